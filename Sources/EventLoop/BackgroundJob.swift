import CLinux
import Glibc
import Synchronization

/// Work on a thread of its own whose result comes back as a turn of the loop.
///
/// For what may take long and touches no state of ours: the work takes and returns `Sendable` values. The thread ends with
/// the work. A process that ends does not wait for it.
@safe package enum BackgroundJob {
    /// What both threads hold.
    private final class Shared<Result: Sendable>: Sendable {
        let result = Mutex<Result?>(nil)
        /// Written once, when the result is there. Whichever thread is last closes it.
        let signal: Descriptor

        init(signal: Descriptor) {
            self.signal = signal
        }
    }

    /// What the new thread is started with.
    private final class Start: Sendable {
        let work: @Sendable () -> Void

        init(_ work: @escaping @Sendable () -> Void) {
            self.work = work
        }
    }

    /// Starts the work.
    ///
    /// - Parameter finish: called on the loop's thread with the result, unless the loop has ended.
    package static func run<Result: Sendable>(
        in loop: MainLoop, _ work: @escaping @Sendable () -> Result,
        finish: @escaping (Result) -> Void
    ) throws(SystemError) {
        let descriptor = try Descriptor(
            owning: eventfd(0, Int32(EFD_CLOEXEC) | Int32(EFD_NONBLOCK)), call: "eventfd")
        let shared = Shared<Result>(signal: descriptor)
        try loop.watch(descriptor.number) { _ in
            loop.unwatch(descriptor.number)
            if let result = shared.result.withLock({ $0 }) { finish(result) }
        }
        do {
            try start {
                let result = work()
                shared.result.withLock { $0 = result }
                var one: UInt64 = 1
                _ = unsafe write(shared.signal.number, &one, MemoryLayout<UInt64>.size)
            }
        } catch {
            loop.unwatch(descriptor.number)
            throw error
        }
    }

    private static func start(_ work: @escaping @Sendable () -> Void) throws(SystemError) {
        var attributes = pthread_attr_t()
        unsafe pthread_attr_init(&attributes)
        defer { unsafe pthread_attr_destroy(&attributes) }
        unsafe pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
        let argument = unsafe Unmanaged.passRetained(Start(work))
        var thread = pthread_t()
        let code = unsafe pthread_create(
            &thread, &attributes,
            { argument in
                guard let argument = unsafe argument else { return nil }
                let start = unsafe Unmanaged<Start>.fromOpaque(argument).takeRetainedValue()
                start.work()
                return nil
            }, argument.toOpaque())
        if code != 0 {
            unsafe argument.release()
            throw SystemError(call: "pthread_create", code: code)
        }
    }
}
