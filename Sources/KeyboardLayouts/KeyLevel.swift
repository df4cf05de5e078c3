/// Which of a key's meanings is meant.
///
/// Source: ISO/IEC 9995-1, levels: the plain one, the one behind shift, and the two behind AltGr.
public enum KeyLevel: Int, Sendable, Hashable, CaseIterable {
    case plain
    case shifted
    case altGr
    case shiftedAltGr

    public init(isShifted: Bool, isAltGr: Bool) {
        switch (isShifted, isAltGr) {
        case (false, false): self = .plain
        case (true, false): self = .shifted
        case (false, true): self = .altGr
        case (true, true): self = .shiftedAltGr
        }
    }
}
