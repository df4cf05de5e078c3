import Behavior
import KeyboardEngine
import KeyboardLayouts
import KeyboardStyle
import Testing
import Units

@testable import Painter

/// What is drawn on top of keys. Source: behaviour A.8, `keyOverlay`.
struct BadgePixelTests {
    private static func onSpace(_ text: String) -> KeyOverlay.Slot {
        { $0.action == .space ? KeyOverlay(badge: text) : nil }
    }

    /// The pixels of the space bar that are neither fill nor of its rounded ends.
    private func ink(_ board: PaintedBoard, _ image: Image) throws -> [PixelOffset] {
        let frame = Scale.one.covering(try board.frame(.space).inset(by: 3))
        return (frame.y..<frame.bottom).flatMap { row in
            (frame.x..<frame.right).compactMap { column in
                image[column, row] == painted(0xFFFFFF) ? nil : PixelOffset(x: column, y: row)
            }
        }
    }

    @Test(arguments: [Points(402), 320])
    func T52_aBadgeStandsInTheCornerAndTheLabelStaysInTheMiddle(width: Points) throws {
        let plain = PaintedBoard(behavior: .solid, width: width)
        let badged = PaintedBoard(
            behavior: .solid, width: width, overlay: Self.onSpace("CSEN"))
        let frame = try badged.frame(.space)
        let image = try badged.image()
        let without = Set(try ink(plain, plain.image()))
        let with = Set(try ink(badged, image))
        let badge = with.subtracting(without)
        #expect(!badge.isEmpty)
        // The label is where it was, pixel by pixel, where there is room for both.
        #expect(without.isSubset(of: with))
        let left = badge.map(\.x).min() ?? 0
        #expect(Double(left) > frame.center.x.value)
        // It ends 5 inside the key's right and lower edges.
        let (right, bottom) = (badge.map(\.x).max() ?? 0, badge.map(\.y).max() ?? 0)
        #expect(abs(Double(right + 1) - (frame.right.value - 5)) <= 1.5)
        #expect(abs(Double(bottom + 1) - (frame.bottom.value - 5)) <= 1.5)
        let label = without.map(\.x)
        let middle = Double((label.min() ?? 0) + (label.max() ?? 0) + 1) / 2
        #expect(abs(middle - frame.center.x.value) <= 1.5)
        // Nothing else changes.
        let (one, two) = (try plain.image(), image)
        #expect(try plain.fill(.primary, of: one) == badged.fill(.primary, of: two))
    }

    @Test func T52_aLongBadgeOnAShortBarLeavesTheLabelSomeRoom() throws {
        let width: Points = 200
        let board = PaintedBoard(
            behavior: .solid, width: width, overlay: Self.onSpace("CSENDE"))
        let frame = try board.frame(.space)
        let pixels = try ink(board, board.image())
        let middle = frame.center.y.value
        let label = pixels.filter { Double($0.y) < middle }
        #expect(!label.isEmpty && label.contains { Double($0.x) < frame.center.x.value })
        #expect(pixels.contains { Double($0.y) > middle + 8 })
    }
}
