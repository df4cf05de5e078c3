/// The colours of the suggestion bar, resolved. Source: behaviour A.6 and B.3.
package struct BarPaint: Sendable, Hashable {
    /// The keyboard's; clear where that is translucent.
    package let background: RGBA
    /// The capsule behind a slot, which keeps its text readable on a translucent keyboard; nil on a solid one.
    package let slotFill: RGBA?
    package let text: RGBA
    /// The pill behind the slot that stands out.
    package let highlightFill: RGBA
    package let highlightText: RGBA
    package let separator: RGBA
}
