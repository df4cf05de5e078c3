/// How the program ends; the numbers are part of its documented interface.
public enum ExitStatus: Int32, Sendable, Error, CaseIterable {
    case success = 0
    /// Something failed that has no number of its own: a file that cannot be written, no memory.
    case failure = 1
    /// The command line is wrong.
    case usage = 2
    /// There is no compositor, or it does not answer.
    case noCompositor = 3
    /// The compositor cannot show the keyboard: no layer-shell, no shared memory, no seat.
    case cannotShow = 4
    /// The compositor offers no way to type: neither input-method nor virtual-keyboard.
    case cannotType = 5
    /// Another Glasschord runs on this display.
    case alreadyRunning = 6
    /// The compositor closed the connection.
    case connectionLost = 7
}
