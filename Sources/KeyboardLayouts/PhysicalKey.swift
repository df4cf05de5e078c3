/// A key of a PC keyboard with the code that the kernel gives it, whatever stands on it.
public struct PhysicalKey: Sendable, Hashable {
    /// Source: linux/input-event-codes.h; 8 less than XKB's.
    public let code: UInt32
    public let key: Key

    /// The codes of the four rows of characters, from the left; of 13, 13, 12 and 11 keys at most. The 13th key of the second
    /// row (ANSI) and the 12th of the third (ISO) are the same one. The fourth row begins with the key that only ISO has.
    static let codes: [[UInt32]] = [
        [41, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13],
        [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 43],
        [30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 43],
        [86, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53],
    ]

    /// The keys of four rows with their codes.
    static func all(in rows: [[Key]]) -> [PhysicalKey] {
        zip(rows, codes).enumerated().flatMap { index, pair in
            let (row, codes) = pair
            // A fourth row of ten keys has none beside shift.
            let first = index == 3 && row.count < codes.count ? 1 : 0
            return zip(row, codes.dropFirst(first)).map { PhysicalKey(code: $1, key: $0) }
        }
    }
}
