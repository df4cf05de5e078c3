/// Where a session bus may listen: one address in D-Bus's written form, `unix:path=/run/user/1000/bus`.
package struct BusAddress: Sendable, Hashable {
    package let text: String

    /// The addresses to try, in their order; none where there is no session bus.
    ///
    /// Only sockets of this machine: to look up a host (`tcp:`) or to start a program (`unixexec:`) would take time that
    /// the loop does not have. Source: D-Bus specification, "Server Addresses"; sd_bus_open_user for the socket in
    /// `XDG_RUNTIME_DIR`.
    ///
    /// - Parameter variable: looks a variable of the environment up.
    package static func candidates(_ variable: (String) -> String?) -> [BusAddress] {
        if let told = variable("DBUS_SESSION_BUS_ADDRESS"), !told.isEmpty {
            return told.split(separator: ";").filter { $0.hasPrefix("unix:") }.map {
                BusAddress(text: String($0))
            }
        }
        guard let directory = variable("XDG_RUNTIME_DIR"), !directory.isEmpty else { return [] }
        return [BusAddress(path: "\(directory)/bus")]
    }

    /// The address of a socket in the file system.
    package init(path: String) {
        var text = "unix:path="
        for byte in path.utf8 {
            if Self.isPlain(byte) {
                text.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                let digits = String(byte, radix: 16)
                text += digits.utf8.count == 1 ? "%0\(digits)" : "%\(digits)"
            }
        }
        self.text = text
    }

    private init(text: String) {
        self.text = text
    }

    /// Whether a byte stands for itself in an address's value. Source: D-Bus specification, "Server Addresses".
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"), UInt8(ascii: "_"),
            UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "*"):
            true
        default: false
        }
    }
}
