import Testing

@testable import SessionBus

/// Whose toolbar is whose, and which of them shows. Source: behaviour E.7.
@Suite struct ToolbarRegistryTests {
    private static let groups = [
        [RegisteredItem(RegisteredTool(text: "a"))],
        [
            RegisteredItem(RegisteredTool(text: "b")), RegisteredItem(RegisteredTool(text: "c")),
        ],
    ]

    private static func registry(_ owners: (String, String)...) throws -> ToolbarRegistry {
        var registry = ToolbarRegistry()
        for (owner, application) in owners {
            try registry.register(owner, applicationID: application, groups: groups)
        }
        return registry
    }

    @Test func oneItemIsDisabled() throws {
        var registry = try Self.registry((":1.1", "foot"))
        try registry.setEnabled(":1.1", group: 1, item: 1, false)
        var expected = Self.groups
        expected[1][1].isEnabled = false
        #expect(registry.registrations[0].groups == expected)
        try registry.setEnabled(":1.1", group: 1, item: 1, true)
        #expect(registry.registrations[0].groups == Self.groups)
    }

    @Test(
        arguments: [
            (2, 0, "there is no group 2: the toolbar has 2, numbered from 0"),
            (0, 1, "there is no item 1 in group 0: it has 1, numbered from 0"),
            (
                UInt32.max, UInt32.max,
                "there is no group 4294967295: the toolbar has 2, numbered from 0"
            ),
        ] as [(UInt32, UInt32, String)])
    func itemsThatAreNotThereAreTold(group: UInt32, item: UInt32, expected: String) throws {
        var registry = try Self.registry((":1.1", "foot"))
        let error = #expect(throws: BusError.self) {
            try registry.setEnabled(":1.1", group: group, item: item, false)
        }
        #expect(error == .invalidArguments(expected))
    }

    @Test func strangersHaveNoToolbar() throws {
        var registry = try Self.registry((":1.1", "foot"))
        let expected = BusError.notRegistered("this connection has no toolbar: call Register first")
        #expect(throws: expected) { try registry.setActive(":1.2", true) }
        #expect(throws: expected) { try registry.unregister(":1.2") }
        #expect(throws: expected) {
            try registry.setEnabled(":1.2", group: 0, item: 0, false)
        }
        registry.ownerGone(":1.2")
        #expect(registry.registrations.count == 1)
    }

    @Test func registeringAgainKeepsThePlaceAndWhetherItIsActive() throws {
        var registry = try Self.registry((":1.1", "foot"), (":1.2", "foot"))
        try registry.setActive(":1.1", true)
        try registry.register(":1.1", applicationID: "other", groups: [])
        #expect(registry.registrations.map(\.owner) == [":1.1", ":1.2"])
        #expect(registry.registrations[0].isActive)
        #expect(registry.registrations[0].applicationID == "other")
        try registry.unregister(":1.1")
        try registry.register(":1.1", applicationID: "foot", groups: [])
        #expect(!registry.registrations[1].isActive, "a new toolbar starts anew")
    }

    @Test func activeApplicationsToolbarShows() throws {
        var registry = try Self.registry((":1.1", "foot"), (":1.2", "editor"), (":1.3", "foot"))
        func owner(_ focus: ToolbarRegistration.Focus) -> String? {
            ToolbarRegistration.current(of: registry.registrations, focus: focus)?.owner
        }
        #expect(owner(.application("editor")) == ":1.2")
        #expect(owner(.application("foot")) == ":1.3", "of two the newest")
        #expect(owner(.application("other")) == nil)
        #expect(owner(.nobody) == nil, "no application is active")
        #expect(owner(.unknown) == nil, "nobody claims it")
        try registry.setActive(":1.1", true)
        #expect(owner(.application("foot")) == ":1.1", "of two the one that calls itself active")
        #expect(owner(.application("editor")) == ":1.2", "what another claims does not count")
        #expect(owner(.unknown) == ":1.1")
    }
}
