/// Where the user's documents are. Source: XDG Base Directory Specification, "Environment variables".
package struct UserDirectories: Sendable, Hashable {
    package let home: String?
    /// `$XDG_CONFIG_HOME/glasschord`; nil where neither that variable nor HOME is set.
    package let configuration: String?
    /// `$XDG_DATA_HOME/glasschord`.
    package let data: String?
    /// `glasschord` in each of `$XDG_DATA_DIRS`, the most important first.
    package let shared: [String]

    /// - Parameter variable: looks a variable of the environment up.
    package init(_ variable: (String) -> String?) {
        // A path that is not absolute is to be ignored.
        func path(_ name: String) -> String? {
            variable(name).flatMap { $0.hasPrefix("/") ? $0 : nil }
        }
        let home = path("HOME")
        self.home = home
        configuration = (path("XDG_CONFIG_HOME") ?? home.map { "\($0)/.config" }).map {
            "\($0)/glasschord"
        }
        data = (path("XDG_DATA_HOME") ?? home.map { "\($0)/.local/share" }).map {
            "\($0)/glasschord"
        }
        let list = variable("XDG_DATA_DIRS").flatMap { $0.isEmpty ? nil : $0 }
        shared = (list ?? "/usr/local/share:/usr/share").split(separator: ":")
            .filter { $0.hasPrefix("/") }.map { "\($0)/glasschord" }
    }

    package var settings: String? { configuration.map { "\($0)/settings.yaml" } }

    /// The absolute path that a document means.
    package func absolute(_ path: String) -> String? {
        if path.hasPrefix("/") { return path }
        if path.hasPrefix("~/") { return home.map { $0 + path.dropFirst(1) } }
        return configuration.map { "\($0)/\(path)" }
    }
}
