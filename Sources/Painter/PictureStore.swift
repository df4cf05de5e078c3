import Units

/// Remembers pictures of files in the sizes in which they were drawn, and which files cannot be read: each is opened once.
struct PictureStore {
    enum Drawn {
        /// What a template covers, pressed on the upper left pixel of its size.
        case shape(Stamp, PixelSize)
        case colors(Image)
        case unreadable
    }

    private struct Entry {
        let path: String
        let box: PixelSize
        let isTemplate: Bool
        let drawn: Drawn
    }

    /// A bar with its pickers, bar and preview of each.
    private static let mostEntries = 96
    /// Tools are small; a larger box gets a picture of this side.
    private static let largestSide = 512

    private var entries: [Entry] = []

    mutating func picture(
        _ path: String, fitting box: PixelSize, isTemplate: Bool
    ) -> Drawn {
        let known = entries.last {
            $0.box == box && $0.isTemplate == isTemplate && $0.path == path
        }
        if let known { return known.drawn }
        let drawn = Self.draw(path, fitting: box, isTemplate: isTemplate)
        if entries.count >= Self.mostEntries { entries.removeFirst() }
        entries.append(Entry(path: path, box: box, isTemplate: isTemplate, drawn: drawn))
        return drawn
    }

    private static func draw(
        _ path: String, fitting box: PixelSize, isTemplate: Bool
    ) -> Drawn {
        let box = PixelSize(
            width: min(box.width, largestSide), height: min(box.height, largestSide))
        guard !box.isEmpty else { return .unreadable }
        do {
            let image = try PNGReader.read(path, fitting: box)
            return isTemplate
                ? .shape(Stamp(Coverage(alphaOf: image)), image.size) : .colors(image)
        } catch {
            return .unreadable
        }
    }
}
