import Glibc
import Testing

@testable import EventLoop

@Suite struct BackgroundJobTests {
    @Test func resultComesBackOnTheLoop() throws {
        let loop = try MainLoop(clock: MonotonicClock())
        var results: [Int] = []
        try BackgroundJob.run(in: loop, { 6 * 7 }) {
            results.append($0)
            loop.stop()
        }
        try loop.run()
        #expect(results == [42])
    }

    @Test func workRunsBesideTheLoop() throws {
        let loop = try MainLoop(clock: MonotonicClock())
        let here = pthread_self()
        var isElsewhere = false
        try BackgroundJob.run(in: loop, { UInt(pthread_self()) }) {
            isElsewhere = $0 != UInt(here)
            loop.stop()
        }
        try loop.run()
        #expect(isElsewhere)
    }
}
