import Units

/// Types on the running keyboard by tapping its keys, and knows which page it left it on.
///
/// Space and return are tapped on the letters page: whether they would bring the letters back is the keyboard's
/// business and must not decide where the next tap lands.
package struct Typist {
    private let pages: [KeyboardMap.Page: KeyboardMap]
    /// The letters page while shift is in force.
    private let shifted: KeyboardMap
    private let keys: KeySet
    /// Whether the keyboard goes back to its letters by itself.
    private let returnsToLetters: Bool
    private let tapper: any Tapper
    /// What `render` is told of a page.
    private let describe: (KeyboardMap.Page, [String]) throws(SessionError) -> KeyboardMap
    private var page = KeyboardMap.Page.letters

    /// - Parameters:
    ///   - look: the options of the look that the keyboard was started with.
    ///   - keys: which keys it shows.
    ///   - rules: whether the rules of typing are in force: an apostrophe brings the letters back.
    package init(
        on session: any CompositorSession, program: String, look: [String] = [],
        keys: KeySet = KeySet(), rules: Bool = false, tapper: any Tapper
    ) throws(SessionError) {
        let (size, environment) = (session.configuration.logicalSize, session.environment)
        describe = { (page, options) throws(SessionError) in
            try KeyboardMap(
                of: page, shownBy: program, look: look + keys.description + options, on: size,
                environment: environment)
        }
        var pages: [KeyboardMap.Page: KeyboardMap] = [:]
        for page in keys.pages { pages[page] = try describe(page, []) }
        self.pages = pages
        shifted = try describe(.letters, ["--shift"])
        self.keys = keys
        returnsToLetters = rules
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

    /// Taps keys of the page at hand by their ids.
    package func tap(_ ids: String...) throws(SessionError) {
        for id in ids { try tapper.tap(at: try place(of: id)) }
    }

    /// Leaves the keyboard on a page.
    package mutating func turn(to wanted: KeyboardMap.Page) throws(SessionError) {
        var places: [Point] = []
        try turn(to: wanted, by: &places)
        for place in places { try tapper.tap(at: place) }
    }

    /// The keyboard shows its letters by itself.
    package mutating func keyboardReturnedToLetters() {
        page = .letters
    }

    /// Where a key of the page at hand lies, in logical pixels of the output.
    package func place(of id: String) throws(SessionError) -> Point {
        if id == "key.nextKeyboard", let place = placeOfGlobe { return place }
        guard let place = pages[page]?.place(of: id) else {
            throw SessionError("the \(page.rawValue) page has no key \(id)")
        }
        return place
    }

    /// Where a choice of a held key of the page at hand lies, in logical pixels of the output.
    package func place(ofChoice label: String, of id: String) throws(SessionError) -> Point {
        let map = try describe(page, ["--callout", id])
        guard let place = map.place(ofChoice: label) else {
            throw SessionError("\(id) offers no “\(label)”")
        }
        return place
    }

    /// `render` knows no globe: it takes a letter's width from the space bar's left end.
    private var placeOfGlobe: Point? {
        guard keys.hasGlobe, let space = pages[page]?.frameOnOutput(of: "key.space") else {
            return nil
        }
        return Point(x: space.left + 0.04 * space.width, y: space.center.y)
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
            let next = nextPage(towards: wanted)
            places.append(try place(of: "key.type.\(next.rawValue)"))
            page = next
        }
    }

    /// From letters to symbols the way leads over numbers, and from the function keys over the letters.
    private func nextPage(towards wanted: KeyboardMap.Page) -> KeyboardMap.Page {
        switch page {
        case .letters: wanted == .symbols ? .numbers : wanted
        case .numbers, .symbols: wanted
        case .function: .letters
        }
    }

    private mutating func add(
        _ character: Character, to places: inout [Point]
    ) throws(SessionError) {
        // The page at hand first: full stops and the like are on two of them.
        for home in [page] + keys.pages {
            guard let id = pages[home]?.id(typing: character) else { continue }
            try add(id, on: home, to: &places)
            // Source: behaviour D.1, `returnToLettersAfterSpace`.
            if returnsToLetters, character == "'" { page = .letters }
            return
        }
        guard let id = shifted.id(typing: character) else {
            throw SessionError("no page has a key for “\(character)”")
        }
        try add("key.shift", on: .letters, to: &places)
        try add(id, on: .letters, to: &places)
    }
}
