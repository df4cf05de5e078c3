import KeyboardStyle
import Units

/// A picture that lies in a file, as a tool's; fitted into its node's frame and centred there.
package struct PictureFile: Sendable, Hashable {
    package var path: String
    /// What its shape is filled with; nil for its own colours.
    package var tint: RGBA?
    /// What of it is seen, from 0 to 1, where it has its own colours.
    package var opacity: Double
    /// What stands there where the file cannot be read.
    package var letters: String
    package var lettersStyle: LabelStyle
    package var lettersColor: RGBA

    package init(
        path: String, tint: RGBA?, opacity: Double, letters: String, lettersStyle: LabelStyle,
        lettersColor: RGBA
    ) {
        self.path = path
        self.tint = tint
        self.opacity = opacity
        self.letters = letters
        self.lettersStyle = lettersStyle
        self.lettersColor = lettersColor
    }
}
