import ServerProtocols
import Units
import WaylandServerWire

/// An output as clients see it.
package final class TestOutput {
    package private(set) var description: Offer.Output
    private var resources: [WlOutputResource] = []
    private var logicals: [ZxdgOutputV1Resource] = []

    init(_ description: Offer.Output) {
        self.description = description
    }

    /// The logical size: what xdg-output tells, or mode, transform and scale.
    package var size: Size {
        if let size = description.logicalSize { return size }
        let isTurned = description.transform.rawValue % 2 == 1
        let mode = description.mode
        let scale = Int(description.scale)
        let width = (isTurned ? mode.height : mode.width) / scale
        let height = (isTurned ? mode.width : mode.height) / scale
        return Size(width: Points(width), height: Points(height))
    }

    /// Turns, scales or resizes the output.
    package func change(_ description: Offer.Output) {
        self.description = description
        for logical in logicals { tell(logical) }
        for resource in resources { tell(resource) }
    }

    /// Turns, scales or resizes the output, and tells mode and transform before the logical size, each time with
    /// `wl_output.done` after it.
    package func changeModeFirst(_ description: Offer.Output) {
        self.description = description
        for resource in resources { tell(resource) }
        for logical in logicals { tell(logical) }
        finishLogical()
    }

    /// What an odd compositor sends: values as they are.
    package func sendMode(width: Int32, height: Int32, scale: Int32, transform: UInt32) {
        for resource in living {
            resource.sendGeometry(
                x: 0, y: 0, physicalWidth: 0, physicalHeight: 0, subpixel: .unknown, make: "",
                model: "", transform: WlOutputResource.Transform(rawValue: transform))
            resource.sendMode(flags: .current, width: width, height: height, refresh: 0)
            if resource.version >= 2 {
                resource.sendScale(factor: scale)
                resource.sendDone()
            }
        }
    }

    /// - Parameter isComplete: whether the `done` that belongs to it follows.
    package func sendLogicalSize(width: Int32, height: Int32, isComplete: Bool = true) {
        for logical in logicals where logical.resource.isAlive {
            logical.sendLogicalSize(width: width, height: height)
            if logical.version < 3, isComplete { logical.sendDone() }
        }
        if isComplete { finishLogical() }
    }

    /// How many objects of this output the client holds.
    package var holderCount: Int {
        living.count + logicals.count(where: \.resource.isAlive)
    }

    func owns(_ resource: WlOutputResource) -> Bool {
        resources.contains { $0 === resource }
    }

    func bound(_ resource: WlOutputResource) {
        resources.append(resource)
        tell(resource)
    }

    func bound(_ logical: ZxdgOutputV1Resource) {
        logicals.append(logical)
        tell(logical)
        finishLogical()
    }

    /// Source: xdg-output-unstable-v1: since version 3 the `done` is that of `wl_output`.
    private func finishLogical() {
        guard logicals.contains(where: { $0.version >= 3 }) else { return }
        for resource in living where resource.version >= 2 { resource.sendDone() }
    }

    /// The client's objects of this output.
    var living: [WlOutputResource] { resources.filter(\.resource.isAlive) }

    private func tell(_ resource: WlOutputResource) {
        guard resource.resource.isAlive else { return }
        resource.sendGeometry(
            x: 0, y: 0, physicalWidth: description.physicalWidth,
            physicalHeight: description.physicalHeight, subpixel: .unknown, make: "test",
            model: "test", transform: description.transform)
        resource.sendMode(
            flags: .current, width: Int32(description.mode.width),
            height: Int32(description.mode.height), refresh: 60000)
        if resource.version >= 4, let name = description.name { resource.sendName(name: name) }
        if resource.version >= 2 {
            resource.sendScale(factor: description.scale)
            resource.sendDone()
        }
    }

    private func tell(_ logical: ZxdgOutputV1Resource) {
        guard logical.resource.isAlive else { return }
        logical.sendLogicalSize(width: Int32(size.width.value), height: Int32(size.height.value))
        if logical.version < 3 { logical.sendDone() }
    }
}
