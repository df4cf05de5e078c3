extension KeyboardLayout {
    /// The layout as a field wants it, with the special keys that there are. Source: behaviour D.7 and A.4, "Bottom row".
    ///
    /// To be asked of a layout as it was read, not of one that has been adapted.
    ///
    /// - Parameters:
    ///   - globe: whether there is a key to the next layout; so for the others.
    ///   - domains: the top-level domains of all enabled languages in their order, for `LayoutForm.url`.
    ///   - terminalRow: whether a terminal's keys stand in a row above the others; a toolbar may have them instead.
    public func adapted(
        to form: LayoutForm, globe: Bool = false, emoji: Bool = false, microphone: Bool = false,
        domains: [String] = [], terminalRow: Bool = true
    ) -> KeyboardLayout {
        let special = SpecialKeys(globe: globe, emoji: emoji, microphone: microphone)
        switch form {
        case .text: return special.isNothing(to: self) ? self : with(special, [])
        case .email: return with(special, emailKeys, form: .email)
        case .url:
            let own = traits.domain.map { [$0] } ?? []
            let domain = Key.domain(domains.isEmpty ? own : domains)
            return with(special, urlKeys + [domain], form: .url)
        case .number, .decimal, .phone, .digits, .date, .time, .dateTime: return pad(form)
        case .terminal: return terminal(special, hasRow: terminalRow)
        case .pc: return pc(special)
        }
    }

    /// Source: behaviour D.7: space, "@" and ".".
    private var emailKeys: [Key] {
        [Key(character: "@"), Key(character: ".", alternates: ["_", "-"])]
    }

    /// Source: behaviour D.7: ".", "/" and the domain key.
    private var urlKeys: [Key] {
        [
            Key(character: ".", alternates: [":", "-", "_"]),
            Key(character: "/", alternates: ["?", "=", "&", "#", "%"]),
        ]
    }

    /// With these keys in the bottom row of every page: the special ones before the space bar, those of a field after it.
    private func with(
        _ special: SpecialKeys, _ others: [Key], form: LayoutForm = .text
    ) -> KeyboardLayout {
        with(
            form: form, letters: special.put(into: rows(of: .letters), others),
            numbers: pages.contains(.numbers)
                ? special.put(into: rows(of: .numbers), others) : nil,
            symbols: pages.contains(.symbols)
                ? special.put(into: rows(of: .symbols), others) : nil,
            function: pages.contains(.function)
                ? special.put(into: rows(of: .function), others) : nil)
    }
}

extension Key {
    /// The key of a field for addresses: ".com", and held the domains of the languages, then others; six at most.
    ///
    /// Source: behaviour D.7, "Domain key".
    ///
    /// - Parameter domains: of the enabled languages, in their order.
    package static func domain(_ domains: [String]) -> Key {
        var offers: [String] = []
        for domain in domains + [".net", ".org", ".eu", ".edu", ".io", ".info"]
        where domain != ".com" && !offers.contains(domain) {
            offers.append(domain)
        }
        // Wider than a letter: it shows four characters.
        return Key(character: ".com", alternates: Array(offers.prefix(6))).with(width: .edge)
    }
}
