import Behavior
import KeyboardEngine
import KeyboardLayouts
import KeyboardStyle
@testable import KeyboardView
import Scene
import Testing
import Units

/// What a callout's bar shows. Source: behaviour C.5.
struct CalloutLabelTests {
    /// Every width of a phone, every key that offers something, small and capital.
    @Test(arguments: [false, true])
    func B12_everyChoiceOfAnOpenCalloutIsDrawn(isShifted: Bool) throws {
        for width in stride(from: 320, through: 480, by: 1) {
            let board = Board(
                layout: .usEnglish, metrics: NativeMetrics.phonePortrait.grid,
                width: Points(width))
            let look = BoardLook(
                board: board, style: NativeKeyboardStyle(), scheme: .light,
                behavior: .recommended, topInset: 62)
            for placed in board.grid(for: .letters).keys {
                guard let layout = CalloutLayout(on: placed, of: board, isShifted: isShifted)
                else { continue }
                let appearance = Appearance(
                    shift: isShifted ? .upper : .lower, pressed: [placed.key.id],
                    callout: OpenCallout(
                        key: placed.key.id, layout: layout, selected: layout.baseIndex))
                let picture = BoardPicture(
                    appearance, look: look, motion: MotionFrame(calloutReveal: 1))
                let nodes = picture.scene.nodes + (picture.popup?.scene.nodes ?? [])
                for index in layout.cells.indices {
                    let label = nodes.contains { $0.identity == .calloutLabel(index) }
                    #expect(label, "\(layout.cells[index].text) of \(placed.key.label) at \(width)")
                }
            }
        }
    }
}
