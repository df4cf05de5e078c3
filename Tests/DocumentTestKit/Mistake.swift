import Testing

/// A document and what is said about it; both written by hand.
package struct Mistake: CustomTestStringConvertible, Sendable {
    package let text: String
    package let says: [String]

    package init(_ text: String, _ says: String...) {
        self.text = text
        self.says = says
    }

    package var testDescription: String { says.first ?? "nothing" }
}
