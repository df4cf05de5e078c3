import KeyboardView
import KeyboardLayouts
import Behavior
import EventLoop
import KeyboardToolbar
import Settings
import TestCompositor
import Testing
import Units
import WaylandServerWire

@testable import GlasschordKit

/// Which toolbar is shown: by documents, applications and fields. Source: behaviour E.7; docs/toolbar.md.
@Suite struct ToolChoiceTests {
    private static func offer(_ toplevels: UInt32? = 3) -> Offer {
        var offer = Rig.toolOffer
        offer.foreignToplevels = toplevels
        return offer
    }

    @Test func documentsAreFollowed() throws {
        let room = try ToolRoom()
        let rig = try room.rig()
        #expect(rig.toolLabels.first == ["Undo", "Redo"])
        try room.write("groups: [[a, b]]\n", to: "default")
        try rig.settle()
        #expect(rig.toolLabels == [["a", "b"]])
        try rig.tapTool(0, 1)
        #expect(rig.text == "b")
        // A broken one keeps the last good bar, and is told once with its place.
        try room.write("groups: [[a, b], [{tekst: c}]]\n", to: "default")
        try rig.settle()
        #expect(rig.toolLabels == [["a", "b"]])
        #expect(rig.warnings.count >= 1)
        #expect(rig.warnings.allSatisfy { $0.hasPrefix("\(room.path("default")):1:") })
        let told = rig.warnings.count
        try rig.tapTool(0, 0)
        #expect(rig.text == "ba")
        try room.write("groups: [[c]]\n", to: "default")
        try rig.settle()
        #expect(rig.toolLabels == [["c"]] && rig.warnings.count == told)
        room.remove("default")
        try rig.settle()
        try rig.advance(300)
        #expect(rig.toolLabels.first == ["Undo", "Redo"])
    }

    /// A file that is no toolbar by its place, as `--toolbar FILE` names it.
    @Test func aFileOfItsOwnIsShownAndFollowed() throws {
        let room = try ToolRoom()
        try room.write("applications: [nobody]\ngroups: [[a, b]]\n", to: "default")
        let file = room.path("default")
        let rig = try Rig.tools(file)
        #expect(rig.toolLabels == [["a", "b"]] && rig.warnings == [])
        try rig.keyboard.toolbar.source.watch(in: rig.loop)
        try room.write("groups: [[c]]\n", to: "default")
        try rig.settle()
        #expect(rig.toolLabels == [["c"]])
        try room.write("groups: [[c], [{tekst: d}]]\n", to: "default")
        try rig.settle()
        #expect(rig.toolLabels == [["c"]])
        #expect(rig.warnings.first?.hasPrefix("\(file):1:16: ") == true)
        // Another setting, and back to a file that is not there.
        try rig.choose([:], [.toolbar: "none"])
        #expect(rig.toolLabels == [])
        try rig.choose([:], [.toolbar: room.path("missing")])
        // It counts as not written.
        #expect(rig.toolLabels.first == ["Undo", "Redo"])
        #expect(
            rig.warnings.last
                == "--toolbar: there is no file \(room.path("missing")); name one that is there")
    }

    /// A document is saved while a finger is on its bar.
    @Test func K25_aDocumentThatChangesUnderAFingerLosesNoTouch() throws {
        let room = try ToolRoom(["mine": "groups: [[a, b, c]]\n"])
        let rig = try room.rig("mine")
        try rig.pressTool(0, 1)
        try room.write("groups: [[a, d, c]]\n", to: "mine")
        try rig.settle()
        try rig.up()
        #expect(rig.text == "d")
    }

    @Test func anApplicationHasItsOwn() throws {
        let room = try ToolRoom([
            "editor": "applications: [org.example.Editor]\ngroups: [[e]]\n",
            "player": "applications: [player]\ngroups: []\n",
        ])
        let rig = try room.rig(offer: Self.offer())
        #expect(rig.toolLabels.first == ["Undo", "Redo"])
        let editor = rig.compositor.toplevels.open("org.example.Editor", isActivated: true)
        try rig.settle()
        #expect(rig.toolLabels == [["e"]])
        try rig.tapTool(0, 0)
        #expect(rig.text == "e")
        let player = rig.compositor.toplevels.open("player")
        editor.setActivated(false)
        player.setActivated(true)
        try rig.settle()
        #expect(!rig.hasBar)
        #expect(try rig.board.shownSize.height == 229)
        player.close()
        try rig.settle()
        #expect(rig.toolLabels.first == ["Undo", "Redo"])
        editor.setActivated(true)
        try rig.settle()
        #expect(rig.toolLabels == [["e"]])
        // A name that settings say counts always.
        try rig.chooseTools("demo")
        #expect(rig.toolLabels.count == 3)
        try rig.chooseTools("auto")
        #expect(rig.toolLabels == [["e"]])
    }

    /// A finger was on one application's tool, and the focus goes to another's.
    @Test func K29_aToolOfAnotherApplicationIsNotPerformed() throws {
        let room = try ToolRoom([
            "first": "applications: [first]\ngroups: [[a, [b, {text: c}]]]\n"
                .replacing("[b, {text: c}]", with: "{text: b, alternates: [c]}"),
            "second": "applications: [second]\ngroups: [[x, {text: y, alternates: [z]}]]\n",
        ])
        for span in [0, 500] as [Milliseconds] {
            let rig = try room.rig(offer: Self.offer())
            let first = rig.compositor.toplevels.open("first", isActivated: true)
            let second = rig.compositor.toplevels.open("second")
            try rig.settle()
            #expect(rig.toolLabels == [["a", "b"]])
            try rig.pressTool(0, 1)
            try rig.advance(span)
            // No general toolbar in between.
            second.setActivated(true)
            first.setActivated(false)
            try rig.settle()
            #expect(rig.toolLabels == [["x", "y"]])
            try rig.up()
            #expect(rig.text == "" && rig.toolAppearance == .none)
            try rig.tapTool(0, 1)
            #expect(rig.text == "y")
        }
    }

    /// Which application is active is asked only where it matters.
    @Test func applicationsAreNotFollowedWithoutNeed() throws {
        let room = try ToolRoom()
        let rig = try room.rig(offer: Self.offer())
        #expect(rig.compositor.toplevels.managerCount == 0)
        _ = rig.compositor.toplevels.open("editor", isActivated: true)
        try room.write("applications: [editor]\ngroups: [[e]]\n", to: "mine")
        try rig.settle()
        #expect(rig.compositor.toplevels.managerCount == 1)
        #expect(rig.toolLabels == [["e"]])
        // Nothing depends on it any more, and then something does again.
        try room.write("groups: [[f]]\n", to: "mine")
        try rig.settle()
        #expect(rig.transcript.contains("stop_foreign_toplevels"))
        #expect(rig.toolLabels.first == ["Undo", "Redo"])
        try room.write("applications: [editor]\ngroups: [[g]]\n", to: "mine")
        try rig.settle()
        #expect(rig.toolLabels == [["g"]])
    }

    @Test func withoutTheProtocolTheGeneralOneIsShown() throws {
        let room = try ToolRoom(["editor": "applications: [editor]\ngroups: [[e]]\n"])
        let rig = try room.rig(offer: Self.offer(nil))
        _ = rig.compositor.toplevels.open("editor", isActivated: true)
        try rig.settle()
        #expect(rig.toolLabels.first == ["Undo", "Redo"])
        #expect(rig.warnings == [])
        // The protocol may come later, and go.
        rig.compositor.toplevels.announce()
        try rig.settle()
        #expect(rig.toolLabels == [["e"]])
        rig.compositor.toplevels.withdraw()
        try rig.settle()
        #expect(rig.toolLabels.first == ["Undo", "Redo"])
    }

    @Test func fieldsHaveTheirOwn() throws {
        let room = try ToolRoom(["web": "purposes: [url, email]\ngroups: [[www.]]\n"])
        let rig = try room.rig()
        for (purpose, labels) in [
            (Rig.Purpose.url, [["www."]]), (0, nil), (Rig.Purpose.email, [["www."]]),
        ] {
            rig.compositor.inputMethod.focus(purpose: purpose)
            try rig.settle()
            if let labels {
                #expect(rig.toolLabels == labels)
            } else {
                #expect(rig.toolLabels.first == ["Undo", "Redo"])
            }
        }
    }

    @Test func aToolbarThatIsNotThereIsToldOnce() throws {
        let room = try ToolRoom(["editor": "groups: [[e]]\n"])
        let rig = try room.rig("editr")
        rig.compositor.inputMethod.focus()
        try rig.settle()
        // It counts as not written.
        #expect(rig.toolLabels.first == ["Undo", "Redo"])
        #expect(
            rig.warnings == [
                "--toolbar: there is no good toolbar 'editr'; did you mean 'editor'?"
            ])
        try rig.hit(.character("a"))
        #expect(rig.text == "a")
    }

    /// A program's own counts instead of all others, but not where it is switched off.
    @Test func aProgramsOwnComesFirst() throws {
        let own = KeyboardToolbarView()
        own.groups = [
            KeyboardToolGroup(items: [
                KeyboardToolGroupItem(representativeTool: BlockKeyboardTool(text: "own") {})
            ])
        ]
        let rig = try Rig.tools("auto", own: own, purpose: Rig.Purpose.terminal)
        #expect(rig.toolLabels == [["own"]])
        // It has no terminal's keys: the board has them.
        _ = try rig.placed(.named(.escape))
        try rig.chooseTools("demo")
        #expect(rig.toolLabels == [["own"]])
        try rig.chooseTools("none")
        #expect(!rig.hasBar)
    }
}
