import CLinux
import EventLoop
import Glibc

/// Learns from the kernel (inotify) when files have changed, appeared or gone. Nothing wakes otherwise.
///
/// A file counts as changed when it is whole: closed after writing, or put in its place by a rename; so nothing has to be
/// waited for afterwards. Who writes it may change its owner and rights meanwhile: that counts with the end of the writing. What
/// happens within one turn is told once. Directories and links on the way may come, go and be moved; what else happens in
/// directories further up wakes nobody. Changes of a file system that another machine serves are not seen.
@safe package final class DocumentWatch {
    /// The last part of a path that means whatever document is in a folder, those too that are made later.
    package static let anyDocument = "*.yaml"

    /// Called when one of the files may have changed.
    package var onChange: () -> Void = {}

    private let loop: MainLoop
    private let descriptor: Descriptor
    private var paths: Set<String> = []
    /// The names that matter in each watched directory.
    private var names: [Int32: Set<String>] = [:]
    private var directories: [Int32: String] = [:]
    /// Files that somebody is writing.
    private var unfinished: Set<String> = []

    /// What tells that a directory on the way is another one.
    private static let selfMask = UInt32(IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR)
    private static let mask = UInt32(
        IN_CREATE | IN_MODIFY | IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_ATTRIB
            | IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR)

    package init(in loop: MainLoop) throws(SystemError) {
        self.loop = loop
        descriptor = try Descriptor(
            owning: inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK)), call: "inotify_init1")
        try loop.watch(descriptor.number) { [unowned self] _ in takeEvents() }
    }

    deinit {
        loop.unwatch(descriptor.number)
    }

    /// Watches these files instead of those before. Whoever reads them then misses nothing.
    ///
    /// - Parameter paths: absolute.
    package func follow(_ paths: Set<String>) {
        if paths == self.paths { return }
        self.paths = paths
        arm()
    }

    /// Watches the directories that matter now.
    private func arm() {
        var points = points()
        // A directory may be made just before it is looked for; it is seen the second time.
        for _ in 0..<8 {
            watch(points)
            let now = self.points()
            if now == points { return }
            points = now
        }
    }

    private func points() -> Set<WatchPoint> {
        paths.reduce(into: []) { $0.formUnion(WatchPoint.all(of: $1)) }
    }

    private func watch(_ points: Set<WatchPoint>) {
        let before = names.keys
        names = [:]
        directories = [:]
        // A mask replaces the one before: those that matter for an entry come last.
        for point in points.sorted(by: { $0.name == nil && $1.name != nil }) {
            // The same number again for a directory that is watched already.
            let number = unsafe inotify_add_watch(
                descriptor.number, point.directory,
                point.name == nil ? Self.selfMask : Self.mask)
            // A directory that may not be looked into, or too many watches: the file is read at the next start.
            guard number >= 0 else { continue }
            names[number, default: []].formUnion([point.name].compactMap { $0 })
            directories[number] = point.directory
        }
        for number in before where names[number] == nil {
            inotify_rm_watch(descriptor.number, number)
        }
    }

    private func takeEvents() {
        var isChanged = false
        var room = [UInt8](repeating: 0, count: 16_384)
        while true {
            let count = unsafe read(descriptor.number, &room, room.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            for event in FileEvent.all(in: room[..<count]) where isRelevant(event) {
                isChanged = true
            }
        }
        guard isChanged else { return }
        arm()
        onChange()
    }

    private func isRelevant(_ event: FileEvent) -> Bool {
        // Some events were lost.
        if event.has(IN_Q_OVERFLOW) {
            unfinished = []
            return true
        }
        guard let names = names[event.watch], let directory = directories[event.watch] else {
            return false
        }
        // The directory itself.
        if event.name.isEmpty { return !event.has(IN_IGNORED) }
        let isDocument = names.contains(Self.anyDocument) && event.name.hasSuffix(".yaml")
        guard isDocument || names.contains(event.name) else { return false }
        let path = "\(directory)/\(event.name)"
        if event.has(IN_MODIFY) || event.has(IN_CREATE) && !isWhole(path) {
            unfinished.insert(path)
            return false
        }
        if event.has(IN_ATTRIB) { return !unfinished.contains(path) }
        unfinished.remove(path)
        return true
    }

    /// Whether what has been made is complete at once: a directory or a link. A file is when it has been closed.
    private func isWhole(_ path: String) -> Bool {
        var status = stat()
        guard unsafe lstat(path, &status) == 0 else { return true }
        return status.st_mode & S_IFMT != S_IFREG || status.st_nlink > 1
    }
}
