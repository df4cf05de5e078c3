import KeyboardLayouts
import KeyboardStyle
import Units

/// How much smaller than usual the labels of a page are, so that all of one kind have one size where one of them lacks room.
///
/// A character's key that is much narrower than most does not make the others small: its label, and those of keys as wide, have
/// a size of their own.
struct LabelFit: Equatable {
    /// Labels that are seen as one group.
    enum Kind {
        case character
        /// "F1" to "F12".
        case function
        /// "Esc", "Ctrl" and the like.
        case word
        case primary
        /// Alone of its kind.
        case other

        init(of key: Key, _ text: String) {
            switch key.action {
            case .character, .dead:
                self = text.utf8.count == 1 || text.count == 1 ? .character : .other
            case .key(let named): self = named.hasNumber ? .function : .word
            case .modifier: self = .word
            case .custom: self = key.id == Key.capsLock.id ? .word : .other
            case .primary: self = .primary
            case .space, .backspace, .shift, .keyboardType, .nextKeyboard, .dictation, .emoji,
                .none:
                self = .other
            }
        }
    }

    private var character = 1.0
    private var function = 1.0
    private var word = 1.0
    private var primary = 1.0
    /// Characters on narrower keys do not count among the others.
    private var leastWidth: Points = 0
    private var narrow: [Narrow] = []

    /// Keys of one width that is much less than the usual.
    private struct Narrow: Equatable {
        let width: Points
        var scale: Double

        func isFor(_ width: Points) -> Bool { abs((width - self.width).value) < 0.1 }
    }

    /// - Parameter width: the key's.
    func scale(of kind: Kind, width: Points) -> Double {
        if kind == .character, width < leastWidth {
            return narrow.first { $0.isFor(width) }?.scale ?? 1
        }
        return switch kind {
        case .character: character
        case .function: function
        case .word: max(word, LabelMetrics.leastWord)
        case .primary: primary
        case .other: 1
        }
    }

    /// - Parameter width: the key's.
    mutating func take(_ scale: Double, for kind: Kind, width: Points) {
        if kind == .character, width < leastWidth {
            guard let index = narrow.firstIndex(where: { $0.isFor(width) }) else {
                narrow.append(Narrow(width: width, scale: scale))
                return
            }
            narrow[index].scale = min(narrow[index].scale, scale)
            return
        }
        switch kind {
        case .character: character = min(character, scale)
        case .function: function = min(function, scale)
        case .word: word = min(word, scale)
        case .primary: primary = min(primary, scale)
        case .other: break
        }
    }

    init(on keys: [PlacedKey]) {
        let widths = keys.compactMap { placed -> Points? in
            if case .character = placed.key.action { placed.frame.width } else { nil }
        }
        if !widths.isEmpty {
            leastWidth = LabelMetrics.narrowKey * widths.sorted()[widths.count / 2]
        }
    }
}

extension BoardLook {
    /// The size of the labels on the keys of a page. The painter measures; here texts are estimated, a little too wide.
    func labelFit(on keys: [PlacedKey], _ state: KeyState) -> LabelFit {
        var fit = LabelFit(on: keys)
        for placed in keys {
            let key = placed.key
            let text = text(of: key, state)
            let kind = LabelFit.Kind(of: key, text)
            if kind == .other || key.hasArrow { continue }
            let frame = placed.frame
            let size =
                style.keyFontSize(for: written(on: key, text)) * shrinkage * self.fit(in: frame)
            let room = max(0, frame.width - 2 * padding(in: frame))
            // Most keys are wide enough for anything.
            if kind == .character, room >= size * NativeMetrics.widestCharacter { continue }
            let width = NativeMetrics.approximateWidth(of: text, fontSize: size)
            if width > room { fit.take(room / width, for: kind, width: frame.width) }
        }
        return fit
    }
}

extension NamedKey {
    /// Whether it is one of F1 to F12, whose names have no small letters.
    var hasNumber: Bool {
        switch self {
        case .f1, .f2, .f3, .f4, .f5, .f6, .f7, .f8, .f9, .f10, .f11, .f12: true
        default: false
        }
    }
}

extension Key {
    /// Whether it is one of the four that have a picture beside words.
    fileprivate var hasArrow: Bool {
        switch action {
        case .key(.up), .key(.down), .key(.left), .key(.right): true
        default: false
        }
    }
}
