import Behavior
import KeyboardEngine
import KeyboardLayouts
import TestRandom
import Testing
import Units

/// Random fingers under every pair of switches: the order of the text is that of the touches, nothing is lost or doubled, and
/// what was cancelled leaves nothing.
struct ScriptWalkTests {
    private struct Touch {
        let finger: Int32
        let text: String
        let x: Points
        /// Taken back, cancelled or dragged: nothing is to be seen of it.
        var isGone = false
    }

    private struct Switches {
        let insertsOnKeyDown: Bool
        let spaceWaits: Bool
    }

    private var generator = SeededGenerator(seed: 0)
    private var fingers = Fingers()
    private var held: [Int32] = []
    private var touches: [Touch] = []
    private var typed: [TypedAction] = []
    /// The finger that went down last, while something may come of it.
    private var newest: Int32?

    private static let keys: [(id: KeyID, text: String)] =
        "qweasdzxc".map { (.character(String($0)), String($0)) }
        + [(.space, " "), (.space, " "), (.primary, "\n")]

    @Test(arguments: 1...30, 0..<4)
    mutating func B23_typedOrderIsTouchOrder(seed: UInt64, switches: Int) throws {
        generator = SeededGenerator(seed: seed)
        let isOn = switches & 1 == 0
        let spaceWaits = switches & 2 == 0
        fingers = Fingers {
            $0.insertOnKeyDown = isOn
            $0.spaceCommitsOnRelease = spaceWaits
        }
        for _ in 0..<300 {
            fingers.time += Int.random(in: 0...30, using: &generator)
            switch Int.random(in: 0..<10, using: &generator) {
            case 0...4: try press()
            case 5...7: if let finger = held.randomElement(using: &generator) { lift(finger) }
            case 8: if let finger = held.randomElement(using: &generator) { leave(finger) }
            default:
                if let finger = held.randomElement(using: &generator) {
                    lose(finger, Switches(insertsOnKeyDown: isOn, spaceWaits: spaceWaits))
                }
            }
        }
        for finger in held { typed += fingers.lift(finger) }
        #expect(text(typed) == touches.filter { !$0.isGone }.map(\.text).joined())
        _ = fingers.typed(in: 60)
        fingers.engine.appearanceShown()
        #expect(fingers.typed(in: 5_000).isEmpty)
        #expect(fingers.engine.appearance == Appearance())
    }

    private mutating func press() throws {
        guard let finger = (0..<6 as Range<Int32>).first(where: { !held.contains($0) }),
            let key = Self.keys.randomElement(using: &generator)
        else { return }
        typed += try fingers.press(finger, key.id)
        held.append(finger)
        newest = finger
        touches.append(
            Touch(finger: finger, text: key.text, x: try fingers.place(key.id).frame.center.x))
    }

    private mutating func lift(_ finger: Int32) {
        typed += fingers.lift(finger)
        held.removeAll { $0 == finger }
        if newest == finger { newest = nil }
    }

    /// The finger goes far above its key, straight, so that the caret stays where it is.
    private mutating func leave(_ finger: Int32) {
        guard let x = touches.last(where: { $0.finger == finger })?.x else { return }
        typed += fingers.move(finger, to: Point(x: x, y: -60))
        guard finger == newest, let index = touches.indices.last else { return }
        if touches[index].text == " " { return }
        touches[index].isGone = true
        newest = nil
    }

    private mutating func lose(_ finger: Int32, _ switches: Switches) {
        typed += fingers.cancel(finger)
        held.removeAll { $0 == finger }
        guard finger == newest, let index = touches.indices.last else { return }
        newest = nil
        let isTyped =
            switch touches[index].text {
            case "\n": false
            case " ": switches.insertsOnKeyDown && !switches.spaceWaits
            default: switches.insertsOnKeyDown
            }
        if !isTyped { touches[index].isGone = true }
    }
}
