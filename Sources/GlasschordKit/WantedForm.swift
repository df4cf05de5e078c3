import KeyboardLayouts
import Settings

extension BoardKeys {
    /// What a person has asked for, whatever the field is.
    package enum WantedForm: Sendable {
        /// What the field wants.
        case field
        case terminal
        case pc
        /// What the field wants, but never a terminal's keys.
        case noTerminal
    }
}

extension BoardKeys.WantedForm {
    init(_ page: PageSetting?) {
        switch page {
        case .auto, nil: self = .field
        case .terminal: self = .terminal
        case .pc: self = .pc
        }
    }

    /// The keys that are shown for a field that wants its own ones.
    func form(for own: LayoutForm) -> LayoutForm {
        // A field for digits alone has no use for a terminal's keys.
        if own.isPad { return own }
        switch self {
        case .field: return own
        case .terminal: return .terminal
        case .pc: return .pc
        case .noTerminal: return own == .terminal ? .text : own
        }
    }
}
