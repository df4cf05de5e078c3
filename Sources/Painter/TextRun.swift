/// A stretch of a label that is drawn with one font in one direction.
struct TextRun {
    enum Drawing {
        case font(FontFace)
        /// A letter of the built-in alphabet.
        case strokes
        /// Nothing has a picture of it: its number is drawn.
        case number
    }

    var text: String
    var drawing: Drawing
    /// `common` where all characters are shared by scripts.
    var script: Script
    /// Whose rules place a mark on a sign that scripts share; nil elsewhere.
    var markScript: Script?
    /// How deep it is embedded: odd from right to left. Source: Unicode Standard Annex 9, resolved levels.
    var level = 0

    fileprivate func continues(_ other: TextRun) -> Bool {
        guard level == other.level, markScript == other.markScript else { return false }
        guard case .font(let face) = drawing, case .font(let before) = other.drawing else {
            return false
        }
        return face === before
            && (script == other.script || script == .common || other.script == .common)
    }
}

extension FontStack {
    /// The stretches of a text, from left to right as they are drawn.
    ///
    /// The text has one line. Its first letter with a direction decides whether it begins at the left or at the right; signs
    /// and spaces between two stretches of one direction belong to them. That is enough for labels; sentences would need all
    /// of Annex 9.
    mutating func runs(of text: String) -> [TextRun] {
        var clusters: [(run: TextRun, level: Int?)] = []
        var base: Int?
        /// Of the last letter.
        var before: Int?
        for cluster in text {
            let scalars = cluster.unicodeScalars
            let script = scalars.lazy.compactMap { Script(of: $0) }.first
            var level: Int?
            if scalars.first.map(Script.isDigit) == true {
                // Digits run to the right in every script.
                level = before == 1 ? 2 : before ?? 0
            } else if let script {
                if base == nil { base = script.isRightToLeft ? 1 : 0 }
                level = script.isRightToLeft ? 1 : base == 1 ? 2 : 0
                before = level
            }
            clusters.append((run(of: String(cluster), script ?? .common), level))
        }
        var runs: [TextRun] = []
        for (index, cluster) in clusters.enumerated() {
            var run = cluster.run
            let next = clusters[index...].lazy.compactMap(\.level).first
            run.level =
                cluster.level ?? (runs.last?.level == next ? next : nil) ?? base ?? 0
            guard let last = runs.last, run.continues(last) else {
                runs.append(run)
                continue
            }
            runs[runs.count - 1].text += run.text
            if last.script == .common { runs[runs.count - 1].script = run.script }
        }
        return Self.ordered(runs)
    }

    private mutating func run(of cluster: String, _ script: Script) -> TextRun {
        let drawing: TextRun.Drawing =
            if let face = face(for: cluster) {
                .font(face)
            } else if StrokeAlphabet.glyphs(of: cluster) != nil {
                .strokes
            } else {
                .number
            }
        var run = TextRun(text: cluster, drawing: drawing, script: script)
        if script == .common, let mark = cluster.unicodeScalars.first(where: Script.isMark) {
            run.markScript = Script(nearest: mark)
        }
        return run
    }

    /// Source: Unicode Standard Annex 9, rule L2: from the highest level to the lowest odd one, what is on that level or above
    /// is turned around.
    private static func ordered(_ runs: [TextRun]) -> [TextRun] {
        var runs = runs
        for level in [2, 1] {
            var start = 0
            while start < runs.count {
                var end = start
                while end < runs.count, runs[end].level >= level { end += 1 }
                runs[start..<end].reverse()
                start = end + 1
            }
        }
        return runs
    }
}
