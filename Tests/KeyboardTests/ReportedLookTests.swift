import KeyboardLayouts
import Settings
import TestCompositor
import Testing
import Units

@testable import GlasschordKit

/// What other keyboards' users reported about popups and changing looks, on the whole keyboard.
@Suite struct ReportedLookTests {
    private static func rig(
        _ words: [SettingsValues.Name: String], _ width: Int = 360, _ height: Int = 720
    ) throws -> Rig {
        var offer = Offer()
        offer.subcompositor = 1
        offer.outputs = [.init(width, height, scale: 1)]
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

    /// On 480x320, top row and corners, whatever the style leaves above the keys.
    @Test(arguments: ["native", "off", "connected"])
    func R150_everyCalloutIsInsideTheOutput(_ preview: String) throws {
        let rig = try Self.rig([.previewStyle: preview], 480, 320)
        let output = Rect(
            x: 0, y: try rig.board.shownSize.height - 320, width: 480, height: 320)
        for letter in ["e", "y", "u", "o", "a", "l", "z", "n"] {
            try rig.down(.character(letter))
            try rig.advance(300)
            for popup in try rig.board.commits.last?.popups ?? [] {
                #expect(output.contains(popup.frame), "\(letter): \(popup.frame)")
            }
            try rig.up()
            try rig.advance(400)
        }
    }
}
