import KeyboardStyle
import Units

/// Bubbles that leave their keys upwards and bounce off walls and each other, losing no speed.
extension BubbleField {
    mutating func launch(
        _ text: String, from key: Rect, sinceLast pause: Double?, at time: Instant
    ) {
        let growth = measures.newGrowth
        let measures = measures.wandering
        let height = key.height.value
        let room = min(bounds.width.value, bounds.height.value)
        // In a room that is too small a bubble gets smaller, the growth of its first moments included.
        let radius = min(
            height * measures.radiusRatio * random.number(in: measures.sizes),
            room / 2 / (1 + growth))
        let angle = random.number(in: -measures.launchAngle...measures.launchAngle)
        let calm = max(1, Double(measures.calmPause.value)) / 1_000
        let part = min(1, max(measures.shortestLifeRatio, (pause ?? calm) / calm))
        add(
            text, radius: radius, from: key,
            velocity: BubbleDirection.up.turned(by: angle)
                * (height * random.number(in: measures.speeds)),
            at: time, endsAt: time + Milliseconds(Int(Double(measures.lifetime.value) * part)))
        if let last = bodies.indices.last { keepInside(last, at: time) }
    }

    mutating func wander(at now: Instant) {
        let whole = bodies.indices.filter { bodies[$0].isWhole }
        for index in whole {
            bodies[index].position =
                bodies[index].position + bodies[index].velocity * Self.tickSeconds
            keepInside(index, at: now)
        }
        for (place, first) in whole.enumerated() {
            for second in whole[(place + 1)...] { meet(first, second, at: now) }
        }
        for index in whole { keepInside(index, at: now) }
    }

    private mutating func keepInside(_ index: Int, at now: Instant) {
        let radius = bodies[index].radius(at: now)
        let position = bodies[index].position
        if position.x - radius < bounds.left.value { bounce(index, off: .right) }
        if position.x + radius > bounds.right.value { bounce(index, off: .left) }
        if position.y - radius < bounds.top.value { bounce(index, off: .down) }
        if position.y + radius > bounds.bottom.value { bounce(index, off: .up) }
        bodies[index].position = BubbleVector(
            x: Self.clamp(position.x, bounds.left.value + radius, bounds.right.value - radius),
            y: Self.clamp(position.y, bounds.top.value + radius, bounds.bottom.value - radius))
    }

    /// - Parameter direction: straight away from the wall.
    private mutating func bounce(_ index: Int, off direction: BubbleDirection) {
        let velocity = bodies[index].velocity
        let normal = direction.vector
        let approach = -velocity.dot(normal)
        guard approach > 0 else { return }
        if bodies[index].hasMetWall {
            bodies[index].velocity = velocity + normal * (2 * approach)
            return
        }
        bodies[index].hasMetWall = true
        let most = measures.wandering.deflectionAngle
        let angle = random.number(in: -most...most)
        bodies[index].velocity = direction.turned(by: angle) * velocity.length
    }

    /// Two that touch and come nearer exchange their speeds along the line between them, as balls do.
    private mutating func meet(_ first: Int, _ second: Int, at now: Instant) {
        let (one, two) = (bodies[first], bodies[second])
        let gap = two.position - one.position
        let overlap = one.radius(at: now) + two.radius(at: now) - gap.length
        guard overlap > 0 else { return }
        // In the very same place any direction does.
        let normal =
            gap.length > 0.001 ? gap * (1 / gap.length) : BubbleVector(x: 1, y: 0)
        let total = one.mass + two.mass
        // Nearest first: a pair parts by half of what overlaps with each tick, the lighter by more.
        let push = normal * (overlap / 2)
        bodies[first].position = one.position - push * (two.mass / total)
        bodies[second].position = two.position + push * (one.mass / total)
        let approach = (one.velocity - two.velocity).dot(normal)
        guard approach > 0 else { return }
        let impulse = normal * (2 * approach / total)
        bodies[first].velocity = one.velocity - impulse * two.mass
        bodies[second].velocity = two.velocity + impulse * one.mass
    }

    private static func clamp(_ value: Double, _ least: Double, _ most: Double) -> Double {
        least > most ? (least + most) / 2 : min(max(value, least), most)
    }
}
