import Testing

@testable import Painter

/// The font of the tests: the one that the Makefile installs, so that letters are the same on every
/// machine.
enum TestFont {
    static func file() throws -> FontFile {
        let preferred = try #require(PreferredFont.all.first)
        let file = FontEnvironment { _ in nil }.systemFontDirectories.lazy
            .flatMap { directory in preferred.paths.map { "\(directory)/\($0)" } }
            .first { FileStatus(of: $0)?.isRegularFile == true }
        return FontFile(path: try #require(file, "\(preferred.family) is installed: make deps"))
    }

    /// Has Arabic, which the preferred font lacks.
    static func arabic() throws -> FontFile { try installed("dejavu/DejaVuSans.ttf") }

    /// Has jamo and syllables of Hangul.
    static func korean() throws -> FontFile { try installed("nanum/NanumGothic.ttf") }

    private static func installed(_ name: String) throws -> FontFile {
        let path = "/usr/share/fonts/truetype/\(name)"
        try #require(
            FileStatus(of: path)?.isRegularFile == true, "\(path) is installed: make test-deps")
        return FontFile(path: path)
    }

    /// Finds these fonts for Arabic and Hangul, and nothing else.
    static func finder() throws -> FontFinder {
        try finder(["arab": [arabic()], "hang": [korean()]])
    }

    /// - Parameter fonts: by the script's name.
    static func finder(_ fonts: [String: [FontFile]]) -> FontFinder {
        FontFinder(environment: FontEnvironment { _ in nil }, fontconfig: { nil }) { request in
            FontAnswer(
                found: request.needs.map {
                    FontAnswer.Found(
                        script: $0.script, files: fonts[$0.script.name] ?? [],
                        isIncomplete: fonts[$0.script.name] == nil)
                })
        }
    }

    /// Every preferred font that this machine has, the best first.
    static var installed: [(family: String, file: FontFile)] {
        PreferredFont.all.compactMap { font in
            font.paths.map { "/usr/share/fonts/" + $0 }
                .first { FileStatus(of: $0)?.isRegularFile == true }
                .map { (font.family, FontFile(path: $0)) }
        }
    }
}
