import KeyboardEngine
import KeyboardLayouts
import Testing
import Units

/// Touch, surface, seat or output are lost. Source: behaviour D.3, touch lost; row B44.
struct LossTests {
    private static let keys: [KeyID] = [
        .character("a"), .space, .primary, .backspace, .nextKeyboard, .named(.left), .shift,
        .modifier(.control), .character(".com"),
    ]

    @Test(arguments: keys, 0..<3)
    func B44_nothingComesOfWhatIsLost(id: KeyID, way: Int) throws {
        var fingers = Fingers(Layouts.shortcuts)
        fingers.engine.globeMenu = GlobeMenu(layouts: [])
        for held in [0, 700] {
            try fingers.press(0, id)
            _ = fingers.typed(in: held)
            switch way {
            case 0: #expect(fingers.cancel(0).isEmpty)
            case 1: fingers.engine.cancelAll()
            default: fingers.engine.reset()
            }
            #expect(fingers.engine.appearance.pressed.isEmpty)
            #expect(fingers.engine.appearance.pops.isEmpty)
            #expect(
                fingers.engine.appearance.callout == nil && fingers.engine.appearance.menu == nil)
            #expect(fingers.typed(in: 5_000).isEmpty && fingers.engine.nextDeadline == nil)
            #expect(fingers.lift(0).isEmpty)
            if way > 0 || id != .shift { #expect(fingers.engine.appearance.latched.isEmpty) }
        }
    }
}
