/// Where icons are looked for, and which files say what the person's theme is called.
///
/// Source: Icon Theme Specification 0.13, "Directory Layout"; XDG Base Directory Specification 0.8; GTK 3, "GtkSettings".
package struct IconFolders: Sendable, Hashable {
    /// The folders that hold themes, and icons of no theme, the most important first.
    package let paths: [String]
    /// GTK's files of settings, the first that names a theme counts.
    package let settings: [String]

    /// - Parameter variable: looks a variable of the environment up.
    package init(_ variable: (String) -> String?) {
        // A path that is not absolute is to be ignored.
        func path(_ name: String) -> String? {
            variable(name).flatMap { $0.hasPrefix("/") ? $0 : nil }
        }
        let home = path("HOME")
        let data = path("XDG_DATA_HOME") ?? home.map { "\($0)/.local/share" }
        let list = variable("XDG_DATA_DIRS").flatMap { $0.isEmpty ? nil : $0 }
        let shared = (list ?? "/usr/local/share:/usr/share").split(separator: ":")
            .filter { $0.hasPrefix("/") }.map { "\($0)/icons" }
        let own = [home.map { "\($0)/.icons" }, data.map { "\($0)/icons" }].compactMap { $0 }
        paths = own + shared + ["/usr/share/pixmaps"]
        let configuration = path("XDG_CONFIG_HOME") ?? home.map { "\($0)/.config" }
        settings = ["gtk-3.0", "gtk-4.0"].compactMap { version in
            configuration.map { "\($0)/\(version)/settings.ini" }
        }
    }

    /// What the person's theme is called; nil where nobody says.
    var themeName: String? {
        for path in settings {
            let name = KeyFile(path: path)?["Settings", "gtk-icon-theme-name"]
            if let name, IconName.isSafe(name) { return name }
        }
        return nil
    }
}
