/// A picture for a tool: a PNG file. Of one that cannot be read the first letters of the tool's label are shown.
public struct KeyboardToolImage: Sendable, Hashable {
    /// Where the file is: an absolute path, or one from the program's working directory.
    public var path: String
    /// Whether only its shape counts, which is drawn in the colour of texts; otherwise its own colours are shown.
    public var isTemplate: Bool

    /// - Parameter isTemplate: true for a shape, false for a picture in its own colours.
    public init(path: String, isTemplate: Bool = true) {
        self.path = path
        self.isTemplate = isTemplate
    }
}
