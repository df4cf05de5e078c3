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

    /// Every preferred font that this machine has, the best first.
    static var installed: [(family: String, file: FontFile)] {
        PreferredFont.all.compactMap { font in
            font.paths.map { "/usr/share/fonts/" + $0 }
                .first { FileStatus(of: $0)?.isRegularFile == true }
                .map { (font.family, FontFile(path: $0)) }
        }
    }
}
