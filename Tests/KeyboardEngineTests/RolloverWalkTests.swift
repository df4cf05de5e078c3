import KeyboardEngine
import KeyboardLayouts
import TestRandom
import Testing
import Units

/// Many fingers at random: what is typed is what went down, in that order.
struct RolloverWalkTests {
    private static let keys: [(id: KeyID, text: String)] =
        "qwertyuiopasdfghjklzxcvbnm".map { (.character(String($0)), String($0)) }
        + [(.space, " "), (.space, " "), (.space, " "), (.primary, "\n"), (.backspace, "⌫")]

    @Test(arguments: 1...40)
    func overlappingTouchesTypeInTheOrderTheyWentDown(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        var fingers = Fingers()
        var held: [Int32] = []
        var batch: [ContactEvent] = []
        var typed: [TypedAction] = []
        var expected = ""
        for _ in 0..<300 {
            fingers.time += Int.random(in: 0...40, using: &generator)
            let isLift = held.count == 10 || (!held.isEmpty && Bool.random(using: &generator))
            if isLift {
                let index = Int.random(in: held.indices, using: &generator)
                batch.append(fingers.event(held.remove(at: index), .up))
            } else if let free = (0..<10 as Range<Int32>).first(where: { !held.contains($0) }),
                let key = Self.keys.randomElement(using: &generator)
            {
                batch.append(try fingers.down(free, key.id))
                held.append(free)
                expected += key.text
            }
            // Frames hold one event or several.
            if Int.random(in: 0..<3, using: &generator) > 0 {
                typed += fingers.engine.handle(batch, now: fingers.now)
                batch = []
            }
        }
        batch += held.map { fingers.event($0, .up) }
        typed += fingers.engine.handle(batch, now: fingers.now)
        #expect(text(typed) == expected)
        fingers.engine.appearanceShown()
        fingers.time += 60
        #expect(fingers.engine.timeReached(fingers.now).isEmpty)
        #expect(fingers.engine.appearance == Appearance())
    }
}
