import EventLoop
import TestKit
import TestRandom
import Testing
import Units

@testable import SessionBus

/// Objects and names of ours, called from another connection to the same real bus.
@Suite struct BusObjectTests {
    private static let path = "/org/example/Echo"

    /// A connection with an object, and one that calls it.
    private final class Pair {
        let bus: PrivateBus
        let turning: Turning
        let server: BusConnection
        let client: BusConnection
        private(set) var address = ""

        init() throws {
            bus = try PrivateBus()
            turning = try Turning()
            server = try turning.connect(to: bus.address)
            client = try turning.connect(to: bus.address)
            let name = BusName("org.example.Echo", on: server)
            try turning.wait(for: "the name") { name.state != .asked }
            var owner = ""
            let slot = client.call(.bus("GetNameOwner", [.string(name.name)])) { answer in
                if case .string(let text)? = answer.values.first { owner = text }
            }
            try withExtendedLifetime(slot) { try turning.wait(for: "its owner") { owner != "" } }
            address = owner
        }

        func call(
            _ member: String, _ values: [BusValue] = [], at path: String = BusObjectTests.path
        ) throws
            -> BusMessage
        {
            var answer: BusMessage?
            let slot = client.call(
                BusCall(
                    destination: address, path: path, interface: "org.example.Echo",
                    member: member, arguments: values)
            ) { answer = $0 }
            try withExtendedLifetime(slot) { try turning.wait(for: "answer") { answer != nil } }
            return try #require(answer)
        }
    }

    /// Source: D-Bus specification, "Type System".
    @Test func everyTypeGoesThereAndBack() throws {
        let pair = try Pair()
        var requests: [BusRequest] = []
        let object = pair.server.offer(at: Self.path, .ordinary) { request, body in
            requests.append(request)
            do throws(ReadingFailure) {
                return .values(try body())
            } catch {
                return .error(BusError(error))
            }
        }
        let values: [BusValue] = [
            .byte(255), .boolean(true), .int16(-2), .uint16(65_535), .int32(-3),
            .uint32(.max), .int64(.min), .uint64(.max), .double(1.5), .string("é\u{1F600}"),
            .objectPath("/a/b"), .signature("a{sv}"), .variant(.variant(.string(""))),
            .array([.array([.entry(key: .string("k"), value: .variant(.int32(1)))])]),
            .structure([.byte(1), .structure([.string("s"), .array([.boolean(false)])])]),
        ]
        let answer = try pair.call("Echo", values)
        #expect(answer.error == nil)
        #expect(answer.values == values)
        #expect(requests.map(\.signature) == ["ybnqiuxtdsogvaa{sv}(y(sab))"])
        #expect(requests.map(\.interface) == ["org.example.Echo"])
        #expect(BusValue.signature(of: values) == requests.first?.signature)
        #expect(BusValue.array([]).signature == nil)
        withExtendedLifetime(object) {}
    }

    /// Values of random types, as deep as they come.
    @Test func randomValuesGoThereAndBack() throws {
        let pair = try Pair()
        let object = pair.server.offer(at: Self.path, .ordinary) { _, body in
            do throws(ReadingFailure) {
                return .values(try body())
            } catch {
                return .error(BusError(error))
            }
        }
        var random = SeededGenerator(seed: 3)
        for _ in 0..<300 {
            let values = (0..<Int.random(in: 0...4, using: &random)).map { _ in
                RandomType(&random, depth: 4).value(&random)
            }
            #expect(try pair.call("Echo", values).values == values)
        }
        withExtendedLifetime(object) {}
    }

    @Test func errorsHaveTheirNameAndText() throws {
        let pair = try Pair()
        let object = pair.server.offer(at: Self.path, .ordinary) { _, _ in
            .error(BusError(name: "org.example.Error.No", message: "not today"))
        }
        #expect(try pair.call("Any").error == "org.example.Error.No")
        withExtendedLifetime(object) {}
    }

    @Test(
        arguments: [
            (ReadingLimits(depth: 2, values: 100, bytes: 1000), nil),
            (ReadingLimits(depth: 1, values: 100, bytes: 1000), .tooDeep),
            (ReadingLimits(depth: 2, values: 5, bytes: 1000), nil),
            (ReadingLimits(depth: 2, values: 4, bytes: 1000), .tooMany),
            // An array, an array, two strings and a number: 4 + 4 + 2 × (1 + 5) + 4.
            (ReadingLimits(depth: 2, values: 100, bytes: 24), nil),
            (ReadingLimits(depth: 2, values: 100, bytes: 23), .tooLarge),
        ] as [(ReadingLimits, ReadingFailure?)])
    func limitsOfReadingAreExact(limits: ReadingLimits, expected: ReadingFailure?) throws {
        let pair = try Pair()
        var failure: ReadingFailure?
        let object = pair.server.offer(at: Self.path, limits) { _, body in
            do throws(ReadingFailure) {
                return .values(try body())
            } catch {
                failure = error
                return .values([])
            }
        }
        let values: [BusValue] = [
            .array([.array([.string("a"), .string("b")])]), .uint32(7),
        ]
        let answer = try pair.call("Echo", values)
        #expect(failure == expected)
        #expect(answer.values == (expected == nil ? values : []))
        withExtendedLifetime(object) {}
    }

    @Test func objectThatHasGoneIsUnknown() throws {
        let pair = try Pair()
        var object = pair.server.offer(at: Self.path, .ordinary) { _, _ in .values([]) }
        #expect(object != nil)
        #expect(try pair.call("Any").error == nil)
        object = nil
        #expect(try pair.call("Any").error?.hasPrefix("org.freedesktop.DBus.Error.Unknown") == true)
    }

    @Test func objectMayBeDroppedInItsOwnHandler() throws {
        let pair = try Pair()
        var object: BusObject?
        object = pair.server.offer(at: Self.path, .ordinary) { _, _ in
            object = nil
            return .values([.string("gone")])
        }
        #expect(try pair.call("Any").values == [.string("gone")])
        #expect(object == nil)
    }

    @Test func signalReachesOneConnectionOnly() throws {
        let pair = try Pair()
        let third = try pair.turning.connect(to: pair.bus.address)
        let match = BusMatch(
            sender: "org.example.Echo", path: Self.path, interface: "org.example.Echo",
            member: "Rang")
        var heard: [[BusValue]] = []
        var overheard = 0
        let slots = [
            pair.client.listen(to: match) { heard.append($0.values) },
            third.listen(to: match) { _ in overheard += 1 },
        ]
        try pair.turning.settle(pair.client)
        try pair.turning.settle(third)
        var name: String?
        // The client's own name is what the bus says about a name that it takes.
        let own = BusName("org.example.Client", on: pair.client)
        try pair.turning.wait(for: "the name") { own.state == .owned }
        let question = pair.server.call(.bus("GetNameOwner", [.string(own.name)])) { answer in
            if case .string(let text)? = answer.values.first { name = text }
        }
        try pair.turning.wait(for: "the client's name") { name != nil }
        let signal = BusSignal(
            destination: try #require(name), path: Self.path, interface: "org.example.Echo",
            member: "Rang", values: [.int32(-1)])
        #expect(pair.server.send(signal))
        try pair.turning.wait(for: "the signal") { !heard.isEmpty }
        try pair.turning.settle(third)
        #expect(heard == [[.int32(-1)]])
        #expect(overheard == 0)
        withExtendedLifetime((slots, question)) {}
    }

    @Test func nameIsTakenOnce() throws {
        let pair = try Pair()
        let first = BusName("org.example.Once", on: pair.server)
        try pair.turning.wait(for: "the name") { first.state == .owned }
        var second: BusName? = BusName("org.example.Once", on: pair.client)
        var told: [BusName.State] = []
        second?.onAnswer = { told.append($0) }
        try pair.turning.wait(for: "the answer") { !told.isEmpty }
        #expect(told == [.taken])
        // It has not been queued, and gives nothing back that is not its own.
        second = nil
        try pair.turning.settle(pair.client)
        var owned: [BusMessage] = []
        let slot = pair.client.call(.bus("NameHasOwner", [.string(first.name)])) {
            owned.append($0)
        }
        try pair.turning.wait(for: "the owner") { !owned.isEmpty }
        #expect(owned.first?.values == [.boolean(true)])
        let wrong = BusName("no name", on: pair.client)
        try pair.turning.wait(for: "the refusal") { wrong.state != .asked }
        guard case .refused = wrong.state else {
            Issue.record("\(wrong.state)")
            return
        }
        withExtendedLifetime(slot) {}
    }
}
