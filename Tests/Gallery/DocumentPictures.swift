import Glibc
import KeyboardStyle
import Painter
import Units

/// The pictures of README and documents, twice as large as on an output of scale 1.
struct DocumentPictures {
    private let directory: String

    init(_ directory: String) {
        self.directory = directory
    }

    func write() throws {
        // `render` takes a file; one column of pixels, which it repeats, is a wallpaper.
        let wallpaper = "\(directory)/.wallpaper.png"
        defer { _ = unsafe unlink(wallpaper) }
        for (name, colors, words) in Self.glass {
            try PNGWriter.write(Self.gradient(colors.0, colors.1), to: wallpaper)
            let shot = Shot(name, ["--scale", "2", "--backdrop", wallpaper] + words)
            _ = try shot.write(to: "\(directory)/\(name).png")
        }
        try PNGWriter.write(Self.gradient(0xBFD7EA, 0xF3DDE6), to: wallpaper)
        let painter = ScenePainter(fonts: FontFinder(environment: FontEnvironment { _ in nil }))
        for (name, state) in [("globe-menu", BoardState.globeMenu), ("terminal", .modifiers)] {
            let image = try state.image(
                .light, painter: painter, scale: Scale(whole: 2), backdrop: .file(wallpaper))
            try PNGWriter.write(image, to: "\(directory)/\(name).png")
        }
        try writeThemes()
        try writeToolbars()
    }

    private static let glass: [(String, (UInt32, UInt32), [String])] = [
        ("keyboard-light", (0xBFD7EA, 0xF3DDE6), []),
        (
            "keyboard-dark", (0x16283F, 0x43264F),
            ["--scheme", "dark", "--press", "key.character.g"]
        ),
        ("one-handed", (0xBFD7EA, 0xF3DDE6), ["--one-handed", "left"]),
        (
            "pc", (0xBFD7EA, 0xF3DDE6),
            ["--layout", "de", "--purpose", "pc", "--size", "834x1112", "--scale", "1"]
        ),
        ("callout", (0xBFD7EA, 0xF3DDE6), ["--callout", "key.character.e"]),
    ]

    /// Light and dark of two themes in a row.
    private func writeThemes() throws {
        let file = "\(directory)/themes.png"
        let images = try KeyboardTheme.allCases.flatMap { theme in
            try ["light", "dark"].map { scheme in
                let words = [
                    "--theme", theme.rawValue, "--scheme", scheme, "--preview-style", "off",
                    "--translucent", "off",
                ]
                return try Shot(theme.rawValue, words).write(to: file)
            }
        }
        try PNGWriter.write(
            Sheet(columns: 4, gap: 16, ground: 0xFFFF_FFFF).image(of: images), to: file)
    }

    /// Both looks of the toolbar in both schemes, with choices at both edges: where groups share a capsule, where each has its own,
    /// and where there is much room.
    private func writeToolbars() throws {
        func images(_ width: Int, _ file: String) throws -> [Image] {
            try Self.toolbars.map { style, scheme, picker in
                let words = [
                    "--toolbar", "demo", "--toolbar-style", style, "--scheme", scheme, "--picker",
                    picker, "--size", "\(width)x874", "--translucent",
                    style == "glass" ? "on" : "off", "--backdrop",
                    scheme == "light" ? "#bfd7ea" : "#16283f",
                ]
                return try Shot("toolbar-\(width)", words).write(to: file)
            }
        }
        for (name, widths) in [("toolbar", [402, 408]), ("toolbar-wide", [800])] {
            let file = "\(directory)/\(name).png"
            let pictures = try widths.flatMap { try images($0, file) }
            try PNGWriter.write(
                Sheet(columns: widths.count * 2, gap: 16, ground: 0xFFFF_FFFF).image(of: pictures),
                to: file)
        }
    }

    /// Look, scheme and open picker: near the left edge and near the right.
    private static let toolbars = [
        ("glass", "light", "1.0:2"), ("glass", "dark", "1.3:5"), ("classic", "light", "1.3:5"),
        ("classic", "dark", "1.0:2"),
    ]

    /// A column from one colour to another, `0xRRGGBB`, as high as the tallest picture.
    private static func gradient(_ top: UInt32, _ bottom: UInt32) -> Image {
        let height = 700
        var column = Image(size: PixelSize(width: 1, height: height))
        for row in 0..<height {
            let color = [16, 8, 0].reduce(UInt32(0xFF)) { pixel, shift in
                let from = Int(top >> shift & 0xFF)
                let to = Int(bottom >> shift & 0xFF)
                return pixel << 8 | UInt32(from + (to - from) * row / (height - 1))
            }
            let pixel = Image(size: PixelSize(width: 1, height: 1), filling: color)
            column.lay(pixel, x: 0, y: row)
        }
        return column
    }
}
