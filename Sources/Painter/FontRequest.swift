/// Characters for which a font is wanted, script by script.
///
/// A value: it may be handed to another thread.
package struct FontRequest: Sendable, Equatable {
    struct Need: Sendable, Equatable {
        let script: Script
        /// What is known already and lacks the characters, the preferred first.
        var known: [FontFile]
        var characters: [Unicode.Scalar]
    }

    var needs: [Need]
}
