import SessionBus
import TestRandom

/// A type of D-Bus, of which there may be any number of values.
indirect enum RandomType {
    case boolean, int16, uint64, string
    case variant(RandomType)
    case array(RandomType)
    case dictionary(RandomType)
    case structure([RandomType])

    init(_ random: inout SeededGenerator, depth: Int) {
        switch Int.random(in: 0..<(depth > 0 ? 8 : 4), using: &random) {
        case 0: self = .boolean
        case 1: self = .int16
        case 2: self = .uint64
        case 3: self = .string
        case 4: self = .variant(RandomType(&random, depth: depth - 1))
        case 5: self = .array(RandomType(&random, depth: depth - 1))
        case 6: self = .dictionary(RandomType(&random, depth: depth - 1))
        default:
            self = .structure(
                (0..<Int.random(in: 1...3, using: &random)).map { _ in
                    RandomType(&random, depth: depth - 1)
                })
        }
    }

    /// A value of this type, no array of which is empty.
    func value(_ random: inout SeededGenerator) -> BusValue {
        switch self {
        case .boolean: .boolean(.random(using: &random))
        case .int16: .int16(.random(in: .min ... .max, using: &random))
        case .uint64: .uint64(.random(in: .min ... .max, using: &random))
        case .string:
            .string(["", "a", "é\u{1F600}", "a longer one"].randomElement(using: &random) ?? "")
        case .variant(let type): .variant(type.value(&random))
        case .array(let type):
            .array((0..<Int.random(in: 1...3, using: &random)).map { _ in type.value(&random) })
        case .dictionary(let type):
            .array(
                (0..<Int.random(in: 1...3, using: &random)).map { number in
                    .entry(key: .int32(Int32(number)), value: type.value(&random))
                })
        case .structure(let types): .structure(types.map { $0.value(&random) })
        }
    }
}
