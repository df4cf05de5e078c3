import Glibc

/// The variables of the environment that the program looks at. An empty value counts as unset.
public struct Environment: Sendable {
    private let variables: [String: String]

    public init(_ variables: [String: String]) {
        self.variables = variables
    }

    /// The process's own.
    public static var process: Environment {
        let names = [
            "WAYLAND_DISPLAY", "WAYLAND_SOCKET", "XDG_RUNTIME_DIR", "XDG_CURRENT_DESKTOP",
            "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "HOME",
            "XDG_DATA_DIRS", "DBUS_SESSION_BUS_ADDRESS", "XKB_DEFAULT_LAYOUT",
            "XKB_DEFAULT_VARIANT", "LC_ALL", "LC_CTYPE", "LC_MESSAGES", "LANG",
        ]
        var variables: [String: String] = [:]
        for name in names {
            if let value = unsafe getenv(name) { variables[name] = unsafe String(cString: value) }
        }
        return Environment(variables)
    }

    /// Where relative paths of the command line begin.
    static var workingDirectory: String {
        guard let path = unsafe getcwd(nil, 0) else { return "." }
        defer { unsafe free(path) }
        return unsafe String(cString: path)
    }

    subscript(_ name: String) -> String? {
        guard let value = variables[name], !value.isEmpty else { return nil }
        return value
    }

    /// As it is written: an empty value too.
    func written(_ name: String) -> String? { variables[name] }
}
