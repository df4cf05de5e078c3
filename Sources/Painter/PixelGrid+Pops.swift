import Scene
import Units

extension PixelGrid {
    /// A pop's form with its key and its head on whole pixels, seen from the head's upper left corner, and where that corner lies.
    func snapped(_ shape: PopShape) -> (shape: PopShape, place: PixelOffset) {
        let head = snapped(shape.head)
        let key = snapped(shape.key)
        func rect(_ pixels: PixelRect) -> Rect {
            Rect(
                x: Points(pixels.x - head.x), y: Points(pixels.y - head.y),
                width: Points(pixels.width), height: Points(pixels.height))
        }
        func length(_ length: Points) -> Points { Points(pixels(length)) }
        var snapped = shape
        snapped.head = rect(head)
        snapped.key = rect(key)
        snapped.headCornerRadius = length(shape.headCornerRadius)
        // Broken halves of a key that is all corners.
        snapped.keyCornerRadius = min(
            length(shape.keyCornerRadius), Points(min(key.width, key.height) / 2))
        switch shape.side {
        case .curved: break
        case .straight(let depth, let fillet):
            snapped.side = .straight(depth: length(depth), fillet: length(fillet))
        }
        return (snapped, PixelOffset(x: head.x, y: head.y))
    }

    /// The same for a plate of tools, seen from the plate's upper left corner.
    func snapped(_ shape: PlateShape) -> (shape: PlateShape, place: PixelOffset) {
        let plate = snapped(shape.plate)
        let handle = snapped(shape.handle)
        func rect(_ pixels: PixelRect) -> Rect {
            Rect(
                x: Points(pixels.x - plate.x), y: Points(pixels.y - plate.y),
                width: Points(pixels.width), height: Points(pixels.height))
        }
        func length(_ length: Points) -> Points { Points(pixels(length)) }
        var snapped = shape
        snapped.plate = rect(plate)
        snapped.handle = rect(handle)
        snapped.plateCornerRadius = length(shape.plateCornerRadius)
        snapped.handleCornerRadius = length(shape.handleCornerRadius)
        snapped.shoulderRadius = length(shape.shoulderRadius)
        snapped.neckHeight = length(shape.neckHeight)
        return (snapped, PixelOffset(x: plate.x, y: plate.y))
    }
}
