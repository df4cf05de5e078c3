/// The desktop's appearance as the settings portal tells it, kept up to date.
///
/// The portal is asked once it is there: at once where it runs, or when it appears. Where nobody has started it yet the bus
/// is asked once to do so; it never waits for that. When the portal goes, what it told stays true until another one tells
/// otherwise. Source: org.freedesktop.portal.Settings; behaviour A.1.
package final class PortalSettings {
    /// As far as the portal has told.
    package private(set) var appearance = DesktopAppearance()
    /// Called whenever `appearance` has changed.
    package var onChange: (DesktopAppearance) -> Void = { _ in }
    /// Called with a line for the log: a setting has the wrong type. Once for each setting.
    package var onWarning: (String) -> Void = { _ in }

    /// Where the portal's owner stands.
    private enum State {
        /// The bus has not said yet who owns the name.
        case asking(BusSlot?)
        /// Nobody does; perhaps the bus is starting it.
        case absent(BusSlot?)
        /// A unique name, and the questions whose answers are awaited.
        case present(owner: String, [PortalKey: BusSlot])
    }

    private let bus: BusConnection
    private let mayStartPortal: Bool
    private var state = State.asking(nil)
    private var matches: [BusSlot] = []
    private var values = PortalValues()
    private var warned: Set<PortalKey> = []

    private static let name = "org.freedesktop.portal.Desktop"
    private static let path = "/org/freedesktop/portal/desktop"
    private static let interface = "org.freedesktop.portal.Settings"
    /// What sd-bus answers questions with when the bus goes: it says nothing about the setting. A portal that goes alone is told
    /// by `NameOwnerChanged` before its questions end so.
    private static let noReply = "org.freedesktop.DBus.Error.NoReply"

    /// - Parameter mayStartPortal: whether the bus may be asked to start the portal where it does not run yet.
    package init(_ bus: BusConnection, mayStartPortal: Bool = true) {
        self.bus = bus
        self.mayStartPortal = mayStartPortal
        // Listening comes before asking, so that no change falls between the two.
        let owners = bus.listen(to: .owner(of: Self.name)) { [unowned self] in ownerChanged($0) }
        let changes = bus.listen(
            to: BusMatch(
                sender: Self.name, path: Self.path, interface: Self.interface,
                member: "SettingChanged")
        ) { [unowned self] in settingChanged($0) }
        matches = [owners, changes].compactMap { $0 }
        state = .asking(
            bus.call(.bus("GetNameOwner", [.string(Self.name)])) { [unowned self] answer in
                ownerTold(answer)
            })
    }

    private func ownerTold(_ answer: BusMessage) {
        // A change of owner that came meanwhile knows better.
        guard case .asking = state else { return }
        if answer.error == nil, case .string(let owner)? = answer.values.first {
            read(from: owner)
            return
        }
        guard mayStartPortal else {
            state = .absent(nil)
            return
        }
        // What comes of it is told by NameOwnerChanged; that there is no such portal is a normal case.
        state = .absent(
            bus.call(.bus("StartServiceByName", [.string(Self.name), .uint32(0)])) { _ in })
    }

    /// NameOwnerChanged: name, old owner, new owner; an empty one for none.
    private func ownerChanged(_ signal: BusMessage) {
        guard signal.values.count == 3, case .string(let owner) = signal.values[2] else { return }
        if owner.isEmpty {
            state = .absent(nil)
        } else {
            read(from: owner)
        }
    }

    private func read(from owner: String) {
        state = .present(owner: owner, [:])
        for key in PortalKey.primary { ask(key, "ReadOne") }
    }

    /// - Parameter method: `ReadOne`, or `Read` for a portal of version 1.
    private func ask(_ key: PortalKey, _ method: String) {
        guard case .present(let owner, var questions) = state else { return }
        questions[key] = bus.call(
            // To the owner itself: such a call never starts anything.
            BusCall(
                destination: owner, path: Self.path, interface: Self.interface, member: method,
                arguments: [.string(key.namespace), .string(key.name)])
        ) { [unowned self] answer in told(answer, key, method) }
        state = .present(owner: owner, questions)
    }

    private func told(_ answer: BusMessage, _ key: PortalKey, _ method: String) {
        guard case .present(let owner, var questions) = state else { return }
        questions[key] = nil
        state = .present(owner: owner, questions)
        if answer.error == "org.freedesktop.DBus.Error.UnknownMethod", method == "ReadOne" {
            ask(key, "Read")
        } else if answer.error == nil, let value = answer.values.first {
            take(value, for: key)
        } else if answer.error != Self.noReply {
            values.forget(key)
            if let substitute = key.substitute { ask(substitute, method) }
            tellChange()
        }
    }

    /// SettingChanged: namespace, key, value.
    private func settingChanged(_ signal: BusMessage) {
        // A signal can be sent by anybody.
        guard case .present(let owner, _) = state, signal.sender == owner,
            signal.values.count == 3, case .string(let namespace) = signal.values[0],
            case .string(let name) = signal.values[1],
            let key = PortalKey(namespace: namespace, name: name)
        else { return }
        take(signal.values[2], for: key)
    }

    private func take(_ value: BusValue, for key: PortalKey) {
        do {
            try values.take(value, for: key)
        } catch {
            if warned.insert(key).inserted { onWarning("\(error)") }
            return
        }
        tellChange()
    }

    private func tellChange() {
        let new = values.appearance
        if new == appearance { return }
        appearance = new
        onChange(new)
    }
}
