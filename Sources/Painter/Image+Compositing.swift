import Units

extension Image {
    /// A picture whose pixels are told one by one, premultiplied.
    init(size: PixelSize, pixel: (_ column: Int, _ row: Int) -> UInt32) {
        self.init(size: size)
        for row in 0..<size.height {
            for column in 0..<size.width { set(pixel(column, row), column: column, row: row) }
        }
    }

    /// Lays another picture over this one, its upper left pixel at a place of this one.
    ///
    /// Whatever of it lies outside is cut off.
    package mutating func lay(_ other: Image, x: Int, y: Int) {
        let area = PixelRect(x: x, y: y, width: other.size.width, height: other.size.height)
            .intersection(size.bounds)
        for row in area.y..<max(area.y, area.bottom) {
            for column in area.x..<max(area.x, area.right) {
                let source = other[column - x, row - y]
                set(PixelInk.over(self[column, row], source), column: column, row: row)
            }
        }
    }
}
