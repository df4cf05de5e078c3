import EventLoop
import Glibc
import Surfaces
import TestCompositor
import Testing
import Wayland
import WaylandWire

/// Which application has the focus, against a compositor in this process.
/// Source: wlr-foreign-toplevel-management-unstable-v1.
@Suite struct ActiveApplicationTests {
    /// The object under test and what it told.
    private final class Rig {
        let compositor: ScriptedCompositor
        let connection: Connection
        let application: ActiveApplication
        private(set) var changes: [String?] = []
        private let display: Display
        private let loop: MainLoop

        init(version: UInt32? = 3, isStarted: Bool = true) throws {
            var offer = Offer()
            offer.foreignToplevels = version
            compositor = ScriptedCompositor(offer)
            loop = try MainLoop(clock: ManualClock())
            display = try Display(descriptor: compositor.connect())
            let connection = try Connection(display, in: loop)
            self.connection = connection
            let application = ActiveApplication(connection)
            self.application = application
            connection.onGlobal = { [unowned application] in application.appeared($0) }
            connection.onGlobalRemoved = { [unowned application] in application.disappeared($0) }
            application.onChange = { [unowned self] in
                changes.append(self.application.applicationID)
            }
            try settle()
            if isStarted {
                application.start()
                try settle()
            }
            changes.removeAll()
        }

        deinit { compositor.die() }

        func settle() throws {
            for _ in 0..<6 {
                connection.flush()
                compositor.dispatch()
                try loop.turn(.notAtAll)
            }
        }

        var handles: Int { compositor.toplevels.handleCount }
    }

    @Test func nothingIsBoundUntilItIsAskedFor() throws {
        let rig = try Rig(isStarted: false)
        _ = rig.compositor.toplevels.open("foot", isActivated: true)
        try rig.settle()
        #expect(rig.application.isAvailable)
        #expect(rig.application.applicationID == nil)
        #expect(rig.compositor.toplevels.managerCount == 0)
        rig.application.start()
        rig.application.start()
        try rig.settle()
        #expect(rig.application.applicationID == "foot")
        #expect(rig.compositor.toplevels.managerCount == 1)
        #expect(rig.changes == ["foot"])
    }

    @Test(arguments: [1, 2, 3] as [UInt32]) func everyVersionIsSpoken(_ version: UInt32) throws {
        let rig = try Rig(version: version)
        #expect(rig.compositor.transcript.contains("bind_foreign_toplevel_manager \(version)"))
        _ = rig.compositor.toplevels.open("foot", isActivated: true)
        try rig.settle()
        #expect(rig.application.applicationID == "foot")
    }

    @Test func whatIsToldCountsAtDone() throws {
        let rig = try Rig()
        let window = rig.compositor.toplevels.open()
        window.sendApplicationID("foot")
        window.sendStates([0, 2])
        window.sendTitle("a title that is nobody's business")
        try rig.settle()
        #expect(rig.application.applicationID == nil)
        window.sendDone()
        try rig.settle()
        #expect(rig.application.applicationID == "foot")
        window.sendApplicationID("org.example.Editor")
        try rig.settle()
        #expect(rig.application.applicationID == "foot")
        window.sendDone()
        try rig.settle()
        #expect(rig.changes == ["foot", "org.example.Editor"])
    }

    @Test func theFocusIsFollowed() throws {
        let rig = try Rig()
        let first = rig.compositor.toplevels.open("foot", isActivated: true)
        let second = rig.compositor.toplevels.open("org.example.Editor")
        try rig.settle()
        #expect(rig.changes == ["foot"])
        first.setActivated(false)
        second.setActivated(true)
        try rig.settle()
        #expect(rig.application.applicationID == "org.example.Editor")
        second.setActivated(false)
        try rig.settle()
        #expect(rig.application.applicationID == nil)
    }

    /// No application in between where the new window's `done` comes first.
    @Test func theNewestFocusCountsWhileTheOldOneIsStillThere() throws {
        let rig = try Rig()
        let first = rig.compositor.toplevels.open("foot", isActivated: true)
        let second = rig.compositor.toplevels.open("org.example.Editor")
        second.setActivated(true)
        try rig.settle()
        #expect(rig.application.applicationID == "org.example.Editor")
        first.setActivated(false)
        try rig.settle()
        #expect(rig.changes == ["foot", "org.example.Editor"])
        first.setActivated(true)
        try rig.settle()
        first.close()
        try rig.settle()
        #expect(rig.changes.suffix(2) == ["foot", "org.example.Editor"])
    }

    @Test func closedWindowsAreLetGo() throws {
        let rig = try Rig()
        for _ in 0..<100 {
            let window = rig.compositor.toplevels.open("foot", isActivated: true)
            try rig.settle()
            #expect(rig.application.applicationID == "foot")
            #expect(rig.handles == 1)
            window.close()
            try rig.settle()
            #expect(rig.application.applicationID == nil)
        }
        #expect(rig.handles == 0)
    }

    /// A title changes with every key in some editors.
    @Test func titlesAndOtherStatesTellNothing() throws {
        let rig = try Rig()
        let window = rig.compositor.toplevels.open("foot", isActivated: true)
        try rig.settle()
        for states in [[2, 0], [3, 2], [2, 9999]] as [[UInt32]] {
            window.sendTitle("title")
            window.sendStates(states)
            window.sendDone()
        }
        try rig.settle()
        #expect(rig.changes == ["foot"])
    }

    @Test func oddArraysAndNoNameAreHarmless() throws {
        let rig = try Rig()
        let window = rig.compositor.toplevels.open("", isActivated: true)
        try rig.settle()
        #expect(rig.application.applicationID == nil)
        window.sendApplicationID("foot")
        for bytes in [[], [2], [2, 0, 0], [1, 0, 0, 0, 2, 0, 0]] as [[UInt8]] {
            window.sendStateBytes(bytes)
            window.sendDone()
            try rig.settle()
            #expect(rig.application.applicationID == nil)
        }
    }

    @Test func withoutTheProtocolNothingIsKnown() throws {
        let rig = try Rig(version: nil)
        #expect(!rig.application.isAvailable)
        #expect(rig.application.applicationID == nil)
    }

    @Test func theGlobalMayComeLaterAndGo() throws {
        let rig = try Rig(version: nil)
        _ = rig.compositor.toplevels.open("foot", isActivated: true)
        rig.compositor.toplevels.announce()
        try rig.settle()
        #expect(rig.application.isAvailable)
        #expect(rig.application.applicationID == "foot")
        rig.compositor.toplevels.withdraw()
        try rig.settle()
        #expect(!rig.application.isAvailable)
        #expect(rig.application.applicationID == nil)
        #expect(rig.handles == 0)
        rig.compositor.toplevels.announce(version: 2)
        try rig.settle()
        #expect(rig.application.applicationID == "foot")
        #expect(rig.changes == [nil, "foot", nil, nil, "foot"])
    }

    @Test func finishedEndsIt() throws {
        let rig = try Rig()
        _ = rig.compositor.toplevels.open("foot", isActivated: true)
        try rig.settle()
        rig.compositor.toplevels.finish()
        try rig.settle()
        #expect(!rig.application.isAvailable)
        #expect(rig.application.applicationID == nil)
        #expect(rig.changes == ["foot", nil])
        #expect(rig.handles == 0)
        rig.compositor.toplevels.withdraw()
        rig.compositor.toplevels.announce()
        try rig.settle()
        #expect(rig.application.applicationID == "foot")
    }

    @Test func stoppingLeavesNothingBehind() throws {
        let rig = try Rig()
        _ = rig.compositor.toplevels.open("foot", isActivated: true)
        try rig.settle()
        for _ in 0..<3 {
            rig.application.stop()
            // On its way while the compositor does not know yet.
            let late = rig.compositor.toplevels.open("late", isActivated: true)
            try rig.settle()
            #expect(rig.application.applicationID == nil)
            #expect(rig.application.isAvailable)
            #expect(rig.compositor.toplevels.managerCount == 0)
            #expect(rig.handles == 0)
            late.close()
            rig.application.start()
            try rig.settle()
            #expect(rig.application.applicationID == "foot")
        }
        #expect(rig.changes == ["foot", "foot", "foot", "foot"])
        #expect(rig.compositor.transcript.count { $0 == "stop_foreign_toplevels" } == 3)
    }
}
