import KeyboardLayouts
import TestRandom
import Units

@testable import TextEngine

/// An application, a compositor and the way between them and an `Outbox`, with delays. Messages of one way keep their order.
struct ModelWorld {
    /// What a run is like.
    struct Climate {
        /// What the compositor does with a commit that a `done` has overtaken.
        var dropsStaleCommits: Bool
        /// What the keyboard knows of that.
        var known: StaleCommits
        /// Whether the application tells its text.
        var tells: Bool
        /// How long a report may take, in milliseconds.
        var slowness: Int
    }

    private enum Event {
        case commit(Edit, serial: Int)
        case key(Keystroke)
        case sync(Outbox.Ticket)
        case edit(Edit)
        case appKey(Keystroke)
        case handledKey(Keystroke)
        case report(String, cursor: Int, hasOtherCause: Bool)
        case done(Field, isReport: Bool, hasOtherCause: Bool)
        case taken(Outbox.Ticket)
    }

    private enum Way: Int { case toCompositor, toApplication, keys, fromApplication, toKeyboard }

    private(set) var outbox: Outbox
    private(set) var refusals = 0
    private(set) var staleCommits = 0
    private let climate: Climate
    private var random: SeededGenerator
    private var now = 1_000
    private var order = 0
    private var events: [(time: Int, order: Int, event: Event)] = []
    private var lastArrival: [Int] = [0, 0, 0, 0, 0]
    private var text: [Character] = []
    private var cursor = 0
    private var donesSent = 0
    private var donesSeen = 0

    init(_ climate: Climate, seed: UInt64) {
        self.climate = climate
        random = SeededGenerator(seed: seed)
        outbox = Outbox(
            channels: Channels(hasVirtualKeyboard: true), staleCommits: climate.known)
        donesSent = 1
        donesSeen = 1
        _ = outbox.done(field, isNew: true, isReport: climate.tells, at: instant)
    }

    var content: String { String(text) }
    var context: TypingContext { outbox.context(at: instant) }

    mutating func submit(_ wishes: [Wish]) {
        for wish in wishes { perform(outbox.submit(wish, at: instant)) }
    }

    /// The application tells its text once more, as of something that somebody else has done: GTK does so after a tap. What is
    /// deleted next goes by keys.
    mutating func tellAgain() {
        report(hasOtherCause: true)
    }

    /// Lets so much time pass.
    mutating func run(for span: Int) {
        let end = now + span
        while let time = nextTime, time <= end {
            now = max(now, time)
            if let deadline = deadline, deadline <= now {
                perform(outbox.timeReached(instant))
            } else {
                handle(events.removeFirst().event)
            }
        }
        now = end
    }

    private var instant: Instant { Instant(nanoseconds: Int64(now) * 1_000_000) }

    private var deadline: Int? {
        outbox.nextDeadline.map { Int(($0.nanoseconds + 999_999) / 1_000_000) }
    }

    private var nextTime: Int? {
        [events.first?.time, deadline].compactMap { $0 }.min()
    }

    private var field: Field {
        let before = String(text[..<cursor])
        let position = UTF8Count(of: before)
        let surrounding = SurroundingText(text: content, cursor: position, anchor: position)
        return Field(isActive: true, surrounding: climate.tells ? surrounding : nil)
    }

    private mutating func send(_ event: Event, by way: Way, within delay: Int) {
        let time = max(now + Int.random(in: 0...delay, using: &random), lastArrival[way.rawValue])
        lastArrival[way.rawValue] = time
        order += 1
        let index = events.firstIndex { $0.time > time } ?? events.count
        events.insert((time, order, event), at: index)
    }

    private mutating func perform(_ commands: [Outbox.Command]) {
        for command in commands {
            switch command {
            case .commit(let edit, let ticket):
                send(.commit(edit, serial: donesSeen), by: .toCompositor, within: 8)
                send(.sync(ticket), by: .toCompositor, within: 0)
            case .press(let keystroke, let ticket):
                send(.key(keystroke), by: .toCompositor, within: 8)
                if let ticket { send(.sync(ticket), by: .toCompositor, within: 0) }
            case .refuse:
                refusals += 1
            }
        }
    }

    private mutating func handle(_ event: Event) {
        switch event {
        case .commit(let edit, let serial):
            let isStale = serial != donesSent
            if isStale { staleCommits += 1 }
            if !isStale || !climate.dropsStaleCommits {
                send(.edit(edit), by: .toApplication, within: 6)
            }
        case .key(let keystroke):
            send(.appKey(keystroke), by: .toApplication, within: 6)
        case .sync(let ticket):
            send(.taken(ticket), by: .toKeyboard, within: 6)
        case .edit(let edit):
            apply(edit)
            report()
        case .appKey(let keystroke):
            // Toolkits queue keys and apply commits at once.
            send(.handledKey(keystroke), by: .keys, within: 10)
        case .handledKey(let keystroke):
            apply(keystroke)
            report()
        case .report(let text, let cursor, let hasOtherCause):
            donesSent += 1
            let position = UTF8Count(cursor)
            let surrounding = SurroundingText(text: text, cursor: position, anchor: position)
            let field = Field(isActive: true, surrounding: climate.tells ? surrounding : nil)
            send(
                .done(field, isReport: climate.tells, hasOtherCause: hasOtherCause),
                by: .toKeyboard, within: 6)
        case .done(let field, let isReport, let hasOtherCause):
            donesSeen += 1
            perform(
                outbox.done(
                    field, isNew: false, isReport: isReport, hasOtherCause: hasOtherCause,
                    at: instant))
        case .taken(let ticket):
            perform(outbox.taken(ticket, at: instant))
        }
    }

    /// A field that tells nothing says something without text now and then.
    private mutating func report(hasOtherCause: Bool = false) {
        let before = UTF8Count(of: String(text[..<cursor])).value
        if !climate.tells, Int.random(in: 0..<4, using: &random) != 0 { return }
        send(
            .report(content, cursor: before, hasOtherCause: hasOtherCause), by: .fromApplication,
            within: climate.slowness)
    }

    private mutating func apply(_ edit: Edit) {
        let before = String(text[..<cursor])
        let kept = String(decoding: before.utf8.dropLast(edit.deletion.value), as: UTF8.self)
        let head = Array(kept + edit.insertion)
        text = head + text[cursor...]
        cursor = head.count
    }

    private mutating func apply(_ keystroke: Keystroke) {
        switch keystroke {
        case .backspace where cursor > 0:
            cursor -= 1
            text.remove(at: cursor)
        case .enter:
            text.insert("\n", at: cursor)
            cursor += 1
        case .named(.left, _): cursor = max(cursor - 1, 0)
        case .named(.right, _): cursor = min(cursor + 1, text.count)
        case .backspace, .character, .named, .chord: break
        }
    }
}
