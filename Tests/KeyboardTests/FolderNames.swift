import Glibc

/// What lies in a folder.
///
/// Owner of the directory stream: `all`, which closes it before it returns.
@safe enum FolderNames {
    /// The names in their order; none where there is no folder.
    static func all(in folder: String) -> [String] {
        guard let entries = unsafe opendir(folder) else { return [] }
        defer { unsafe closedir(entries) }
        var names: [String] = []
        while let entry = unsafe readdir(entries) {
            let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names.sorted()
    }
}
