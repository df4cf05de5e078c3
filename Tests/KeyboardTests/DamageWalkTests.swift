import EventLoop
import KeyboardEngine
import KeyboardLayouts
import KeyboardView
import Painter
import TestCompositor
import TestRandom
import Testing
import Units

@testable import GlasschordKit

/// Fingers, pages and shift at random, on a compositor that keeps buffers and frames as long as it likes.
@Suite struct DamageWalkTests {
    /// Sees every commit, and knows by an engine of its own what must be on it.
    private final class Witness {
        let picture: Picture
        let scale: Scale
        var engine: ContactEngine
        var last: [UInt32] = []
        var commits = 0
        var wrongPictures = 0
        var picturesWithUndamagedChanges = 0
        private let painter = ScenePainter(font: nil)

        init(_ rig: Rig, scale: Scale) throws {
            self.scale = scale
            picture = try rig.expected
            engine = ContactEngine(board: picture.board)
            last = try rig.board.picture
        }

        func saw(_ surface: TestSurface) {
            commits += 1
            let image = try? painter.image(
                of: BoardPicture(engine.appearance, look: picture.look).scene, scale: scale)
            if surface.picture != image?.pixels { wrongPictures += 1 }
            // What a compositor has that takes over nothing but the damage.
            let width = scale.bufferSize(for: picture.size).width
            for rectangle in surface.damage {
                for row in rectangle.y..<rectangle.bottom {
                    let places = (row * width + rectangle.x)..<(row * width + rectangle.right)
                    last.replaceSubrange(places, with: surface.picture[places])
                }
            }
            if surface.picture != last { picturesWithUndamagedChanges += 1 }
            last = surface.picture
        }
    }

    @Test(arguments: DamageTests.scales, [1, 2, 3] as [UInt64])
    func everyPictureEqualsAFullRepaint(_ scale: Int, _ seed: UInt64) throws {
        let rig = try DamageTests.rig(scale)
        let witness = try Witness(rig, scale: Scale(numerator: scale))
        rig.compositor.onPicture = { witness.saw($0) }
        rig.compositor.withholdsReleases = true
        rig.compositor.withholdsFrames = true
        var random = SeededGenerator(seed: seed)
        var held: Set<Int32> = []
        for _ in 0..<120 {
            rig.compositor.seat.time &+= .random(in: 1...400, using: &random)
            switch Int.random(in: 0..<12, using: &random) {
            case 0..<4:
                let finger = Int32.random(in: 0..<4, using: &random)
                if held.contains(finger) { continue }
                held.insert(finger)
                try down(finger, on: rig, witness, &random)
            case 4..<7:
                guard let finger = held.randomElement(using: &random) else { continue }
                held.remove(finger)
                up(finger, on: rig, witness)
            case 7..<10:
                rig.compositor.sendFrames()
            default:
                let count = try rig.board.releasableCount
                if count > 0 { try rig.board.releaseBuffer(.random(in: 0..<count, using: &random)) }
            }
            try rig.settle()
        }
        rig.compositor.withholdsFrames = false
        rig.compositor.withholdsReleases = false
        rig.compositor.sendFrames()
        rig.compositor.releaseBuffers()
        try rig.settle()
        #expect(witness.commits > 10)
        #expect(witness.wrongPictures == 0)
        #expect(witness.picturesWithUndamagedChanges == 0)
        #expect(try rig.showsWholePicture(witness.engine.appearance, scale: witness.scale))
    }

    private func down(
        _ finger: Int32, on rig: Rig, _ witness: Witness, _ random: inout SeededGenerator
    ) throws {
        let keys = witness.picture.board.grid(for: witness.engine.appearance.page).keys
        // Pages and shift more often than among thirty keys.
        let special = keys.filter { key in
            if case .type = key.key.id { return true }
            return key.key.id == .shift
        }
        let isSpecial = Int.random(in: 0..<3, using: &random) == 0
        let key = try #require((isSpecial ? special : keys).randomElement(using: &random))
        let place = key.frame.center
        rig.compositor.seat.touchDown(finger, place, on: try rig.board)
        rig.compositor.seat.touchFrame()
        tell(witness, finger, .down(place), rig)
    }

    private func up(_ finger: Int32, on rig: Rig, _ witness: Witness) {
        rig.compositor.seat.touchUp(finger)
        rig.compositor.seat.touchFrame()
        tell(witness, finger, .up, rig)
    }

    private func tell(
        _ witness: Witness, _ finger: Int32, _ phase: ContactEvent.Phase, _ rig: Rig
    ) {
        let time = EventTime(milliseconds: rig.compositor.seat.time)
        let event = ContactEvent(id: .touch(finger), phase: phase, time: time)
        _ = witness.engine.handle([event], now: rig.clock.now)
    }
}
