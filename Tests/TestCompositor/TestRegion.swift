import ServerProtocols
import Units

/// A region that a client builds from rectangles.
final class TestRegion {
    private(set) var rectangles: [Rect] = []

    init(_ resource: WlRegionResource) {
        resource.onRequest = { [unowned self] request in
            guard case .add(let x, let y, let width, let height) = request else { return }
            rectangles.append(
                Rect(
                    x: Points(Int(x)), y: Points(Int(y)), width: Points(Int(width)),
                    height: Points(Int(height))))
        }
    }
}
