import Glibc

/// A bounded search for font files below some directories.
///
/// Owner of each directory stream: `names(in:)`, which closes it before it returns.
@safe struct FontWalk {
    /// Below the directory itself; packages nest two or three deep.
    private static let deepest = 4
    private static let mostEntries = 4096
    /// More broken files than this in a row and we give up.
    private static let mostFiles = 16

    let directories: [String]

    /// The most promising font files, the best first.
    func files() -> [FontFile] {
        var found: [(rank: Int, path: String)] = []
        var entriesLeft = Self.mostEntries
        for directory in directories {
            walk(directory, depth: 0, &entriesLeft, &found)
        }
        return found.sorted { ($0.rank, $0.path) < ($1.rank, $1.path) }
            .prefix(Self.mostFiles).map { FontFile(path: $0.path) }
    }

    private func walk(
        _ directory: String, depth: Int, _ entriesLeft: inout Int,
        _ found: inout [(rank: Int, path: String)]
    ) {
        for name in Self.names(in: directory) where name.utf8.first != UInt8(ascii: ".") {
            guard entriesLeft > 0 else { return }
            entriesLeft -= 1
            let path = "\(directory)/\(name)"
            guard let status = FileStatus(of: path) else { continue }
            if status.isDirectory, depth < Self.deepest {
                walk(path, depth: depth + 1, &entriesLeft, &found)
            } else if status.isRegularFile, let rank = rank(of: name) {
                found.append((rank, path))
            }
        }
    }

    /// How well a file's name fits a plain sans-serif font, 0 being best; nil for other files.
    private func rank(of name: String) -> Int? {
        let name = name.lowercased()
        guard [".ttf", ".otf", ".ttc"].contains(where: name.hasSuffix) else { return nil }
        var rank = 0
        if !name.contains("sans") { rank += 2 }
        if !name.contains("regular") { rank += 1 }
        let odd = [
            "mono", "serif", "bold", "italic", "oblique", "light", "thin", "black", "condensed",
            "symbol", "emoji", "math", "icon",
        ]
        rank += odd.count { name.contains($0) } * 4
        return rank
    }

    static func names(in directory: String) -> [String] {
        guard let stream = unsafe opendir(directory) else { return [] }
        defer { unsafe closedir(stream) }
        var names: [String] = []
        while names.count < Self.mostEntries, let entry = unsafe readdir(stream) {
            let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                unsafe String(validating: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if let name { names.append(name) }
        }
        // The order of a directory is an accident of the file system.
        return names.sorted()
    }
}
