/// Finds the font for labels without Fontconfig where that is possible.
///
/// In order: the remembered answer, the preferred fonts where distributions put them, any font below
/// the usual directories, and Fontconfig. A value without state: it may be handed to another thread.
///
/// The remembered answer is the sans-serif font that the user or the administrator has chosen in
/// Fontconfig, and where they have chosen none, the first of the preferred fonts that Fontconfig
/// knows. Which one a distribution falls back to counts for nothing: it is there for its many
/// scripts, not for its look.
package struct FontFinder: Sendable {
    private let environment: FontEnvironment
    private let fontconfig: @Sendable () -> FontFile?
    private let search: @Sendable (FontRequest) -> FontAnswer

    /// - Parameters:
    ///   - fontconfig: answers which file is the font that the user has chosen or we prefer; nil asks Fontconfig itself.
    ///   - search: answers which fonts have some characters; nil asks Fontconfig itself.
    package init(
        environment: FontEnvironment, fontconfig: (@Sendable () -> FontFile?)? = nil,
        search: (@Sendable (FontRequest) -> FontAnswer)? = nil
    ) {
        self.environment = environment
        self.search =
            search ?? { Fontconfig.fonts(for: $0, unlessChosenOver: environment.distributionRules) }
        self.fontconfig =
            fontconfig ?? {
                Fontconfig.sansSerif(
                    preferring: PreferredFont.all.map { $0.family },
                    unlessChosenOver: environment.distributionRules)
            }
    }

    /// Whether the answer of an earlier start still holds, so that Fontconfig need not be asked.
    package var hasCachedAnswer: Bool { FontCache(environment: environment).load() != nil }

    /// Asks Fontconfig and remembers the answer for the next start.
    ///
    /// Takes 40 million instructions, and far longer where Fontconfig has no cache of its own: not
    /// for the way to the first frame.
    @discardableResult package func resolveWithFontconfig() -> FontFile? {
        guard let answer = fontconfig(), answer.path.utf8.first == UInt8(ascii: "/") else {
            return nil
        }
        FontCache(environment: environment).store(answer)
        return answer
    }

    /// Asks Fontconfig for fonts that have what is lacking, and remembers them for the next start.
    ///
    /// Takes as long as `resolveWithFontconfig`.
    package func fonts(for request: FontRequest) -> FontAnswer {
        var answer = search(request)
        for index in answer.found.indices {
            let script = answer.found[index].script
            let known = request.needs.first { $0.script == script }?.known ?? []
            let files = answer.found[index].files.filter {
                $0.path.utf8.first == UInt8(ascii: "/") && !known.contains($0)
            }
            answer.found[index].files = known + files
            if !files.isEmpty {
                FallbackCache(environment: environment).store(known + files, of: script)
            }
        }
        return answer
    }

    /// The fonts that an earlier start has found for a script, the preferred first.
    func fallbacks(of script: Script) -> [FontFile] {
        FallbackCache(environment: environment).load(script)
    }

    /// The first font for which `open` gives something.
    func first<Opened>(_ open: (FontFile) -> Opened?) -> Opened? {
        if let cached = FontCache(environment: environment).load(), let opened = open(cached) {
            return opened
        }
        for font in PreferredFont.all {
            for path in font.paths {
                for directory in environment.systemFontDirectories {
                    let file = FontFile(path: "\(directory)/\(path)")
                    guard FileStatus(of: file.path)?.isRegularFile == true else { continue }
                    if let opened = open(file) { return opened }
                }
            }
        }
        for file in FontWalk(directories: environment.fontDirectories).files() {
            if let opened = open(file) { return opened }
        }
        guard let answer = fontconfig() else { return nil }
        return open(answer)
    }
}
