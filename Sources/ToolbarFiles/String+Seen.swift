extension String {
    /// Whether any of it leaves a mark: spaces and joiners do not.
    var canBeSeen: Bool {
        unicodeScalars.contains { scalar in
            switch scalar.properties.generalCategory {
            case .format, .spaceSeparator, .unassigned, .surrogate: false
            default: true
            }
        }
    }
}
