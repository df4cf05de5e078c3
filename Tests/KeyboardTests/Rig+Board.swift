import EventLoop
import KeyboardEngine
import KeyboardLayouts
import KeyboardView
import Settings
import TestCompositor
import Testing
import Units
import WaylandServerWire

@testable import GlasschordKit

/// A keyboard as it is typed on: with the rules of typing, whatever its layout is.
extension Rig {
    /// The purposes of text-input-unstable-v3, by number.
    enum Purpose {
        static let digits: UInt32 = 2
        static let number: UInt32 = 3
        static let phone: UInt32 = 4
        static let url: UInt32 = 5
        static let email: UInt32 = 6
        static let password: UInt32 = 8
        static let pin: UInt32 = 9
        static let date: UInt32 = 10
        static let time: UInt32 = 11
        static let terminal: UInt32 = 13
    }

    /// Which way what is typed goes.
    enum Route: CaseIterable {
        /// A field that takes text and tells it.
        case text
        /// A terminal: a field that is typed into by keys.
        case terminal
        /// No field at all, as in a game.
        case keys
    }

    /// All rules of typing that the keyboard comes with.
    static let rules: [SwitchName: String] = [
        .autoCapitalization: "on", .smartPunctuation: "on", .periodShortcut: "on",
        .punctuationSpacing: "on", .returnToLettersAfterSpace: "on", .adaptToInputType: "on",
    ]

    /// A keyboard with the rules, its board over a focused field.
    ///
    /// - Parameters:
    ///   - switches: what is otherwise.
    ///   - words: settings that are no switches.
    static func typing(
        _ switches: [SwitchName: String] = [:], _ words: [SettingsValues.Name: String] = [:],
        field: TestField? = TestField(), purpose: UInt32 = 0, hint: UInt32 = 0,
        offer: Offer = Offer(), memory: OneHandedMemory = OneHandedMemory(path: nil)
    ) throws -> Rig {
        let rig = try Rig(
            offer, look: values(switches, words), memory: memory)
        rig.compositor.inputMethod.field = field
        rig.compositor.inputMethod.takesKeys = true
        rig.compositor.inputMethod.focus(purpose: purpose, hint: hint)
        try rig.settle()
        _ = try rig.board
        rig.compositor.clearTranscript()
        return rig
    }

    /// The same on one of the ways that text may go; `written` tells what has arrived.
    static func typing(
        by route: Route, _ switches: [SwitchName: String] = [:],
        _ words: [SettingsValues.Name: String] = [:]
    ) throws -> Rig {
        switch route {
        case .text: return try typing(switches, words)
        case .terminal: return try typing(switches, words, field: nil, purpose: Purpose.terminal)
        case .keys:
            let rig = try Rig(look: values(switches, words))
            rig.keyboard.show()
            try rig.settle()
            rig.compositor.clearTranscript()
            return rig
        }
    }

    /// What has arrived, by whatever way.
    var written: String { text ?? keys }

    static func values(
        _ switches: [SwitchName: String] = [:], _ words: [SettingsValues.Name: String] = [:]
    ) -> SettingsValues {
        var values = plain(rules.merging(switches) { $1 })
        for (name, text) in words {
            if let expected = values.set(name, to: text) {
                Issue.record("\(name) takes \(expected)")
            }
        }
        return values
    }

    /// The person chooses other settings while the keyboard runs.
    func choose(
        _ switches: [SwitchName: String] = [:], _ words: [SettingsValues.Name: String] = [:]
    ) throws {
        var choices = UserChoices()
        choices.values = Self.values(switches, words)
        looks.take(choices)
        try settle()
    }

    var engine: ContactEngine { keyboard.fingers.engine }
    var appearance: Appearance { engine.appearance }
    var layout: KeyboardLayout { engine.board.layout }

    /// The keys of the page that is shown.
    var shownKeys: [PlacedKey] { engine.board.grid(for: engine.page).keys }

    func placed(_ key: KeyID) throws -> PlacedKey {
        try #require(shownKeys.first { $0.key.id == key }, "\(key) is not on this page")
    }

    /// A place on the board, as one on its surface.
    func onSurface(_ place: Point) throws -> Point {
        let top = try #require(keyboard.parts).display.look.boardTop
        return Point(x: place.x, y: place.y + top)
    }

    func touch(at place: Point, _ finger: Int32 = 0) throws {
        compositor.seat.touchDown(finger, try onSurface(place), on: try board)
        compositor.seat.touchFrame()
        try settle()
    }

    func move(to place: Point, _ finger: Int32 = 0) throws {
        compositor.seat.touchMove(finger, try onSurface(place))
        compositor.seat.touchFrame()
        try settle()
    }

    /// A finger goes down on a key of the page that is shown.
    func press(_ key: KeyID, _ finger: Int32 = 0) throws {
        try touch(at: try placed(key).frame.center, finger)
    }

    /// A tap, 400 ms before the next one.
    func hit(_ key: KeyID) throws {
        try press(key)
        try up()
        compositor.seat.time &+= 400
    }

    /// A tap while a `done` is on its way: the compositor has said it before it reads what the tap sends.
    func tapOvertaken(at place: Point, by done: () -> Void) throws {
        compositor.seat.touchDown(0, try onSurface(place), on: try board)
        compositor.seat.touchFrame()
        compositor.server.flush()
        try keyboardTurn()
        done()
        try settle()
        try up()
        compositor.seat.time &+= 400
    }

    /// Hits the keys of these characters, wherever they are: through the pages, without shift. " " is the space bar, "⌫" backspace,
    /// "⏎" return, "⇧" shift.
    func hit(_ text: String) throws {
        for character in text {
            switch character {
            case " ": try hit(.space)
            case "⌫": try hit(.backspace)
            case "⏎": try hit(.primary)
            case "⇧": try hit(.shift)
            default: try hitKey(of: String(character))
            }
        }
    }

    /// A key of the page that is shown, else of the first page that has it.
    private func hitKey(of character: String) throws {
        let key = KeyID.character(character)
        if !shownKeys.contains(where: { $0.key.id == key }) {
            let page = try #require(
                layout.pages.first { layout.rows(of: $0).joined().contains { $0.id == key } },
                "no page has '\(character)'")
            if page == .symbols, engine.page == .letters { try hit(.type(.numbers)) }
            try hit(.type(page))
        }
        try hit(key)
    }

    /// Holds a key until what holding it leads to has come, and slides to a place without lifting.
    func hold(_ key: KeyID, for span: Milliseconds = 600) throws {
        try press(key)
        try advance(span)
    }

    /// Holds the globe, slides to an entry of its menu, and lifts.
    func choose(_ entry: GlobeMenuEntry) throws {
        try hold(.nextKeyboard)
        let menu = try #require(appearance.menu, "no menu has opened")
        let cell = try #require(
            menu.layout.cells.first { $0.item.entry == entry }, "\(entry) is not offered")
        try move(to: cell.frame.center)
        try up()
        compositor.seat.time &+= 400
    }
}
