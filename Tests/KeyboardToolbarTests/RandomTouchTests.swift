import KeyboardStyle
import KeyboardToolbar
import TestRandom
import Testing
import Units

/// Fingers, content and time at random.
struct RandomTouchTests {
    private static let fingers: [Int32] = [0, 1, 2]

    private var generator = SeededGenerator(seed: 0)
    private var bar = Bar()
    private var width: Points = 400
    /// Fingers from which something may still come: down, and not cancelled.
    private var down: Set<Int32> = []
    private var performedCount = 0

    @Test(arguments: 1...40)
    mutating func K29_aFingerPerformsOnceAtMostAndOnlyWhenItIsLifted(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
        width = Points(Int.random(in: 200...900, using: &generator))
        let content = randomContent()
        bar = Bar(
            content, width: width,
            style: Bool.random(using: &generator) ? .glass : .classic,
            delay: Milliseconds(Int.random(in: -1...3, using: &generator) * 100))
        for _ in 0..<500 { step() }
        #expect(performedCount > 0)
    }

    private mutating func step() {
        let finger = Self.fingers.randomElement(using: &generator) ?? 0
        let before = bar.effects.count
        let pressed = bar.touches.appearance.pressed
        let wasPicking = bar.picker != nil
        var isLift = false
        switch Int.random(in: 0..<24, using: &generator) {
        case 0...6:
            down.insert(finger)
            bar.down(randomPoint(in: 0...60), finger: finger)
        case 7...11: bar.move(randomPoint(in: -100...140), finger: finger)
        case 12...16:
            isLift = true
            bar.up(finger: finger)
            #expect(!bar.touches.owns(.touch(finger)))
        case 17:
            bar.cancel(finger: finger)
            down.remove(finger)
        case 18:
            let appearance = bar.touches.appearance
            bar.show(bar.touches.content, width: width)
            #expect(bar.touches.appearance == appearance)
            bar.show(randomContent(), width: width)
        case 19 where Bool.random(using: &generator):
            bar.touches.cancelAll()
            down = []
        default: bar.wait(Int.random(in: 0...400, using: &generator))
        }
        let new = bar.effects[before...]
        #expect(new.count <= 1)
        for effect in new {
            switch effect {
            case .willPresentPicker(let address):
                #expect(!isLift)
                #expect(bar.picker?.address == address)
            case .perform(let choice, let address):
                #expect(isLift && down.contains(finger))
                // What is performed is what was shown to be held.
                #expect(pressed == address)
                let item = bar.touches.content[address]
                #expect(item?.isEnabled == true)
                if !wasPicking { #expect(choice == .representative) }
                #expect(isThere(choice, in: item))
                performedCount += 1
                #expect(bar.touches.appearance.pressed == nil)
            }
        }
        if isLift { down.remove(finger) }
        #expect(down.allSatisfy { bar.touches.owns(.touch($0)) })
        checkAppearance()
    }

    private func isThere(_ choice: ToolChoice, in item: ToolbarContent.Item?) -> Bool {
        guard let item else { return false }
        switch choice {
        case .representative: return true
        case .alternate(let index):
            let count = item.choices.count - (item.choicesBeginWithRepresentative ? 1 : 0)
            return (0..<count).contains(index)
        }
    }

    private func checkAppearance() {
        let appearance = bar.touches.appearance
        #expect(bar.touches.layout.scrollRange.contains(appearance.scroll))
        if let pressed = appearance.pressed {
            #expect(bar.touches.content[pressed]?.isEnabled == true)
        }
        guard let picker = appearance.picker else { return }
        #expect(picker.layout.cells.count == bar.touches.content[picker.address]?.choices.count)
        #expect(picker.layout.frame.liesBetween(0, width))
        #expect(picker.layout.frame.top >= -600)
        if let selected = picker.selected {
            #expect(picker.layout.cells.indices.contains(selected))
        }
    }

    private mutating func randomPoint(in heights: ClosedRange<Double>) -> Point {
        Point(
            x: Points(Double.random(in: -20...(width.value + 20), using: &generator)),
            y: Points(Double.random(in: heights, using: &generator)))
    }

    private mutating func randomContent() -> ToolbarContent {
        var groups: [[ToolbarContent.Item]] = []
        for _ in 0..<Int.random(in: 1...3, using: &generator) {
            groups.append([])
            for _ in 0..<Int.random(in: 0...5, using: &generator) {
                groups[groups.count - 1].append(
                    Samples.item(
                        "a", choices: max(0, Int.random(in: -2...9, using: &generator)),
                        beginsWithRepresentative: Bool.random(using: &generator),
                        isEnabled: Int.random(in: 0..<4, using: &generator) > 0,
                        isSecondary: Bool.random(using: &generator)))
            }
        }
        return Samples.content(groups)
    }
}
