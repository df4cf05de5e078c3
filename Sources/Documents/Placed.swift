/// A value that a document gives, and where.
package struct Placed<Value> {
    package let value: Value
    package let place: DocumentPlace

    @inlinable
    package init(_ value: Value, at place: DocumentPlace) {
        self.value = value
        self.place = place
    }
}

extension Placed: Sendable where Value: Sendable {}
extension Placed: Equatable where Value: Equatable {}
extension Placed: Hashable where Value: Hashable {}
