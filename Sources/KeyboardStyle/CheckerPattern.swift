/// The squares behind a picture of the keyboard that shows how much of what lies behind it shows through.
package enum CheckerPattern {
    /// Nearly white and nearly black: whatever a look does to its backdrop is seen on both.
    package static let light = RGBA(hex: 0xF0F0F0)
    package static let dark = RGBA(hex: 0x303030)
    /// Buffer pixels of a square's side.
    package static let square = 16
}
