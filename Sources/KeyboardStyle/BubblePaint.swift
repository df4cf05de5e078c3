/// The colours of a letter bubble, resolved. Source: behaviour A.6 and B.1, rule 4.
package struct BubblePaint: Sendable, Hashable {
    package let rim: RGBA
    package let body: RGBA
    /// Opaque, behind the letter.
    package let plate: RGBA
    package let text: RGBA

    /// The same with `amount` of the accent in its body. The letter's plate stays, and with it the contrast.
    package func tinted(_ amount: Double) -> BubblePaint {
        BubblePaint(
            rim: rim, body: body.mixed(with: rim.withAlpha(body.alpha), amount), plate: plate,
            text: text)
    }
}
