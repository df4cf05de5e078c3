/// Letters of our own for machines without a usable font: printable ASCII and € £ ¥ •, drawn with
/// one stroke width.
///
/// Coordinates are hundredths of a capital's height; x to the right, y upwards from the baseline.
/// Along the middle of the stroke a capital reaches from 0 to 100 and an "x" to 68.
enum StrokeAlphabet {
    static let capHeight = 100.0
    static let xHeight = 68.0
    static let ascent = 118.0
    static let descent = 36.0
    /// The space on each side of a letter.
    static let bearing = 15.0
    /// The width of a stroke.
    static let weight = 11.5
    private static let spaceWidth = 16.0

    /// How wide glyphs are side by side.
    static func advance(of glyphs: [StrokeGlyph]) -> Double {
        glyphs.reduce(0) { $0 + $1.width + 2 * bearing }
    }

    /// The glyphs of a text, or nil when one of its characters is not in the alphabet.
    static func glyphs(of text: String) -> [StrokeGlyph]? {
        var glyphs: [StrokeGlyph] = []
        for character in text {
            if character == " " {
                glyphs.append(StrokeGlyph(width: spaceWidth, steps: []))
                continue
            }
            guard let line = line(of: character), let glyph = StrokeGlyph(line) else { return nil }
            glyphs.append(glyph)
        }
        return glyphs
    }

    private static func line(of character: Character) -> Substring? {
        table.split(separator: "\n").first { $0.first == character }?.dropFirst()
    }

    /// One glyph a line: the character, its width, then steps: `m x y` moves, `l x y` draws a line,
    /// `a x y rx ry from to` draws an arc around (x, y), angles in degrees, counted against the
    /// clock.
    private static let table = """
        A 76 m 0 0 l 38 100 l 76 0 m 14 36 l 62 36
        B 62 m 0 0 l 0 100 l 34 100 a 34 76 24 24 90 -90 l 0 52 m 34 52 a 36 26 26 26 90 -90 l 0 0
        C 76 a 44 50 44 50 45 315
        D 72 m 0 0 l 0 100 l 24 100 a 24 50 48 50 90 -90 l 0 0
        E 56 m 56 100 l 0 100 l 0 0 l 56 0 m 0 52 l 48 52
        F 54 m 54 100 l 0 100 l 0 0 m 0 52 l 46 52
        G 86 a 44 50 44 50 45 358 l 54 48
        H 68 m 0 0 l 0 100 m 68 0 l 68 100 m 0 52 l 68 52
        I 0 m 0 0 l 0 100
        J 44 m 44 100 l 44 24 a 22 24 22 24 0 -180
        K 64 m 0 0 l 0 100 m 62 100 l 0 38 m 22 60 l 64 0
        L 52 m 0 100 l 0 0 l 52 0
        M 84 m 0 0 l 0 100 l 42 30 l 84 100 l 84 0
        N 70 m 0 0 l 0 100 l 70 0 l 70 100
        O 88 a 44 50 44 50 0 360
        P 60 m 0 0 l 0 100 l 32 100 a 32 73 28 27 90 -90 l 0 46
        Q 88 a 44 50 44 50 0 360 m 56 26 l 86 -4
        R 62 m 0 0 l 0 100 l 32 100 a 32 73 28 27 90 -90 l 0 46 m 32 46 l 62 0
        S 62 a 31 75 29 25 30 270 a 31 25 31 25 90 -150
        T 72 m 0 100 l 72 100 m 36 100 l 36 0
        U 68 m 0 100 l 0 34 a 34 34 34 34 180 360 l 68 100
        V 74 m 0 100 l 37 0 l 74 100
        W 108 m 0 100 l 27 0 l 54 96 l 81 0 l 108 100
        X 68 m 0 100 l 68 0 m 68 100 l 0 0
        Y 72 m 0 100 l 36 46 l 72 100 m 36 46 l 36 0
        Z 64 m 0 100 l 64 100 l 0 0 l 64 0
        a 54 a 27 34 27 34 0 360 m 54 68 l 54 0
        b 54 m 0 100 l 0 0 m 54 34 a 27 34 27 34 0 360
        c 48 a 28 34 28 34 45 315
        d 54 a 27 34 27 34 0 360 m 54 100 l 54 0
        e 56 m 0 34 l 56 34 a 28 34 28 34 0 315
        f 36 m 35 98 a 31 82 17 18 75 180 l 14 0 m 0 66 l 34 66
        g 54 a 27 34 27 34 0 360 m 54 68 l 54 -8 a 28 -8 26 22 0 -150
        h 50 m 0 100 l 0 0 m 0 43 a 25 43 25 25 180 0 l 50 0
        i 0 m 0 68 l 0 0 m 3 96 a 0 96 3 3 0 360
        j 16 m 16 68 l 16 -12 a 0 -12 16 18 0 -90 m 19 96 a 16 96 3 3 0 360
        k 48 m 0 100 l 0 0 m 46 68 l 0 24 m 16 40 l 48 0
        l 0 m 0 100 l 0 0
        m 84 m 0 68 l 0 0 m 0 47 a 21 47 21 21 180 0 l 42 0 m 42 47 a 63 47 21 21 180 0 l 84 0
        n 50 m 0 68 l 0 0 m 0 43 a 25 43 25 25 180 0 l 50 0
        o 58 a 29 34 29 34 0 360
        p 54 m 0 68 l 0 -30 m 54 34 a 27 34 27 34 0 360
        q 54 a 27 34 27 34 0 360 m 54 68 l 54 -30
        r 32 m 0 68 l 0 0 m 0 42 a 26 42 26 26 180 75
        s 46 a 23 51 21 17 30 270 a 23 17 23 17 90 -150
        t 36 m 14 92 l 14 18 a 32 18 18 18 180 285 m 0 66 l 34 66
        u 50 m 0 68 l 0 25 a 25 25 25 25 180 360 m 50 68 l 50 0
        v 54 m 0 68 l 27 0 l 54 68
        w 80 m 0 68 l 20 0 l 40 66 l 60 0 l 80 68
        x 50 m 0 68 l 50 0 m 50 68 l 0 0
        y 54 m 54 68 l 15 -30 m 0 68 l 27 0
        z 48 m 0 68 l 48 68 l 0 0 l 48 0
        0 60 a 30 50 30 50 0 360
        1 28 m 0 78 l 28 100 l 28 0
        2 58 a 28 72 28 28 165 -38 l 0 0 l 58 0
        3 56 a 27 76 24 24 150 -90 a 27 26 29 26 90 -150
        4 64 m 48 0 l 48 100 l 0 28 l 64 28
        5 56 m 50 100 l 8 100 l 5 54 a 27 33 29 33 140 -150
        6 58 a 29 32 29 32 0 360 m 0 32 a 50 32 50 68 180 97
        7 56 m 0 100 l 56 100 l 18 0
        8 57 m 52 76 a 28 76 24 24 0 360 m 57 26 a 28 26 29 26 0 360
        9 58 m 58 68 a 29 68 29 32 0 360 a 8 68 50 68 0 -83
        . 0 m 3 2 a 0 2 3 3 0 360
        , 8 m 6 6 l 0 -18
        : 0 m 3 2 a 0 2 3 3 0 360 m 3 62 a 0 62 3 3 0 360
        ; 8 m 6 6 l 0 -18 m 8 62 a 5 62 3 3 0 360
        ! 0 m 0 100 l 0 32 m 3 2 a 0 2 3 3 0 360
        ? 48 a 24 76 24 24 170 -55 l 26 44 l 26 30 m 29 2 a 26 2 3 3 0 360
        ' 0 m 0 100 l 0 72
        " 22 m 0 100 l 0 72 m 22 100 l 22 72
        - 36 m 0 38 l 36 38
        / 44 m 0 -10 l 44 106
        \\ 44 m 0 106 l 44 -10
        ( 22 a 50 46 50 64 125 235
        ) 22 a -28 46 50 64 55 -55
        [ 22 m 22 106 l 0 106 l 0 -14 l 22 -14
        ] 22 m 0 106 l 22 106 l 22 -14 l 0 -14
        { 28 m 28 106 a 28 90 14 16 90 180 l 14 60 a 0 60 14 14 0 -90 a 0 32 14 14 90 0 l 14 2 \
            a 28 2 14 16 180 270
        } 28 m 0 106 a 0 90 14 16 90 0 l 14 60 a 28 60 14 14 180 270 a 28 32 14 14 90 180 l 14 \
            2 a 0 2 14 16 0 -90
        < 56 m 56 80 l 0 48 l 56 16
        > 56 m 0 80 l 56 48 l 0 16
        = 56 m 0 62 l 56 62 m 0 34 l 56 34
        + 56 m 28 76 l 28 20 m 0 48 l 56 48
        * 44 m 22 104 l 22 56 m 1 92 l 43 68 m 43 92 l 1 68
        _ 60 m 0 -14 l 60 -14
        | 0 m 0 110 l 0 -18
        ~ 60 m 0 46 a 15 46 15 11 180 0 a 45 46 15 11 180 360
        ^ 52 m 0 56 l 26 100 l 52 56
        ` 16 m 0 100 l 16 80
        @ 96 a 48 42 48 54 -50 -360 a 82 42 14 18 0 -180 m 68 42 a 48 42 20 24 0 360 m 68 66 l 68 42
        # 70 m 26 100 l 14 0 m 56 100 l 44 0 m 4 68 l 70 68 m 0 32 l 66 32
        $ 62 a 31 75 29 25 30 270 a 31 25 31 25 90 -150 m 31 114 l 31 -14
        % 88 a 18 78 18 22 0 360 m 88 22 a 70 22 18 22 0 360 m 72 100 l 16 0
        & 76 m 76 0 l 19 67 a 34 80 20 20 220 -48 l 13 47 a 29 26 28 26 125 320 l 74 46
        € 76 m 76 88 a 48 50 40 50 50 310 m 0 60 l 56 60 m 0 40 l 54 40
        £ 60 a 40 76 20 24 20 180 l 20 24 a 0 24 20 24 0 -90 l 60 0 m 4 48 l 44 48
        ¥ 72 m 0 100 l 36 46 l 72 100 m 36 46 l 36 0 m 10 40 l 62 40 m 10 20 l 62 20
        • 24 m 22 44 a 12 44 10 10 0 360 m 16 44 a 12 44 4 4 0 360
        """
}
