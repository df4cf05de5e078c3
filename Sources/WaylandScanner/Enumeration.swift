/// A protocol enumeration; its values are open: a peer may send others.
struct Enumeration: Sendable {
    struct Entry: Sendable {
        let name: String
        let value: UInt32
        let summary: String?
    }

    let name: String
    let isBitfield: Bool
    let summary: String?
    let position: SourcePosition
    var entries: [Entry] = []
}
