import EventLoop
import TestKit
import Testing
import Units

@testable import SessionBus

/// Toolbars of other processes, on a real bus. Source: behaviour E.7; org.glasschord.Toolbar1.
@Suite struct ToolbarServiceTests {
    private static let done = ToolbarApplication.Event.answered(error: nil, message: nil)
    /// Undo, and brackets with alternates.
    private static let groups =
        "[[{'symbol': <'arrow.uturn.backward'>, 'label': <'Undo'>, 'enabled': <false>}], "
        + "[{'text': <'()'>, 'alternates': <[{'text': <'[]'>}, {'text': <'{}'>}]>}]]"

    private static func place(_ verb: String) -> [String] {
        [verb, "org.glasschord.Keyboard", "/org/glasschord/Keyboard"]
    }

    @Test func toolbarOfAnotherProcessComesOutAsValues() throws {
        let room = try ToolbarRoom()
        #expect(room.names == [.owned])
        let application = try room.application()
        #expect(
            try room.answer(of: application, to: "register org.example.Editor \(Self.groups)")
                == Self.done)
        let expected = ToolbarRegistration(
            owner: application.name, applicationID: "org.example.Editor",
            groups: [
                [
                    RegisteredItem(
                        RegisteredTool(symbol: "arrow.uturn.backward", label: "Undo"),
                        isEnabled: false)
                ],
                [
                    RegisteredItem(
                        RegisteredTool(text: "()"),
                        alternates: [RegisteredTool(text: "[]"), RegisteredTool(text: "{}")])
                ],
            ])
        #expect(room.changes == [[expected]])
        #expect(room.registrations == [expected])
    }

    @Test func whatIsChosenIsToldToTheOwnerAlone() throws {
        let room = try ToolbarRoom()
        let (first, second) = (try room.application(), try room.application())
        for application in [first, second] {
            try room.answer(of: application, to: "register org.example.Editor \(Self.groups)")
        }
        room.service?.willPresent(second.name, group: 1, item: 0)
        #expect(try room.next(from: second) == .presenting(group: 1, item: 0))
        room.service?.activated(second.name, group: 1, item: 0, tool: 1)
        #expect(try room.next(from: second) == .activated(group: 1, item: 0, tool: 1))
        room.service?.activated(second.name, group: 0, item: 0, tool: nil)
        #expect(try room.next(from: second) == .activated(group: 0, item: 0, tool: -1))
        #expect(try room.answer(of: first, to: "call SetActive (true,)") == Self.done)
    }

    @Test func whoHasNoToolbarIsToldNothing() throws {
        let room = try ToolbarRoom()
        let application = try room.application()
        try room.answer(of: application, to: "register org.example.Editor \(Self.groups)")
        try room.answer(of: application, to: "call Unregister")
        room.service?.activated(application.name, group: 0, item: 0, tool: nil)
        room.service?.activated(":1.999", group: 0, item: 0, tool: nil)
        let answer = try room.answer(of: application, to: "call SetActive (true,)")
        #expect(
            answer
                == .answered(
                    error: "org.glasschord.Error.NotRegistered",
                    message: "this connection has no toolbar: call Register first"))
    }

    @Test func registeringAgainReplacesTheToolbar() throws {
        let room = try ToolbarRoom()
        let application = try room.application()
        try room.answer(of: application, to: "register org.example.Editor \(Self.groups)")
        try room.answer(of: application, to: "call SetActive (true,)")
        try room.answer(of: application, to: "call SetEnabled (uint32 0, uint32 0, true)")
        #expect(room.registrations.first?.groups[0][0].isEnabled == true)
        try room.answer(of: application, to: "register org.example.Editor [[{'text': <'x'>}]]")
        #expect(room.registrations.count == 1)
        #expect(room.registrations.first?.groups == [[RegisteredItem(RegisteredTool(text: "x"))]])
        #expect(room.registrations.first?.isActive == true)
        #expect(room.changes.count == 4)
        try room.answer(of: application, to: "register org.example.Editor [[{'text': <'x'>}]]")
        #expect(room.changes.count == 4, "nothing has changed")
    }

    @Test func toolbarGoesWithItsOwner() throws {
        let room = try ToolbarRoom()
        let (first, second) = (try room.application(), try room.application())
        try room.answer(of: first, to: "register org.example.Editor \(Self.groups)")
        try room.answer(of: second, to: "register org.example.Editor [[{'text': <'x'>}]]")
        #expect(room.registrations.map(\.owner) == [first.name, second.name])
        first.end()
        try room.turning.wait(for: "the end of a toolbar") { room.registrations.count == 1 }
        #expect(room.registrations.map(\.owner) == [second.name])
        second.end()
        try room.turning.wait(for: "the end of a toolbar") { room.registrations.isEmpty }
        #expect(room.changes.last == [])
    }

    /// A connection that leaves before the bus knows that we listen for it: busctl is one.
    @Test func toolbarOfWhoLeavesAtOnceGoes() throws {
        let room = try ToolbarRoom()
        for _ in 0..<3 {
            room.forgetChanges()
            let output = try room.busctl(
                Self.place("call") + [
                    "org.glasschord.Toolbar1", "Register", "saaa{sv}", "foot", "1", "1", "2",
                    "text", "s", "⌘", "enabled", "b", "false",
                ])
            #expect(output == "")
            try room.turning.wait(for: "the end of the toolbar") { room.changes.last == [] }
            let item = RegisteredItem(RegisteredTool(text: "⌘"), isEnabled: false)
            #expect(room.changes.first?.first?.groups == [[item]])
            #expect(room.changes.count == 2)
        }
    }

    @Test func busctlSeesTheInterface() throws {
        let room = try ToolbarRoom()
        let seen = try room.busctl(Self.place("introspect"))
        for word in [
            "Register", "saaa{sv}", "SetEnabled", "uub", "SetActive", "Unregister",
            "ToolActivated", "uui", "WillPresentToolPicker", "Version",
        ] {
            #expect(seen.contains(word), "\(seen)")
        }
        let version = Self.place("get-property") + ["org.glasschord.Toolbar1", "Version"]
        #expect(try room.busctl(version) == "u 1\n")
        let ping = Self.place("call") + ["org.freedesktop.DBus.Peer", "Ping"]
        #expect(try room.busctl(ping) == "")
        let all = ["org.freedesktop.DBus.Properties", "GetAll", "s", "org.glasschord.Toolbar1"]
        #expect(try room.busctl(Self.place("call") + all) == "a{sv} 1 \"Version\" u 1\n")
    }

    @Test(arguments: [
        (["org.glasschord.Toolbar1", "Dance"], "no method"),
        (["org.example.Other", "Register"], "no such interface"),
        (
            ["org.freedesktop.DBus.Properties", "Get", "ss", "org.glasschord.Toolbar1", "Height"],
            "no property"
        ),
        (
            [
                "org.freedesktop.DBus.Properties", "Set", "ssv", "org.glasschord.Toolbar1",
                "Version", "u", "2",
            ],
            "only be read"
        ),
        (
            ["org.freedesktop.DBus.Properties", "GetAll", "s", "org.example.Other"],
            "no such interface"
        ),
        (
            ["org.glasschord.Toolbar1", "Register", "s", "foot"],
            "Register takes (saaa{sv}), not (s)"
        ),
        (["org.glasschord.Toolbar1", "SetActive", "s", "yes"], "SetActive takes (b), not (s)"),
    ])
    func whatIsCalledWronglyIsToldSo(words: [String], expected: String) throws {
        let room = try ToolbarRoom()
        let told = try room.busctl(Self.place("call") + words)
        #expect(told.contains(expected), "\(told)")
        #expect(room.changes.isEmpty)
    }

    @Test func nameThatAnotherHasStaysTheirs() throws {
        let room = try ToolbarRoom()
        let connection = try room.turning.connect(to: room.bus.address)
        let second = ToolbarService(connection, clock: room.clock)
        var state: BusName.State?
        second.onName = { state = $0 }
        try room.turning.wait(for: "the name") { state != nil }
        #expect(state == .taken)
        // Who calls the name reaches its owner.
        let application = try room.application()
        try room.answer(of: application, to: "register org.example.Editor \(Self.groups)")
        #expect(room.registrations.count == 1)
        #expect(second.registrations.isEmpty)
        room.dropService()
        try room.turning.settle(room.connection)
        let third = ToolbarService(connection, clock: room.clock)
        third.onName = { state = $0 }
        state = nil
        try room.turning.wait(for: "the name") { state != nil }
        #expect(state == .owned, "a service that goes gives its name back")
        withExtendedLifetime(third) {}
    }

    @Test func endOfTheBusIsTheEndOfAllToolbars() throws {
        let room = try ToolbarRoom()
        let application = try room.application()
        try room.answer(of: application, to: "register org.example.Editor \(Self.groups)")
        application.send("flood 200")
        try room.endBus()
        #expect(room.registrations.isEmpty)
        #expect(room.changes.last == [])
        room.service?.activated(application.name, group: 0, item: 0, tool: nil)
        room.dropService()
    }

    @Test func serviceMayBeDroppedInItsOwnHandler() throws {
        let room = try ToolbarRoom()
        let application = try room.application()
        room.service?.onChange = { [unowned room] _ in room.dropService() }
        let answer = try room.answer(of: application, to: "register foot [[{'text': <'x'>}]]")
        #expect(answer == Self.done)
        guard case .answered(let error, _) = try room.answer(of: application, to: "call Unregister")
        else {
            Issue.record("no answer")
            return
        }
        #expect(error == "org.freedesktop.DBus.Error.NameHasNoOwner", "nobody has the name")
    }
}
