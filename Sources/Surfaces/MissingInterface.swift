/// An interface that the compositor does not offer and without which no board can be shown.
package struct MissingInterface: Error, Equatable {
    package let name: String
}
