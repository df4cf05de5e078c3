import KeyboardEngine
import KeyboardLayouts
import TestRandom
import Testing
import Units

/// Fingers at random, with callouts among them.
struct CalloutWalkTests {
    private static let keys: [(id: KeyID, text: String)] =
        "aeiouszcny".map { (.character(String($0)), String($0)) }
        + [(.character("q"), "q"), (.space, " ")]

    private var generator = SeededGenerator(seed: 0)
    private var fingers = Fingers()
    private var held: [Int32] = []
    private var typed: [TypedAction] = []
    /// What each contact means, by the order of going down: its key, or what it has picked.
    private var touches: [String] = []
    /// The finger that went down last, while it is down.
    private var newest: Int32?

    private var callout: OpenCallout? { fingers.engine.appearance.callout }

    @Test(arguments: 1...60)
    mutating func B14_picksStandInTheOrderOfTheTouches(seed: UInt64) throws {
        generator = SeededGenerator(seed: seed)
        for _ in 0..<400 {
            switch Int.random(in: 0..<10, using: &generator) {
            case 0...2: try press()
            case 3: if let finger = held.randomElement(using: &generator) { lift(finger) }
            case 4...6: move()
            default:
                _ = fingers.wait(Int.random(in: 0...400, using: &generator))
                // A space bar that is held long moves the caret.
                if fingers.engine.appearance.isDraggingCaret { touches[touches.count - 1] = "" }
            }
        }
        for finger in held { lift(finger, isLost: false) }
        #expect(text(typed) == touches.joined())
        #expect(typed.contains { if case .replace = $0 { true } else { false } })
        for (before, after) in zip([.space] + typed, typed) {
            guard case .replace(let replaced, let pick) = after else { continue }
            #expect(before == .character(replaced) && pick != replaced)
        }
    }

    private mutating func press() throws {
        guard let finger = (0..<4 as Range<Int32>).first(where: { !held.contains($0) }),
            let key = Self.keys.randomElement(using: &generator)
        else { return }
        settle()
        typed += try fingers.press(finger, key.id)
        held.append(finger)
        touches.append(key.text)
        newest = finger
    }

    private mutating func lift(_ finger: Int32, isLost: Bool? = nil) {
        let isLost = isLost ?? (Int.random(in: 0..<8, using: &generator) == 0)
        if finger == newest {
            // A lost finger types no space, and leaves the letter.
            if !isLost { settle() } else if touches.last == " " { touches[touches.count - 1] = "" }
            newest = nil
        }
        held.removeAll { $0 == finger }
        typed += isLost ? fingers.cancel(finger) : fingers.lift(finger)
    }

    private mutating func move() {
        guard let finger = held.randomElement(using: &generator) else { return }
        // Before a callout opens, a movement is another story.
        if callout == nil { return }
        let place = Point(
            x: Points(Int.random(in: 0...402, using: &generator)),
            y: Points(Int.random(in: -60...300, using: &generator)))
        typed += fingers.move(finger, to: place)
        // The newest finger has slid below its key.
        if callout == nil { touches[touches.count - 1] = "" }
    }

    /// What is selected becomes what the newest finger means.
    private mutating func settle() {
        if let callout { touches[touches.count - 1] = callout.pick }
    }
}
