import CLinux
import Glibc

/// A temporary directory of one session, readable by its owner only. Owner: the session; `deinit` removes it.
package final class Directory {
    package let path: String
    private let owner: UnprivilegedUser?

    /// Makes the directory. When this process is root it is given to `user`, under whom the session's programs run.
    package init(owner user: UnprivilegedUser?) throws(SessionError) {
        owner = user
        let parent = Environment.value(of: "TMPDIR") ?? "/tmp"
        var template = Array("\(parent)/glasschord-XXXXXX".utf8CString)
        guard unsafe mkdtemp(&template) != nil else {
            throw SessionError("cannot make a directory in \(parent): \(SystemError.current)")
        }
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        if let user, unsafe chown(path, user.id, user.group) != 0 {
            throw SessionError("cannot give \(path) away: \(SystemError.current)")
        }
    }

    deinit {
        Self.removeTree(path)
    }

    /// The path of `name` in this directory.
    package func file(_ name: String) -> String {
        "\(path)/\(name)"
    }

    /// Makes folders, one in the other, that belong to the directory's owner.
    ///
    /// - Parameter path: as `one/two`.
    package func makeFolders(_ path: String) throws(SessionError) {
        var folder = self.path
        for name in path.split(separator: "/") {
            folder += "/\(name)"
            guard unsafe mkdir(folder, 0o755) == 0 || errno == EEXIST else {
                throw SessionError("cannot make \(folder): \(SystemError.current)")
            }
            if let owner { _ = unsafe chown(folder, owner.id, owner.group) }
        }
    }

    package func remove(_ name: String) throws(SessionError) {
        guard unsafe unlink(file(name)) == 0 else {
            throw SessionError("cannot remove \(name): \(SystemError.current)")
        }
    }

    /// Gives a file the name of another one, whose place it takes.
    package func rename(_ name: String, to new: String) throws(SessionError) {
        guard unsafe Glibc.rename(file(name), file(new)) == 0 else {
            throw SessionError("cannot rename \(name): \(SystemError.current)")
        }
    }

    /// Writes a file that belongs to the directory's owner, and that everybody may read.
    package func write(_ text: String, to name: String) throws(SessionError) {
        let file = try Descriptor.open(file(name), O_WRONLY | O_CREAT | O_TRUNC)
        if let owner { _ = fchown(file.number, owner.id, owner.group) }
        try Self.write(text, to: file, name)
    }

    /// Writes a file anywhere.
    package static func write(_ text: String, to path: String) throws(SessionError) {
        try write(text, to: try Descriptor.open(path, O_WRONLY | O_CREAT | O_TRUNC), path)
    }

    private static func write(
        _ text: String, to file: Descriptor, _ name: String
    ) throws(SessionError) {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = unsafe rest.withUnsafeBytes { bytes in
                unsafe Glibc.write(file.number, bytes.baseAddress, bytes.count)
            }
            guard count > 0 else {
                throw SessionError("cannot write \(name): \(SystemError.current)")
            }
            rest = rest.dropFirst(count)
        }
    }

    /// The bytes of a file; nil when it does not exist yet.
    package static func bytes(of path: String) -> [UInt8]? {
        guard let file = try? Descriptor.open(path, O_RDONLY) else { return nil }
        var all: [UInt8] = []
        while case let some = file.readSome(), !some.isEmpty { all += some }
        return all
    }

    private static func removeTree(_ path: String) {
        guard let entries = unsafe opendir(path) else { return }
        while let entry = unsafe readdir(entries) {
            let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name == "." || name == ".." { continue }
            let child = "\(path)/\(name)"
            // A symbolic link is unlinked, never followed: unlink works on everything but a directory.
            if unsafe unlink(child) != 0 { removeTree(child) }
        }
        unsafe closedir(entries)
        unsafe rmdir(path)
    }
}
