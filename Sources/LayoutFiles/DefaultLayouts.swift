import KeyboardLayouts

/// Which layouts are shown where no setting names any.
package struct DefaultLayouts: Sendable, Hashable {
    /// In their order; never empty.
    package let names: [String]
    /// The variable that names them; nil where none does.
    package let origin: String?
    /// What did not count, and what counts instead.
    package let warnings: [String]

    /// - Parameters:
    ///   - variable: looks a variable of the environment up; an empty one too.
    ///   - exists: whether there is a layout of a name.
    package init(_ variable: (String) -> String?, exists: (String) -> Bool) {
        var warnings: [String] = []
        func find(_ wanted: LayoutName, in source: String) -> String? {
            let found = wanted.candidates.first { $0 == "us" || exists($0) }
            if let found, found == wanted.text { return found }
            let name = "\(source): there is no layout '\(wanted.text)'"
            warnings.append(found.map { "\(name); '\($0)' is shown" } ?? "\(name); it is left out")
            return found
        }
        var names: [String] = []
        if let list = variable("XKB_DEFAULT_LAYOUT") {
            let variants = (variable("XKB_DEFAULT_VARIANT") ?? "").split(
                separator: ",", omittingEmptySubsequences: false)
            let layouts = list.split(separator: ",", omittingEmptySubsequences: false)
            if list.isEmpty { warnings.append("XKB_DEFAULT_LAYOUT is empty; it counts as unset") }
            for (index, layout) in layouts.enumerated() where !layout.isEmpty {
                let variant = index < variants.count ? String(variants[index]) : ""
                let wanted = LayoutName(xkb: String(layout), variant: variant)
                if let name = find(wanted, in: "XKB_DEFAULT_LAYOUT"), !names.contains(name) {
                    names.append(name)
                }
            }
        }
        var origin = names.isEmpty ? nil : "XKB_DEFAULT_LAYOUT"
        // The first that is set counts. Source: locale(7); POSIX.1-2017, 8.2.
        let sources = ["LC_ALL", "LC_CTYPE", "LC_MESSAGES", "LANG"]
        if names.isEmpty, let source = sources.first(where: { !(variable($0) ?? "").isEmpty }),
            let wanted = LayoutName(locale: variable(source) ?? ""),
            let name = find(wanted, in: source)
        {
            names = [name]
            origin = source
        }
        self.origin = origin
        self.names = names.isEmpty ? ["us"] : names
        self.warnings = warnings
    }
}
