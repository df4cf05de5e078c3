/// A picture for a tool: a PNG file.
public struct KeyboardToolImage: Sendable, Hashable {
    /// Where the file is.
    public var path: String
    /// Whether only its shape counts, which is drawn in the colour of texts; otherwise its own colours are shown.
    public var isTemplate: Bool

    public init(path: String, isTemplate: Bool = true) {
        self.path = path
        self.isTemplate = isTemplate
    }
}
