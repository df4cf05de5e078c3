import Units

/// Finds icons by their names. It reads files: not for the way to a picture.
package struct IconFinder: Sendable {
    private let folders: IconFolders

    package init(_ folders: IconFolders) {
        self.folders = folders
    }

    /// The files of icons; names without one are left out.
    ///
    /// - Parameters:
    ///   - size: how large the icon is to be.
    ///   - scale: of the output.
    package func icons(
        of names: [String], size: Points, scale: Scale
    ) -> [String: FoundIcon] {
        // Beyond it no theme has anything, and what is no number is none.
        let side = size.value >= 1 && size.value <= 1024 ? Int(size.value.rounded()) : 1024
        let search = IconSearch(
            folders, size: side, scale: Int(min(scale.factor, 8).rounded(.up)))
        var icons: [String: FoundIcon] = [:]
        for name in names { icons[name] = search.icon(of: name) }
        return icons
    }
}
