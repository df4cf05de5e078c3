import Units

/// Types on the running keyboard by tapping its keys, and knows which page it left it on.
///
/// Space and return are tapped on the letters page: whether they would bring the letters back is the keyboard's
/// business and must not decide where the next tap lands.
package struct Typist {
    private let pages: [KeyboardMap.Page: KeyboardMap]
    private let tapper: any Tapper
    private var page = KeyboardMap.Page.letters

    /// - Parameter look: the options of the look that the keyboard was started with.
    package init(
        on session: any CompositorSession, program: String, look: [String] = [],
        tapper: any Tapper
    ) throws(SessionError) {
        var pages: [KeyboardMap.Page: KeyboardMap] = [:]
        for page in KeyboardMap.Page.allCases {
            pages[page] = try KeyboardMap(
                of: page, shownBy: program, look: look, on: session.configuration.logicalSize,
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

    /// Types a text. Capitals go through shift, digits and signs through their page, `\n` is the return key, and
    /// `\u{8}` backspace.
    package mutating func type(_ text: String) throws(SessionError) {
        for place in try places(for: text) { try tapper.tap(at: place) }
    }

    /// Where to tap, one after the other, to type a text; the page is the one on which that ends.
    package mutating func places(for text: String) throws(SessionError) -> [Point] {
        var places: [Point] = []
        for character in text {
            switch character {
            case " ": try add("key.space", on: .letters, to: &places)
            case "\n": try add("key.primary", on: .letters, to: &places)
            case "\u{8}": try add("key.backspace", on: page, to: &places)
            default: try add(character, to: &places)
            }
        }
        return places
    }

    /// Taps backspace.
    package mutating func deleteBackward(count: Int = 1) throws(SessionError) {
        for _ in 0..<count { try tap("key.backspace", on: page) }
    }

    /// Taps a key by its id on the given page, and goes there first where needed.
    package mutating func tap(_ id: String, on wanted: KeyboardMap.Page) throws(SessionError) {
        try turn(to: wanted)
        try tapper.tap(at: try place(of: id))
    }

    /// Leaves the keyboard on a page.
    package mutating func turn(to wanted: KeyboardMap.Page) throws(SessionError) {
        var places: [Point] = []
        try turn(to: wanted, by: &places)
        for place in places { try tapper.tap(at: place) }
    }

    /// Where a key of the page at hand lies, in logical pixels of the output.
    package func place(of id: String) throws(SessionError) -> Point {
        guard let place = pages[page]?.place(of: id) else {
            throw SessionError("the \(page.rawValue) page has no key \(id)")
        }
        return place
    }

    private mutating func add(
        _ id: String, on wanted: KeyboardMap.Page, to places: inout [Point]
    ) throws(SessionError) {
        try turn(to: wanted, by: &places)
        places.append(try place(of: id))
    }

    private mutating func turn(
        to wanted: KeyboardMap.Page, by places: inout [Point]
    ) throws(SessionError) {
        while page != wanted {
            // From letters to symbols the way leads over numbers.
            let next = page == .letters ? KeyboardMap.Page.numbers : wanted
            places.append(try place(of: "key.type.\(next.rawValue)"))
            page = next
        }
    }

    private mutating func add(
        _ character: Character, to places: inout [Point]
    ) throws(SessionError) {
        let lower = character.lowercased()
        let id = "key.character.\(lower)"
        // The page at hand first: full stops and the like are on two of them.
        let candidates = [page] + KeyboardMap.Page.allCases
        guard let home = candidates.first(where: { pages[$0]?.keys[id] != nil }) else {
            throw SessionError("no page has a key for “\(character)”")
        }
        if lower != String(character) { try add("key.shift", on: home, to: &places) }
        try add(id, on: home, to: &places)
    }
}
