import CLinux
import Glibc

/// Signals of the process, delivered as turns of the loop (signalfd).
///
/// From its creation on the signals are blocked in this thread, so that none interrupts a turn.
@safe package final class Signals {
    private let descriptor: Descriptor
    private let loop: MainLoop

    /// - Parameter handler: called with the signal's number.
    package init(
        _ numbers: [Int32], in loop: MainLoop, _ handler: @escaping (Int32) -> Void
    ) throws(SystemError) {
        Self.hold(numbers)
        var set = sigset_t()
        unsafe sigemptyset(&set)
        for number in numbers { unsafe sigaddset(&set, number) }
        let descriptor = try Descriptor(
            owning: unsafe signalfd(-1, &set, Int32(SFD_CLOEXEC | SFD_NONBLOCK)),
            call: "signalfd")
        self.descriptor = descriptor
        self.loop = loop
        try loop.watch(descriptor.number) { _ in
            while let number = Self.next(from: descriptor) { handler(number) }
        }
    }

    /// Keeps signals until `init` takes them: for the very start of a process, when they would still end it.
    package static func hold(_ numbers: [Int32]) {
        var set = sigset_t()
        unsafe sigemptyset(&set)
        for number in numbers { unsafe sigaddset(&set, number) }
        unsafe pthread_sigmask(SIG_BLOCK, &set, nil)
    }

    deinit {
        loop.unwatch(descriptor.number)
    }

    private static func next(from descriptor: Descriptor) -> Int32? {
        var info = signalfd_siginfo()
        let size = MemoryLayout<signalfd_siginfo>.size
        guard unsafe read(descriptor.number, &info, size) == size else { return nil }
        return Int32(info.ssi_signo)
    }
}
