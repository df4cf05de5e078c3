import Documents
import Glibc

/// The folders that layouts' documents may be in, the most important first.
///
/// Source: XDG Base Directory Specification, "Referencing this specification".
@safe package struct LayoutFolders: Sendable, Hashable {
    /// The user's own first, then the machine's, then those beside the program.
    package let paths: [String]

    /// - Parameter program: the absolute path of the running program, which has its layouts in `../share/glasschord/layouts`; one
    ///   that runs from a build tree has those of the tree.
    package init(_ directories: UserDirectories, program: String?) {
        var paths = ([directories.data].compactMap { $0 } + directories.shared).map {
            "\($0)/layouts"
        }
        if let program { paths += Self.beside(program) }
        self.paths = paths
    }

    private static func beside(_ program: String) -> [String] {
        var paths: [String] = []
        let parts = program.split(separator: "/")
        if parts.count > 2 {
            paths.append(
                "/"
                    + (parts.dropLast(2) + ["share", "glasschord", "layouts"])
                    .joined(separator: "/"))
        }
        if let build = parts.lastIndex(of: ".build") {
            paths.append("/" + (parts[..<build] + ["data", "layouts"]).joined(separator: "/"))
        }
        return paths
    }

    /// Where the running program is; nil where the system does not tell.
    package static var runningProgram: String? {
        var bytes = [CChar](repeating: 0, count: 4_096)
        let count = unsafe readlink("/proc/self/exe", &bytes, bytes.count)
        guard count > 0, count < bytes.count else { return nil }
        return String(decoding: bytes[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// Where a layout's document may be.
    package func files(named name: String) -> [String] {
        paths.map { "\($0)/\(name).yaml" }
    }

    /// Whether there is a document of this name.
    package func has(_ name: String) -> Bool {
        Self.isName(name) && files(named: name).contains { unsafe access($0, F_OK) == 0 }
    }

    /// The names of all documents that there are, in their order, each once.
    package var names: [String] {
        Set(paths.flatMap(Self.names)).sorted()
    }

    /// Whether a text may be a file's name without its ending.
    package static func isName(_ name: String) -> Bool {
        !name.isEmpty && name.utf8.count <= 64 && !name.hasPrefix(".")
            && name.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "/") }
    }

    private static func names(in folder: String) -> [String] {
        guard let directory = unsafe opendir(folder) else { return [] }
        defer { unsafe closedir(directory) }
        var names: [String] = []
        while let entry = unsafe readdir(directory) {
            let file = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            guard file.hasSuffix(".yaml") else { continue }
            let name = String(file.dropLast(5))
            if isName(name) { names.append(name) }
        }
        return names
    }
}
