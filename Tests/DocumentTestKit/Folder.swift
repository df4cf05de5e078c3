import CLinux
import EventLoop
import Glibc
import Documents
import Testing
import Units

/// A home directory of the test's own, and a loop that is turned until what is awaited has happened.
package final class Folder {
    package let home: String
    package let loop: MainLoop

    package init() throws {
        var template = Array("/tmp/glasschord-documents-XXXXXX".utf8CString)
        try #require(unsafe mkdtemp(&template) != nil)
        home = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        loop = try MainLoop(clock: MonotonicClock())
    }

    deinit {
        Self.remove(home)
    }

    package var directories: UserDirectories {
        UserDirectories { $0 == "HOME" ? home : nil }
    }

    package func path(_ name: String) -> String { "\(home)/\(name)" }

    package func makeDirectory(_ name: String) throws {
        var path = home
        for part in name.split(separator: "/") {
            path += "/\(part)"
            try #require(unsafe mkdir(path, 0o700) == 0 || errno == EEXIST)
        }
    }

    /// Writes a file in place, as `echo >` does.
    package func write(_ text: String, to name: String) throws {
        try write(bytes: Array(text.utf8), to: name)
    }

    package func write(bytes: [UInt8], to name: String) throws {
        let file = unsafe try #require(unsafe fopen(path(name), "w"))
        try #require(unsafe fwrite(bytes, 1, bytes.count, file) == bytes.count)
        try #require(unsafe fclose(file) == 0)
    }

    /// Puts a new file in the place of the old one, as careful editors do.
    package func replace(_ text: String, at name: String) throws {
        try write(text, to: "\(name).new")
        try rename("\(name).new", to: name)
    }

    package func rename(_ name: String, to other: String) throws {
        try #require(unsafe Glibc.rename(path(name), path(other)) == 0)
    }

    package func link(_ name: String, to target: String) throws {
        try #require(unsafe symlink(target, path(name)) == 0)
    }

    package func remove(_ name: String) {
        Self.remove(path(name))
    }

    /// Turns the loop until `isTrue`; deadlines of what is tested are kept.
    package func wait(
        for what: String, deadlines: @escaping () -> Instant? = { nil },
        timeReached: @escaping (Instant) -> Void = { _ in }, _ isTrue: () -> Bool
    ) throws {
        let end = loop.clock.now + 20_000
        loop.nextDeadline = { [deadlines(), end].compactMap { $0 }.min() }
        loop.onDeadline = timeReached
        // What is tested holds the loop, which must not hold it.
        defer {
            loop.nextDeadline = { nil }
            loop.onDeadline = { _ in }
        }
        while !isTrue() {
            try #require(loop.clock.now < end, "\(what): not in time")
            try loop.turn(.untilSomethingHappens)
        }
    }

    /// Whether the loop would find anything to do.
    package var isAwake: Bool {
        var polled = pollfd(fd: loop.descriptor, events: Int16(POLLIN), revents: 0)
        return unsafe poll(&polled, 1, 0) != 0
    }

    private static func remove(_ path: String) {
        if let entries = unsafe opendir(path) {
            while let entry = unsafe readdir(entries) {
                let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                    unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
                }
                if name != ".", name != ".." { removeEntry("\(path)/\(name)") }
            }
            unsafe closedir(entries)
        }
        unsafe rmdir(path)
        unsafe unlink(path)
    }

    private static func removeEntry(_ path: String) {
        // A link is unlinked, never followed.
        if unsafe unlink(path) != 0 { remove(path) }
    }
}
