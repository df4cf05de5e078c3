/// Which modifiers are held with a key.
package struct Modifiers: OptionSet, Sendable, Hashable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    package init(_ modifier: Modifier) {
        switch modifier {
        case .control: self = .control
        case .alt: self = .alt
        case .super: self = .super
        case .altGr: self = .altGr
        }
    }

    package static let shift = Modifiers(rawValue: 1)
    package static let control = Modifiers(rawValue: 2)
    package static let alt = Modifiers(rawValue: 4)
    package static let `super` = Modifiers(rawValue: 8)
    package static let altGr = Modifiers(rawValue: 16)
}
