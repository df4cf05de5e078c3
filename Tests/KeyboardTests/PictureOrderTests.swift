import KeyboardEngine
import KeyboardView
import Surfaces
import TestCompositor
import Testing
import Units

@testable import GlasschordKit

/// What has to be painted in a buffer that holds an earlier picture.
@Suite struct PictureOrderTests {
    private let pop = PixelRect(x: 20, y: 10, width: 40, height: 30)
    private let other = PixelRect(x: 100, y: 10, width: 40, height: 30)
    /// Shares a corner with `other`.
    private let across = PixelRect(x: 130, y: 30, width: 40, height: 30)

    private func region(_ rectangles: [PixelRect]) -> PixelRegion {
        var region = PixelRegion()
        for rectangle in rectangles { region.add(rectangle) }
        return region
    }

    /// Shows a picture that differs from the one before in `damage`, and from some earlier ones as told.
    private func show(
        _ number: Int, on rig: BoardRig, _ damage: [PixelRect],
        differing: [Int: [PixelRect]] = [:]
    ) throws -> [PixelRect] {
        let changes = differing.mapValues(region)
        rig.part = (region(damage), PictureOrder(number) { changes[$0] })
        try number == 0 ? rig.show() : rig.press()
        rig.compositor.sendFrames()
        try rig.settle()
        #expect(rig.painted.count == number + 1)
        return try #require(rig.painted.last).rectangles
    }

    /// A pop comes and goes: the buffer from before it came is shown again as it is. The compositor hears of the change.
    @Test func whatWasThereBeforeAPopIsNotPaintedAgain() throws {
        let rig = try BoardRig()
        #expect(try show(0, on: rig, [pop]) != [])
        #expect(try show(1, on: rig, [pop]) == [pop])
        #expect(try show(2, on: rig, [pop], differing: [0: []]) == [])
        #expect(try rig.last.damage == [pop])
        // The next pop is painted alone: the one before is copied away.
        #expect(try show(3, on: rig, [other], differing: [1: [pop, other]]) == [other])
    }

    @Test func aPictureThatIsNotKnownAnyMoreIsPainted() throws {
        let rig = try BoardRig()
        _ = try show(0, on: rig, [pop])
        _ = try show(1, on: rig, [pop])
        #expect(try show(2, on: rig, [pop], differing: [:]) == [pop])
    }

    /// What is copied is of the picture before, also where nothing but the newest has been there.
    @Test func whatACopyReachesIntoIsPainted() throws {
        let rig = try BoardRig()
        _ = try show(0, on: rig, [pop])
        _ = try show(1, on: rig, [other])
        let rest = PixelRect(x: 100, y: 10, width: 8, height: 8)
        #expect(try show(2, on: rig, [across], differing: [0: [rest]]) == [across])
        #expect(try show(3, on: rig, [across], differing: [1: []]) == [])
    }

    /// A buffer may hold what was painted before all was painted anew: its number means nothing else later.
    @Test func aNumberIsNeverGivenTwice() throws {
        let look = try Rig.shown().expected.look
        let scene = BoardPicture(Appearance(), look: look).scene
        var recent = RecentPictures()
        var numbers: [Int] = []
        for _ in 0..<3 {
            for _ in 0..<2 {
                numbers.append(recent.order(of: scene, at: .one).number)
                recent.add(scene, at: .one)
            }
            recent.forget()
        }
        #expect(Set(numbers).count == 6)
        let next = recent.order(of: scene, at: .one)
        #expect(numbers.allSatisfy { next.changes($0) == nil })
    }
}
