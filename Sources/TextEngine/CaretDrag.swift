import Units

/// The text while the caret is dragged through it, as it was told at the beginning: no move waits for the application.
///
/// Source: behaviour D.6, D.9 (8, 9).
struct CaretDrag: Sendable {
    /// After so long a pause the application has caught up, and what it tells counts again.
    private static let pause: Milliseconds = 300

    private let text: String
    private let count: Int
    /// In grapheme clusters from the beginning of what is told.
    private var position: Int
    /// What is selected, until the first move.
    private var selection: Range<Int>?
    var lastMove: EventTime?

    init(_ told: ToldText) {
        text = String(told.before) + told.selected + (told.after ?? "")
        count = text.count
        position = told.before.count
        if told.hasSelection { selection = position..<position + told.selected.count }
    }

    func goesOn(at time: EventTime) -> Bool {
        lastMove.map { time.since($0) <= Self.pause && time.since($0) >= 0 } ?? false
    }

    /// Moves within the text; returns how often the arrow is to be pressed, forward where positive.
    mutating func move(by wanted: Int) -> Int {
        guard let selection, wanted != 0 else {
            let target = min(max(position + wanted, 0), count)
            defer { position = target }
            return target - position
        }
        // The first arrow only ends the selection, on its own side.
        self.selection = nil
        position = wanted < 0 ? selection.lowerBound : selection.upperBound
        let direction = wanted.signum()
        return direction + move(by: wanted - direction)
    }

    /// Moves to the next stops: the start, behind each run of marks that end a sentence, behind each new line, the end.
    mutating func moveSentences(by wanted: Int) -> Int {
        var stops = stops
        if let selection {
            position = wanted < 0 ? selection.lowerBound : selection.upperBound
        }
        stops = wanted < 0 ? stops.filter { $0 < position } : stops.filter { $0 > position }
        guard wanted != 0, !stops.isEmpty else { return 0 }
        let index = min(abs(wanted), stops.count) - 1
        let target = wanted < 0 ? stops[stops.count - 1 - index] : stops[index]
        let first = selection == nil ? 0 : wanted.signum()
        selection = nil
        defer { position = target }
        return first + target - position
    }

    private var stops: [Int] {
        var stops = [0]
        var isInEnd = false
        for (index, character) in text.enumerated() {
            if isInEnd, !character.endsSentence { stops.append(index) }
            isInEnd = character.endsSentence
            if character.isNewline { stops.append(index + 1) }
        }
        if stops.last != count { stops.append(count) }
        return stops
    }
}
