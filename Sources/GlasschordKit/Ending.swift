import CLinux
import EventLoop
import Glibc

/// What signals mean to the running keyboard, and with which status it ends.
///
/// The signals to show and hide are those that wvkbd's users have bound to buttons and gestures.
final class Ending {
    /// SIGRTMIN is a function of the C library: the first signals are its own.
    static var toggle: Int32 { __libc_current_sigrtmin() }

    private(set) var status = ExitStatus.success
    private weak var keyboard: Keyboard?
    private var loop: MainLoop?
    private var hasEnded = false

    /// From now on signals reach the keyboard.
    func attach(_ keyboard: Keyboard, _ loop: MainLoop) {
        self.keyboard = keyboard
        self.loop = loop
        if hasEnded { loop.stop() }
    }

    func received(_ number: Int32) {
        switch number {
        case SIGUSR1: keyboard?.hide()
        case SIGUSR2: keyboard?.show()
        case Self.toggle: keyboard?.toggle()
        default: end(with: .success)
        }
    }

    /// Ends the run with this status; the first one counts.
    func end(with status: ExitStatus) {
        if hasEnded { return }
        hasEnded = true
        self.status = status
        loop?.stop()
    }
}
