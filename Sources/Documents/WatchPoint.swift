import CLinux
import Glibc

/// A directory whose entry of some name decides what a path leads to; without a name, a directory on the way that matters only
/// itself, when it is moved or removed.
///
/// Owner of what the kernel writes: the one function that asks for it.
@safe struct WatchPoint: Hashable {
    let directory: String
    let name: String?

    /// Everything that has to be watched to learn that a file has changed, appeared or gone: the directory that holds it,
    /// or, as long as that is missing, the first one on the way that lacks the next; where there are symbolic links on the
    /// way, the directories that hold these; and each directory on the way for itself.
    ///
    /// - Parameter path: absolute.
    static func all(of path: String) -> Set<WatchPoint> {
        var points: Set<WatchPoint> = []
        var current = ""
        var rest = Array(components(path).reversed())
        var links = 0
        while let name = rest.popLast() {
            if name == ".." {
                current = current.lastIndex(of: "/").map { String(current[..<$0]) } ?? ""
                continue
            }
            let point = WatchPoint(directory: current.isEmpty ? "/" : current, name: name)
            let next = "\(current)/\(name)"
            var status = stat()
            let exists = unsafe lstat(next, &status) == 0
            if exists, status.st_mode & S_IFMT == S_IFLNK {
                points.insert(point)
                links += 1
                // As many as the kernel follows. Source: path_resolution(7).
                guard links <= 40, let target = target(of: next) else { return points }
                if target.hasPrefix("/") { current = "" }
                rest += components(target).reversed()
                continue
            }
            if !exists || rest.isEmpty || status.st_mode & S_IFMT != S_IFDIR {
                points.insert(point)
                return points
            }
            points.insert(WatchPoint(directory: next, name: nil))
            current = next
        }
        return points
    }

    private static func components(_ path: String) -> [String] {
        path.utf8.split(separator: UInt8(ascii: "/"))
            .filter { !$0.elementsEqual([UInt8(ascii: ".")]) }
            .map { String(Substring($0)) }
    }

    private static func target(of link: String) -> String? {
        var bytes = [CChar](repeating: 0, count: 4_096)
        let count = unsafe readlink(link, &bytes, bytes.count)
        guard count > 0, count < bytes.count else { return nil }
        return String(decoding: bytes[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
