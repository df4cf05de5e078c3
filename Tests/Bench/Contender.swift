import TestKit
import Units

/// One of the programs that are compared.
struct Contender {
    enum Kind: String, CaseIterable {
        case glasschord, wvkbd, null
    }

    let kind: Kind
    let command: [String]
    /// Letters in logical pixels of the output, tapped in turn.
    let places: [Point]

    /// Debian's keyboard, as it comes. On 360 logical pixels it is 240 high, in six rows of 40.
    static func wvkbd(on output: Size) -> Contender {
        // E, T, U; A, D, G; C, V, N: the middles of keys on a screenshot, in logical pixels.
        let columns: [(x: Points, row: Int)] = [
            (103, 2), (172, 2), (240, 2), (52, 3), (120, 3), (189, 3), (144, 4), (178, 4),
            (246, 4),
        ]
        let top = output.height - 240
        let places = columns.map { Point(x: $0.x, y: top + Points($0.row * 40 + 20)) }
        return Contender(kind: .wvkbd, command: ["wvkbd-mobintl"], places: places)
    }

    static func glasschord(_ program: String, _ map: KeyboardMap) throws(SessionError) -> Contender
    {
        let places = Array("etuadgcvn").compactMap { map.place(of: "key.character.\($0)") }
        guard places.count == 9 else { throw SessionError("glasschord lacks letters") }
        return Contender(kind: .glasschord, command: [program], places: places)
    }

    /// The limit, as large as glasschord.
    static func null(_ program: String, _ map: KeyboardMap, scale: Int, _ places: [Point])
        -> Contender
    {
        let height = Int(map.exclusiveZone.value)
        return Contender(kind: .null, command: [program, "\(height)", "\(scale)"], places: places)
    }
}
