import EventLoop
import Units

/// Files that are looked at when they change, and once more when one of them has stayed away.
///
/// Some editors move a file away before they write the new one: a file that has vanished is believed to be gone only when it
/// has not come back for a moment.
package final class FollowedFiles {
    /// Looks at the files; what it returns says whether one has vanished and may come back. `isFinal`: what is away is gone.
    package var look: (_ isFinal: Bool) -> Bool = { _ in false }
    /// When `timeReached` must be called, or nil.
    package private(set) var nextDeadline: Instant?

    private var watching: (watch: DocumentWatch, clock: any Clock)?
    private static let replacingTime: Milliseconds = 250

    package init() {}

    /// Looks now. Before `watch` nothing is waited for.
    package func lookNow() { lookAt(isFinal: true) }

    /// Follows these files from now on; what has changed since they were read is seen.
    package func watch(_ files: Set<String>, in loop: MainLoop) throws(SystemError) {
        let watch = try DocumentWatch(in: loop)
        watch.onChange = { [unowned self] in lookAt(isFinal: false) }
        watching = (watch, loop.clock)
        watch.follow(files)
        lookAt(isFinal: true)
    }

    /// Other files are followed, if any are.
    package func follow(_ files: @autoclosure () -> Set<String>) {
        watching?.watch.follow(files())
    }

    package func timeReached(_ now: Instant) {
        guard let nextDeadline, nextDeadline <= now else { return }
        lookAt(isFinal: true)
    }

    private func lookAt(isFinal: Bool) {
        let isWaiting = look(isFinal)
        nextDeadline = isWaiting ? watching.map { $0.clock.now + Self.replacingTime } : nil
    }
}
