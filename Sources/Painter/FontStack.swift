/// The fonts of labels: the main one, and for what it lacks others, script by script, opened when a label first needs them.
///
/// A character is drawn with the first font that has it, in an order that only `use` changes: which labels came first plays
/// no part, so that a partial repaint equals a full one.
struct FontStack {
    /// What one script's characters are looked for in.
    private struct Group {
        let script: Script
        var files: [FontFile]
        /// The first of `files`; those that cannot be opened are left out.
        var faces: [FontFace] = []
        var openedCount = 0
    }

    /// More than all pages of a layout have. Texts that come and go must not fill the memory.
    private static let mostCharacters = 1_024

    /// Nil without a usable font.
    var main: FontFace?
    /// Knows the answers of earlier starts; nil: nothing is looked for.
    private let finder: FontFinder?
    /// Few: searched one after the other.
    private var groups: [Group] = []
    /// Characters to be asked for.
    private var wanted: [Unicode.Scalar] = []
    /// Characters that were asked for, in vain or without an answer yet.
    private var asked: [Unicode.Scalar] = []

    init(main: FontFace?, finder: FontFinder? = nil) {
        self.main = main
        self.finder = finder
    }

    /// Whether a character was met that no known font has and that was not asked for.
    var isLacking: Bool { !wanted.isEmpty }

    /// How many fonts besides the main one are open.
    var openFallbackCount: Int { groups.reduce(0) { $0 + $1.faces.count } }

    /// The first font that has the character and those that are drawn onto it. Notes what is to be asked for otherwise.
    mutating func face(for cluster: String) -> FontFace? {
        guard let base = cluster.unicodeScalars.first else { return main }
        if let main, Self.draws(cluster, main) { return main }
        let marks = cluster.unicodeScalars.dropFirst()
        // A sign of all scripts, such as a dotted circle, is there for its mark.
        let home = Script(of: base) == nil ? marks.first ?? base : base
        let index = groupIndex(of: Script(nearest: home))
        var place = 0
        while let face = face(at: place, in: index) {
            if Self.draws(cluster, face) { return face }
            place += 1
        }
        let all = [main].compactMap { $0 } + groups[index].faces
        let lacking = cluster.unicodeScalars.filter { scalar in
            !Script.isInvisible(scalar) && !all.contains { $0.draws(scalar) }
        }
        for scalar in lacking where wanted.count + asked.count < Self.mostCharacters {
            if !wanted.contains(scalar), !asked.contains(scalar) { wanted.append(scalar) }
        }
        // The letter without its marks is better than its number.
        return marks.isEmpty ? nil : all.first { $0.draws(base) }
    }

    /// What is to be asked for, once.
    mutating func takeRequest() -> FontRequest? {
        if wanted.isEmpty { return nil }
        var request = FontRequest(needs: [])
        for scalar in wanted {
            let script = Script(nearest: scalar)
            if let index = request.needs.firstIndex(where: { $0.script == script }) {
                request.needs[index].characters.append(scalar)
            } else {
                let known = groups[groupIndex(of: script)].files
                request.needs.append(
                    FontRequest.Need(script: script, known: known, characters: [scalar]))
            }
        }
        asked += wanted
        wanted = []
        return request
    }

    /// Takes what was found. False when it brings nothing that was not known.
    mutating func use(_ answer: FontAnswer) -> Bool {
        var isNew = false
        for found in answer.found {
            let index = groupIndex(of: found.script)
            // At the end, so that what was drawn with another font stays.
            for file in found.files where !groups[index].files.contains(file) {
                groups[index].files.append(file)
                isNew = true
            }
        }
        return isNew
    }

    /// Whether a font draws a letter with its marks; HarfBuzz may compose them.
    private static func draws(_ cluster: String, _ face: FontFace) -> Bool {
        if cluster.unicodeScalars.allSatisfy({ face.draws($0) }) { return true }
        guard cluster.unicodeScalars.count > 1 else { return false }
        return face.shape(cluster).isComplete
    }

    private mutating func groupIndex(of script: Script) -> Int {
        if let index = groups.firstIndex(where: { $0.script == script }) { return index }
        groups.append(Group(script: script, files: finder?.fallbacks(of: script) ?? []))
        return groups.count - 1
    }

    /// Opens a group's next file if need be.
    private mutating func face(at place: Int, in index: Int) -> FontFace? {
        while groups[index].faces.count <= place,
            groups[index].openedCount < groups[index].files.count
        {
            let file = groups[index].files[groups[index].openedCount]
            groups[index].openedCount += 1
            let isOpen = groups.lazy.flatMap(\.faces).first { $0.file == file }
            if let face = isOpen ?? FontFace(file, needsLatin: false) {
                groups[index].faces.append(face)
            }
        }
        return place < groups[index].faces.count ? groups[index].faces[place] : nil
    }
}
