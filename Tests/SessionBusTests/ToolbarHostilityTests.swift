import EventLoop
import TestKit
import Testing
import Units

@testable import SessionBus

/// Applications that send too much, too often, or what nobody can read. Source: behaviour E.7, limits.
@Suite struct ToolbarHostilityTests {
    private static let limits = "org.glasschord.Error.LimitsExceeded"

    /// Made anew each time: a leak checker does not see through the tagged pointers of a global.
    private static var registration: BusCall {
        BusCall(
            destination: ToolbarService.busName, path: ToolbarService.path,
            interface: "org.glasschord.Toolbar1", member: "Register",
            arguments: [
                .string("foot"),
                .array([
                    .array([.array([.entry(key: .string("text"), value: .variant(.string("x")))])])
                ]),
            ])
    }

    private static func error(_ event: ToolbarApplication.Event) -> String? {
        if case .answered(let error, _) = event { error } else { nil }
    }

    private static func message(_ event: ToolbarApplication.Event) -> String? {
        if case .answered(_, let message) = event { message } else { nil }
    }

    /// A body of a megabyte and members that nest deeply are refused before they become values.
    @Test(arguments: [
        ("large 1000000", "the call holds too much: give at most 65536 bytes"),
        ("large 70000", "the call holds too much: give at most 65536 bytes"),
        ("nested 40", "the call nests too deeply: put at most 16 containers within each other"),
        ("many 17000", "the call holds too much: give at most 16384 values"),
    ])
    func bodyThatIsTooLargeLeavesTheToolbar(command: String, message: String) throws {
        let room = try ToolbarRoom()
        let application = try room.application()
        try room.answer(of: application, to: "register foot [[{'text': <'x'>}]]")
        let answer = try room.answer(of: application, to: command)
        #expect(Self.error(answer) == Self.limits)
        #expect(Self.message(answer) == message, "it says what is taken")
        #expect(room.registrations.map(\.applicationID) == ["foot"])
        #expect(room.changes.count == 1)
    }

    @Test func nestingThatNobodyLooksAtIsHarmless() throws {
        let room = try ToolbarRoom()
        let application = try room.application()
        let answer = try room.answer(of: application, to: "nested 5")
        #expect(Self.error(answer) == nil)
        #expect(room.registrations.map(\.applicationID) == ["nested"])
    }

    @Test func mistakeIsToldWithItsPlaceAndLeavesTheToolbar() throws {
        let room = try ToolbarRoom()
        let application = try room.application()
        try room.answer(of: application, to: "register foot [[{'text': <'x'>}]]")
        let answer = try room.answer(
            of: application, to: "register foot [[{'text': <'a'>}], [{'text': <uint32 7>}]]")
        #expect(
            answer
                == .answered(
                    error: "org.freedesktop.DBus.Error.InvalidArgs",
                    message: "group 1, item 0, text has the type u: give s"))
        #expect(room.registrations.first?.groups == [[RegisteredItem(RegisteredTool(text: "x"))]])
    }

    /// 50 at once, and 20 a second after that.
    @Test func floodIsRefusedAndTheToolbarStays() throws {
        let room = try ToolbarRoom()
        let application = try room.application()
        let answer = try room.answer(of: application, to: "flood 10000")
        #expect(answer == .flooded(taken: 50, refused: 9950))
        #expect(room.changes.count == 50)
        let item = RegisteredItem(RegisteredTool(text: "49"))
        #expect(room.registrations.first?.groups == [[item]])
        room.clock.advance(by: 1000)
        #expect(
            try room.answer(of: application, to: "flood 30") == .flooded(taken: 20, refused: 10))
        // Others are not held up by it.
        let other = try room.application()
        #expect(try room.answer(of: other, to: "flood 50") == .flooded(taken: 50, refused: 0))
    }

    /// While somebody floods us, a turn of the loop takes so many messages and no more.
    @Test func floodLeavesTheLoopToOthers() throws {
        let room = try ToolbarRoom()
        let application = try room.application()
        application.send("flood 5000")
        var isDone = false
        var turns = 0
        try room.turning.watch(for: "the end of the flood") {
            turns += 1
            isDone = try isDone || !application.told().isEmpty
            return isDone
        }
        // 5,000 calls and what the bus says, at most 32 in a turn.
        #expect(turns > 5000 / 32)
    }

    @Test func noMoreToolbarsThanThereAreLimits() throws {
        let room = try ToolbarRoom()
        var connections: [BusConnection] = []
        var answers: [BusMessage] = []
        var slots: [BusSlot?] = []
        for number in 1...33 {
            let connection = try room.turning.connect(to: room.bus.address)
            connections.append(connection)
            slots.append(connection.call(Self.registration) { answers.append($0) })
            try room.turning.wait(for: "an answer") { answers.count == number }
        }
        #expect(answers.prefix(32).allSatisfy { $0.error == nil })
        #expect(answers.last?.error == Self.limits)
        #expect(room.registrations.count == 32)
        withExtendedLifetime((connections, slots)) {}
    }

    /// The bus has forgotten the caller before it knows that we listen for its end.
    @Test func toolbarOfWhoHasLeftAlreadyGoes() throws {
        let room = try ToolbarRoom()
        try room.callAndLeave(Self.registration)
        try room.turning.wait(for: "the toolbar's end") { room.changes.last == [] }
        #expect(room.changes.map(\.count) == [1, 0])
    }

    /// A bus takes 512 rules of a connection: those of owners that have gone must be taken back.
    @Test func sixHundredOwnersLeaveNothingBehind() throws {
        let room = try ToolbarRoom()
        for _ in 0..<600 {
            room.clock.advance(by: 1000)
            room.forgetChanges()
            try room.callAndLeave(Self.registration)
            try room.turning.wait(for: "the toolbar's end") { room.changes.last == [] }
        }
        let application = try room.application()
        try room.answer(of: application, to: "register foot [[{'text': <'x'>}]]")
        application.end()
        try room.turning.wait(for: "the toolbar's end") { room.registrations.isEmpty }
    }

    /// Such a signal passes the bus whatever is listened to.
    @Test func nobodyButTheBusTellsThatAnOwnerIsGone() throws {
        let room = try ToolbarRoom()
        let application = try room.application()
        try room.answer(of: application, to: "register foot [[{'text': <'x'>}]]")
        let liar = try room.turning.connect(to: room.bus.address)
        try room.turning.settle(liar)
        var owner: String?
        let slot = room.connection.call(
            .bus("GetNameOwner", [.string(ToolbarService.busName)])
        ) { answer in
            if case .string(let name)? = answer.values.first { owner = name }
        }
        try room.turning.wait(for: "our own name") { owner != nil }
        let sent = liar.send(
            BusSignal(
                destination: try #require(owner), path: "/org/freedesktop/DBus",
                interface: "org.freedesktop.DBus", member: "NameOwnerChanged",
                values: [.string(application.name), .string(application.name), .string("")]))
        #expect(sent)
        try room.turning.settle(liar)
        try room.turning.settle(room.connection)
        #expect(room.registrations.count == 1)
        withExtendedLifetime(slot) {}
    }
}
