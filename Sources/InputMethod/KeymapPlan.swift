/// What a layout's keymap has to type, and where: a value from which `Keymap(for:)` makes the keymap.
///
/// Letters stand on the places that they have on a PC keyboard of their language: applications that read codes instead of
/// characters, and shortcuts, go by the place.
package struct KeymapPlan: Sendable, Hashable {
    /// A key of a PC keyboard and what it types: alone, with Shift, with AltGr, with both. An empty text is nothing.
    ///
    /// A text of several characters, an indivisible sign made of two for example, has no key: it is typed by the keys of its
    /// characters.
    package struct Place: Sendable, Hashable {
        /// The key by evdev's number (linux/input-event-codes.h), among those that print.
        package var code: UInt32
        package var plain: String
        package var shifted: String
        package var altGr: String
        package var shiftedAltGr: String

        package init(
            code: UInt32, plain: String, shifted: String = "", altGr: String = "",
            shiftedAltGr: String = ""
        ) {
            self.code = code
            self.plain = plain
            self.shifted = shifted
            self.altGr = altGr
            self.shiftedAltGr = shiftedAltGr
        }
    }

    /// The layout's name, for people who look at the keymap.
    package var name: String
    package var places: [Place]
    /// What the layout can type beside its places, for which keys are found as long as there are any: the most wanted first.
    package var others: [String]

    package init(name: String, places: [Place], others: [String] = []) {
        self.name = name
        self.places = places
        self.others = others
    }

    /// The plan of a layout that tells rows of letters, each a plain and a shifted text: the rows of a PC keyboard from the
    /// left, without the row of digits.
    ///
    /// Places that no row names are those of a US keyboard.
    package init(
        name: String, letters: [[(plain: String, shifted: String)]], others: [String] = []
    ) {
        let rows = [Array(16...27), Array(30...40), Array(44...53)].map { $0.map(UInt32.init) }
        let places = zip(letters, rows).flatMap { letters, codes in
            zip(letters, codes).map { letter, code in
                Place(code: code, plain: letter.plain, shifted: letter.shifted)
            }
        }
        self.init(name: name, places: places, others: others)
    }
}
