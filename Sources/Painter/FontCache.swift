/// The file that remembers Fontconfig's answer, because asking costs more than all the rest of the
/// start.
///
/// Four lines: the format, a fingerprint of everything the answer depends on, the face's index, the
/// path. Anything else, or another fingerprint, counts as no answer.
struct FontCache {
    private static let format = "glasschord font 2"
    /// No path is longer (PATH_MAX), and the other lines are short.
    private static let limit = 8192

    let environment: FontEnvironment

    func load() -> FontFile? {
        guard let path = environment.cacheFile,
            let text = FileText.read(path, limit: Self.limit)
        else { return nil }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.count == 5, lines[0] == Self.format, lines[4].isEmpty,
            let index = Int32(lines[2]), index >= 0, lines[3].utf8.first == UInt8(ascii: "/")
        else { return nil }
        let file = FontFile(path: String(lines[3]), faceIndex: index)
        guard let fingerprint = Self.fingerprint(of: [file], environment), lines[1] == fingerprint
        else { return nil }
        return file
    }

    /// Remembers `file`. False, and no harm done, without a place to write.
    @discardableResult func store(_ file: FontFile) -> Bool {
        guard let path = environment.cacheFile, let slash = path.lastIndex(of: "/"),
            !file.path.contains("\n"), let fingerprint = Self.fingerprint(of: [file], environment),
            FileText.makeDirectory(String(path[..<slash]))
        else { return false }
        let text = "\(Self.format)\n\(fingerprint)\n\(file.faceIndex)\n\(file.path)\n"
        if FileText.read(path, limit: Self.limit) == text { return true }
        return FileText.replace(path, with: text)
    }

    /// A number that changes with the font files and with whatever may make others the answer; nil when one of them is not a
    /// regular file.
    static func fingerprint(of files: [FontFile], _ environment: FontEnvironment) -> String? {
        // FNV-1a, 64 bits: nobody attacks this, it only has to change.
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        func add(_ number: Int) {
            hash = (hash ^ UInt64(bitPattern: Int64(number))) &* 0x0000_0100_0000_01b3
        }
        func add(_ status: FileStatus) {
            add(status.modifiedSeconds)
            add(status.modifiedNanoseconds)
        }
        for file in files {
            guard let font = FileStatus(of: file.path), font.isRegularFile else { return nil }
            add(font)
            add(Int(font.byteCount))
        }
        for path in environment.watchedPaths {
            if let status = FileStatus(of: path) { add(status) } else { add(-1) }
        }
        return String(hash, radix: 16)
    }
}
