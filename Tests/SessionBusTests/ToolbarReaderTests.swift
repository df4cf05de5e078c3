import Testing

@testable import SessionBus

/// What applications write into their toolbars. Source: behaviour E.7; docs/toolbar-dbus.md, "Limits".
@Suite struct ToolbarReaderTests {
    private static func item(_ members: [(String, BusValue)]) -> BusValue {
        .array(members.map { .entry(key: .string($0.0), value: .variant($0.1)) })
    }

    private static func plain(_ text: String = "x") -> BusValue { item([("text", .string(text))]) }

    private static func groups(_ groups: [[BusValue]]) -> BusValue {
        .array(groups.map { .array($0) })
    }

    /// The first item of a toolbar that has no other.
    private static func read(_ members: [(String, BusValue)]) throws -> RegisteredItem {
        let groups = try ToolbarReader.read(groups([[item(members)]]))
        return try #require(groups.first?.first)
    }

    private static func refusal(_ groups: BusValue) -> BusError? {
        do {
            _ = try ToolbarReader.read(groups)
            return nil
        } catch {
            return error
        }
    }

    @Test func everyMemberIsRead() throws {
        let alternates = BusValue.array([
            Self.item([("symbol", .string("globe")), ("label", .string("Globe"))]),
            Self.item([("text", .string("[]")), ("id", .string("of no use here"))]),
        ])
        let item = try Self.read([
            ("id", .string("brackets")), ("text", .string("()")), ("symbol", .string("shift")),
            ("label", .string("Brackets")), ("enabled", .boolean(false)),
            ("style", .string("secondary")), ("alternates", alternates),
        ])
        #expect(
            item
                == RegisteredItem(
                    id: "brackets",
                    RegisteredTool(text: "()", symbol: "shift", label: "Brackets"),
                    isEnabled: false, style: .secondary,
                    alternates: [
                        RegisteredTool(symbol: "globe", label: "Globe"), RegisteredTool(text: "[]"),
                    ]))
    }

    @Test func whatIsNotSaidIsOrdinary() throws {
        let item = try Self.read([("text", .string("x"))])
        #expect(item == RegisteredItem(RegisteredTool(text: "x")))
        #expect(item.isEnabled && item.style == .primary && item.alternates.isEmpty)
    }

    @Test func unknownMembersAreIgnored() throws {
        let item = try Self.read([
            ("text", .string("x")), ("colour", .uint32(1)), ("", .array([])),
            ("Text", .variant(.boolean(true))),
        ])
        #expect(item == RegisteredItem(RegisteredTool(text: "x")))
    }

    @Test func noGroupsAndEmptyGroupsAreAToolbar() throws {
        #expect(try ToolbarReader.read(.array([])) == [])
        #expect(try ToolbarReader.read(Self.groups([[], [Self.plain()]])).map(\.count) == [0, 1])
    }

    @Test(arguments: [
        ("text", BusValue.uint32(1), "text has the type u: give s"),
        ("symbol", .array([.string("a")]), "symbol has the type as: give s"),
        ("label", .objectPath("/a"), "label has the type o: give s"),
        ("id", .variant(.string("a")), "id has the type v: give s"),
        ("enabled", .int32(1), "enabled has the type i: give b"),
        ("style", .boolean(true), "style has the type b: give s"),
        ("style", .string("bold"), "style is none: give primary or secondary"),
        ("alternates", .string("[]"), "alternates has the type s: give aa{sv}"),
        ("alternates", .array([.string("a")]), "alternates has the type as: give aa{sv}"),
        (
            "alternates", .array([.array([.entry(key: .string("text"), value: .string("a"))])]),
            "alternates has the type aa{ss}: give aa{sv}"
        ),
        (
            "alternates", .array([plain(), item([("text", .double(1))])]),
            "alternate 1, text has the type d: give s"
        ),
        ("alternates", .array([item([])]), "alternate 0 shows nothing: give a text or a symbol"),
    ])
    func wrongMemberIsToldWithItsPlace(name: String, value: BusValue, expected: String) {
        let wrong = Self.item([("text", .string("x")), (name, value)])
        let error = Self.refusal(Self.groups([[Self.plain()], [Self.plain(), wrong]]))
        #expect(error?.name == "org.freedesktop.DBus.Error.InvalidArgs")
        #expect(error?.message.hasPrefix("group 1, item 1, \(expected)") == true, "\(error as Any)")
    }

    @Test(arguments: [[], [("label", BusValue.string("Undo"))], [("text", BusValue.string(""))]])
    func itemThatShowsNothingIsRefused(members: [(String, BusValue)]) {
        let error = Self.refusal(Self.groups([[Self.item(members)]]))
        #expect(error?.name == "org.freedesktop.DBus.Error.InvalidArgs")
        #expect(error?.message.hasPrefix("group 0, item 0 shows nothing") == true)
    }

    /// The most that is taken, and one more.
    @Test(arguments: [
        (
            groups(Array(repeating: [], count: 16)), groups(Array(repeating: [], count: 17)),
            "17 groups"
        ),
        (
            groups(Array(repeating: Array(repeating: plain(), count: 32), count: 2)),
            groups(Array(repeating: Array(repeating: plain(), count: 13), count: 5)),
            "group 4, item 12"
        ),
        (
            groups([
                [
                    item([
                        ("text", .string("x")),
                        ("alternates", .array(Array(repeating: plain(), count: 32))),
                    ])
                ]
            ]),
            groups([
                [
                    item([
                        ("text", .string("x")),
                        ("alternates", .array(Array(repeating: plain(), count: 33))),
                    ])
                ]
            ]),
            "group 0, item 0: 33 alternates"
        ),
        (
            groups([[plain(String(repeating: "é", count: 32))]]),
            groups([[plain(String(repeating: "é", count: 33))]]), "group 0, item 0, text: 33"
        ),
        (
            groups([[plain("e" + String(repeating: "\u{301}", count: 255))]]),
            groups([[plain("e" + String(repeating: "\u{301}", count: 256))]]),
            "group 0, item 0, text: 513 bytes"
        ),
        (
            groups([[item([("symbol", .string(String(repeating: "é", count: 64)))])]]),
            groups([[item([("symbol", .string(String(repeating: "é", count: 64) + "s"))])]]),
            "group 0, item 0, symbol: 129 bytes"
        ),
        (
            groups([
                [
                    item([
                        ("text", .string("x")),
                        ("label", .string(String(repeating: "l", count: 128))),
                    ])
                ]
            ]),
            groups([
                [
                    item([
                        ("text", .string("x")),
                        ("label", .string(String(repeating: "l", count: 129))),
                    ])
                ]
            ]),
            "group 0, item 0, label: 129 bytes"
        ),
    ])
    func limitsAreExact(most: BusValue, more: BusValue, place: String) {
        #expect(Self.refusal(most) == nil)
        let error = Self.refusal(more)
        #expect(error?.name == "org.glasschord.Error.LimitsExceeded")
        #expect(error?.message.hasPrefix(place) == true, "\(error as Any)")
    }

    /// Families and flags are one character each.
    @Test func charactersAreThoseThatPeopleCount() throws {
        let text = String(repeating: "👩‍👧", count: 32)
        #expect(try Self.read([("text", .string(text))]).tool.text == text)
    }

    @Test(arguments: [
        "\n", "\u{0}", "\u{7F}", "\u{85}", "\u{2028}", "\u{202E}", "\u{2066}", "\u{200F}",
    ])
    func controlCharactersAreRefused(_ character: String) {
        for name in ["text", "symbol", "label", "id"] {
            let item = Self.item([("text", .string("x")), (name, .string("a\(character)b"))])
            let error = Self.refusal(Self.groups([[item]]))
            #expect(error?.message.hasPrefix("group 0, item 0, \(name) has a control") == true)
        }
    }

    @Test func applicationIsNamed() throws {
        #expect(try ToolbarReader.applicationID("org.example.Editor") == "org.example.Editor")
        for name in ["", "a\u{202E}b", String(repeating: "a", count: 129)] {
            #expect(throws: BusError.self) { try ToolbarReader.applicationID(name) }
        }
    }

    /// A mistake's message never holds what the application wrote: it may be what somebody has typed.
    @Test func messagesHoldNothingOfTheText() {
        let error = Self.refusal(Self.groups([[Self.plain("secret\n")]]))
        #expect(error?.message.contains("secret") == false)
    }
}
