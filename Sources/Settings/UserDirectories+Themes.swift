import Documents

extension UserDirectories {
    /// Where a theme's file may be, the first that is there counts.
    func themes(named name: String) -> [String] {
        [configuration, data].compactMap { $0.map { "\($0)/themes/\(name).yaml" } }
    }
}
