import Behavior
import CLinux
import DocumentTestKit
import Documents
import EventLoop
import Glibc
import KeyboardEngine
import KeyboardLayouts
import Settings
import Surfaces
import TestCompositor
import Testing
import Units
import WaylandServerWire

@testable import GlasschordKit

/// Settings that change while the keyboard runs, the user's own layouts, and what is remembered.
@Suite struct LiveSettingsTests {
    @Test func B40_languagesChange() throws {
        let rig = try Rig.typing([:], [.languages: "us"])
        try rig.choose([:], [.languages: "de,fr"])
        #expect(rig.layout.name == "de")
        try rig.hit(.nextKeyboard)
        #expect(rig.layout.name == "fr")
        // What is typed with stays where it is still enabled.
        try rig.choose([:], [.languages: "cs,fr"])
        #expect(rig.layout.name == "fr")
        try rig.choose([:], [.languages: "cs"])
        #expect(rig.layout.name == "cs")
        #expect(rig.warnings == [])
        // A language that nobody knows changes nothing.
        try rig.choose([:], [.languages: "cs,xx"])
        #expect(rig.layout.name == "cs")
        #expect(
            rig.warnings == [
                "--languages: there is no good layout 'xx'; it is left out, "
                    + "`glasschord list layouts` tells which there are"
            ])
        try rig.choose()
        #expect(rig.layout.name == "us")
    }

    @Test func B40_switchesChange() throws {
        let rig = try Rig.typing()
        #expect(rig.appearance.shift == .auto)
        try rig.choose([.autoCapitalization: "off", .periodShortcut: "off"])
        #expect(rig.appearance.shift == .lower)
        try rig.hit("a  ")
        #expect(rig.text == "a  ")
        try rig.choose()
        try rig.hit("b  c")
        #expect(rig.text == "a  b. C")
        try rig.choose([.insertOnKeyDown: "off"])
        try rig.press(.character("d"))
        #expect(rig.text == "a  b. C")
        try rig.up()
        #expect(rig.text == "a  b. Cd")
    }

    @Test func B40_keyHeightChanges() throws {
        let rig = try Rig.typing()
        let usual = try rig.placed(.character("g")).frame.height
        for height in [40, 52] {
            try rig.choose([:], [.keyHeight: "\(height)px"])
            let frame = try rig.placed(.character("g")).frame
            #expect(abs(frame.height.value - Double(height)) < 1)
            #expect(
                try rig.board.layer?.current.exclusiveZone
                    == Int32(rig.board.shownSize.height.value))
            // Keys, size and picture are those of the same board.
            #expect(try rig.board.shownSize.height == rig.engine.board.size.height)
        }
        try rig.choose()
        #expect(try rig.placed(.character("g")).frame.height == usual)
        #expect(rig.comings == 0)
    }

    @Test func B40_theOutputIsTheOneThatIsNamed() throws {
        var offer = Offer()
        offer.outputs = [.init(360, 720), .init(1280, 800)]
        offer.outputs[1].name = "DP-1"
        let rig = try Rig.typing(offer: offer)
        #expect(try rig.board.output === rig.compositor.outputs[0])
        try rig.choose([:], [.output: "DP-1"])
        #expect(try rig.board.output === rig.compositor.outputs[1])
        try rig.hit("a")
        #expect(rig.text == "A")
        // One that is not there is no wish.
        try rig.choose([:], [.output: "HDMI-A-9"])
        rig.compositor.inputMethod.focus()
        try rig.settle()
        #expect(rig.isShown)
    }

    /// The layer of a surface is asked for when it is made.
    @Test func B40_theLayerIsThatOfTheStart() throws {
        let rig = try Rig.typing([:], [.layer: "top"])
        rig.compositor.inputMethod.leave()
        try rig.settle()
        try rig.advance(200)
        try rig.choose([:], [.layer: "overlay"])
        rig.compositor.inputMethod.focus()
        try rig.settle()
        #expect(rig.transcript.contains { $0.hasPrefix("get_layer_surface 2") })
        #expect(!rig.transcript.contains { $0.hasPrefix("get_layer_surface 3") })
    }

    @Test func B40_thePageChanges() throws {
        let rig = try Rig.typing()
        try rig.choose([:], [.page: "pc"])
        #expect(rig.layout.form == .pc)
        try rig.choose([:], [.page: "auto"])
        #expect(rig.layout.form == .text)
    }

    private static let own = """
        name: Mine
        language: en
        badge: ME
        pages:
          letters:
            - q w e r t y u i o p
            - a s d f g h j k l
            - shift z x c v b n m backspace
            - space return
        """

    private static func rig(_ folder: Folder) throws -> Rig {
        let rig = try Rig(
            look: Rig.values([.autoCapitalization: "off"], [.languages: "mine"]),
            directories: folder.directories)
        rig.compositor.inputMethod.field = TestField()
        rig.compositor.inputMethod.focus()
        try rig.settle()
        try rig.boardKeys.watch(in: rig.loop)
        return rig
    }

    /// The person's own file counts, is followed, and a mistake in it takes nothing away.
    @Test func aBrokenLayoutKeepsTheLastGoodOne() throws {
        let folder = try Folder()
        try folder.makeDirectory(".local/share/glasschord/layouts")
        let file = ".local/share/glasschord/layouts/mine.yaml"
        try folder.write(Self.own, to: file)
        let rig = try Self.rig(folder)
        #expect(rig.layout.name == "mine")
        try rig.hit("a")
        try folder.write(Self.own.replacing("a s d f", with: "œ s d f"), to: file)
        try rig.settle()
        #expect(rig.warnings == [])
        try rig.hit("œ")
        try folder.write("name: [\n", to: file)
        try rig.settle()
        #expect(rig.warnings.count == 1)
        try rig.hit("œ")
        #expect(rig.text == "aœœ")
        #expect(rig.layout.name == "mine")
        folder.remove(file)
        try rig.settle()
        try rig.advance(300)
        #expect(rig.layout.name == "us")
        try rig.hit("a")
        #expect(rig.text == "aœœa")
    }

    /// What is typed by keys follows the file as well.
    @Test func anEditedLayoutHasItsKeys() throws {
        let folder = try Folder()
        try folder.makeDirectory(".local/share/glasschord/layouts")
        let file = ".local/share/glasschord/layouts/mine.yaml"
        try folder.write(Self.own, to: file)
        let rig = try Self.rig(folder)
        rig.compositor.inputMethod.leave()
        try rig.settle()
        rig.keyboard.show()
        try rig.settle()
        try rig.hit("a")
        try folder.write(Self.own.replacing("a s d f", with: "ж s d f"), to: file)
        try rig.settle()
        try rig.advance(200)
        try rig.hit("жs")
        try rig.advance(200)
        #expect(rig.keys == "aжs")
        #expect(rig.warnings == [])
    }

    private static let languages: [SettingsValues.Name: String] = [.languages: "us,de"]

    @Test func oneHandIsRememberedOverAStart() throws {
        let folder = try Folder()
        let path = folder.path("state/glasschord/one-handed")
        let memory = OneHandedMemory(path: path)
        do {
            let rig = try Rig.typing([:], Self.languages, memory: memory)
            #expect(rig.boardKeys.oneHanded == .off)
            try rig.choose(.oneHanded(.left))
        }
        var status = stat()
        #expect(unsafe lstat(path, &status) == 0)
        #expect(status.st_mode & 0o777 == 0o600)
        do {
            let rig = try Rig.typing([:], Self.languages, memory: memory)
            #expect(rig.boardKeys.oneHanded == .left)
            try rig.hit(.custom("one-handed-off"))
        }
        let rig = try Rig.typing([:], Self.languages, memory: memory)
        #expect(rig.boardKeys.oneHanded == .off)
    }

    /// What the settings say counts, also where they say that there is none.
    @Test func oneHandOfTheSettingsComesFirst() throws {
        let folder = try Folder()
        let memory = OneHandedMemory(path: folder.path("one-handed"))
        memory.keep(.right)
        let rig = try Rig.typing([.oneHandedMode: "off"], Self.languages, memory: memory)
        #expect(rig.boardKeys.oneHanded == .off)
        try rig.choose([.oneHandedMode: "left"], Self.languages)
        #expect(rig.boardKeys.oneHanded == .left)
        // Once they say nothing any more, what was chosen on the board counts again.
        try rig.choose([:], Self.languages)
        #expect(rig.boardKeys.oneHanded == .right)
    }

    /// Nothing that is wrong with the file is anybody's trouble.
    @Test func oneHandThatCannotBeRememberedIsForgotten() throws {
        let folder = try Folder()
        for text in ["", "sideways\n", String(repeating: "left", count: 4000)] {
            try folder.write(text, to: "one-handed")
            #expect(OneHandedMemory(path: folder.path("one-handed")).mode == nil)
        }
        #expect(OneHandedMemory(path: folder.home).mode == nil)
        #expect(OneHandedMemory(path: nil).mode == nil)
        for path in ["/dev/null/one-handed", "/proc/one-handed", folder.home, "one-handed"] {
            let memory = OneHandedMemory(path: path)
            memory.keep(.left)
            #expect(memory.mode == nil || path == "one-handed")
        }
        let rig = try Rig.typing(
            [:], Self.languages, memory: OneHandedMemory(path: "/dev/null/one-handed"))
        try rig.choose(.oneHanded(.left))
        #expect(rig.boardKeys.oneHanded == .left)
        #expect(rig.warnings == [])
    }

    /// Source: XDG Base Directory Specification.
    @Test func oneHandIsKeptWithTheState() throws {
        let folder = try Folder()
        let own = OneHandedMemory(Environment(["XDG_STATE_HOME": folder.path("s"), "HOME": "/no"]))
        own.keep(.left)
        #expect(OneHandedMemory(path: folder.path("s/glasschord/one-handed")).mode == .left)
        let usual = OneHandedMemory(
            Environment(["XDG_STATE_HOME": "relative", "HOME": folder.home]))
        usual.keep(.right)
        let path = folder.path(".local/state/glasschord/one-handed")
        #expect(OneHandedMemory(path: path).mode == .right)
        #expect(OneHandedMemory(Environment([:])).mode == nil)
    }
}
