import CXKBCommon

/// Combines accents with letters: by libxkbcommon's compose table of the locale, which also holds what the person has written
/// into a file of their own; where there is none, by what Unicode has composed letters for.
///
/// The table is large, two megabytes: it is read when it is needed first, and then kept.
final class Composer {
    private enum Source {
        case unread
        case table(ComposeTable)
        case none
    }

    private let locales: [String]
    private var source = Source.unread

    /// - Parameter locales: whose tables may be used, the best first.
    init(locales: [String]) {
        self.locales = locales
    }

    /// The locales of a process: the one that its environment names, then what every system has.
    ///
    /// Source: locale(7): the first of these variables that is not empty.
    static func locales(environment: (String) -> String?) -> [String] {
        let named = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(environment)
            .first { !$0.isEmpty }
        return [named, "en_US.UTF-8", "C"].compactMap { $0 }
    }

    /// What accents and a letter make; without a letter, whether anything begins so.
    func compose(_ accents: [String], _ letter: String?) -> Composed {
        let known = accents.compactMap(Accent.named)
        guard known.count == accents.count else { return .nothing }
        if let table = table() {
            let answer = table.compose(known, letter)
            if answer != .nothing { return answer }
        }
        guard let letter, let only = known.first, known.count == 1 else { return .nothing }
        return Self.composed(letter, only)
    }

    private func table() -> ComposeTable? {
        switch source {
        case .table(let table): return table
        case .none: return nil
        case .unread:
            for locale in locales {
                if let table = ComposeTable(locale: locale) {
                    source = .table(table)
                    return table
                }
            }
            source = .none
            return nil
        }
    }

    /// The letter of Latin's blocks that a letter and a mark are equal to, by Unicode's rules.
    private static func composed(_ letter: String, _ accent: Accent) -> Composed {
        var parted = letter
        parted.unicodeScalars.append(accent.mark)
        for block: ClosedRange<UInt32> in [0xC0...0x24F, 0x1E00...0x1EFF] {
            for number in block {
                guard let scalar = Unicode.Scalar(number) else { continue }
                let text = String(scalar)
                if text == parted { return .text(text) }
            }
        }
        return .nothing
    }
}
