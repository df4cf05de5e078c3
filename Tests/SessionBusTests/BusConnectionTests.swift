import EventLoop
import Glibc
import TestKit
import Testing
import Units

@testable import SessionBus

@Suite struct BusConnectionTests {
    @Test func callsMadeBeforeSigningInAreAnswered() throws {
        let bus = try PrivateBus()
        let turning = try Turning()
        let connection = try turning.connect(to: bus.address)
        var answers: [BusMessage] = []
        let slots = [
            connection.call(.bus("NameHasOwner", [.string("org.freedesktop.DBus")])) {
                answers.append($0)
            },
            connection.call(.bus("NoSuchMethod", [])) { answers.append($0) },
        ]
        try withExtendedLifetime(slots) { try turning.wait(for: "answers") { answers.count == 2 } }
        #expect(answers[0].values == [.boolean(true)])
        #expect(answers[0].sender == "org.freedesktop.DBus")
        #expect(answers[1].error == "org.freedesktop.DBus.Error.UnknownMethod")
    }

    @Test func answerOfADroppedSlotIsNotTold() throws {
        let bus = try PrivateBus()
        let turning = try Turning()
        let connection = try turning.connect(to: bus.address)
        var isTold = false
        var slot = connection.call(.bus("GetId", [])) { _ in isTold = true }
        #expect(slot != nil)
        slot = nil
        try turning.settle(connection)
        #expect(!isTold)
    }

    @Test func nobodyListeningIsNoConnection() throws {
        let directory = try Directory(owner: nil)
        let loop = try MainLoop(clock: MonotonicClock())
        #expect(BusConnection([], in: loop) == nil)
        #expect(BusConnection([BusAddress(path: directory.file("none"))], in: loop) == nil)
    }

    @Test func nextAddressIsTriedWhereNobodyListens() throws {
        let bus = try PrivateBus()
        let turning = try Turning()
        let connection = try turning.connect(to: "unix:path=/nonexistent/bus;\(bus.address)")
        try turning.settle(connection)
    }

    @Test func pathWithOddBytesIsReached() throws {
        let bus = try PrivateBus()
        let link = bus.directory.file("a ;%ü")
        try #require(unsafe symlink(bus.directory.file("bus"), link) == 0)
        let turning = try Turning()
        let connection = try #require(BusConnection([BusAddress(path: link)], in: turning.loop))
        var isAnswered = false
        let slot = connection.call(.bus("GetId", [])) { _ in isAnswered = true }
        try withExtendedLifetime(slot) { try turning.wait(for: "an answer") { isAnswered } }
    }

    @Test func endOfTheBusIsToldOnce() throws {
        let bus = try PrivateBus()
        let turning = try Turning()
        let connection = try turning.connect(to: bus.address)
        try turning.settle(connection)
        var ends = 0
        connection.onEnd = { _ in ends += 1 }
        bus.end()
        try turning.wait(for: "the end") { ends > 0 }
        #expect(ends == 1)
        #expect(connection.nextDeadline == nil)
        #expect(connection.call(.bus("GetId", [])) { _ in } == nil)
        #expect(connection.listen(to: .owner(of: "a.b")) { _ in } == nil)
    }

    /// A socket that takes connections and never says a word, as a hung bus would.
    @Test func R176_silentBusBlocksNothing() throws {
        let directory = try Directory(owner: nil)
        let socket = try SilentSocket(directory.file("bus"))
        let loop = try MainLoop(clock: MonotonicClock())
        let address = BusAddress(path: directory.file("bus"))
        let connection = try #require(BusConnection([address], in: loop))
        let settings = PortalSettings(connection)
        for _ in 0..<3 { try loop.turn(.notAtAll) }
        let deadline = try #require(connection.nextDeadline, "signing in does not take forever")
        #expect(deadline > loop.clock.now)
        withExtendedLifetime((socket, connection, settings)) {}
    }

    @Test func connectionMayBeDroppedInItsOwnHandler() throws {
        let bus = try PrivateBus()
        let turning = try Turning()
        let addresses = BusAddress.candidates { _ in bus.address }
        var connection = BusConnection(addresses, in: turning.loop)
        try #require(connection != nil)
        var isAnswered = false
        let slot = connection?.call(.bus("GetId", [])) { _ in
            isAnswered = true
            connection = nil
        }
        try withExtendedLifetime(slot) { try turning.wait(for: "an answer") { isAnswered } }
        #expect(connection == nil)
    }

    /// Source: D-Bus specification, "Type System". The bus itself answers with an array of strings, a dictionary and
    /// the like.
    @Test func containersAreRead() throws {
        let bus = try PrivateBus()
        let turning = try Turning()
        let connection = try turning.connect(to: bus.address)
        var answers: [[BusValue]] = []
        let slots = [
            connection.call(.bus("ListActivatableNames", [])) { answers.append($0.values) },
            connection.call(
                .bus("GetConnectionCredentials", [.string("org.freedesktop.DBus")])
            ) { answers.append($0.values) },
        ]
        try withExtendedLifetime(slots) { try turning.wait(for: "answers") { answers.count == 2 } }
        #expect(answers[0] == [.array([.string("org.freedesktop.DBus")])])
        guard case .array(let entries)? = answers[1].first else {
            Issue.record("no dictionary: \(answers[1])")
            return
        }
        let user = BusValue.entry(
            key: .string("UnixUserID"), value: .variant(.uint32(getuid())))
        #expect(entries.contains(user))
    }

    @Test func idleConnectionHasNoDeadline() throws {
        let bus = try PrivateBus()
        let turning = try Turning()
        let connection = try turning.connect(to: bus.address)
        try turning.settle(connection)
        #expect(connection.nextDeadline == nil)
    }
}
