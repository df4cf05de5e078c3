import Glibc

/// The folders that documents of one kind may be in, the most important first.
///
/// Source: XDG Base Directory Specification, "Referencing this specification".
@safe package struct DocumentFolders: Sendable, Hashable {
    /// The user's own first, then the machine's, then those beside the program.
    package let paths: [String]

    package init(paths: [String]) {
        self.paths = paths
    }

    /// - Parameters:
    ///   - kind: what the folders are called, such as "layouts".
    ///   - isConfiguration: whether the user may have them among the settings too; these count first.
    ///   - program: the absolute path of the running program, which has its documents in `../share/glasschord`; one that runs from
    ///     a build tree has those of the tree.
    package init(
        _ kind: String, _ directories: UserDirectories, isConfiguration: Bool, program: String?
    ) {
        let own = [isConfiguration ? directories.configuration : nil, directories.data]
        paths =
            (own.compactMap { $0 } + directories.shared).map { "\($0)/\(kind)" }
            + (program.map { Self.beside($0, kind) } ?? [])
    }

    private static func beside(_ program: String, _ kind: String) -> [String] {
        var paths: [String] = []
        let parts = program.split(separator: "/")
        if parts.count > 2 {
            paths.append(
                "/" + (parts.dropLast(2) + ["share", "glasschord"]).joined(separator: "/"))
        }
        if let build = parts.lastIndex(of: ".build") {
            paths.append("/" + (parts[..<build] + ["data"]).joined(separator: "/"))
        }
        return paths.map { "\($0)/\(kind)" }
    }

    /// Where the running program is; nil where the system does not tell.
    package static var runningProgram: String? {
        var bytes = [CChar](repeating: 0, count: 4_096)
        let count = unsafe readlink("/proc/self/exe", &bytes, bytes.count)
        guard count > 0, count < bytes.count else { return nil }
        return String(decoding: bytes[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// Where a document of this name may be.
    package func files(named name: String) -> [String] {
        paths.map { "\($0)/\(name).yaml" }
    }

    /// What a watch has to follow to learn that any document comes, changes or goes; links to files elsewhere excepted.
    package var everything: [String] {
        paths.map { "\($0)/\(DocumentWatch.anyDocument)" }
    }

    /// Whether there is a document of this name.
    package func has(_ name: String) -> Bool {
        Self.isName(name) && files(named: name).contains(where: DocumentFile.exists)
    }

    /// The names of all documents that there are, in their order, each once.
    package var names: [String] { listing().names }

    /// The names of all documents that there are, in their order, each once; and the files that are meant as documents and are
    /// never found, for what they are called.
    package func listing() -> (names: [String], misnamed: [DocumentProblem]) {
        var names: Set<String> = []
        var misnamed: [DocumentProblem] = []
        for folder in paths {
            for file in Self.files(in: folder).sorted() {
                let name = file.hasSuffix(".yaml") ? String(file.dropLast(5)) : ""
                if Self.isName(name) {
                    names.insert(name)
                } else if let fault = Self.fault(ofFile: "\(folder)/\(file)") {
                    misnamed.append(fault)
                }
            }
        }
        return (names.sorted(), misnamed)
    }

    /// Whether a text may be a file's name without its ending.
    package static func isName(_ name: String) -> Bool {
        !name.isEmpty && name.utf8.count <= 64 && !name.hasPrefix(".")
            && name.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "/") }
    }

    /// Why a file in one of the folders is never found; nil where it is, and for what is not meant as a document: other kinds of
    /// files, and hidden ones, which editors leave there.
    package static func fault(ofFile path: String) -> DocumentProblem? {
        let file = path.split(separator: "/").last ?? ""
        let ending = file.lowercased()
        guard !file.hasPrefix("."), ending.hasSuffix(".yaml") || ending.hasSuffix(".yml") else {
            return nil
        }
        let reason: String
        if !file.hasSuffix(".yaml") {
            reason = "its name does not end with .yaml"
        } else if !isName(String(file.dropLast(5))) {
            reason = "a name has at most 64 bytes and no spaces"
        } else {
            return nil
        }
        return DocumentProblem(
            path.dropLast(file.count) + DocumentProblem.onOneLine(String(file)), nil,
            "it is not found there, for \(reason)", advice: "rename it", severity: .warning)
    }

    private static func files(in folder: String) -> [String] {
        guard let directory = unsafe opendir(folder) else { return [] }
        defer { unsafe closedir(directory) }
        var files: [String] = []
        while let entry = unsafe readdir(directory) {
            files.append(
                unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                    unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
                })
        }
        return files
    }
}
