import EventLoop
import Units

/// Toolbars of other applications: `org.glasschord.Toolbar1` at `/org/glasschord/Keyboard`.
///
/// A toolbar belongs to the connection that has registered it, by its unique name, and goes with it. Nothing is drawn here and
/// nobody is waited for: registrations come out as values, and what the person did with them goes in as a call.
/// Source: behaviour E.7; data/dbus-1/interfaces/org.glasschord.Toolbar1.xml.
package final class ToolbarService {
    /// The toolbars that there are, the oldest first.
    package var registrations: [ToolbarRegistration] { registry.registrations }
    /// Called whenever `registrations` has changed, before its caller is answered.
    package var onChange: ([ToolbarRegistration]) -> Void = { _ in }
    /// Called once, when the bus has said whether the name is ours. Without it the object is there all the same, for those who
    /// know our unique name.
    package var onName: (BusName.State) -> Void = { _ in }

    /// What tells that an owner goes.
    private struct Watch {
        let signals: BusSlot?
        /// Whether it is still there now: it may have gone before the bus knew that we listen.
        let question: BusSlot?
    }

    private let bus: BusConnection
    private let clock: any Clock
    private let name: BusName
    private var object: BusObject?
    private var disconnection: BusSlot?
    private var registry = ToolbarRegistry()
    private var rates = CallRates()
    private var watches: [String: Watch] = [:]

    package static let path = "/org/glasschord/Keyboard"
    package static let busName = "org.glasschord.Keyboard"

    /// Puts the object on the bus and asks for the name.
    ///
    /// - Parameter clock: what the number of calls is reckoned by.
    package init(_ bus: BusConnection, clock: any Clock) {
        self.bus = bus
        self.clock = clock
        name = BusName(Self.busName, on: bus)
        // Before the bus can say that the name is ours: calls come in later turns.
        object = bus.offer(at: Self.path, ToolbarLimits.reading) { [unowned self] in
            answer($0, $1)
        }
        name.onAnswer = { [unowned self] in onName($0) }
        disconnection = bus.listen(to: .disconnection) { [unowned self] _ in disconnected() }
    }

    /// The person has chosen something in a toolbar.
    ///
    /// - Parameters:
    ///   - group: from 0.
    ///   - item: from 0 in its group.
    ///   - tool: the alternate, from 0; nil for what the bar shows.
    package func activated(_ owner: String, group: Int, item: Int, tool: Int?) {
        tell(
            owner, "ToolActivated",
            [
                .uint32(UInt32(clamping: group)), .uint32(UInt32(clamping: item)),
                .int32(tool.map { Int32(clamping: $0) } ?? -1),
            ])
    }

    /// The choices of an item are about to be shown.
    package func willPresent(_ owner: String, group: Int, item: Int) {
        tell(
            owner, "WillPresentToolPicker",
            [.uint32(UInt32(clamping: group)), .uint32(UInt32(clamping: item))])
    }

    /// To whoever has registered, and to nobody else.
    private func tell(_ owner: String, _ member: String, _ values: [BusValue]) {
        guard registry.isRegistered(owner) else { return }
        bus.send(
            BusSignal(
                destination: owner, path: Self.path, interface: ToolbarInterface.name,
                member: member, values: values))
    }

    private func answer(
        _ request: BusRequest, _ body: () throws(ReadingFailure) -> [BusValue]
    ) -> BusReply {
        // First: what is refused here costs nothing but its answer.
        guard rates.take(request.sender, clock.now) else {
            return .error(
                .limitsExceeded(
                    "too many calls: \(ToolbarLimits.callsAtOnce) at once and \(ToolbarLimits.callsPerSecond) a second after that are taken, and the toolbar stays as it was"
                ))
        }
        do {
            if let values = try ToolbarInterface.answer(request, body) { return .values(values) }
            try take(request, body)
            return .values([])
        } catch {
            return .error(error)
        }
    }

    private func take(
        _ request: BusRequest, _ body: () throws(ReadingFailure) -> [BusValue]
    ) throws(BusError) {
        guard let method = ToolbarMethod(rawValue: request.member) else {
            throw .unknownMethod("\(ToolbarInterface.name) has no method of this name")
        }
        let values = try ToolbarInterface.read(request, as: method.signature, body)
        let old = registry
        let owner = request.sender
        switch (method, values.first, values.dropFirst().first, values.last) {
        case (.register, .string(let application), let groups?, _):
            try registry.register(
                owner, applicationID: try ToolbarReader.applicationID(application),
                groups: try ToolbarReader.read(groups))
            watch(owner)
        case (.setEnabled, .uint32(let group), .uint32(let item), .boolean(let isEnabled)):
            try registry.setEnabled(owner, group: group, item: item, isEnabled)
        case (.setActive, .boolean(let isActive), _, _):
            try registry.setActive(owner, isActive)
        case (.unregister, _, _, _):
            try registry.unregister(owner)
            watches[owner] = nil
        case (.register, _, _, _), (.setEnabled, _, _, _), (.setActive, _, _, _):
            throw BusError(.malformed)
        }
        if registry != old { onChange(registrations) }
    }

    private func watch(_ owner: String) {
        if watches[owner] != nil { return }
        let signals = bus.listen(to: .owner(of: owner)) { [unowned self] signal in
            // A signal can be sent by anybody, but not in the name of the bus.
            guard signal.sender == "org.freedesktop.DBus", signal.values.last == .string("") else {
                return
            }
            ownerGone(owner)
        }
        let question = bus.call(.bus("NameHasOwner", [.string(owner)])) { [unowned self] answer in
            if answer.error == nil, answer.values.first == .boolean(false) { ownerGone(owner) }
        }
        watches[owner] = Watch(signals: signals, question: question)
    }

    private func ownerGone(_ owner: String) {
        watches[owner] = nil
        guard registry.isRegistered(owner) else { return }
        registry.ownerGone(owner)
        onChange(registrations)
    }

    /// The bus has gone, and with it everybody on it.
    private func disconnected() {
        watches.removeAll()
        if registrations.isEmpty { return }
        registry.removeAll()
        onChange(registrations)
    }
}
