import CLinux
import EventLoop
import Glibc
import KeyboardLayouts

/// On which side the keys stand, as it was chosen on the board last: a small file that outlives the program.
///
/// What cannot be read counts as never chosen, what cannot be written is forgotten with the program: no choice on the board may
/// fail because of it.
///
/// Source: XDG Base Directory Specification, `XDG_STATE_HOME`; behaviour D.1, `oneHandedMode`.
@safe package struct OneHandedMemory: Sendable {
    /// Nil where there is no place for it.
    private let path: String?

    /// No word that it holds is longer.
    private static let limit = 16

    package init(path: String?) {
        self.path = path
    }

    /// `$XDG_STATE_HOME/glasschord/one-handed`, by default below `~/.local/state`. A path that is not absolute is to be ignored.
    init(_ environment: Environment) {
        func folder(_ name: String) -> String? {
            environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil }
        }
        let state = folder("XDG_STATE_HOME") ?? folder("HOME").map { "\($0)/.local/state" }
        self.init(path: state.map { "\($0)/glasschord/one-handed" })
    }

    /// What was chosen last; nil where nothing was, or the file holds something else.
    package var mode: OneHandedMode? {
        guard let path else { return nil }
        // Not blocking: the path may name a pipe.
        let file = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var bytes = [UInt8](repeating: 0, count: Self.limit)
        let count = unsafe bytes.withUnsafeMutableBytes { room in
            unsafe read(file, room.baseAddress, room.count)
        }
        guard count > 0, let text = String(validating: bytes[..<count], as: UTF8.self) else {
            return nil
        }
        return OneHandedMode(rawValue: text.hasSuffix("\n") ? String(text.dropLast()) : text)
    }

    /// Puts the choice in the place of the one before at once: whoever reads finds the one or the other. The file is the
    /// person's alone.
    package func keep(_ mode: OneHandedMode) {
        guard let path, let slash = path.lastIndex(of: "/") else { return }
        Self.makeFolder(String(path[..<slash]))
        let temporary = "\(path).\(getpid()).new"
        // A file that a killed process left behind.
        unsafe unlink(temporary)
        let file = unsafe open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard file >= 0 else { return }
        let bytes = Array("\(mode.rawValue)\n".utf8)
        let count = unsafe bytes.withUnsafeBytes { unsafe write(file, $0.baseAddress, $0.count) }
        let isClosed = close(file) == 0
        if count == bytes.count, isClosed, unsafe rename(temporary, path) == 0 { return }
        unsafe unlink(temporary)
    }

    /// With those above it, for the person alone, as the specification wants.
    private static func makeFolder(_ path: String) {
        if unsafe mkdir(path, 0o700) == 0 || errno != ENOENT { return }
        guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return }
        makeFolder(String(path[..<slash]))
        unsafe mkdir(path, 0o700)
    }
}
