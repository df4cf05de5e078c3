import KeyboardStyle
import KeyboardToolbar
import Scene
import Units

/// What stands for a tool: a text, an icon, or a picture. Source: behaviour E.1, E.3 and E.5.
extension BoardLook {
    /// - Parameters:
    ///   - frame: its item or its cell, which also is all that it may touch.
    ///   - magnification: how much larger than in the bar it is.
    ///   - opacity: what of it is seen.
    func toolNode(
        _ face: ToolFace, _ identity: SceneNode.Identity, in frame: Rect,
        insets: ToolInsets = ToolInsets(bottom: 1), magnification: Double = 1, color: RGBA,
        opacity: Double = 1
    ) -> SceneNode {
        let color = color.withAlpha(color.alpha * opacity)
        let room = Self.room(in: frame, insets)
        let size = toolFontSize * magnification
        let content: SceneNode.Content
        var place = room
        switch face.display {
        case .text(let text, let offset):
            place.x = place.x + Self.sound(offset.x * magnification, within: frame.width)
            place.y = place.y + Self.sound(offset.y * magnification, within: frame.height)
            let textSize =
                text.count > 1 ? toolMetrics.wordFontSize * magnification : size
            content = .label(
                Self.visible(text), textStyle(of: text, textSize, width: room.width), color)
        case .image(let small, let large):
            let image = magnification > 1 ? large : small
            place = Self.middle(of: room, height: size)
            content = picture(
                image.path, isTemplate: image.isTemplate, face, size, place.width, color, opacity)
        case .symbol(let name, let pointSize):
            let wished = toolIconScale * magnification * Self.sound(pointSize, within: room.height)
            if let icon = Icon(symbolName: name) {
                let most = min(room.height, room.width / icon.widthRatio)
                content = .icon(icon, height: min(wished, most), color)
            } else if let image = toolbar?.pictureOfSymbol(name) {
                place = Self.middle(of: room, height: wished)
                content = picture(
                    image.path, isTemplate: image.isTemplate, face, size, place.width, color,
                    opacity)
            } else {
                let letters = Self.letters(in: face)
                content = .label(letters, textStyle(of: letters, size, width: room.width), color)
            }
        }
        return SceneNode(identity: identity, frame: place, ink: frame, content: content)
    }

    /// What stands in for an icon or a picture that cannot be drawn.
    private static func letters(in face: ToolFace) -> String {
        face.standIn.map(visible) ?? letters(of: face.label)
    }

    /// The first letters of a name: of its first two words, or the first two of its only one.
    static func letters(of label: String) -> String {
        let words = label.split { !$0.isLetter && !$0.isNumber }
        guard let first = words.first else { return String(label.prefix(2)) }
        if words.count == 1 { return String(first.prefix(2)) }
        return words.prefix(2).map { String($0.prefix(1)) }.joined()
    }

    private func picture(
        _ path: String, isTemplate: Bool, _ face: ToolFace, _ size: Points, _ width: Points,
        _ color: RGBA, _ opacity: Double
    ) -> SceneNode.Content {
        let letters = Self.letters(in: face)
        return .picture(
            PictureFile(
                path: path, tint: isTemplate ? color : nil, opacity: opacity, letters: letters,
                lettersStyle: textStyle(of: letters, size, width: width), lettersColor: color))
    }

    /// What begins with a small letter stands by its "x", all else by the height of capitals.
    private func textStyle(of text: String, _ size: Points, width: Points) -> LabelStyle {
        let isLow = NativeMetrics.isSmallLetter(text)
        return LabelStyle(
            measure: isLow ? .lowercase : .capitals,
            height: isLow
                ? NativeMetrics.xHeight(ofFontSize: size)
                : NativeMetrics.capHeight(ofFontSize: size),
            lift: 0, maximumWidth: width, thickening: toolMetrics.textThickening)
    }

    private var toolFontSize: Points {
        switch toolbar?.style {
        case .glass, nil: toolMetrics.glass.fontSize
        case .classic: toolMetrics.classic.fontSize
        }
    }

    /// Icons are drawn so many times as large as their point size says.
    private var toolIconScale: Double {
        switch toolbar?.style {
        case .glass, nil: toolMetrics.glass.iconSize / ToolbarMetrics.symbolPointSize
        case .classic: 1
        }
    }

    /// What an item's insets leave for its tool.
    private static func room(in frame: Rect, _ insets: ToolInsets) -> Rect {
        func inset(_ length: Points, _ side: Points) -> Points {
            max(0, sound(length, within: side / 2))
        }
        return Rect(
            left: frame.left + inset(insets.left, frame.width),
            top: frame.top + inset(insets.top, frame.height),
            right: frame.right - inset(insets.right, frame.width),
            bottom: frame.bottom - inset(insets.bottom, frame.height))
    }

    private static func middle(of room: Rect, height: Points) -> Rect {
        let height = min(height, room.height)
        return Rect(
            x: room.x, y: room.center.y - height / 2, width: room.width, height: height)
    }

    /// A length that a program gave: what is no number is none, and what is too long is cut.
    private static func sound(_ length: Points, within limit: Points) -> Points {
        length.value.isFinite ? min(max(length, -limit), limit) : 0
    }
}
