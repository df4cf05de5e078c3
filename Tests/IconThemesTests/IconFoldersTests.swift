import Testing

@testable import IconThemes

/// Where icons are looked for. Source: Icon Theme Specification 0.13, "Directory Layout"; XDG Base Directory Specification.
struct IconFoldersTests {
    private func folders(_ variables: [String: String]) -> IconFolders {
        IconFolders { variables[$0] }
    }

    @Test func theHomeComesFirst() {
        let folders = folders(["HOME": "/home/a"])
        #expect(
            folders.paths == [
                "/home/a/.icons", "/home/a/.local/share/icons", "/usr/local/share/icons",
                "/usr/share/icons", "/usr/share/pixmaps",
            ])
        #expect(
            folders.settings == [
                "/home/a/.config/gtk-3.0/settings.ini", "/home/a/.config/gtk-4.0/settings.ini",
            ])
    }

    @Test func variablesSayOtherwise() {
        let folders = folders([
            "HOME": "/h", "XDG_DATA_HOME": "/d", "XDG_DATA_DIRS": "/x:relative:/y",
            "XDG_CONFIG_HOME": "/c",
        ])
        #expect(
            folders.paths == [
                "/h/.icons", "/d/icons", "/x/icons", "/y/icons", "/usr/share/pixmaps",
            ])
        #expect(folders.settings.first == "/c/gtk-3.0/settings.ini")
    }

    @Test func whatIsNotAbsoluteIsNotThere() {
        let folders = folders(["HOME": "h", "XDG_DATA_HOME": "d", "XDG_CONFIG_HOME": ""])
        #expect(
            folders.paths == ["/usr/local/share/icons", "/usr/share/icons", "/usr/share/pixmaps"])
        #expect(folders.settings.isEmpty)
    }
}
