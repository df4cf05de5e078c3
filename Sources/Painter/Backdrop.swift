import KeyboardStyle
import Units

/// What lies behind the keyboard in a picture: a screenshot's place is taken by something that shows what shows through.
package enum Backdrop: Sendable, Equatable {
    /// Squares of two greys.
    case checker
    case color(RGBA)
    /// A PNG file, repeated where it is smaller than the picture.
    case file(String)

    /// - Parameter name: `checker`, a colour as `#rrggbb`, or the path of a PNG file. Nil for an empty one and a colour that is
    ///   none.
    package init?(name: String) {
        if name == "checker" {
            self = .checker
        } else if name.hasPrefix("#") {
            guard name.utf8.count == 7, let hex = UInt32(name.dropFirst(), radix: 16) else {
                return nil
            }
            func part(_ shift: UInt32) -> Double { Double(hex >> shift & 0xff) / 255 }
            self = .color(RGBA(part(16), part(8), part(0)))
        } else if name.isEmpty {
            return nil
        } else {
            self = .file(name)
        }
    }

    /// A picture of nothing but the backdrop.
    package func image(of size: PixelSize) throws(PaintError) -> Image {
        switch self {
        case .color(let color):
            return Image(size: size, filling: PixelInk(color).pixel)
        case .checker:
            let light = PixelInk(CheckerPattern.light).pixel
            let dark = PixelInk(CheckerPattern.dark).pixel
            let side = CheckerPattern.square
            return Image(size: size) { column, row in
                (column / side + row / side) % 2 == 0 ? light : dark
            }
        case .file(let path):
            let tile = try PNGReader.read(path)
            return Image(size: size) { column, row in
                tile[column % tile.size.width, row % tile.size.height]
            }
        }
    }
}
