import Units

/// Types on the running keyboard by tapping its keys, and knows which page it left it on.
///
/// Space and return are tapped on the letters page: whether they would bring the letters back is the keyboard's
/// business and must not decide where the next tap lands.
package struct Typist {
    private let pages: [KeyboardMap.Page: KeyboardMap]
    private let tapper: PointerTapper
    private var page = KeyboardMap.Page.letters

    package init(
        on session: SwaySession, program: String, tapper: PointerTapper
    ) throws(SessionError) {
        var pages: [KeyboardMap.Page: KeyboardMap] = [:]
        for page in KeyboardMap.Page.allCases {
            pages[page] = try KeyboardMap(
                of: page, shownBy: program, on: session.configuration.logicalSize,
                environment: session.environment)
        }
        self.pages = pages
        self.tapper = tapper
    }

    /// The letters page.
    package var letters: KeyboardMap {
        guard let map = pages[.letters] else { preconditionFailure("init read every page") }
        return map
    }

    /// Types a text. Capitals go through shift, digits and signs through their page, `\n` is the return key.
    package mutating func type(_ text: String) throws(SessionError) {
        for character in text {
            switch character {
            case " ": try tap("key.space", on: .letters)
            case "\n": try tap("key.primary", on: .letters)
            default: try type(character)
            }
        }
    }

    /// Taps backspace.
    package mutating func deleteBackward(count: Int = 1) throws(SessionError) {
        for _ in 0..<count { try tap("key.backspace", on: page) }
    }

    /// Taps a key by its id on the given page, and goes there first where needed.
    package mutating func tap(_ id: String, on wanted: KeyboardMap.Page) throws(SessionError) {
        try turn(to: wanted)
        guard let place = pages[page]?.place(of: id) else {
            throw SessionError("the \(page.rawValue) page has no key \(id)")
        }
        try tapper.tap(at: place)
    }

    /// Leaves the keyboard on its letters page.
    package mutating func turn(to wanted: KeyboardMap.Page) throws(SessionError) {
        while page != wanted {
            // From letters to symbols the way leads over numbers.
            let next = page == .letters ? KeyboardMap.Page.numbers : wanted
            let id = "key.type.\(next.rawValue)"
            guard let place = pages[page]?.place(of: id) else {
                throw SessionError("the \(page.rawValue) page has no key \(id)")
            }
            try tapper.tap(at: place)
            page = next
        }
    }

    private mutating func type(_ character: Character) throws(SessionError) {
        let lower = character.lowercased()
        let id = "key.character.\(lower)"
        // The page at hand first: full stops and the like are on two of them.
        let candidates = [page] + KeyboardMap.Page.allCases
        guard let home = candidates.first(where: { pages[$0]?.keys[id] != nil }) else {
            throw SessionError("no page has a key for “\(character)”")
        }
        if lower != String(character) { try tap("key.shift", on: home) }
        try tap(id, on: home)
    }
}
