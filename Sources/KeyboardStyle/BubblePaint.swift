/// The colours of a letter bubble, resolved. Source: behaviour A.6 and B.1, rule 4.
package struct BubblePaint: Sendable, Hashable {
    package let rim: RGBA
    package let body: RGBA
    /// Opaque, behind the letter.
    package let plate: RGBA
    package let text: RGBA
}
