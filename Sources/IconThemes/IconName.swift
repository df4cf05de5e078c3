/// Whether a text may be the name of an icon, a theme or a folder: one that leads nowhere else.
enum IconName {
    /// What file systems allow at most.
    private static let limit = 255

    static func isSafe(_ name: some StringProtocol) -> Bool {
        !name.isEmpty && !name.hasPrefix(".") && name.utf8.count <= limit
            && name.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "/") }
    }

    /// The same of a path below a theme, such as `16x16/actions`.
    static func isSafe(path: String) -> Bool {
        path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { isSafe($0) }
    }
}
