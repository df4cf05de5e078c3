extension KeyboardLayout {
    /// A keyboard as it stands on a desk: six rows of sixteen units, with everything on one page.
    ///
    /// A layout that does not say what its PC keyboard has gets that of the USA.
    func pc(_ special: SpecialKeys) -> KeyboardLayout {
        let own = desk.keys
        let rows = own.count == 4 ? own : KeyboardLayout.usEnglish.desk.keys
        let letters = [
            Self.functionRow, Self.digitRow(rows[0]), Self.upperRow(rows[1]),
            Self.middleRow(rows[2]), Self.lowerRow(rows[3]), Self.bottomRow(special),
        ]
        return with(form: .pc, letters: letters, numbers: [], symbols: [], function: [])
    }

    private static let functionRow: [Key] =
        ([
            .escape, .f1, .f2, .f3, .f4, .f5, .f6, .f7, .f8, .f9, .f10, .f11, .f12, .print, .insert,
            .delete,
        ] as [NamedKey]).map { Key.named($0).units(1) }

    private static func digitRow(_ keys: [Key]) -> [Key] {
        fitted(keys, into: 13) + [.backspace.units(2), .named(.home).units(1)]
    }

    private static func upperRow(_ keys: [Key]) -> [Key] {
        // Return is two rows high where the row ends with twelve characters (ISO): its upper part is a key of its own here.
        let end =
            keys.count > 12
            ? fitted(Array(keys.dropFirst(12)), into: 1.5) : [.primary.units(1.5)]
        return [.named(.tab).units(1.5)] + fitted(Array(keys.prefix(12)), into: 12) + end
            + [.named(.pageUp).units(1)]
    }

    private static func middleRow(_ keys: [Key]) -> [Key] {
        let isWide = keys.count > 11
        return [.capsLock.units(1.75)] + fitted(keys, into: isWide ? 12 : 11)
            + [.primary.units(isWide ? 1.25 : 2.25), .named(.pageDown).units(1)]
    }

    private static func lowerRow(_ keys: [Key]) -> [Key] {
        let isWide = keys.count > 10
        return [.shift.units(isWide ? 1.25 : 2.25)] + fitted(keys, into: isWide ? 11 : 10)
            + [.shift.units(1.75), .named(.up).units(1), .named(.end).units(1)]
    }

    private static func bottomRow(_ special: SpecialKeys) -> [Key] {
        let left: [Key] = [
            .modifier(.control).units(1.25), .modifier(.super).units(1.25),
            .modifier(.alt).units(1.25),
        ]
        let right: [Key] = [
            .modifier(.altGr).units(1.25), .named(.menu).units(1),
            .modifier(.control).units(1), .named(.left).units(1), .named(.down).units(1),
            .named(.right).units(1),
        ]
        let row = special.put(into: [left + [.space] + right])[0].map {
            if $0.width == .column { $0.units(1) } else { $0 }
        }
        let taken = row.reduce(0) { sum, key in
            if case .units(let units) = key.width { sum + units } else { sum }
        }
        return row.map { $0.action == .space ? $0.units(16 - taken) : $0 }
    }

    /// Keys that share a part of a row evenly.
    private static func fitted(_ keys: [Key], into units: Double) -> [Key] {
        keys.map { $0.units(units / Double(keys.count)) }
    }
}

extension Key {
    fileprivate func units(_ units: Double) -> Key { with(width: .units(units)) }
}
