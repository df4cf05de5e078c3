/// A key of a mapping, with its place, and the value.
package struct YAMLEntry: Sendable, Hashable {
    package let key: String
    package let place: DocumentPlace
    package let value: YAMLNode

    package init(key: String, place: DocumentPlace, value: YAMLNode) {
        self.key = key
        self.place = place
        self.value = value
    }
}
