/// One element of an XML document with its attributes and child elements; text is not kept.
struct XMLElement: Hashable, Sendable {
    struct Attribute: Hashable, Sendable {
        let name: String
        let value: String
        let position: SourcePosition
    }

    let name: String
    let position: SourcePosition
    var attributes: [Attribute] = []
    var children: [XMLElement] = []

    func attribute(_ name: String) -> Attribute? {
        attributes.first { $0.name == name }
    }
}
