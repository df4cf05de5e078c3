import Documents
import KeyboardStyle

/// Reads a colour, or one for each scheme.
enum ColorReader {
    private static let expected = "'#rrggbb', '#rrggbbaa', or 'light:' and 'dark:' with one each"

    /// The colour that a key gives; nil, and perhaps a problem, where it gives none.
    static func color(
        _ key: ThemeColor, in reader: inout MappingReader
    ) -> Placed<KeyboardColor>? {
        let name = key.rawValue
        guard let node = reader.written(name) else { return nil }
        if node.isNull {
            // The commonest mistake of all: YAML takes what follows for a comment.
            reader.complain(
                node.place, "\(name) is empty", "put quotation marks around a colour: '#rrggbb'")
            return nil
        }
        switch node.content {
        case .scalar(let text, _):
            guard let color = color(text) else {
                reader.refuse(node, for: name, expected: expected)
                return nil
            }
            return Placed(KeyboardColor(light: color, dark: color), at: node.place)
        case .mapping:
            return pair(node, name, &reader)
        case .sequence:
            reader.refuse(node, for: name, expected: expected)
            return nil
        }
    }

    private static func pair(
        _ node: YAMLNode, _ name: String, _ reader: inout MappingReader
    ) -> Placed<KeyboardColor>? {
        var inner = MappingReader(node, path: reader.path, name: name)
        let light = one("light", of: name, in: &inner)
        let dark = one("dark", of: name, in: &inner)
        inner.finish()
        reader.take(inner.problems)
        guard let light, let dark else { return nil }
        return Placed(KeyboardColor(light: light, dark: dark), at: node.place)
    }

    private static func one(
        _ scheme: String, of name: String, in reader: inout MappingReader
    ) -> RGBA? {
        guard let node = reader.written(scheme) else {
            reader.complain(
                reader.place, "\(name) has no \(scheme) colour",
                "give both, or one colour without 'light:' and 'dark:'")
            return nil
        }
        if node.isNull {
            reader.complain(
                node.place, "the \(scheme) colour of \(name) is empty",
                "put quotation marks around a colour: '#rrggbb'")
            return nil
        }
        if case .scalar(let text, _) = node.content, let color = color(text) { return color }
        reader.refuse(
            node, for: "the \(scheme) colour of \(name)", expected: "'#rrggbb' or '#rrggbbaa'")
        return nil
    }

    /// Six or eight hexadecimal digits, with or without `#`.
    static func color(_ text: String) -> RGBA? {
        let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
        let count = digits.utf8.count
        // The initialiser would take a sign.
        guard count == 6 || count == 8, digits.utf8.allSatisfy({ isDigit($0) }),
            let number = UInt32(digits, radix: 16)
        else { return nil }
        let bytes = count == 8 ? number : number << 8 | 0xFF
        func component(_ shift: UInt32) -> Double { Double(bytes >> shift & 0xFF) / 255 }
        return RGBA(component(24), component(16), component(8), component(0))
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
            UInt8(ascii: "A")...UInt8(ascii: "F"):
            true
        default: false
        }
    }
}
