import KeyboardView
import KeyboardLayouts
import Behavior
import EventLoop
import Glibc
import KeyboardToolbar
import Settings
import TestCompositor
import Testing
import Units
import WaylandServerWire

import class TestKit.PrivateBus
import class TestKit.ToolbarApplication

@testable import GlasschordKit

/// A toolbar that another process registers, from its call to what it hears. Source: behaviour E.7.
@Suite(.timeLimit(.minutes(2))) struct ToolBusTests {
    /// A keyboard on a compositor of ours, and a bus.
    private final class Room {
        let bus: PrivateBus
        let rig: Rig
        private var desktop: DesktopBus?
        private var events: [ToolbarApplication.Event] = []

        init(toplevels: UInt32?, toolbar: String = "auto") throws {
            bus = try PrivateBus()
            var offer = Rig.toolOffer
            offer.foreignToplevels = toplevels
            rig = try Rig.tools(toolbar, offer: offer)
            let rig = rig
            let desktop = DesktopBus(
                rig.loop, Environment(["DBUS_SESSION_BUS_ADDRESS": bus.address]), looks: rig.looks,
                toolbars: rig.toolbars, log: Log(isVerbose: false) { _ in })
            self.desktop = try #require(desktop)
            rig.keyboard.desktop = desktop
            rig.keyboard.followToolbars()
        }

        /// Both sides have their turns until something is true.
        func wait(_ what: String, for isTrue: () throws -> Bool) throws {
            let end = MonotonicClock().now + 20_000
            while try !isTrue() {
                try #require(MonotonicClock().now < end, "\(what): not in time")
                try rig.settle()
                var polled = pollfd(fd: rig.loop.descriptor, events: Int16(POLLIN), revents: 0)
                _ = unsafe poll(&polled, 1, 5)
            }
        }

        func tell(_ application: ToolbarApplication, _ command: String) throws {
            application.send(command)
            let done = ToolbarApplication.Event.answered(error: nil, message: nil)
            #expect(try next(from: application) == done)
            try rig.settle()
        }

        func next(from application: ToolbarApplication) throws -> ToolbarApplication.Event {
            try wait("something from the application") {
                events += try application.told()
                return !events.isEmpty
            }
            return events.removeFirst()
        }
    }

    private static let groups =
        "[[{'symbol': <'arrow.uturn.backward'>, 'label': <'Undo'>, 'enabled': <false>}, {'text': <'go'>}], "
        + "[{'text': <'()'>, 'alternates': <[{'text': <'[]'>}, {'text': <'{}'>}]>}]]"

    @Test func K24_anApplicationsToolbarIsShownHeardAndTakenAway() throws {
        let room = try Room(toplevels: 3)
        let rig = room.rig
        let window = rig.compositor.toplevels.open("org.example.Editor", isActivated: true)
        let application = try ToolbarApplication(on: room.bus)
        try room.wait("the name") {
            application.send("register org.example.Editor \(Self.groups)")
            return try room.next(from: application) == .answered(error: nil, message: nil)
        }
        try rig.settle()
        #expect(rig.toolLabels == [["Undo", "go"], ["()"]])
        #expect(rig.isEnabled(0, 0) == false && rig.isEnabled(0, 1) == true)
        try rig.tapTool(0, 1)
        #expect(try room.next(from: application) == .activated(group: 0, item: 1, tool: -1))
        // Disabled: nothing is heard. Enabled by its owner: it is.
        try rig.tapTool(0, 0)
        try room.tell(application, "call SetEnabled (uint32 0, uint32 0, true)")
        #expect(rig.isEnabled(0, 0) == true)
        try rig.tapTool(0, 0)
        #expect(try room.next(from: application) == .activated(group: 0, item: 0, tool: -1))
        // Its choices: told before they are performed.
        try rig.holdTool(1, 0)
        #expect(try room.next(from: application) == .presenting(group: 1, item: 0))
        try rig.slide(to: 1, of: 1, 0)
        try rig.up()
        #expect(try room.next(from: application) == .activated(group: 1, item: 0, tool: 1))
        #expect(rig.text == "")
        // Another application has the focus, and then it again.
        window.setActivated(false)
        let other = rig.compositor.toplevels.open("foot", isActivated: true)
        try rig.settle()
        #expect(rig.toolLabels.count == 3)
        other.setActivated(false)
        window.setActivated(true)
        try rig.settle()
        #expect(rig.toolLabels.count == 2)
        // With its owner it goes.
        application.end()
        try room.wait("the end of the toolbar") { rig.toolLabels.count == 3 }
        #expect(rig.hasBar)
    }

    /// The finger of a moment ago: what it held goes on while the application tells something new.
    @Test func K25_anApplicationThatRegistersAgainLosesNoTouch() throws {
        let room = try Room(toplevels: 3)
        let rig = room.rig
        _ = rig.compositor.toplevels.open("editor", isActivated: true)
        let application = try ToolbarApplication(on: room.bus)
        try room.wait("the name") {
            application.send("register editor \(Self.groups)")
            return try room.next(from: application) == .answered(error: nil, message: nil)
        }
        try rig.pressTool(0, 1)
        try room.tell(application, "call SetEnabled (uint32 0, uint32 0, true)")
        try room.tell(application, "register editor [[{'text': <'a'>}, {'text': <'b'>}]]")
        #expect(rig.toolLabels == [["a", "b"]])
        try rig.up()
        #expect(try room.next(from: application) == .activated(group: 0, item: 1, tool: -1))
    }

    @Test func withoutTheProtocolTheOwnerSaysWhenItIsActive() throws {
        let room = try Room(toplevels: nil)
        let rig = room.rig
        let application = try ToolbarApplication(on: room.bus)
        try room.wait("the name") {
            application.send("register editor \(Self.groups)")
            return try room.next(from: application) == .answered(error: nil, message: nil)
        }
        try rig.settle()
        #expect(rig.toolLabels.count == 3)
        try room.tell(application, "call SetActive (true,)")
        #expect(rig.toolLabels == [["Undo", "go"], ["()"]])
        // It is for fields: where none is, the general one is there.
        rig.compositor.inputMethod.leave()
        try rig.settle()
        try rig.advance(200)
        rig.keyboard.show()
        try rig.settle()
        #expect(rig.toolLabels.count == 3)
        rig.compositor.inputMethod.focus()
        try rig.settle()
        #expect(rig.toolLabels.count == 2)
        // Not on a number pad, and not where toolbars are switched off.
        rig.compositor.inputMethod.focus(purpose: Rig.Purpose.number)
        try rig.settle()
        #expect(!rig.hasBar)
        rig.compositor.inputMethod.focus()
        try rig.settle()
        try rig.chooseTools("none")
        #expect(!rig.hasBar)
        // Nor where settings name one.
        try rig.chooseTools("demo")
        #expect(rig.toolLabels.count == 3 && rig.toolLabels[1].first != "Undo")
        try rig.chooseTools("auto")
        #expect(rig.toolLabels.count == 2)
        try room.tell(application, "call SetActive (false,)")
        #expect(rig.toolLabels.count == 3)
    }

    @Test func theEndOfTheBusIsTheEndOfItsToolbars() throws {
        let room = try Room(toplevels: nil)
        let rig = room.rig
        let application = try ToolbarApplication(on: room.bus)
        try room.wait("the name") {
            application.send("register editor \(Self.groups)")
            return try room.next(from: application) == .answered(error: nil, message: nil)
        }
        try room.tell(application, "call SetActive (true,)")
        try rig.pressTool(1, 0)
        room.bus.end()
        try room.wait("the end of the toolbar") { rig.toolLabels.count == 3 }
        try rig.up()
        try rig.hit(.character("a"))
        #expect(rig.text == "a")
    }
}
