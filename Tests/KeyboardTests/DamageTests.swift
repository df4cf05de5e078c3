import KeyboardLayouts
import TestCompositor
import Testing
import Units

@testable import GlasschordKit

/// What a change of the board damages.
@Suite struct DamageTests {
    /// Three ways to a scale: none, a whole one, a fraction.
    static let scales = [120, 180, 240]

    static func rig(_ scale: Int) throws -> Rig {
        var offer = Offer()
        if scale == 180 {
            offer.viewporter = 1
            offer.fractionalScale = 1
        } else {
            let factor = scale / 120
            offer.outputs = [.init(360 * factor, 720 * factor, scale: Int32(factor))]
        }
        let rig = try Rig.shown(offer)
        if scale == 180 { try rig.board.sendPreferredScale(180) }
        try rig.settle()
        try #require(try rig.showsWholePicture(scale: Scale(numerator: scale)))
        return rig
    }

    /// A key's rectangle, grown to whole buffer pixels.
    ///
    /// - Parameter line: the height of what belongs to the key's cap below it.
    private func pixels(
        of key: KeyID, on page: Page = .letters, line: Points = 1, _ rig: Rig, _ scale: Int
    ) throws -> PixelRect {
        let keys = try rig.expected.board.grid(for: page).keys
        let frame = try #require(keys.first { $0.key.id == key }).frame
        let factor = Double(scale) / 120
        let left = Int((frame.left.value * factor).rounded(.down))
        let top = Int((frame.top.value * factor).rounded(.down))
        return PixelRect(
            x: left, y: top, width: Int((frame.right.value * factor).rounded(.up)) - left,
            height: Int(((frame.bottom + line).value * factor).rounded(.up)) - top)
    }

    @Test(arguments: scales)
    func oneLetterDamagesItsKeyAtPressAndRelease(_ scale: Int) throws {
        let rig = try Self.rig(scale)
        for letter in ["q", "h", "p", "m"] {
            let key = try pixels(of: .character(letter), rig, scale)
            try rig.down(.character(letter))
            #expect(try rig.board.damage == [key])
            try rig.up()
            #expect(try rig.board.damage == [key])
        }
    }

    /// The rest of the buffer keeps what a stranger has written there in the meantime.
    @Test(arguments: scales)
    func onlyTheKeyIsPainted(_ scale: Int) throws {
        let rig = try Self.rig(scale)
        rig.compositor.copiesPictures = true
        rig.compositor.releaseBuffers()
        try rig.type("ab")
        let board = try rig.board
        let key = try pixels(of: .character("h"), rig, scale)
        let mark: UInt32 = 0xFF12_3456
        board.buffer?.fill(with: mark)
        try rig.down(.character("h"))
        let width = try #require(board.buffer).size.width
        let strays = board.picture.indices.count { index in
            let place = PixelRect(x: index % width, y: index / width, width: 1, height: 1)
            return (board.picture[index] == mark) == key.contains(place)
        }
        #expect(strays == 0)
    }

    @Test(arguments: scales)
    func shiftDamagesLettersAndShiftOnly(_ scale: Int) throws {
        let rig = try Self.rig(scale)
        try rig.down(.shift)
        let letters = "qwertyuiopasdfghjklzxcvbnm".map { KeyID.character(String($0)) }
        // Of the letters their labels only.
        let keys =
            try letters.map { try pixels(of: $0, line: 0, rig, scale) }
            + [pixels(of: .shift, rig, scale)]
        #expect(try Set(rig.board.damage) == Set(keys))
        #expect(try rig.board.damage.count == 27)
    }

    @Test(arguments: scales)
    func aPageChangeDamagesItsKeys(_ scale: Int) throws {
        let rig = try Self.rig(scale)
        try rig.down(.type(.numbers))
        let damage = try rig.board.damage
        for key in try rig.expected.board.grid(for: .numbers).keys {
            // These three are the same on both pages, and lie in the same places.
            if [.space, .primary, .backspace].contains(key.key.id) { continue }
            let pixels = try pixels(of: key.key.id, on: .numbers, rig, scale)
            #expect(damage.contains { $0.contains(pixels) }, "\(key.key.id)")
        }
    }

    /// A gap between two keys belongs to a key, but nothing changes there.
    @Test func twoFingersOfOneFrameDamageTwoKeys() throws {
        let rig = try Self.rig(120)
        let board = try rig.board
        let count = board.pictureCount
        rig.compositor.seat.touchDown(0, try rig.place(of: .character("q")), on: board)
        rig.compositor.seat.touchDown(1, try rig.place(of: .character("p")), on: board)
        rig.compositor.seat.touchFrame()
        try rig.settle()
        #expect(board.pictureCount == count + 1)
        let keys = try ["q", "p"].map { try pixels(of: .character($0), rig, 120) }
        #expect(Set(board.damage) == Set(keys))
    }

    @Test func aSecondFingerOnAHeldKeyDamagesNothing() throws {
        let rig = try Self.rig(120)
        try rig.down(.character("a"), 0)
        let count = try rig.board.pictureCount
        try rig.down(.character("a"), 1)
        #expect(try rig.board.pictureCount == count)
    }
}
