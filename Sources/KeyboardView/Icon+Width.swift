import Scene

extension Icon {
    /// How wide its ink is at most, in heights. Only the painter knows exactly; a test there holds this true.
    var widthRatio: Double {
        switch self {
        case .deleteLeft: 1.45
        case .shift, .shiftFilled, .capsLock: 1.2
        case .microphone, .chevronLeft, .chevronRight: 0.8
        default: 1.2
        }
    }
}
