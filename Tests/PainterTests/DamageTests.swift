import KeyboardLayouts
import KeyboardStyle
import Scene
import Testing
import Units

@Suite struct DamageTests {
    private func node(_ name: String, x: Points, color: RGBA = RGBA(0, 0, 0)) -> SceneNode {
        let frame = Rect(x: x, y: 10, width: 20, height: 20)
        return SceneNode(
            identity: .keyCap(.character(name)), frame: frame, ink: frame.inset(by: -1),
            content: .fill(color, cornerRadius: 5))
    }

    private func scene(_ nodes: SceneNode...) -> BoardScene {
        BoardScene(size: Size(width: 200, height: 40), nodes: nodes)
    }

    private func ink(_ x: Int) -> PixelRect { PixelRect(x: x - 1, y: 9, width: 22, height: 22) }

    @Test func equalScenesHaveNoDamage() {
        let same = scene(node("a", x: 10), node("b", x: 50))
        #expect(same.damage(since: same, scale: .one).isEmpty)
    }

    @Test func aChangedNodeIsDamagedWithItsWholeInk() {
        let before = scene(node("a", x: 10), node("b", x: 50))
        let after = scene(node("a", x: 10), node("b", x: 50, color: RGBA(1, 0, 0)))
        #expect(after.damage(since: before, scale: .one) == PixelRegion(ink(50)))
        #expect(
            after.damage(since: before, scale: Scale(numerator: 180))
                == PixelRegion(PixelRect(x: 73, y: 13, width: 34, height: 34)))
    }

    @Test func aMovedNodeDamagesBothPlaces() {
        let damage = scene(node("a", x: 100)).damage(since: scene(node("a", x: 10)), scale: .one)
        #expect(Set(damage.rectangles) == [ink(10), ink(100)])
    }

    @Test func nodesThatComeAndGoAreDamaged() {
        let one = scene(node("a", x: 10))
        let two = scene(node("b", x: 50), node("a", x: 10))
        #expect(two.damage(since: one, scale: .one) == PixelRegion(ink(50)))
        #expect(one.damage(since: two, scale: .one) == PixelRegion(ink(50)))
    }

    @Test func anotherOrderIsDamage() {
        let before = scene(node("a", x: 10), node("b", x: 20), node("c", x: 100))
        let after = scene(node("b", x: 20), node("a", x: 10), node("c", x: 100))
        let damage = after.damage(since: before, scale: .one)
        #expect(damage == PixelRegion(ink(10).union(ink(20))))
    }

    @Test func anotherSizeIsDamageEverywhere() {
        let before = scene(node("a", x: 10))
        var after = before
        after.size.height = 50
        #expect(
            after.damage(since: before, scale: Scale(whole: 2))
                == PixelRegion(PixelRect(x: 0, y: 0, width: 400, height: 100)))
    }

    @Test func damageEndsAtTheBuffersEdges() {
        let damage = scene(node("a", x: 190)).damage(since: scene(), scale: .one)
        #expect(damage.bounds.right == 200)
    }
}
