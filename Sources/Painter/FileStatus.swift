import Glibc

/// What the file system tells about a path, symbolic links followed.
struct FileStatus: Sendable, Hashable {
    let isRegularFile: Bool
    let isDirectory: Bool
    /// The lowest nine mode bits.
    let permissions: UInt32
    let byteCount: Int64
    /// When the content last changed, in seconds and nanoseconds of the wall clock.
    let modifiedSeconds: Int
    let modifiedNanoseconds: Int

    /// Nil when nothing is there or may be seen.
    init?(of path: String) {
        var status = stat()
        guard unsafe stat(path, &status) == 0 else { return nil }
        isRegularFile = status.st_mode & S_IFMT == S_IFREG
        isDirectory = status.st_mode & S_IFMT == S_IFDIR
        permissions = status.st_mode & 0o777
        byteCount = Int64(status.st_size)
        modifiedSeconds = status.st_mtim.tv_sec
        modifiedNanoseconds = status.st_mtim.tv_nsec
    }
}
