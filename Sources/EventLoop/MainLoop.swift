import CLinux
import Glibc
import Units

/// The loop of the main thread.
@safe package final class MainLoop {
    /// How a turn waits.
    package enum Waiting: Sendable {
        /// Sleep until something happens.
        case untilSomethingHappens
        /// Take what has happened already and return; for tests with a manual clock.
        case notAtAll
    }

    package let clock: any Clock

    /// The earliest moment at which `onDeadline` must be called, or nil; asked before each sleep.
    package var nextDeadline: () -> Instant? = { nil }
    /// Called when the moment published by `nextDeadline` has come.
    package var onDeadline: (Instant) -> Void = { _ in }
    /// Called before each sleep: the place to draw and to flush.
    package var onTurnEnd: () -> Void = {}

    /// Readable when a turn would find something to do, its deadlines aside.
    package var descriptor: Int32 { epoll.number }

    private let epoll: Descriptor
    private let timer: Descriptor
    private var armedDeadline: Instant?
    private var watches: [Int32: (Readiness) -> Void] = [:]
    private var isStopped = false

    package init(clock: any Clock) throws(SystemError) {
        self.clock = clock
        epoll = try Descriptor(
            owning: epoll_create1(Int32(EPOLL_CLOEXEC)), call: "epoll_create1")
        timer = try Descriptor(
            owning: timerfd_create(CLOCK_MONOTONIC, Int32(TFD_CLOEXEC) | Int32(TFD_NONBLOCK)),
            call: "timerfd_create")
        try watch(timer.number) { [unowned self] _ in takeTimer() }
    }

    /// Calls `handler` whenever the descriptor can be read or has failed.
    ///
    /// The descriptor stays the caller's, who calls `unwatch` before it is closed.
    package func watch(
        _ descriptor: Int32, _ handler: @escaping (Readiness) -> Void
    ) throws(SystemError) {
        try control(EPOLL_CTL_ADD, descriptor, EPOLLIN.rawValue)
        watches[descriptor] = handler
    }

    /// Asks to be called also (`true`) or no longer (`false`) when a watched descriptor can be written.
    ///
    /// - Parameter pausesReading: whether it is then not called for what can be read; that the other end has hung up
    ///   is told all the same.
    package func watchWriting(
        _ descriptor: Int32, _ isWanted: Bool, pausesReading: Bool = false
    ) throws(SystemError) {
        guard watches[descriptor] != nil else { return }
        let reading = isWanted && pausesReading ? 0 : EPOLLIN.rawValue
        try control(EPOLL_CTL_MOD, descriptor, reading | (isWanted ? EPOLLOUT.rawValue : 0))
    }

    package func unwatch(_ descriptor: Int32) {
        guard watches.removeValue(forKey: descriptor) != nil else { return }
        // A descriptor that is closed already has left the set by itself; nothing else can go wrong here.
        _ = epoll_ctl(epoll.number, EPOLL_CTL_DEL, descriptor, nil)
    }

    /// Turns until `stop` is called.
    package func run() throws(SystemError) {
        while !isStopped { try turn(.untilSomethingHappens) }
    }

    package func stop() {
        isStopped = true
    }

    /// One turn: end the turn before, wait, handle what happened.
    package func turn(_ waiting: Waiting) throws(SystemError) {
        onTurnEnd()
        if isStopped { return }
        if waiting == .untilSomethingHappens { try arm(nextDeadline()) }
        try dispatch(waiting)
        let now = clock.now
        if let deadline = nextDeadline(), deadline <= now { onDeadline(now) }
    }

    private func dispatch(_ waiting: Waiting) throws(SystemError) {
        let timeout: Int32 = waiting == .untilSomethingHappens ? -1 : 0
        let capacity = 16
        var failure: SystemError?
        unsafe withUnsafeTemporaryAllocation(of: epoll_event.self, capacity: capacity) { events in
            let count = unsafe epoll_wait(
                epoll.number, events.baseAddress, Int32(capacity), timeout)
            if count < 0 {
                if errno != EINTR { failure = SystemError(call: "epoll_wait") }
                return
            }
            for index in 0..<Int(count) {
                let event = unsafe events[index]
                let readiness = unsafe Readiness(epollEvents: event.events)
                unsafe watches[event.data.fd]?(readiness)
            }
        }
        if let failure { throw failure }
    }

    private func control(
        _ operation: Int32, _ descriptor: Int32, _ events: UInt32
    ) throws(SystemError) {
        var event = unsafe epoll_event()
        unsafe event.events = events
        unsafe event.data.fd = descriptor
        guard unsafe epoll_ctl(epoll.number, operation, descriptor, &event) == 0 else {
            throw SystemError(call: "epoll_ctl")
        }
    }

    /// Sets the one timer; a system call only when the deadline has changed.
    private func arm(_ deadline: Instant?) throws(SystemError) {
        if deadline == armedDeadline { return }
        armedDeadline = deadline
        var setting = itimerspec()
        if let deadline {
            // All zero would disarm: a deadline in the past becomes the first nanosecond.
            let nanoseconds = max(1, deadline.nanoseconds)
            setting.it_value.tv_sec = Int(nanoseconds / 1_000_000_000)
            setting.it_value.tv_nsec = Int(nanoseconds % 1_000_000_000)
        }
        guard
            unsafe timerfd_settime(timer.number, Int32(TFD_TIMER_ABSTIME), &setting, nil)
                == 0
        else { throw SystemError(call: "timerfd_settime") }
    }

    private func takeTimer() {
        var expirations: UInt64 = 0
        // Only the wake-up matters: deadlines are compared with the clock after the turn's events.
        _ = unsafe read(timer.number, &expirations, MemoryLayout<UInt64>.size)
        armedDeadline = nil
    }
}
