import Units

/// Why a picture could not be made or stored.
package enum PaintError: Error, Sendable, Hashable {
    /// Cairo paints from 1 to 32767 pixels in each direction.
    case unpaintable(PixelSize)
    /// The file at `path` cannot be written; `reason` is the system's sentence.
    case unwritable(path: String, reason: String)
    /// The file at `path` cannot be read as a picture; `reason` is a sentence of Cairo's or ours.
    case unreadable(path: String, reason: String)
    /// The picture could not be turned into a PNG; `reason` is Cairo's sentence.
    case notEncoded(reason: String)
}

extension PaintError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .unpaintable(let size):
            "cannot paint \(size.width)x\(size.height) pixels: each side must be from 1 to 32767"
        case .unwritable(let path, let reason): "cannot write \(path): \(reason)"
        case .unreadable(let path, let reason): "cannot read \(path): \(reason)"
        case .notEncoded(let reason): "cannot make a PNG: \(reason)"
        }
    }
}
