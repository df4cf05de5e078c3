import EventLoop
import TestKit
import Testing
import Units

@testable import SessionBus

/// A bus, the keyboard's service on it with a clock that only the test moves, and what it tells.
final class ToolbarRoom {
    let bus: PrivateBus
    let connection: BusConnection
    let clock = ManualClock()
    let turning: Turning
    private(set) var service: ToolbarService?
    private(set) var changes: [[ToolbarRegistration]] = []
    private(set) var names: [BusName.State] = []

    init() throws {
        bus = try PrivateBus()
        turning = try Turning()
        connection = try turning.connect(to: bus.address)
        let service = ToolbarService(connection, clock: clock)
        service.onChange = { [unowned self] in changes.append($0) }
        service.onName = { [unowned self] in names.append($0) }
        self.service = service
        try turning.wait(for: "the name") { !names.isEmpty }
    }

    var registrations: [ToolbarRegistration] { service?.registrations ?? [] }

    func dropService() {
        service = nil
    }

    func forgetChanges() {
        changes.removeAll()
    }

    /// An application on the bus.
    func application() throws -> ToolbarApplication {
        try ToolbarApplication(on: bus)
    }

    /// Turns until the application has told something; what it is.
    func next(from application: ToolbarApplication) throws -> ToolbarApplication.Event {
        var events: [ToolbarApplication.Event] = []
        try turning.watch(for: "something from the application") {
            events += try application.told()
            return !events.isEmpty
        }
        try #require(events.count == 1, "one thing after the other")
        return events[0]
    }

    /// Gives a command, and turns until the call has been answered.
    @discardableResult
    func answer(
        of application: ToolbarApplication, to command: String
    ) throws -> ToolbarApplication.Event {
        application.send(command)
        return try next(from: application)
    }

    /// Runs `busctl` with these words; what it printed, on either output.
    func busctl(_ words: [String]) throws -> String {
        let errors = bus.directory.file("busctl-errors")
        let process = try ChildProcess(
            ["busctl", "--address=\(bus.address)"] + words, environment: bus.environment,
            output: .lines, errors: .file(errors))
        try turning.watch(for: "busctl") { !process.isRunning }
        let output = try process.lines.readToEnd(until: Deadline())
        return String(decoding: output + (Directory.bytes(of: errors) ?? []), as: UTF8.self)
    }

    /// Another connection calls, and has gone before the call can be taken.
    func callAndLeave(_ call: BusCall) throws {
        let caller = try Turning()
        let connection = try caller.connect(to: bus.address)
        try caller.settle(connection)
        _ = connection.call(call) { _ in }
    }

    func endBus() throws {
        var hasEnded = false
        connection.onEnd = { _ in hasEnded = true }
        bus.end()
        try turning.wait(for: "the end of the bus") { hasEnded }
    }
}
