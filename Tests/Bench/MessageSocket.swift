import CLinux
import Glibc
import TestKit

/// A Unix socket that passes bytes and open files on. Owner: the `WireTap`; `deinit` closes it.
@safe final class MessageSocket {
    /// Bytes with the files that came with them; the files are the message's to close.
    struct Message {
        var bytes: [UInt8]
        var files: [Descriptor]
    }

    /// Source: cmsg(3): length, level and type in 16 bytes, then the numbers. libwayland sends at most 28 at once.
    private static let headerSize = 16
    private static let controlSize = headerSize + 28 * 4

    let descriptor: Descriptor

    init(_ descriptor: Descriptor) {
        self.descriptor = descriptor
    }

    /// Listens at a path.
    static func listen(at path: String) throws(SessionError) -> MessageSocket {
        let socket = try make()
        var address = Self.address(path)
        let size = socklen_t(MemoryLayout<sockaddr_un>.size)
        let isBound = unsafe withUnsafePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                unsafe bind(socket.descriptor.number, $0, size) == 0
            }
        }
        guard isBound, Glibc.listen(socket.descriptor.number, 4) == 0 else {
            throw SessionError("cannot listen at \(path): \(SystemError.current)")
        }
        return socket
    }

    static func connect(to path: String) throws(SessionError) -> MessageSocket {
        let socket = try make()
        var address = Self.address(path)
        let size = socklen_t(MemoryLayout<sockaddr_un>.size)
        let isConnected = unsafe withUnsafePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                unsafe Glibc.connect(socket.descriptor.number, $0, size) == 0
            }
        }
        guard isConnected else {
            throw SessionError("cannot connect to \(path): \(SystemError.current)")
        }
        return socket
    }

    func accept() throws(SessionError) -> MessageSocket {
        let number = unsafe accept4(
            descriptor.number, .init(), nil, CInt(SOCK_CLOEXEC.rawValue))
        guard number >= 0 else { throw SessionError("cannot accept: \(SystemError.current)") }
        return MessageSocket(Descriptor(owning: number))
    }

    /// The next bytes; nil at the end.
    func receive() -> Message? {
        var bytes = [UInt8](repeating: 0, count: 65_536)
        var control = [UInt8](repeating: 0, count: Self.controlSize)
        var used = 0
        let count = unsafe bytes.withUnsafeMutableBytes { bytes in
            unsafe control.withUnsafeMutableBytes { control in
                var vector = unsafe iovec(iov_base: bytes.baseAddress, iov_len: bytes.count)
                return unsafe withUnsafeMutablePointer(to: &vector) { vector in
                    var header = unsafe msghdr()
                    unsafe header.msg_iov = vector
                    unsafe header.msg_iovlen = 1
                    unsafe header.msg_control = control.baseAddress
                    unsafe header.msg_controllen = control.count
                    let count = unsafe recvmsg(
                        descriptor.number, &header, CInt(MSG_CMSG_CLOEXEC))
                    unsafe used = header.msg_controllen
                    return count
                }
            }
        }
        guard count > 0 else { return nil }
        return Message(bytes: Array(bytes[..<count]), files: Self.files(in: control[..<used]))
    }

    /// Sends everything; false when the other end is gone.
    func send(_ message: Message) -> Bool {
        var rest = message.bytes[...]
        var control = Self.control(message.files)
        while !rest.isEmpty {
            let count = unsafe rest.withUnsafeBytes { bytes in
                unsafe control.withUnsafeMutableBytes { control in
                    var vector = unsafe iovec(
                        iov_base: UnsafeMutableRawPointer(mutating: bytes.baseAddress),
                        iov_len: bytes.count)
                    return unsafe withUnsafeMutablePointer(to: &vector) { vector in
                        var header = unsafe msghdr()
                        unsafe header.msg_iov = vector
                        unsafe header.msg_iovlen = 1
                        unsafe header.msg_control = control.isEmpty ? nil : control.baseAddress
                        unsafe header.msg_controllen = control.count
                        return unsafe sendmsg(
                            descriptor.number, &header, CInt(MSG_NOSIGNAL))
                    }
                }
            }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
            control = []
        }
        return true
    }

    private static func make() throws(SessionError) -> MessageSocket {
        let kind = CInt(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
        let number = socket(AF_UNIX, kind, 0)
        guard number >= 0 else { throw SessionError("no socket: \(SystemError.current)") }
        return MessageSocket(Descriptor(owning: number))
    }

    private static func address(_ path: String) -> sockaddr_un {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        unsafe withUnsafeMutableBytes(of: &address.sun_path) { room in
            precondition(path.utf8.count < room.count, "a socket's path is short")
            unsafe room.copyBytes(from: path.utf8)
        }
        return address
    }

    private static func files(in control: ArraySlice<UInt8>) -> [Descriptor] {
        guard control.count > headerSize else { return [] }
        let length = Int(number(in: control, at: control.startIndex))
        return stride(from: headerSize, to: length, by: 4).map { offset in
            Descriptor(owning: number(in: control, at: control.startIndex + offset))
        }
    }

    private static func number(in bytes: ArraySlice<UInt8>, at index: Int) -> Int32 {
        Int32(bitPattern: (0..<4).reduce(0) { $0 | UInt32(bytes[index + $1]) << UInt32($1 * 8) })
    }

    private static func control(_ files: [Descriptor]) -> [UInt8] {
        guard !files.isEmpty else { return [] }
        let length = headerSize + files.count * 4
        let words: [UInt32] =
            [UInt32(length), 0, UInt32(SOL_SOCKET), UInt32(SCM_RIGHTS)]
            + files.map { UInt32(bitPattern: $0.number) }
        var bytes = words.flatMap { word in
            (0..<4).map { UInt8(truncatingIfNeeded: word >> UInt32($0 * 8)) }
        }
        // Each message of the control data is padded to eight bytes.
        if bytes.count % 8 != 0 { bytes += [0, 0, 0, 0] }
        return bytes
    }
}
