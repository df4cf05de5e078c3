import CLinux

/// One event of inotify. Source: inotify(7), `struct inotify_event`.
struct FileEvent {
    let watch: Int32
    private let mask: UInt32
    /// The entry of the watched directory; empty for the directory itself.
    let name: String

    func has(_ flag: Int32) -> Bool {
        mask & UInt32(bitPattern: flag) != 0
    }

    /// The events that one read gave.
    static func all(in bytes: ArraySlice<UInt8>) -> [FileEvent] {
        var events: [FileEvent] = []
        var rest = bytes
        // Watch, mask, cookie and the name's length, four bytes each, then the name, filled up with zeros.
        while rest.count >= 16 {
            let length = Int(number(at: 12, of: rest))
            let name = rest.dropFirst(16).prefix(length).prefix { $0 != 0 }
            events.append(
                FileEvent(
                    watch: Int32(bitPattern: number(at: 0, of: rest)),
                    mask: number(at: 4, of: rest),
                    name: String(decoding: name, as: UTF8.self)))
            rest = rest.dropFirst(16 + length)
        }
        return events
    }

    private static func number(at offset: Int, of bytes: ArraySlice<UInt8>) -> UInt32 {
        unsafe bytes.dropFirst(offset).withUnsafeBytes { bytes in
            unsafe bytes.loadUnaligned(as: UInt32.self)
        }
    }
}
