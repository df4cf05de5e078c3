import Documents
import Units

/// How long a tool is held until its choices appear.
package struct ToolbarDelay: Sendable, Hashable {
    package let time: Seconds

    /// Source: behaviour E.1, `showToolPickerDelay`.
    package static let standard: Seconds = 0.5

    static let expected = "seconds, from 0 to 5, such as 0.2"

    /// Reads "0.2" or "0.2 s".
    init?(_ text: String) {
        let digits = text.hasSuffix("s") ? text.dropLast() : text[...]
        let trimmed = digits.last == " " ? digits.dropLast() : digits
        guard let value = PlainNumber.decimal(trimmed), (0...5).contains(value) else { return nil }
        time = Seconds(value)
    }

    package var text: String { SwitchKind.text(time.value) }
}
