import Painter
import Units

/// Pictures beside and below each other, each centred in a cell as large as the largest.
struct Sheet {
    let columns: Int
    /// Between pictures and around them, in pixels.
    var gap = 12
    /// What shows between them: opaque, `0xAARRGGBB`.
    var ground: UInt32 = 0xFF70_7884

    func image(of pictures: [Image]) -> Image {
        let width = pictures.map(\.size.width).max() ?? 0
        let height = pictures.map(\.size.height).max() ?? 0
        let rows = (pictures.count + columns - 1) / columns
        var sheet = Image(
            size: PixelSize(
                width: columns * (width + gap) + gap, height: rows * (height + gap) + gap),
            filling: ground)
        for (index, picture) in pictures.enumerated() {
            sheet.lay(
                picture,
                x: gap + index % columns * (width + gap) + (width - picture.size.width) / 2,
                y: gap + index / columns * (height + gap) + height - picture.size.height)
        }
        return sheet
    }
}
