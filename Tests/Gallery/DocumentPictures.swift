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
            // What people get as it comes: with the bar.
            let shot = Shot(
                name, ["--scale", "2", "--toolbar", "auto", "--backdrop", wallpaper] + words)
            _ = try shot.write(to: "\(directory)/\(name).png")
        }
        try PNGWriter.write(Self.gradient(0xBFD7EA, 0xF3DDE6), to: wallpaper)
        let painter = ScenePainter(fonts: FontFinder(environment: FontEnvironment { _ in nil }))
        for (name, state) in [("globe-menu", BoardState.globeMenu), ("terminal", .terminal)] {
            let image = try state.image(
                .light, painter: painter, scale: Scale(whole: 2), backdrop: .file(wallpaper),
                hasBar: true)
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
                    "--translucent", "off", "--toolbar", "auto",
                ]
                return try Shot(theme.rawValue, words).write(to: file)
            }
        }
        try PNGWriter.write(
            Sheet(columns: 4, gap: 16, ground: 0xFFFF_FFFF).image(of: images), to: file)
    }

    /// Both looks of the toolbar, light and dark, with choices at both edges: where groups share a capsule, where each has its own,
    /// and where there is much room. Of the keys the first row is shown.
    private func writeToolbars() throws {
        let document = "\(directory)/.toolbar.yaml"
        defer { _ = unsafe unlink(document) }
        guard let file = unsafe fopen(document, "w") else {
            throw GalleryError(description: "\(document) cannot be written")
        }
        let isWritten = unsafe fputs(Self.toolbar, file) >= 0
        guard unsafe fclose(file) == 0, isWritten else {
            throw GalleryError(description: "\(document) cannot be written")
        }
        for (name, width, scale, rows) in Self.toolbars {
            let pictures = try ["glass", "classic"].flatMap { style in
                try ["0.0:2", "2.1:5"].flatMap { picker in
                    try ["light", "dark"].map { scheme in
                        let words = [
                            "--toolbar", document, "--toolbar-style", style, "--scheme", scheme,
                            "--picker", picker, "--size", "\(width)x874", "--scale", "\(scale)",
                            "--translucent", style == "glass" ? "on" : "off", "--backdrop",
                            scheme == "light" ? "#bfd7ea" : "#16283f",
                        ]
                        let image = try Shot(name, words).write(to: "\(directory)/\(name).png")
                        return Self.cut(image, below: rows * scale)
                    }
                }
            }
            try PNGWriter.write(
                Sheet(columns: 2, gap: 8 * scale, ground: 0xFFFF_FFFF).image(of: pictures),
                to: "\(directory)/\(name).png")
        }
    }

    /// Each with its width, its scale, and how high the three rows are that are cut off, in logical pixels.
    private static let toolbars = [
        ("toolbar", 402, 2, 170), ("toolbar-408", 408, 2, 170), ("toolbar-wide", 800, 1, 192),
    ]

    /// The tools of the toolbar `demo` in another order: those that offer others stand at the edges.
    private static let toolbar = """
        groups:
          - - {text: (, alternates: ['(', '{', '[', ']', '}', ')']}
            - {text: ., alternates: ['.', ',', ;, '!', '&', '|']}
          - - {action: undo}
            - {action: redo}
            - {action: find}
            - {action: hide}
          - - {text: '=', alternates: ['=', +, '-', /, '*', <, '>']}
            - {text: '#', alternates: ['#', '"', '''', $, \\, '@', '%', '~']}

        """

    /// The picture without its lowest rows of pixels.
    private static func cut(_ image: Image, below rows: Int) -> Image {
        var part = Image(
            size: PixelSize(width: image.size.width, height: max(1, image.size.height - rows)))
        part.lay(image, x: 0, y: 0)
        return part
    }

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
