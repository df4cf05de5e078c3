import CLinux
import Glibc
import Testing
import Units

@testable import EventLoop

@Suite struct MainLoopTests {
    @Test func deadlineIsServedWhenTheClockReachesIt() throws {
        let clock = ManualClock()
        let loop = try MainLoop(clock: clock)
        let start = clock.now
        var served: [Instant] = []
        loop.nextDeadline = { served.isEmpty ? start + 150 : nil }
        loop.onDeadline = { served.append($0) }
        clock.advance(by: 149)
        try loop.turn(.notAtAll)
        #expect(served == [])
        clock.advance(by: 1)
        try loop.turn(.notAtAll)
        #expect(served == [start + 150])
    }

    @Test func sleepingLoopWakesForADeadline() throws {
        let clock = MonotonicClock()
        let loop = try MainLoop(clock: clock)
        let deadline = clock.now + 5
        loop.nextDeadline = { deadline }
        loop.onDeadline = { _ in loop.stop() }
        try loop.run()
        #expect(clock.now >= deadline)
    }

    @Test func readableDescriptorCallsItsHandler() throws {
        let loop = try MainLoop(clock: ManualClock())
        let pipe = try Pipe()
        var seen: [Readiness] = []
        try loop.watch(pipe.reader.number) { seen.append($0) }
        try loop.turn(.notAtAll)
        #expect(seen.isEmpty)
        pipe.write()
        try loop.turn(.notAtAll)
        #expect(seen.map(\.isReadable) == [true])
    }

    @Test func closedPeerIsTold() throws {
        let loop = try MainLoop(clock: ManualClock())
        let pipe = try Pipe()
        var hasHungUp = false
        try loop.watch(pipe.reader.number) { hasHungUp = $0.hasHungUp }
        pipe.closeWriter()
        try loop.turn(.notAtAll)
        #expect(hasHungUp)
    }

    @Test func handlerMayRemoveItself() throws {
        let loop = try MainLoop(clock: ManualClock())
        let pipe = try Pipe()
        var calls = 0
        try loop.watch(pipe.reader.number) { _ in
            calls += 1
            loop.unwatch(pipe.reader.number)
        }
        pipe.write()
        try loop.turn(.notAtAll)
        try loop.turn(.notAtAll)
        #expect(calls == 1)
    }

    @Test func turnEndComesBeforeTheSleep() throws {
        let loop = try MainLoop(clock: MonotonicClock())
        var order: [String] = []
        let pipe = try Pipe()
        try loop.watch(pipe.reader.number) { _ in
            order.append("event")
            loop.stop()
        }
        loop.onTurnEnd = {
            order.append("end of turn")
            pipe.write()
        }
        try loop.run()
        #expect(order == ["end of turn", "event"])
    }

    @Test func failedSystemCallNamesItsReason() {
        let error = #expect(throws: SystemError.self) {
            _ = try Descriptor(owning: -1, call: "open")
        }
        #expect(error?.description.hasPrefix("open: ") == true)
    }
}

/// Both ends of a pipe.
final class Pipe {
    let reader: Descriptor
    private var writer: Descriptor?

    init() throws {
        var ends: [Int32] = [-1, -1]
        try #require(unsafe pipe2(&ends, O_CLOEXEC) == 0)
        reader = try Descriptor(owning: ends[0], call: "pipe2")
        writer = try Descriptor(owning: ends[1], call: "pipe2")
    }

    func write() {
        var byte: UInt8 = 1
        if let writer { _ = unsafe Glibc.write(writer.number, &byte, 1) }
    }

    func closeWriter() {
        writer = nil
    }
}
