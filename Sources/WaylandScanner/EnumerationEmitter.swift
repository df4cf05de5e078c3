/// Writes protocol enumerations: open structs, option sets for bit fields.
struct EnumerationEmitter {
    func emit(_ enumeration: Enumeration, into text: inout SwiftText) {
        let name = SwiftName.nestedType(enumeration.name)
        let conformances =
            enumeration.isBitfield
            ? "OptionSet, Hashable, Sendable" : "RawRepresentable, Hashable, Sendable"
        text.line()
        text.summary(enumeration.summary)
        text.block("package struct \(name): \(conformances)") { text in
            text.line("package let rawValue: UInt32")
            text.line()
            text.line("package init(rawValue: UInt32) { self.rawValue = rawValue }")
            for entry in enumeration.entries {
                let member = SwiftName.entry(entry.name, of: enumeration.name)
                // The compiler wants `[]` where an option set is empty.
                let value =
                    enumeration.isBitfield && entry.value == 0
                    ? "[]" : "\(name)(rawValue: \(entry.value))"
                text.line()
                text.summary(entry.summary)
                text.line("package static var \(member): \(name) { \(value) }")
            }
        }
    }
}
