import Testing
import Units

@testable import KeyboardView

/// Bubbles that wander. Source: behaviour C.3, `.bubble`; G, B06.
struct WanderingBubbleTests {
    @Test func B06_aBubbleLeavesItsKeyUpwards() throws {
        for seed in 1...20 as ClosedRange<UInt64> {
            var rig = BubbleRig(.wandering, seed: seed)
            rig.type("a", every: 0)
            let start = try #require(rig.field.bubbles.first)
            #expect(start.center == BubbleRig.key.center && start.text == "a")
            rig.wait(160)
            let later = try #require(rig.field.bubbles.first)
            let rise = (start.center.y - later.center.y).value
            let drift = abs((later.center.x - start.center.x).value)
            #expect(rise > 15 && drift < rise / 2)
        }
    }

    @Test func B06_aNewBubbleIsTintedAndBigger() throws {
        var rig = BubbleRig(.wandering)
        rig.type("a", every: 0)
        let new = try #require(rig.field.bubbles.first)
        #expect(new.tint == 1)
        rig.wait(176)
        let half = try #require(rig.field.bubbles.first?.tint)
        #expect(half > 0.4 && half < 0.6)
        rig.wait(176)
        let old = try #require(rig.field.bubbles.first)
        #expect(old.tint == 0 && old.radius < new.radius)
        rig.wait(160)
        #expect(rig.field.bubbles.first?.radius == old.radius)
    }

    @Test func B06_itWobblesForAllItsLife() {
        var rig = BubbleRig(.wandering)
        rig.type("a", every: 0)
        var last = -1.0
        rig.wait(2_000) { field in
            let bubble = field.bubbles.first
            #expect(bubble?.wobbleStrength == 1)
            #expect((bubble?.wobblePhase ?? 0) > last)
            last = bubble?.wobblePhase ?? 0
        }
    }

    @Test func sizesAndWaysVary() {
        let bubbles = (1...10 as ClosedRange<UInt64>).compactMap { seed in
            var rig = BubbleRig(.wandering, seed: seed)
            rig.type("a", every: 400)
            return rig.field.bubbles.first
        }
        #expect(Set(bubbles.map(\.radius)).count == 10)
        #expect(Set(bubbles.map(\.center)).count == 10)
    }

    @Test func B06_itEndsAsABurstAndThenNothingMoves() {
        var rig = BubbleRig(.wandering)
        rig.type("a", every: 0)
        rig.wait(2_500)
        #expect(rig.whole.count == 1)
        rig.wait(108)
        var progress: [Double] = []
        rig.wait(330) { progress += $0.bubbles.compactMap(\.burst) }
        #expect(progress.count > 15 && progress == progress.sorted())
        #expect((progress.first ?? 1) < 0.1 && (progress.last ?? 0) > 0.9)
        #expect(rig.field.isActive)
        rig.wait(32)
        #expect(rig.field.bubbles.isEmpty && !rig.field.isActive)
    }

    @Test func B06_bubblesLiveShorterWhenTypingIsFast() {
        /// How long a letter lives that follows another after a pause.
        func life(after pause: Int) -> Int {
            var rig = BubbleRig(.wandering)
            rig.type("a", every: pause)
            rig.type("b", every: 0)
            let start = rig.time
            while rig.whole.contains(where: { $0.text == "b" }) { rig.wait(8) }
            return Int((rig.time.nanoseconds - start.nanoseconds) / 1_000_000)
        }
        let lives = [2_000, 500, 300, 200, 100].map(life)
        // Life and frames are out of step by a frame at most.
        #expect(abs(lives[0] - lives[1]) <= 8)
        #expect(lives[1] > lives[2] && lives[2] > lives[3] && lives[3] >= lives[4])
        #expect(lives[4] > 500)
    }

    @Test(arguments: 1...30 as ClosedRange<UInt64>)
    func B06_bubblesStayInsideAndGainNoEnergy(seed: UInt64) {
        var rig = BubbleRig(.wandering, seed: seed)
        var chance = BubbleRandom(seed: seed)
        var launched = 0.0
        for _ in 0..<40 {
            let key = Rect(
                x: Points(chance.number(in: 0...368)), y: Points(chance.number(in: 44...228)),
                width: 34, height: 45)
            let before = BubbleRig.energy(rig.field)
            rig.field.typed("x", from: key, at: rig.time)
            launched += max(0, BubbleRig.energy(rig.field) - before)
            rig.wait(Int(chance.number(in: 10...400))) { field in
                #expect(BubbleRig.energy(field) <= launched * 1.000_001)
                for bubble in field.bubbles where bubble.burst == nil {
                    let (x, y, r) = (
                        bubble.center.x.value, bubble.center.y.value, bubble.radius.value
                    )
                    #expect(x - r >= -1e-6 && x + r <= 402 + 1e-6)
                    #expect(y - r >= -1e-6 && y + r <= 273 + 1e-6)
                }
            }
        }
    }

    /// Two that meet keep their energy and their momentum, and part.
    @Test func B06_bubblesBounceOffEachOther() throws {
        var rig = BubbleRig(.wandering, seed: 3)
        let left = Rect(x: 100, y: 150, width: 34, height: 45)
        rig.field.typed("a", from: left, at: rig.time)
        rig.field.typed("b", from: Rect(x: 140, y: 150, width: 34, height: 45), at: rig.time)
        rig.field.bodies[0].velocity = BubbleVector(x: 90, y: 0)
        rig.field.bodies[1].velocity = BubbleVector(x: -60, y: 0)
        let energy = BubbleRig.energy(rig.field)
        func momentum(_ field: BubbleField) -> Double {
            field.bodies.map { $0.mass * $0.velocity.x }.reduce(0, +)
        }
        let before = momentum(rig.field)
        rig.wait(160)
        let bodies = rig.field.bodies
        #expect(bodies[0].velocity.x < bodies[1].velocity.x)
        #expect(abs(momentum(rig.field) - before) < 1e-6)
        #expect(abs(BubbleRig.energy(rig.field) - energy) < 1e-6 * energy)
    }

    @Test func bubblesOfOneKeyPart() {
        var rig = BubbleRig(.wandering, seed: 5)
        rig.field.typed("a", from: BubbleRig.key, at: rig.time)
        rig.field.typed("b", from: BubbleRig.key, at: rig.time)
        var last = overlap(rig.field)
        #expect(last > 10)
        rig.wait(400) { field in
            let now = overlap(field)
            #expect(now <= last + 1e-6)
            last = now
        }
        #expect(last < 0.5)
    }

    private func overlap(_ field: BubbleField) -> Double {
        let bubbles = field.bubbles
        guard bubbles.count == 2 else { return 0 }
        let gap = BubbleVector(bubbles[0].center) - BubbleVector(bubbles[1].center)
        return max(0, (bubbles[0].radius + bubbles[1].radius).value - gap.length)
    }

    /// The first wall sends a bubble anywhere into the room, the next ones as a mirror.
    @Test func B06_theFirstWallDeflectsAtRandom() {
        var after: Set<Int> = []
        for seed in 1...12 as ClosedRange<UInt64> {
            var rig = BubbleRig(.wandering, seed: seed)
            rig.field.typed("a", from: BubbleRig.key, at: rig.time)
            rig.field.bodies[0].velocity = BubbleVector(x: 0, y: -150)
            for _ in 0..<120 where !rig.field.bodies[0].hasMetWall { rig.wait(8) }
            let velocity = rig.field.bodies[0].velocity
            #expect(velocity.y > 0 && abs(velocity.length - 150) < 1e-6)
            after.insert(Int(velocity.x))
            // A second wall: the right one, met at an angle.
            rig.field.bodies[0].position = BubbleVector(x: 370, y: 140)
            rig.field.bodies[0].velocity = BubbleVector(x: 120, y: 30)
            for _ in 0..<60 where rig.field.bodies[0].velocity.x > 0 { rig.wait(8) }
            #expect(rig.field.bodies[0].velocity == BubbleVector(x: -120, y: 30))
        }
        #expect(after.count > 8)
    }

    @Test func theSameSeedGivesTheSameBubblesAtAnyRate() {
        func play(frame: Int) -> [Bubble] {
            var rig = BubbleRig(.wandering, seed: 9)
            for letter in ["a", "b", "c", "d"] {
                rig.field.typed(letter, from: BubbleRig.key, at: rig.time)
                rig.wait(240, frame: frame)
            }
            return rig.field.bubbles
        }
        #expect(play(frame: 16) == play(frame: 7) && !play(frame: 16).isEmpty)
    }

    @Test func aLongSleepIsNotCaughtUp() {
        var rig = BubbleRig(.wandering)
        rig.type("ab")
        rig.field.step(to: rig.time + 3_600_000)
        #expect(rig.field.bubbles.isEmpty && !rig.field.isActive)
        #expect(rig.field.typedBubbleIsNew(at: rig.time + 3_600_000))
    }

    @Test func bubblesAreNotMoreThanCanBeSeen() {
        var rig = BubbleRig(.wandering)
        for _ in 0..<500 { rig.type("x", every: 4) }
        #expect(rig.whole.count <= 48 && rig.field.bubbles.count < 200)
    }

    @Test(arguments: [[1, 1], [402, 10], [10, 273], [60, 30]])
    func aSliverOfABoardHoldsThemToo(size: [Int]) {
        let bounds = Rect(x: 0, y: 0, width: Points(size[0]), height: Points(size[1]))
        var rig = BubbleRig(.wandering, bounds: bounds)
        rig.type("abc", every: 100)
        rig.wait(1_000)
        for bubble in rig.field.bubbles {
            #expect(bounds.contains(bubble.center) && bubble.radius.value.isFinite)
        }
    }

    @Test func spacesAndDeletionsMakeNoBubbles() {
        var rig = BubbleRig(.wandering)
        rig.type("a ")
        rig.field.deleted(at: rig.time)
        #expect(rig.whole.map(\.text) == ["a"])
    }

    @Test func resettingTakesEverythingAway() {
        var rig = BubbleRig(.wandering)
        rig.type("ab")
        rig.field.reset()
        #expect(rig.field.bubbles.isEmpty && !rig.field.isActive)
        rig.type("a", every: 0)
        #expect(rig.whole.count == 1)
        rig.field.boundsChanged(to: BubbleRig.bounds)
        #expect(rig.whole.count == 1)
        rig.field.boundsChanged(to: Rect(x: 0, y: 0, width: 320, height: 229))
        #expect(rig.field.bubbles.isEmpty && rig.field.bounds.width == 320)
    }
}

extension BubbleField {
    /// Whether a letter typed now begins its life now.
    fileprivate func typedBubbleIsNew(at time: Instant) -> Bool {
        var field = self
        field.typed("z", from: BubbleRig.key, at: time)
        return field.bubbles.map(\.tint) == [1]
    }
}
