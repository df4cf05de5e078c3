import Documents
import KeyboardLayouts
import Settings
import TestCompositor
import Testing
import Units

@testable import GlasschordKit

/// What other keyboards leaked, on the whole keyboard.
@Suite struct ReportedMemoryTests {
    private static func rig(
        _ words: [SettingsValues.Name: String]
    ) throws -> Rig {
        var offer = Offer()
        offer.subcompositor = 1
        return try Rig.shown(
            offer, look: Rig.words(words.merging([.animations: "off"]) { $1 }))
    }

    @Test func R083_twoThousandLongPressesLeaveNoSurfaceBehind() throws {
        let rig = try Self.rig([.previewStyle: "off"])
        func hold(_ key: KeyID) throws {
            try rig.down(key)
            try rig.advance(300)
            try rig.up()
            try rig.advance(400)
        }
        try hold(.character("e"))
        let surfaces = rig.compositor.surfaceCount
        let buffers = rig.compositor.bufferCount
        for number in 0..<2_000 {
            try hold(.character(["e", "u", "o"][number % 3]))
            rig.compositor.clearTranscript()
        }
        #expect(rig.compositor.surfaceCount == surfaces)
        #expect(rig.compositor.bufferCount <= buffers + 6)
    }

    @Test func R087_twentyReloadsLeaveOneHandler() throws {
        let rig = try Self.rig([:])
        for theme in (0..<20).map({ ["ocean", "native"][$0 % 2] }) {
            var choices = UserChoices()
            choices.values = Rig.words([.theme: theme, .animations: "off"])
            rig.looks.take(choices)
            try rig.settle()
        }
        rig.compositor.clearTranscript()
        let count = try rig.board.pictureCount
        try rig.down(.character("t"))
        #expect(rig.typing.filter { $0.hasPrefix("commit_string") }.count == 1)
        #expect(try rig.board.pictureCount == count + 1)
        #expect(rig.compositor.surfaceCount == 1)
    }
}
