import Glibc

/// A socket in a compositor's or a bus's place, which takes connections and says nothing.
package final class SilentSocket {
    private let listening: Descriptor
    private let path: String
    private var clients: [Descriptor] = []

    package init(_ path: String, backlog: CInt = 8) throws {
        self.path = path
        listening = try Self.socket()
        try unsafe Self.withAddress(path) { address, size in
            guard unsafe bind(listening.number, address, size) == 0,
                listen(listening.number, backlog) == 0
            else { throw SessionError("cannot listen on \(path)") }
        }
    }

    /// Nobody serves the path any longer, but it stays.
    package func close() {
        shutdown(listening.number, CInt(SHUT_RDWR))
    }

    /// Fills a place in the queue.
    package func connect() throws -> Descriptor {
        let client = try Self.socket()
        try unsafe Self.withAddress(path) { address, size in
            guard unsafe Glibc.connect(client.number, address, size) == 0 else {
                throw SessionError("cannot connect to \(path)")
            }
        }
        return client
    }

    /// Waits until a client has connected and sent its first request, which stays unread.
    package func waitForClient() throws {
        clients.append(try accept())
    }

    /// Takes a connection and closes it.
    package func hangUpOnClient() throws {
        _ = try accept()
    }

    private func accept() throws -> Descriptor {
        guard Descriptor.waitForInput(on: [listening], until: Deadline()) != nil else {
            throw SessionError("nobody connects to \(path)")
        }
        let client = Descriptor(owning: Glibc.accept(listening.number, nil, nil))
        _ = fcntl(client.number, F_SETFD, FD_CLOEXEC)
        guard Descriptor.waitForInput(on: [client], until: Deadline()) != nil else {
            throw SessionError("the client of \(path) asks for nothing")
        }
        return client
    }

    private static func socket() throws -> Descriptor {
        let kind = CInt(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
        let number = Glibc.socket(AF_UNIX, kind, 0)
        guard number >= 0 else { throw SessionError("cannot make a socket") }
        return Descriptor(owning: number)
    }

    private static func withAddress(
        _ path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) throws -> Void
    ) throws {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        unsafe withUnsafeMutableBytes(of: &address.sun_path) { place in
            unsafe place.copyBytes(from: path.utf8.prefix(place.count - 1))
        }
        try unsafe withUnsafePointer(to: &address) { pointer in
            try unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                try unsafe body(address, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
    }
}
