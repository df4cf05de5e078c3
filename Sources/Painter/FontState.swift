/// What labels are drawn with.
package enum FontState: Sendable, Hashable {
    /// A font of the system.
    case font(FontFile)
    /// No font was found: labels are drawn with the built-in strokes.
    case noFont
    /// A font was found and cannot be used: labels are drawn with the built-in strokes.
    case unusable(FontFile)
}

extension FontState: CustomStringConvertible {
    /// One line for the user.
    package var description: String {
        switch self {
        case .font(let file): "font \(file.path)"
        case .noFont:
            "no font found: labels are drawn with simple strokes; install one, such as fonts-inter"
        case .unusable(let file):
            "font \(file.path) cannot be used: labels are drawn with simple strokes"
        }
    }
}
