import Behavior
import Documents
import KeyboardLayouts
import Units

/// What a switch takes, and where it is kept.
enum SwitchKind {
    case toggle(WritableKeyPath<KeyboardBehavior, Bool>)
    case milliseconds(WritableKeyPath<KeyboardBehavior, Milliseconds>, ClosedRange<Int>)
    case points(WritableKeyPath<KeyboardBehavior, Points>, ClosedRange<Double>)
    case number(WritableKeyPath<KeyboardBehavior, Double>, ClosedRange<Double>)
    case count(WritableKeyPath<KeyboardBehavior, Int>, ClosedRange<Int>)
    case arrangement
    case oneHanded

    /// What it takes, in words that follow "it is".
    var expected: String {
        switch self {
        case .toggle: "on or off"
        case .milliseconds(_, let range):
            "milliseconds, from \(range.lowerBound) to \(range.upperBound)"
        case .points(_, let range):
            "logical pixels, from \(Self.text(range.lowerBound)) to \(Self.text(range.upperBound))"
        case .number(_, let range):
            "a number from \(Self.text(range.lowerBound)) to \(Self.text(range.upperBound))"
        case .count(_, let range):
            "a whole number from \(range.lowerBound) to \(range.upperBound)"
        case .arrangement:
            MappingReader.list(["auto"] + LayoutArrangement.allCases.map(\.rawValue))
        case .oneHanded: MappingReader.list(OneHandedMode.allCases.map(\.rawValue))
        }
    }

    /// Sets what `text` says; false, and nothing happens, where it is not among what is taken.
    func set(_ text: String, in behavior: inout KeyboardBehavior) -> Bool {
        switch self {
        case .toggle(let member):
            guard let isOn = MappingReader.toggle(text) else { return false }
            behavior[keyPath: member] = isOn
        case .milliseconds(let member, let range):
            guard let value = PlainNumber.whole(text), range.contains(value) else { return false }
            behavior[keyPath: member] = Milliseconds(value)
        case .points(let member, let range):
            guard let value = PlainNumber.decimal(text), range.contains(value) else { return false }
            behavior[keyPath: member] = Points(value)
        case .number(let member, let range):
            guard let value = PlainNumber.decimal(text), range.contains(value) else { return false }
            behavior[keyPath: member] = value
        case .count(let member, let range):
            guard let value = PlainNumber.whole(text), range.contains(value) else { return false }
            behavior[keyPath: member] = value
        case .arrangement:
            if text == "auto" {
                behavior.layoutTypeOverride = nil
                return true
            }
            guard let arrangement = LayoutArrangement(rawValue: text) else { return false }
            behavior.layoutTypeOverride = arrangement
        case .oneHanded:
            // To YAML an unquoted `off` is a text like any other here.
            guard let mode = OneHandedMode(rawValue: text) else { return false }
            behavior.oneHandedMode = mode
        }
        return true
    }

    /// What `behavior` says, in the words that `set` takes.
    func text(in behavior: KeyboardBehavior) -> String {
        switch self {
        case .toggle(let member): behavior[keyPath: member] ? "on" : "off"
        case .milliseconds(let member, _): "\(behavior[keyPath: member].value)"
        case .points(let member, _): Self.text(behavior[keyPath: member].value)
        case .number(let member, _): Self.text(behavior[keyPath: member])
        case .count(let member, _): "\(behavior[keyPath: member])"
        case .arrangement: behavior.layoutTypeOverride?.rawValue ?? "auto"
        case .oneHanded: behavior.oneHandedMode.rawValue
        }
    }

    /// Without a fraction where there is none.
    static func text(_ number: Double) -> String {
        Int(exactly: number).map { "\($0)" } ?? "\(number)"
    }
}
