import Glibc

/// A search for icons of one size, for which the themes are read once.
///
/// Source: Icon Theme Specification 0.13, "Icon Lookup".
struct IconSearch {
    /// A theme with the folders that it lies in.
    private struct Place {
        let theme: IconTheme
        let folders: [String]
    }

    private let places: [Place]
    /// Where icons of no theme are.
    private let folders: [String]
    private let size: Int
    private let scale: Int

    /// What most desktops have. The specification knows only the second, in which applications put their icons and little else.
    private static let usual = "Adwaita"
    private static let last = "hicolor"
    private static let mostThemes = 32
    /// SVG first: it is sharp in every size.
    private static let endings = ["svg", "png"]
    private static let symbolic = "-symbolic"

    init(_ folders: IconFolders, size: Int, scale: Int) {
        self.folders = folders.paths.filter(Self.isFolder)
        self.size = size
        self.scale = scale
        places = Self.places(of: folders.themeName, in: self.folders)
    }

    /// The symbolic icon of a name from any theme before one in colours: the bar's icons are to look alike.
    func icon(of name: String) -> FoundIcon? {
        guard IconName.isSafe(name) else { return nil }
        if name.hasSuffix(Self.symbolic) {
            return file(of: name).map { FoundIcon(path: $0, isSymbolic: true) }
        }
        if let path = file(of: name + Self.symbolic) {
            return FoundIcon(path: path, isSymbolic: true)
        }
        return file(of: name).map { FoundIcon(path: $0, isSymbolic: false) }
    }

    private func file(of name: String) -> String? {
        for place in places {
            if let path = file(of: name, in: place) { return path }
        }
        return folders.firstResult { Self.file(of: name, in: $0) }
    }

    /// The file in a folder that is for the size, else the one that is for the nearest.
    private func file(of name: String, in place: Place) -> String? {
        let directories = place.theme.directories
        for directory in directories where directory.matches(size, scale: scale) {
            if let path = file(of: name, in: place, directory) { return path }
        }
        var nearest: (path: String, distance: Int)?
        for directory in directories where !directory.matches(size, scale: scale) {
            let distance = directory.distance(to: size, scale: scale)
            if let nearest, nearest.distance <= distance { continue }
            if let path = file(of: name, in: place, directory) { nearest = (path, distance) }
        }
        return nearest?.path
    }

    private func file(of name: String, in place: Place, _ directory: IconDirectory) -> String? {
        place.folders.firstResult { Self.file(of: name, in: "\($0)/\(directory.path)") }
    }

    private static func file(of name: String, in folder: String) -> String? {
        endings.firstResult { ending in
            let path = "\(folder)/\(name).\(ending)"
            return kind(of: path) == S_IFREG ? path : nil
        }
    }
}

extension IconSearch {
    /// The theme with all that it builds upon, then the usual one, then the last.
    private static func places(of name: String?, in folders: [String]) -> [Place] {
        var places: [Place] = []
        // A theme may build upon itself.
        var seen: Set<String> = [last]
        func add(_ name: String) {
            guard seen.count < mostThemes, seen.insert(name).inserted,
                let place = place(of: name, in: folders)
            else { return }
            places.append(place)
            for parent in place.theme.parents { add(parent) }
        }
        if let name { add(name) }
        add(usual)
        if let place = place(of: last, in: folders) { places.append(place) }
        return places
    }

    /// Nil for a theme without an index.
    private static func place(of name: String, in folders: [String]) -> Place? {
        let folders = folders.map { "\($0)/\(name)" }.filter(isFolder)
        guard let index = folders.firstResult({ KeyFile(path: "\($0)/index.theme") }) else {
            return nil
        }
        return Place(theme: IconTheme(name, index: index), folders: folders)
    }

    private static func isFolder(_ path: String) -> Bool {
        kind(of: path) == S_IFDIR
    }

    /// The type bits of what a path leads to; nil where nothing is there.
    private static func kind(of path: String) -> mode_t? {
        var status = stat()
        return unsafe stat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
    }
}

extension Array {
    /// What `find` gives first.
    fileprivate func firstResult<Result>(_ find: (Element) -> Result?) -> Result? {
        for element in self {
            if let result = find(element) { return result }
        }
        return nil
    }
}
