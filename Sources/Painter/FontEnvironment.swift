/// Where fonts, their configuration and our cache lie.
package struct FontEnvironment: Sendable, Hashable {
    /// The user's home directory; nil when there is none.
    package var home: String?
    package var cacheHome: String?
    package var configurationHome: String?
    package var dataHome: String?
    /// Directories that hold fonts for all users, the preferred first.
    package var systemFontDirectories = ["/usr/share/fonts", "/usr/local/share/fonts"]
    package var fontconfigDirectory = "/etc/fonts"

    /// From environment variables; `variable` gives the value of the one it is asked for.
    ///
    /// Source: XDG Base Directory Specification: unset, empty and relative values mean the default
    /// below HOME.
    package init(variable: (String) -> String?) {
        func directory(_ name: String) -> String? {
            guard let value = variable(name), value.utf8.first == UInt8(ascii: "/") else {
                return nil
            }
            return value
        }
        let home = directory("HOME")
        self.home = home
        cacheHome = directory("XDG_CACHE_HOME") ?? home.map { $0 + "/.cache" }
        configurationHome = directory("XDG_CONFIG_HOME") ?? home.map { $0 + "/.config" }
        dataHome = directory("XDG_DATA_HOME") ?? home.map { $0 + "/.local/share" }
    }

    /// Every directory that holds fonts, the user's own first.
    var fontDirectories: [String] {
        var directories: [String] = []
        if let dataHome { directories.append(dataHome + "/fonts") }
        if let home { directories.append(home + "/.fonts") }
        return directories + systemFontDirectories
    }

    /// The file that remembers which font to use; nil without a place for it.
    var cacheFile: String? {
        cacheHome.map { $0 + "/glasschord/font" }
    }

    /// The file that remembers the fonts of a script that the main one lacks.
    func cacheFile(of script: Script) -> String? {
        cacheFile.map { "\($0)-\(script.name)" }
    }

    /// Fontconfig's rules without the user's and the administrator's own, in the order in which they
    /// are read.
    ///
    /// Source: fonts-conf(5): below conf.d, 50-user.conf leads to the user's rules and 51-local.conf
    /// to local.conf, which "is for local configuration".
    var distributionRules: [String] {
        let directory = fontconfigDirectory + "/conf.d"
        return FontWalk.names(in: directory).compactMap { name in
            let isRule = name.utf8.first.map { (48...57).contains($0) } == true
            guard isRule, name.hasSuffix(".conf"), name != "50-user.conf", name != "51-local.conf"
            else { return nil }
            return "\(directory)/\(name)"
        }
    }

    /// What changes when the user or a package installs a font or configures another one.
    var watchedPaths: [String] {
        var paths = [
            fontconfigDirectory, fontconfigDirectory + "/conf.d",
            fontconfigDirectory + "/fonts.conf", fontconfigDirectory + "/local.conf",
        ]
        if let configurationHome {
            paths += [
                configurationHome + "/fontconfig", configurationHome + "/fontconfig/fonts.conf",
                configurationHome + "/fontconfig/conf.d",
            ]
        }
        for directory in fontDirectories {
            // Debian puts each package's fonts into a directory of its own below these two.
            paths += [directory, directory + "/truetype", directory + "/opentype"]
        }
        return paths
    }
}
