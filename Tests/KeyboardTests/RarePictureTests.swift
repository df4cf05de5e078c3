import InputMethod
import KeyboardLayouts
import TestCompositor
import Testing
import Units

@testable import GlasschordKit

/// Pictures that take more than a tap does, and after which memory is given back. Source: docs/performance.md.
@Suite struct RarePictureTests {
    private func rig() throws -> (Rig, () -> Int) {
        let rig = try Rig()
        let counter = Counter()
        rig.keyboard.onRarePicture = { counter.count += 1 }
        rig.compositor.inputMethod.focus()
        try rig.settle()
        return (rig, { counter.count })
    }

    private final class Counter {
        var count = 0
    }

    @Test func theFirstPictureIsOne() throws {
        let (_, count) = try rig()
        #expect(count() == 1)
    }

    /// Letters are drawn once: what shows them again needs nothing of what drew them.
    @Test func lettersThatAreDrawnForTheFirstTimeMakeOneMore() throws {
        let (rig, count) = try rig()
        try rig.tap(.shift)
        #expect(count() == 2)
        // Twice in a row would be a lock.
        for _ in 0..<4 {
            try rig.advance(1_000)
            try rig.tap(.shift)
        }
        #expect(count() == 2)
    }

    @Test func tapsOnLettersThatAreKnownMakeNone() throws {
        let (rig, count) = try rig()
        try rig.type("q")
        try rig.type("w")
        let known = count()
        for _ in 0..<5 { try rig.type("qw") }
        #expect(count() == known)
    }
}
