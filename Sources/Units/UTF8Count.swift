/// A number of bytes of UTF-8: how the text protocols count positions and lengths.
///
/// Source: text-input-unstable-v3 and input-method-unstable-v2, `surrounding_text` and `delete_surrounding_text`.
package struct UTF8Count: Sendable, Hashable, Comparable, ExpressibleByIntegerLiteral {
    package let value: Int

    package init(_ value: Int) {
        self.value = value
    }

    package init(integerLiteral value: Int) {
        self.value = value
    }

    package init(of text: some StringProtocol) {
        self.value = text.utf8.count
    }

    package static func < (left: UTF8Count, right: UTF8Count) -> Bool {
        left.value < right.value
    }
}
