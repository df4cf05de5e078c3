/// The toolbars that applications have registered, one for each connection.
struct ToolbarRegistry: Sendable, Hashable {
    /// The oldest first; registering again keeps the place.
    private(set) var registrations: [ToolbarRegistration] = []

    func isRegistered(_ owner: String) -> Bool { index(of: owner) != nil }

    /// Registers a toolbar, or replaces that of the same owner, which stays active if it was.
    mutating func register(
        _ owner: String, applicationID: String, groups: [[RegisteredItem]]
    ) throws(BusError) {
        if let index = index(of: owner) {
            registrations[index].applicationID = applicationID
            registrations[index].groups = groups
            return
        }
        if registrations.count >= ToolbarLimits.registrations {
            throw .limitsExceeded(
                "\(registrations.count) applications have a toolbar, which is all that is taken: try again later"
            )
        }
        registrations.append(
            ToolbarRegistration(owner: owner, applicationID: applicationID, groups: groups))
    }

    mutating func setEnabled(
        _ owner: String, group: UInt32, item: UInt32, _ isEnabled: Bool
    ) throws(BusError) {
        let index = try registered(owner)
        let groups = registrations[index].groups
        guard group < UInt32(groups.count) else {
            throw .invalidArguments(
                "there is no group \(group): the toolbar has \(groups.count), numbered from 0")
        }
        let items = groups[Int(group)]
        guard item < UInt32(items.count) else {
            throw .invalidArguments(
                "there is no item \(item) in group \(group): it has \(items.count), numbered from 0"
            )
        }
        registrations[index].groups[Int(group)][Int(item)].isEnabled = isEnabled
    }

    mutating func setActive(_ owner: String, _ isActive: Bool) throws(BusError) {
        registrations[try registered(owner)].isActive = isActive
    }

    mutating func unregister(_ owner: String) throws(BusError) {
        registrations.remove(at: try registered(owner))
    }

    /// The owner has left the bus.
    mutating func ownerGone(_ owner: String) {
        registrations.removeAll { $0.owner == owner }
    }

    mutating func removeAll() {
        registrations.removeAll()
    }

    private func index(of owner: String) -> Int? {
        registrations.firstIndex { $0.owner == owner }
    }

    private func registered(_ owner: String) throws(BusError) -> Int {
        guard let index = index(of: owner) else {
            throw .notRegistered("this connection has no toolbar: call Register first")
        }
        return index
    }
}
