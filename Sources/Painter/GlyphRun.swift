/// A line of text as glyphs of one face, in font units.
struct GlyphRun {
    struct Glyph {
        var index: UInt32
        var x: Int32
        var y: Int32
    }

    var glyphs: [Glyph]
    var advance: Int32
    /// Whether the face has a glyph for everything.
    var isComplete: Bool
}
