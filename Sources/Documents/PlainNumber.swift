/// Numbers as people write them: decimal digits, a minus before them, and in those with a fraction a point.
///
/// The initialisers of the language take more, such as hexadecimal digits, exponents and "nan".
package enum PlainNumber {
    /// Reads "48" or "-48"; nil for anything else.
    package static func whole(_ text: some StringProtocol) -> Int? {
        isPlain(text, points: 0) ? Int(text) : nil
    }

    /// Reads "48", "-0.5" or ".5"; nil for anything else.
    package static func decimal(_ text: some StringProtocol) -> Double? {
        isPlain(text, points: 1) ? Double(text) : nil
    }

    private static func isPlain(_ text: some StringProtocol, points: Int) -> Bool {
        var digits = 0
        var pointsLeft = points
        for (index, byte) in text.utf8.enumerated() {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): digits += 1
            case UInt8(ascii: "-") where index == 0: break
            case UInt8(ascii: ".") where pointsLeft > 0: pointsLeft -= 1
            default: return false
            }
        }
        return digits > 0
    }
}
