import Behavior
import KeyboardEngine
import InputMethod
import KeyboardLayouts
import Settings
import TestCompositor
import Testing
import TextEngine
import Units
import WaylandServerWire

@testable import GlasschordKit

/// What holding a key offers comes out of keys too, where an application takes no text.
struct AlternateKeyTests {
    /// Each alternate of a key, with what the key has typed before it is picked.
    private static func picks(of layout: KeyboardLayout) -> [(typed: String, pick: String)] {
        layout.pages.flatMap { page in
            layout.rows(of: page).joined().flatMap { key in
                [false, true].flatMap { isShifted in
                    key.alternates(isShifted: isShifted).map {
                        (key.label(isShifted: isShifted), $0)
                    }
                }
            }
        }
    }

    @Test(arguments: ["ar", "cs", "de", "fr", "ko", "ru", "us"], [Rig.Route.terminal, .keys])
    func everyAlternateIsTypedByKeys(name: String, route: Rig.Route) throws {
        let rig = try Rig.typing(by: route, [:], [.languages: name])
        let session = try #require(rig.keyboard.parts).session
        let picks = Self.picks(of: rig.layout)
        #expect(picks.count > 20)
        for (typed, pick) in picks {
            rig.compositor.keyboard.clearTyped()
            session.submit(.type(typed))
            session.submit(.replace(typed, with: pick))
            try rig.settle()
            // Once: the other keymap waits until the letter before has been read.
            if rig.keys == typed { try rig.advance(200) }
            #expect(rig.keys == "\(typed)⌫\(pick)", "\(name)")
        }
        #expect(!rig.transcript.contains { $0.hasPrefix("commit_string") })
        #expect(rig.transcript.count { $0 == "keymap" } == (name == "us" ? 1 : 0))
        #expect(rig.compositor.keyboard.held == [])
    }

    /// The walk of a finger: a letter is held until its callout opens, and its first choice picked.
    @Test func aPickOfUSEnglishReachesAGame() throws {
        let rig = try Rig.typing(by: .keys)
        try rig.hit("caf")
        #expect(rig.transcript.allSatisfy { $0 != "keymap" })
        try rig.hold(.character("e"))
        let callout = try #require(rig.appearance.callout?.layout)
        let cell = try #require(callout.cells.first { $0.text == "é" })
        try rig.move(to: cell.frame.center)
        try rig.up()
        try rig.advance(200)
        try rig.hit("s")
        #expect(rig.keys == "cafe⌫és")
        #expect(rig.transcript.count { $0 == "keymap" } == 1)
    }
}
