/// The files that remember which fonts a script's characters are drawn with where the main font lacks them, one for each
/// script, because asking Fontconfig costs more than all the rest of the start.
///
/// Lines: the format, a fingerprint of everything the answer depends on, then an index and a path for each font. Anything
/// else, or another fingerprint, counts as no answer. That a character has no font is not remembered: what a label says may
/// be what somebody typed.
struct FallbackCache {
    private static let format = "glasschord fallback 1"
    private static let limit = 16_384
    private static let mostFiles = 8

    let environment: FontEnvironment

    func load(_ script: Script) -> [FontFile] {
        guard let path = environment.cacheFile(of: script),
            let text = FileText.read(path, limit: Self.limit)
        else { return [] }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard (4...Self.mostFiles + 3).contains(lines.count), lines[0] == Self.format,
            lines.last?.isEmpty == true
        else { return [] }
        var files: [FontFile] = []
        for line in lines[2..<lines.count - 1] {
            guard let space = line.firstIndex(of: " "), let index = Int32(line[..<space]),
                index >= 0
            else { return [] }
            let file = line[line.index(after: space)...]
            guard file.utf8.first == UInt8(ascii: "/") else { return [] }
            files.append(FontFile(path: String(file), faceIndex: index))
        }
        guard let fingerprint = FontCache.fingerprint(of: files, environment),
            lines[1] == fingerprint
        else { return [] }
        return files
    }

    /// False, and no harm done, without a place to write.
    @discardableResult func store(_ files: [FontFile], of script: Script) -> Bool {
        let files = Array(files.prefix(Self.mostFiles))
        guard !files.isEmpty, let path = environment.cacheFile(of: script),
            let slash = path.lastIndex(of: "/"),
            files.allSatisfy({ !$0.path.contains("\n") }),
            let fingerprint = FontCache.fingerprint(of: files, environment),
            FileText.makeDirectory(String(path[..<slash]))
        else { return false }
        let lines = files.map { "\($0.faceIndex) \($0.path)\n" }.joined()
        let text = "\(Self.format)\n\(fingerprint)\n\(lines)"
        if FileText.read(path, limit: Self.limit) == text { return true }
        return FileText.replace(path, with: text)
    }
}
