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
        if logical.version >= 3 {
            for resource in resources where resource.version >= 2 { resource.sendDone() }
        }
    }

    /// The client's objects of this output.
    var living: [WlOutputResource] { resources.filter(\.resource.isAlive) }

    private func tell(_ resource: WlOutputResource) {
        guard resource.resource.isAlive else { return }
        resource.sendGeometry(
            x: 0, y: 0, physicalWidth: 0, physicalHeight: 0, subpixel: .unknown, make: "test",
            model: "test", transform: description.transform)
        resource.sendMode(
            flags: .current, width: Int32(description.mode.width),
            height: Int32(description.mode.height), refresh: 60000)
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
