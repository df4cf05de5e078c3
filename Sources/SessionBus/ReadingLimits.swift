/// How much of a message is read. What is more is refused before it is kept: whoever is on the bus can send anything.
///
/// sd-bus has the whole message by then, as many bytes as the bus lets pass; it is gone when the callback returns.
package struct ReadingLimits: Sendable, Hashable {
    /// Containers within containers; D-Bus allows 32 arrays in 32 structures, and variants without bounds.
    package var depth: Int
    /// Values, containers among them.
    package var values: Int
    /// What the values take on the wire, without what aligns them.
    package var bytes: Int

    package init(depth: Int, values: Int, bytes: Int) {
        self.depth = depth
        self.values = values
        self.bytes = bytes
    }

    /// For signals and answers.
    package static let ordinary = ReadingLimits(depth: 64, values: 65_536, bytes: 1 << 20)
}
