import Glibc

/// The environment of this process, only ever read: Swift Testing runs tests side by side.
package enum Environment {
    package static func value(of name: String) -> String? {
        guard let value = unsafe getenv(name) else { return nil }
        return unsafe String(cString: value)
    }

    /// What every program of a session gets: no trace of the session the tests were started from.
    package static func session(home: String) -> [String: String] {
        var variables = [
            "PATH": value(of: "PATH") ?? "/usr/local/bin:/usr/bin:/bin",
            "HOME": home,
            "XDG_RUNTIME_DIR": home,
            // foot insists on UTF-8, and the C locale's toolkits would show question marks.
            "LC_ALL": "C.UTF-8",
        ]
        // The last ones are for `make sanitize`: a sanitizer tells its findings where they say.
        for name in [
            "LD_LIBRARY_PATH", "TMPDIR", "SWIFT_BACKTRACE", "ASAN_OPTIONS", "LSAN_OPTIONS",
            "TSAN_OPTIONS",
        ] {
            variables[name] = value(of: name)
        }
        return variables
    }
}

/// The user and group a session's compositor runs as when the tests run as root, which sway refuses.
package struct UnprivilegedUser: Sendable {
    /// Debian's `nobody`: it exists everywhere, and Xwayland wants a user that has a name.
    package static let nobody = UnprivilegedUser(id: 65_534, group: 65_534)

    package let id: uid_t
    package let group: gid_t

    /// Nobody, when this process is root; nil when it is an ordinary user already.
    package static var ifNeeded: UnprivilegedUser? { getuid() == 0 ? .nobody : nil }

    /// The words before a command that make it run as this user.
    var commandPrefix: [String] {
        ["setpriv", "--reuid=\(id)", "--regid=\(group)", "--clear-groups", "--"]
    }
}
