import CFontconfig

/// Asks Fontconfig.
///
/// Owner of configurations, patterns and the match: the function that makes them, which ends them
/// before it returns. Fontconfig's current configuration, a global, is neither read nor set.
@safe package enum Fontconfig {
    /// The file of the sans-serif font that the user or the administrator has chosen, or, where they
    /// have chosen none, of the first family of `preferred` that there is, or of whatever the rules
    /// fall back to.
    ///
    /// - Parameters:
    ///   - rules: the files of rules that nobody has chosen. Where the configuration has others
    ///     without anybody's doing, all count as chosen.
    ///   - place: the configuration file to read instead of the user's.
    static func sansSerif(
        preferring preferred: [String], unlessChosenOver rules: [String],
        configuration place: String? = nil
    ) -> FontFile? {
        guard let configuration = unsafe configuration(from: place) else { return nil }
        defer { unsafe FcConfigDestroy(configuration) }
        let usual = families(byRules: rules)
        guard let pattern = unsafe sansSerif() else { return nil }
        defer { unsafe FcPatternDestroy(pattern) }
        unsafe FcConfigSubstitute(configuration, pattern, FcMatchPattern)
        let actual = unsafe families(of: pattern)
        // Rules of one's own put families before the usual ones, or replace them. What they add at
        // the end, such as one for emoji, is no choice of a font for text.
        if !actual.starts(with: usual) {
            return unsafe file(matching: pattern, in: configuration)
        }
        guard let wish = unsafe sansSerif(after: preferred) else { return nil }
        defer { unsafe FcPatternDestroy(wish) }
        unsafe FcConfigSubstitute(configuration, wish, FcMatchPattern)
        return unsafe file(matching: wish, in: configuration)
    }

    /// The fonts that have the wanted characters, script by script, those that somebody has chosen first, then those that
    /// we prefer, then others by the rules. Arguments as for `sansSerif`.
    static func fonts(
        for request: FontRequest, unlessChosenOver rules: [String],
        configuration place: String? = nil
    ) -> FontAnswer {
        var answer = FontAnswer(found: [])
        guard let configuration = unsafe configuration(from: place) else { return answer }
        defer { unsafe FcConfigDestroy(configuration) }
        let usual = families(byRules: rules)
        for need in request.needs {
            var found = FontAnswer.Found(script: need.script, files: [], isIncomplete: false)
            var rest = need.characters
            // Each round finds one more font for what those before lack.
            while !rest.isEmpty, found.files.count < mostFonts {
                guard
                    let match = unsafe font(
                        with: rest, of: need.script, in: configuration, usual),
                    match.missing.count < rest.count
                else { break }
                found.files.append(match.file)
                rest = match.missing
            }
            found.isIncomplete = !rest.isEmpty
            answer.found.append(found)
        }
        return answer
    }

    private static let mostFonts = 4

    @unsafe private static func font(
        with characters: [Unicode.Scalar], of script: Script, in configuration: OpaquePointer,
        _ usual: [String]
    ) -> (file: FontFile, missing: [Unicode.Scalar])? {
        func pattern(after families: [String]) -> OpaquePointer? {
            guard let pattern = unsafe sansSerif(after: families) else { return nil }
            if let wanted = unsafe FcCharSetCreate() {
                for scalar in characters { unsafe FcCharSetAddChar(wanted, scalar.value) }
                unsafe FcPatternAddCharSet(pattern, FC_CHARSET, wanted)
                unsafe FcCharSetDestroy(wanted)
            }
            // Pictures in colours have no outlines.
            unsafe FcPatternAddBool(pattern, FC_COLOR, FcBool(0))
            if let language = script.language {
                unsafe FcPatternAddString(pattern, FC_LANG, language)
            }
            unsafe FcConfigSubstitute(configuration, pattern, FcMatchPattern)
            return unsafe pattern
        }
        guard let plain = unsafe pattern(after: []) else { return nil }
        defer { unsafe FcPatternDestroy(plain) }
        let isChosen = unsafe !families(of: plain).starts(with: usual)
        guard
            let wish = unsafe isChosen
                ? pattern(after: []) : pattern(after: script.preferredFamilies)
        else { return nil }
        defer { unsafe FcPatternDestroy(wish) }
        return unsafe file(matching: wish, in: configuration, lacking: characters)
    }

    /// A configuration and its fonts; the user's without a file. The caller destroys it.
    @unsafe private static func configuration(from file: String?) -> OpaquePointer? {
        guard let file else { return unsafe FcInitLoadConfigAndFonts() }
        guard let configuration = unsafe FcConfigCreate() else { return nil }
        unsafe FcConfigParseAndLoad(configuration, file, FcBool(1))
        unsafe FcConfigBuildFonts(configuration)
        return unsafe configuration
    }

    /// What "sans-serif" means by these rules alone, the best first.
    private static func families(byRules rules: [String]) -> [String] {
        guard let configuration = unsafe FcConfigCreate() else { return [] }
        defer { unsafe FcConfigDestroy(configuration) }
        for rule in rules { unsafe FcConfigParseAndLoad(configuration, rule, FcBool(0)) }
        guard let pattern = unsafe sansSerif() else { return [] }
        defer { unsafe FcPatternDestroy(pattern) }
        unsafe FcConfigSubstitute(configuration, pattern, FcMatchPattern)
        return unsafe families(of: pattern)
    }

    /// A pattern of regular sans-serif fonts, these families first. The caller destroys it.
    @unsafe private static func sansSerif(after families: [String] = []) -> OpaquePointer? {
        guard let pattern = unsafe FcPatternCreate() else { return nil }
        for family in families + ["sans-serif"] {
            unsafe FcPatternAddString(pattern, FC_FAMILY, family)
        }
        unsafe FcPatternAddInteger(pattern, FC_WEIGHT, FC_WEIGHT_REGULAR)
        unsafe FcPatternAddInteger(pattern, FC_SLANT, FC_SLANT_ROMAN)
        unsafe FcPatternAddBool(pattern, FC_SCALABLE, FcBool(1))
        return unsafe pattern
    }

    @unsafe private static func families(of pattern: OpaquePointer) -> [String] {
        var families: [String] = []
        var family: UnsafeMutablePointer<FcChar8>?
        while unsafe FcPatternGetString(pattern, FC_FAMILY, Int32(families.count), &family)
            == FcResultMatch, let name = unsafe family
        {
            unsafe families.append(String(cString: name))
        }
        return families
    }

    /// `pattern` has gone through the configuration's rules.
    @unsafe private static func file(
        matching pattern: OpaquePointer, in configuration: OpaquePointer
    ) -> FontFile? {
        unsafe file(matching: pattern, in: configuration, lacking: [])?.file
    }

    /// The file and which of `characters` it lacks.
    @unsafe private static func file(
        matching pattern: OpaquePointer, in configuration: OpaquePointer,
        lacking characters: [Unicode.Scalar]
    ) -> (file: FontFile, missing: [Unicode.Scalar])? {
        unsafe FcDefaultSubstitute(pattern)
        var result = FcResultMatch
        guard let match = unsafe FcFontMatch(configuration, pattern, &result) else { return nil }
        defer { unsafe FcPatternDestroy(match) }
        var path: UnsafeMutablePointer<FcChar8>?
        guard unsafe FcPatternGetString(match, FC_FILE, 0, &path) == FcResultMatch,
            let path = unsafe path
        else { return nil }
        var index: Int32 = 0
        if unsafe FcPatternGetInteger(match, FC_INDEX, 0, &index) != FcResultMatch { index = 0 }
        // The set belongs to the match.
        var covered: OpaquePointer?
        unsafe FcPatternGetCharSet(match, FC_CHARSET, 0, &covered)
        let missing = characters.filter { scalar in
            guard let covered = unsafe covered else { return true }
            return unsafe FcCharSetHasChar(covered, scalar.value) == 0
        }
        return unsafe (
            FontFile(path: String(cString: path), fontconfigIndex: index), missing
        )
    }
}
