import ServerProtocols
import WaylandServerWire

/// A window of another application. What it says is kept for those who ask later.
package final class TestToplevel {
    private var handles: [ZwlrForeignToplevelHandleV1Resource] = []
    private var applicationID: String?
    private var states: [UInt32] = []
    private var isClosed = false

    var handleCount: Int { living.count }

    package func sendApplicationID(_ name: String) {
        applicationID = name
        for handle in living { handle.sendAppId(appId: name) }
    }

    /// The numbers of the states, of which 2 is "activated".
    package func sendStates(_ states: [UInt32]) {
        self.states = states
        for handle in living { handle.sendState(state: Self.bytes(states)) }
    }

    /// An array that need not hold whole numbers.
    package func sendStateBytes(_ bytes: [UInt8]) {
        for handle in living { handle.sendState(state: bytes) }
    }

    package func sendTitle(_ title: String) {
        for handle in living { handle.sendTitle(title: title) }
    }

    package func sendDone() {
        for handle in living { handle.sendDone() }
    }

    /// The focus comes or goes.
    package func setActivated(_ isActivated: Bool) {
        sendStates(isActivated ? [2] : [])
        sendDone()
    }

    package func close() {
        isClosed = true
        for handle in living { handle.sendClosed() }
    }

    func tell(_ manager: ZwlrForeignToplevelManagerV1Resource) {
        if isClosed { return }
        let handle = manager.sendToplevel()
        handles.append(handle)
        guard let applicationID else { return }
        handle.sendAppId(appId: applicationID)
        handle.sendState(state: Self.bytes(states))
        handle.sendDone()
    }

    private var living: [ZwlrForeignToplevelHandleV1Resource] {
        handles.filter { $0.resource.isAlive }
    }

    private static func bytes(_ states: [UInt32]) -> [UInt8] {
        states.flatMap { state in unsafe withUnsafeBytes(of: state) { unsafe Array($0) } }
    }
}
