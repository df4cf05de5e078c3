import KeyboardLayouts
import KeyboardStyle
import Scene
import Units

/// A board as the keyboard draws it, built by hand from the figures of behaviour A.4.
struct FakeBoard {
    enum Look: CaseIterable {
        case light
        case dark
    }

    enum Shift: CaseIterable {
        case off
        case once
        case locked
    }

    var width: Points = 402
    var look = Look.light
    var shift = Shift.off
    /// How opaque background and keys are.
    var opacity = 1.0
    var pressed: Set<KeyID> = []
    /// Labels that differ from the keys' own.
    var labels: [KeyID: String] = [:]
    var rows: [[Character]] = [Array("qwertyuiop"), Array("asdfghjkl"), Array("zxcvbnm")]

    var scene: BoardScene {
        let size = Size(width: width, height: 229)
        let bounds = Rect(x: 0, y: 0, width: size.width, height: size.height)
        var nodes = [
            SceneNode(
                identity: .background, frame: bounds, ink: bounds,
                content: .fill(background, cornerRadius: 0))
        ]
        for (index, row) in rows.enumerated() {
            let count = Points(row.count)
            let rowWidth = count.value * letterWidth + (count.value - 1) * 6
            var x = (width.value - rowWidth) / 2
            for character in row {
                let text = shift == .off ? String(character) : character.uppercased()
                let tall = shift == .off && character.isLetter
                add(
                    .character(String(character)), text,
                    tall ? style(.lowercase, 13.2, 0) : style(.capitals, 15.4, 1), x: x, row: index,
                    width: letterWidth, fill: standard, to: &nodes)
                x += letterWidth + 6
            }
        }
        addControls(to: &nodes)
        return BoardScene(size: size, nodes: nodes)
    }

    private var letterWidth: Double { (width.value - 13 - 54) / 10 }

    private func addControls(to nodes: inout [SceneNode]) {
        let wide = (width.value - 13 - (7 * letterWidth + 36) - 30) / 2
        let right = width.value - 6.5
        let arrow: Icon =
            switch shift {
            case .off: .shift
            case .once: .shiftFilled
            case .locked: .capsLock
            }
        add(.shift, arrow, 17, x: 6.5, row: 2, width: wide, to: &nodes)
        add(.backspace, .deleteLeft, 16.7, x: right - wide, row: 2, width: wide, to: &nodes)
        add(
            .type(.numbers), "123", style(.capitals, 13, 1), x: 6.5, row: 3, width: wide,
            fill: control, to: &nodes)
        let returnWidth = wide + 15 + letterWidth
        let spaceLeft = 6.5 + wide + 6
        add(
            .space, "space", style(.lowercase, 8.4, 0), x: spaceLeft, row: 3,
            width: right - returnWidth - 6 - spaceLeft, fill: standard, to: &nodes)
        add(
            .primary, "return", style(.lowercase, 8.4, 0), x: right - returnWidth, row: 3,
            width: returnWidth, fill: control, to: &nodes)
    }

    private func style(_ measure: LabelStyle.Measure, _ height: Points, _ lift: Points)
        -> LabelStyle
    {
        LabelStyle(measure: measure, height: height, lift: lift, maximumWidth: 0)
    }

    private func add(
        _ key: KeyID, _ text: String, _ style: LabelStyle, x: Double, row: Int, width: Double,
        fill: RGBA, to nodes: inout [SceneNode]
    ) {
        let frame = addCap(key, x: x, row: row, width: width, fill: fill, to: &nodes)
        var style = style
        style.maximumWidth = frame.width - 6
        nodes.append(
            SceneNode(
                identity: .keyLabel(key), frame: frame, ink: frame,
                content: .label(labels[key] ?? text, style, ink)))
    }

    private func add(
        _ key: KeyID, _ icon: Icon, _ height: Points, x: Double, row: Int, width: Double,
        to nodes: inout [SceneNode]
    ) {
        let frame = addCap(key, x: x, row: row, width: width, fill: control, to: &nodes)
        nodes.append(
            SceneNode(
                identity: .keyLabel(key), frame: frame, ink: frame,
                content: .icon(icon, height: height, ink)))
    }

    private func addCap(
        _ key: KeyID, x: Double, row: Int, width: Double, fill: RGBA, to nodes: inout [SceneNode]
    ) -> Rect {
        let frame = Rect(
            x: Points(x), y: Points(8 + Double(row) * 56), width: Points(width), height: 45)
        nodes.append(
            SceneNode(
                identity: .keyCap(key), frame: frame, ink: frame,
                content: .fill(pressed.contains(key) ? held : fill, cornerRadius: 7.5)))
        return frame
    }

    private var background: RGBA { look == .light ? fill(226, 226, 230) : fill(41, 41, 43) }
    private var standard: RGBA { look == .light ? fill(255, 255, 255) : fill(80, 80, 82) }
    private var control: RGBA { look == .light ? fill(203, 206, 212) : fill(59, 59, 61) }
    private var held: RGBA { look == .light ? fill(193, 194, 199) : fill(117, 117, 118) }
    private var ink: RGBA { look == .light ? RGBA(0, 0, 0) : RGBA(1, 1, 1) }

    private func fill(_ red: Double, _ green: Double, _ blue: Double) -> RGBA {
        RGBA(red / 255, green / 255, blue / 255, opacity)
    }
}
