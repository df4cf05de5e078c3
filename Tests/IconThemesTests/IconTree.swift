import DocumentTestKit
import Units

@testable import IconThemes

/// Themes of a test's own: a home with `.icons`, and `share/icons` as the machine's.
final class IconTree {
    let folder: Folder

    init() throws {
        folder = try Folder()
        try folder.makeDirectory(".icons")
        try folder.makeDirectory("share/icons")
    }

    var folders: IconFolders {
        IconFolders { [home = folder.home] in
            switch $0 {
            case "HOME": home
            case "XDG_DATA_DIRS": "\(home)/share:/nowhere"
            default: nil
            }
        }
    }

    /// Writes a theme's index, with a section for each folder.
    ///
    /// - Parameter directories: a folder's path, and what stands in its section.
    func theme(
        _ name: String, in place: String = "share/icons", inherits: String? = nil,
        _ directories: KeyValuePairs<String, String> = ["16": "Size=16"]
    ) throws {
        try folder.makeDirectory("\(place)/\(name)")
        var text = "[Icon Theme]\nName=\(name)\nComment=a theme\n"
        if let inherits { text += "Inherits=\(inherits)\n" }
        text += "Directories=\(directories.map(\.key).joined(separator: ","))\n"
        for (path, section) in directories { text += "\n[\(path)]\n\(section)\n" }
        try folder.write(text, to: "\(place)/\(name)/index.theme")
    }

    func icon(_ path: String, in place: String = "share/icons") throws {
        let slash = path.lastIndex(of: "/") ?? path.startIndex
        try folder.makeDirectory("\(place)/\(path[..<slash])")
        try folder.write("an icon", to: "\(place)/\(path)")
    }

    func chooseTheme(_ name: String, gtk: String = "gtk-3.0") throws {
        try folder.makeDirectory(".config/\(gtk)")
        try folder.write(
            "[Settings]\ngtk-font-name=Sans 10\ngtk-icon-theme-name = \(name)\n",
            to: ".config/\(gtk)/settings.ini")
    }

    /// What is found: the path below the home, with a "*" behind a symbolic icon's; nil for nothing.
    func find(_ name: String, size: Points = 16, scale: Int = 1) -> String? {
        let found = IconFinder(folders).icons(of: [name], size: size, scale: Scale(whole: scale))
        guard let icon = found[name] else { return nil }
        return icon.path.replacing("\(folder.home)/", with: "", maxReplacements: 1)
            + (icon.isSymbolic ? "*" : "")
    }
}
