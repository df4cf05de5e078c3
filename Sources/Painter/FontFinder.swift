/// Finds the font for labels without Fontconfig where that is possible.
///
/// In order: the cached answer, well-known files of preferred and common sans-serif fonts, any font below the
/// usual directories, and Fontconfig. A value without state: it may be handed to another thread.
package struct FontFinder: Sendable {
    private let environment: FontEnvironment
    private let fontconfig: @Sendable () -> FontFile?

    /// `fontconfig` answers which file is a preferred family's, or the user's sans-serif font.
    package init(
        environment: FontEnvironment,
        fontconfig: @escaping @Sendable () -> FontFile? = { Fontconfig.labelFont() }
    ) {
        self.environment = environment
        self.fontconfig = fontconfig
    }

    /// Whether the answer of an earlier start still holds, so that Fontconfig need not be asked.
    package var hasCachedAnswer: Bool { FontCache(environment: environment).load() != nil }

    /// Asks Fontconfig for a preferred family or the user's sans-serif font and remembers the answer for the next start.
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
        // A preferred family anywhere goes before a common one.
        for family in FontFamily.preferred + FontFamily.common {
            for (directory, path) in places(of: family) {
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

    private func places(of family: FontFamily) -> [(directory: String, path: String)] {
        environment.systemFontDirectories.flatMap { directory in
            family.paths.map { (directory, $0) }
        }
    }
}
