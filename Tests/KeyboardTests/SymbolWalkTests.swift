import DocumentTestKit
import Documents
import EventLoop
import Glibc
import KeyboardToolbar
import KeyboardView
import Painter
import Scene
import Settings
import TestCompositor
import Testing
import Units

@testable import GlasschordKit

/// A tool's icon comes from the desktop's theme while the board is on screen. Source: behaviour E.1, an unknown name.
struct SymbolWalkTests {
    private static let tools = """
        groups:
          - - {action: undo}
            - {command: [ring], symbol: gc-bell, label: Ring it}
          - - {text: a, alternates: [{command: [wave], symbol: gc-flag, label: Wave}]}
        """
    private let room: SymbolRoom

    init() throws {
        room = try SymbolRoom()
        try room.folder.makeDirectory(".config/glasschord/toolbars")
        try room.folder.write(Self.tools, to: ".config/glasschord/toolbars/default.yaml")
    }

    private func rig() throws -> Rig {
        var look = Rig.plain
        _ = look.set(.toolbar, to: "auto")
        let rig = try Rig(look: look, directories: room.folder.directories)
        rig.compositor.inputMethod.focus()
        try rig.settle()
        return rig
    }

    private func follow(_ rig: Rig, _ tools: SymbolTools) {
        rig.keyboard.followSymbols { [unowned rig] in
            SymbolPictures(in: rig.loop, tools, log: Log(isVerbose: false) { _ in })
        }
    }

    /// Until what works beside the keyboard has ended: it waits for events, twenty seconds at most.
    private func finish(_ rig: Rig) throws {
        for _ in 0..<100 where rig.keyboard.symbols?.isIdle == false {
            var poll = pollfd(fd: rig.loop.descriptor, events: Int16(POLLIN), revents: 0)
            try #require(unsafe Glibc.poll(&poll, 1, 20_000) == 1, "nothing comes")
            try rig.settle()
        }
        #expect(rig.keyboard.symbols?.isIdle != false)
    }

    private func pixels(_ rig: Rig) throws -> [UInt32] { try rig.board.picture }

    @Test func lettersStandThereUntilTheIconIsDrawn() throws {
        try room.icon("gc-bell-symbolic")
        try room.icon("gc-flag")
        let rig = try rig()
        let display = try #require(rig.keyboard.parts).display
        let layout = try #require(display.look.toolbarLayout)
        let letters = try pixels(rig)
        let count = try rig.board.pictureCount
        follow(rig, room.tools())
        // Nothing has changed yet.
        #expect(try rig.board.pictureCount == count)
        try finish(rig)
        #expect(rig.keyboard.symbols?.pictures.count == 2)
        let bell = ToolAddress(group: 0, item: 1)
        let frame = try #require(layout.frame(of: bell))
        // One picture, of nothing but that tool; the flag is not on screen, and changes nothing there.
        #expect(try rig.board.pictureCount == count + 1)
        let place = Rect(
            x: frame.x, y: frame.y + display.look.topInset, width: frame.width,
            height: frame.height)
        let damage = try rig.board.damage
        #expect(!damage.isEmpty)
        for rect in damage {
            let allowed = Scale.one.covering(place)
            #expect(allowed.intersection(rect) == rect, "\(rect) in \(allowed)")
        }
        let icon = try pixels(rig)
        #expect(icon != letters)
        // The square of the icon has the colour of texts, which is black, in its middle.
        let width = Int(try rig.board.shownSize.width.value)
        let middle = Int(place.center.y.value) * width + Int(place.center.x.value)
        #expect(icon[middle] == 0xFF00_0000)
    }

    @Test func whereTheProgramIsMissingLettersStay() throws {
        try room.icon("gc-bell-symbolic")
        let rig = try rig()
        let letters = try pixels(rig)
        follow(rig, room.tools(program: nil))
        try finish(rig)
        #expect(rig.keyboard.symbols?.pictures.isEmpty == true)
        #expect(try pixels(rig) == letters)
    }

    @Test func aBarWithoutSuchSymbolsAsksForNothing() throws {
        try room.folder.write(
            "groups: [[{action: undo}, a]]\n", to: ".config/glasschord/toolbars/default.yaml")
        let rig = try rig()
        var isMade = false
        rig.keyboard.followSymbols { [unowned rig, room] in
            isMade = true
            return SymbolPictures(in: rig.loop, room.tools(), log: Log(isVerbose: false))
        }
        try rig.settle()
        #expect(
            !isMade && rig.keyboard.symbols == nil && rig.keyboard.toolbar.content.groups.count == 1
        )
    }

    @Test func theIconStaysWhenTheBoardComesAgain() throws {
        try room.icon("gc-bell-symbolic")
        let rig = try rig()
        follow(rig, room.tools())
        try finish(rig)
        let icon = try pixels(rig)
        try rig.hide()
        try rig.show()
        #expect(try pixels(rig) == icon)
    }
}
