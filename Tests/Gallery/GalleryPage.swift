import Glibc
import KeyboardStyle
import Painter
import Units

/// All looks as PNG files in a directory, a page with them, and one picture of all.
struct GalleryPage {
    private let directory: String
    private static let schemes = ["light", "dark"]

    init(_ directory: String) {
        self.directory = directory
    }

    func write() throws {
        _ = unsafe mkdir(directory, 0o777)
        var entries: [(name: String, image: Image)] = []
        for shot in Self.shots {
            entries.append((shot.name, try shot.write(to: "\(directory)/\(shot.name).png")))
        }
        let bubbles = BubblePictures()
        for style in [CharacterPreviewStyle.bubble, .bubbleWord, .bubbleSentence] {
            for (name, scheme) in [("light", ColorScheme.light), ("dark", .dark)] {
                let image = try bubbles.image(style, scheme)
                entries.append(("typed-\(style.rawValue)-\(name)", image))
                try PNGWriter.write(
                    image, to: "\(directory)/typed-\(style.rawValue)-\(name).png")
            }
        }
        let painter = ScenePainter(fonts: FontFinder(environment: FontEnvironment { _ in nil }))
        for state in BoardState.allCases {
            for (name, scheme) in [("light", ColorScheme.light), ("dark", .dark)] {
                let image = try state.image(scheme, painter: painter, backdrop: .checker)
                entries.append(("state-\(state.rawValue)-\(name)", image))
                try PNGWriter.write(image, to: "\(directory)/state-\(state.rawValue)-\(name).png")
            }
        }
        for (name, image) in try Self.tools(painter) {
            entries.append((name, image))
            try PNGWriter.write(image, to: "\(directory)/\(name).png")
        }
        try PNGWriter.write(
            Sheet(columns: 6).image(of: entries.map(\.image)), to: "\(directory)/index.png")
        try writePage(entries.map(\.name))
    }

    private func writePage(_ names: [String]) throws {
        let figures = names.map { name in
            "<figure><img src=\"\(name).png\" alt=\"\(name)\"><figcaption>\(name)</figcaption></figure>"
        }
        let page = """
            <!doctype html>
            <meta charset="utf-8">
            <title>Glasschord's looks</title>
            <style>
            body { background: #707884; color: #fff; font: 14px sans-serif; text-align: center }
            figure { display: inline-block; margin: 8px; vertical-align: bottom }
            </style>
            \(figures.joined(separator: "\n"))

            """
        guard let file = unsafe fopen("\(directory)/index.html", "w") else {
            throw GalleryError(description: "\(directory)/index.html cannot be written")
        }
        let isWritten = unsafe fputs(page, file) >= 0
        guard unsafe fclose(file) == 0, isWritten else {
            throw GalleryError(description: "\(directory)/index.html cannot be written")
        }
    }

    /// Six in a row of the sheet.
    private static var shots: [Shot] {
        themes + held + glass + schemes.flatMap(switches) + layouts + fields + hands + toolbars
    }

    private static var themes: [Shot] {
        KeyboardTheme.allCases.flatMap { theme in
            schemes.flatMap { scheme in
                ["letters", "numbers", "symbols"].map { page in
                    Shot(
                        "\(theme.rawValue)-\(scheme)-\(page)",
                        ["--theme", theme.rawValue, "--scheme", scheme, "--page", page])
                }
            }
        }
    }

    private static var held: [Shot] {
        ["native", "connected", "curvy", "square", "floating", "off"].flatMap { style in
            schemes.flatMap { scheme in
                ["g", "q", "p"].map { key in
                    Shot(
                        "held-\(style)-\(scheme)-\(key)",
                        [
                            "--preview-style", style, "--scheme", scheme, "--press",
                            "key.character.\(key)",
                        ])
                }
            }
        }
    }

    private static var glass: [Shot] {
        schemes.flatMap { scheme in
            ["checker", "#2f6fde", "#101010"].map { backdrop in
                let name = backdrop.filter { $0 != "#" }
                return Shot(
                    "glass-\(scheme)-\(name)",
                    ["--scheme", scheme, "--backdrop", backdrop, "--press", "key.character.t"])
            }
        }
    }

    private static func switches(_ scheme: String) -> [Shot] {
        let choices: [(String, [String])] = [
            ("callout", ["--callout", "key.character.e"]),
            ("callout-edge", ["--callout", "key.character.a"]),
            ("callout-theme", ["--callout", "key.character.o", "--theme", "ocean"]),
            ("capitals", ["--shift"]),
            ("held-controls", ["--press", "key.shift", "--press", "key.space"]),
            ("plain-keys", ["--uniform-keys", "off"]),
            ("no-space-label", ["--space-label", "off"]),
            ("solid", ["--translucent", "off"]),
            ("ios18", ["--design", "ios18"]),
            ("ios18-held", ["--design", "ios18", "--press", "key.character.g"]),
            ("narrow", ["--size", "320x568"]),
            ("small", ["--size", "320x240"]),
        ]
        return choices.map { Shot("\($0.0)-\(scheme)", $0.1 + ["--scheme", scheme]) }
    }

    /// The layouts that the keyboard comes with, those of a tree that is built.
    private static var layouts: [Shot] {
        ["us", "de", "fr", "cs", "ru", "ar", "ko"].flatMap { pages(of: $0) + forms(of: $0) }
    }

    private static func pages(of layout: String) -> [Shot] {
        schemes.flatMap { scheme in
            ["letters", "capitals", "numbers", "symbols"].map { page in
                let words = page == "capitals" ? ["--shift"] : ["--page", page]
                return Shot(
                    "layout-\(layout)-\(scheme)-\(page)",
                    ["--layout", layout, "--scheme", scheme] + words)
            }
        }
    }

    private static func forms(of layout: String) -> [Shot] {
        let choices: [(String, [String])] = [
            ("narrow", ["--size", "320x568"]),
            ("terminal", ["--purpose", "terminal"]),
            ("pc", ["--purpose", "pc"]),
            ("pc-capitals", ["--purpose", "pc", "--shift", "--size", "600x1000"]),
            ("pc-tablet", ["--purpose", "pc", "--size", "834x1112"]),
        ]
        return choices.map { Shot("layout-\(layout)-\($0.0)", ["--layout", layout] + $0.1) }
    }

    private static var fields: [Shot] {
        let purposes = [
            "email", "url", "number", "digits", "phone", "date", "time", "datetime", "terminal",
        ]
        return purposes.map { Shot("field-\($0)", ["--purpose", $0]) } + [
            Shot("field-terminal-function", ["--purpose", "terminal", "--page", "function"]),
            Shot("field-terminal-numbers", ["--purpose", "terminal", "--page", "numbers"]),
            Shot("field-url-domains", ["--purpose", "url", "--callout", "key.character..com"]),
        ]
    }

    private static var hands: [Shot] {
        ["left", "right"].flatMap { side in
            let narrow = Shot("hand-\(side)-narrow", ["--size", "320x568", "--one-handed", side])
            return ["us", "de", "ru"].map { name in
                Shot("hand-\(side)-\(name)", ["--layout", name, "--one-handed", side])
            } + [narrow]
        }
    }

    private static func tools(_ painter: ScenePainter) throws -> [(String, Image)] {
        let tools = ToolPictures(painter)
        return try ToolbarStyle.allCases.flatMap { style in
            try [("light", ColorScheme.light), ("dark", .dark)].flatMap { name, scheme in
                let look = "\(style.rawValue)-\(name)"
                let pickers = try [402, 408, 800].flatMap { width in
                    try [("left", true), ("right", false)].map { side, isFirst in
                        (
                            "tool-edge-\(look)-\(width)-\(side)",
                            try tools.picker(style, scheme, width: Points(width), isFirst: isFirst)
                        )
                    }
                }
                return [("tool-held-\(look)", try tools.held(style, scheme))] + pickers
            }
        }
    }

    /// The sample's bar, and its pickers at both edges.
    private static var toolbars: [Shot] {
        ["glass", "classic"].flatMap { style in
            schemes.flatMap { scheme in
                [402, 408, 800].flatMap { width in
                    let choices: [(String, [String])] = [
                        ("rest", []), ("left", ["--picker", "1.0:2"]),
                        ("right", ["--picker", "1.3:5"]),
                    ]
                    return choices.map { name, words in
                        Shot(
                            "toolbar-\(style)-\(scheme)-\(width)-\(name)",
                            [
                                "--toolbar", "demo", "--toolbar-style", style, "--scheme", scheme,
                                "--size", "\(width)x1280", "--backdrop", "checker",
                            ] + words)
                    }
                }
            }
        }
            + KeyboardTheme.allCases.map {
                Shot("toolbar-\($0.rawValue)", ["--toolbar", "demo", "--theme", $0.rawValue])
            }
    }
}
