/// The fonts that were found for a `FontRequest`.
package struct FontAnswer: Sendable, Equatable {
    struct Found: Sendable, Equatable {
        let script: Script
        /// The preferred first; those that were known when asked are among them.
        var files: [FontFile]
        /// Characters that no font has.
        var isIncomplete: Bool
    }

    var found: [Found]

    /// One line for the user when some characters have no font. It names scripts, not characters.
    package var advice: String? {
        let names = found.filter(\.isIncomplete).map(\.script.name)
        if names.isEmpty { return nil }
        return
            "no font for some characters (\(names.joined(separator: ", "))): their numbers are drawn instead; "
            + "install one, such as fonts-noto-core, or fonts-nanum for Korean"
    }
}
