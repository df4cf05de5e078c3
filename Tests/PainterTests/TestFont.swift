import Testing

@testable import Painter

/// The machine's own font, found without a home directory and without Fontconfig.
enum TestFont {
    static func file() throws -> FontFile {
        let finder = FontFinder(environment: FontEnvironment { _ in nil }, fontconfig: { nil })
        return try #require(finder.first { FontFace($0) }?.file, "a sans-serif font is installed")
    }
}
