/// Protocol names as Swift names.
///
/// - `wl_surface` is the type `WlSurface`, on the server's side `WlSurfaceResource`;
///   `set_buffer_scale` is the member `setBufferScale`.
/// - A Swift keyword gets backticks. `self`, `Type` and what else no backtick saves, and a nested
///   type that would hide one the generated code needs, get `Value` behind: `TypeValue`.
/// - An entry that begins with a digit gets its enumeration's name in front: entry `90` of
///   `transform` is `transform90`.
enum SwiftName {
    static func type(_ name: String) -> String {
        name.split(separator: "_").map(capitalized).joined()
    }

    /// A type inside an interface's class.
    static func nestedType(_ name: String) -> String {
        let type = type(name)
        return hiddenTypes.contains(type) ? type + "Value" : type
    }

    static func member(_ name: String) -> String {
        escaped(plainMember(name))
    }

    static func entry(_ name: String, of enumeration: String) -> String {
        let startsWithDigit = name.utf8.first.map { (0x30...0x39).contains($0) } ?? false
        return member(startsWithDigit ? "\(enumeration)_\(name)" : name)
    }

    /// A member's name as the label of an argument in a call, where keywords are at home.
    static func label(_ name: String) -> String {
        let plain = plainMember(name)
        return keywords.contains(plain) && !["inout", "let", "var"].contains(plain)
            ? plain : escaped(plain)
    }

    /// A member with a verb in front: `sendEnter`.
    static func member(_ verb: String, _ name: String) -> String {
        verb + type(name)
    }

    private static func plainMember(_ name: String) -> String {
        let parts = name.split(separator: "_")
        guard let first = parts.first else { return name }
        return String(first) + parts.dropFirst().map(capitalized).joined()
    }

    private static func escaped(_ name: String) -> String {
        if hopeless.contains(name) { return name + "Value" }
        return keywords.contains(name) ? "`\(name)`" : name
    }

    private static func capitalized(_ part: Substring) -> String {
        part.prefix(1).uppercased() + part.dropFirst()
    }

    private static let hopeless: Set<String> = ["self", "Self", "Type", "rawValue"]

    private static let hiddenTypes: Set<String> = [
        "Any", "Bool", "Client", "Display", "Double", "Event", "Int32", "Interface", "Protocol",
        "Proxy", "Request", "Resource", "Self", "String", "Type", "UInt32", "UInt8", "Void",
    ]

    private static let keywords: Set<String> = [
        "Any", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default",
        "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
        "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal",
        "is", "let", "nil", "operator", "package", "private", "protocol", "public", "repeat",
        "rethrows", "return", "static", "struct", "subscript", "super", "switch", "throw",
        "throws", "true", "try", "typealias", "var", "where", "while",
    ]
}
