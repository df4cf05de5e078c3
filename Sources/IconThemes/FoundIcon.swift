/// The file of an icon: an SVG or a PNG picture, as far as its name tells.
package struct FoundIcon: Sendable, Hashable {
    package let path: String
    /// Whether it is made to be drawn in one colour, whatever that is.
    package let isSymbolic: Bool

    package init(path: String, isSymbolic: Bool) {
        self.path = path
        self.isSymbolic = isSymbolic
    }
}
