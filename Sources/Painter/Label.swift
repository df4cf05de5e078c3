/// A label, drawn once: a stamp that is pressed with the baseline's middle on a pixel.
struct Label {
    let stamp: Stamp
    /// The height of the box that is centred (that of "x" or "H"), in buffer pixels.
    let boxHeight: Double
}
