import Units

extension NativeMetrics {
    /// About how wide a text is drawn, or a little more, for deciding what it shares a place with. Only the painter can measure.
    package static func approximateWidth(of text: String, fontSize: Points) -> Points {
        fontSize * text.reduce(0) { $0 + approximateWidth(of: $1) }
    }

    /// In font sizes; from the widths that sans-serif fonts have in common.
    private static func approximateWidth(of character: Character) -> Double {
        switch character {
        case "i", "j", "l", ".", ",", ":", ";", "'", "|", "!", " ": 0.32
        case "f", "r", "t", "-", "(", ")", "[", "]", "I": 0.42
        case "m", "w", "M", "W", "@", "%": 0.95
        default: character.isUppercase ? 0.72 : 0.6
        }
    }
}
