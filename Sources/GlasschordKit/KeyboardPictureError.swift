/// Why a picture was not written, in one sentence.
public struct KeyboardPictureError: Error, Sendable, Hashable, CustomStringConvertible {
    public let description: String
}
