import ServerProtocols
import WaylandServerWire

/// wlr-foreign-toplevel-management: windows of other applications, as a test has them.
package final class TestToplevels {
    weak var compositor: ScriptedCompositor?

    private let server: ServerDisplay
    private var global: Global?
    private var withdrawn: [Global] = []
    private var managers: [ZwlrForeignToplevelManagerV1Resource] = []
    private var windows: [TestToplevel] = []

    init(_ server: ServerDisplay) {
        self.server = server
    }

    /// How many handles clients hold.
    package var handleCount: Int { windows.map(\.handleCount).reduce(0, +) }

    package var managerCount: Int { managers.count { $0.resource.isAlive } }

    package func announce(version: UInt32 = 3) {
        global = Global(server, ZwlrForeignToplevelManagerV1Resource.self, version: version) {
            [unowned self] in serve($0)
        }
    }

    /// The global goes.
    package func withdraw() {
        global?.withdraw()
        // A bind may be on its way.
        if let global { withdrawn.append(global) }
        global = nil
    }

    /// Every manager is told that nothing more comes.
    package func finish() {
        for manager in managers where manager.resource.isAlive { manager.sendFinished() }
        managers.removeAll()
    }

    /// A window opens. Nothing is told of it but what the test sends.
    package func open() -> TestToplevel {
        let window = TestToplevel()
        windows.append(window)
        for manager in managers where manager.resource.isAlive { window.tell(manager) }
        return window
    }

    /// A window opens that says at once what it is.
    package func open(_ applicationID: String, isActivated: Bool = false) -> TestToplevel {
        let window = open()
        window.sendApplicationID(applicationID)
        window.sendStates(isActivated ? [2] : [])
        window.sendDone()
        return window
    }

    private func serve(_ manager: ZwlrForeignToplevelManagerV1Resource) {
        compositor?.note("bind_foreign_toplevel_manager \(manager.version)")
        managers.append(manager)
        manager.onRequest = { [unowned self, unowned manager] request in
            switch request {
            case .stop:
                compositor?.note("stop_foreign_toplevels")
                // Windows that opened a moment ago are told before the end.
                manager.sendFinished()
                managers.removeAll { $0 === manager }
            }
        }
        for window in windows { window.tell(manager) }
    }
}
