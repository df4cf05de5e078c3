/// Which letters are typed and shown.
package enum ShiftState: Sendable, Hashable, CaseIterable {
    case lower
    /// Capitals for one character, or while shift is held.
    case upper
    /// Capitals until shift is tapped.
    case capsLock

    package var isCapital: Bool { self != .lower }
}
