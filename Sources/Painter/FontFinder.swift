/// Finds the font for labels without Fontconfig where that is possible.
///
/// In order: the cached answer, well-known files of common sans-serif fonts, any font below the
/// usual directories, and Fontconfig. A value without state: it may be handed to another thread.
package struct FontFinder: Sendable {
    private let environment: FontEnvironment
    private let fontconfig: @Sendable () -> FontFile?

    /// `fontconfig` answers which file the user's sans-serif font is.
    package init(
        environment: FontEnvironment,
        fontconfig: @escaping @Sendable () -> FontFile? = { Fontconfig.sansSerif() }
    ) {
        self.environment = environment
        self.fontconfig = fontconfig
    }

    /// Whether the answer of an earlier start still holds, so that Fontconfig need not be asked.
    package var hasCachedAnswer: Bool { FontCache(environment: environment).load() != nil }

    /// Asks Fontconfig for the user's sans-serif font and remembers the answer for the next start.
    ///
    /// Takes 25 million instructions, and far longer where Fontconfig has no cache of its own: not
    /// for the way to the first frame.
    @discardableResult package func resolveWithFontconfig() -> FontFile? {
        guard let answer = fontconfig(), answer.path.utf8.first == UInt8(ascii: "/") else {
            return nil
        }
        FontCache(environment: environment).store(answer)
        return answer
    }

    /// The first font for which `open` gives something.
    func first<Opened>(_ open: (FontFile) -> Opened?) -> Opened? {
        if let cached = FontCache(environment: environment).load(), let opened = open(cached) {
            return opened
        }
        for directory in environment.systemFontDirectories {
            for path in Self.wellKnownPaths {
                let file = FontFile(path: "\(directory)/\(path)")
                guard FileStatus(of: file.path)?.isRegularFile == true else { continue }
                if let opened = open(file) { return opened }
            }
        }
        for file in FontWalk(directories: environment.fontDirectories).files() {
            if let opened = open(file) { return opened }
        }
        guard let answer = fontconfig() else { return nil }
        return open(answer)
    }

    /// Below a directory of fonts: where Debian's packages put them, then other distributions.
    private static let wellKnownPaths = [
        "opentype/inter/Inter-Regular.otf",
        "truetype/inter-vf/Inter.var.ttf",
        "opentype/cantarell/Cantarell-Regular.otf",
        "opentype/cantarell/Cantarell-VF.otf",
        "truetype/noto/NotoSans-Regular.ttf",
        "truetype/roboto/unhinted/RobotoTTF/Roboto-Regular.ttf",
        "truetype/open-sans/OpenSans-Regular.ttf",
        "truetype/liberation/LiberationSans-Regular.ttf",
        "truetype/liberation2/LiberationSans-Regular.ttf",
        "truetype/dejavu/DejaVuSans.ttf",
        "truetype/lato/Lato-Regular.ttf",
        "truetype/freefont/FreeSans.ttf",
        "noto/NotoSans-Regular.ttf",
        "google-noto/NotoSans-Regular.ttf",
        "Adwaita/AdwaitaSans-Regular.ttf",
        "inter/Inter.ttc",
        "cantarell/Cantarell-VF.otf",
        "liberation/LiberationSans-Regular.ttf",
        "liberation-sans/LiberationSans-Regular.ttf",
        "TTF/DejaVuSans.ttf",
        "dejavu/DejaVuSans.ttf",
        "dejavu-sans-fonts/DejaVuSans.ttf",
    ]
}
