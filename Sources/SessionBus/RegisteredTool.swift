/// One choice of a toolbar that an application has registered: what it shows and what it is called. It shows at least one of
/// text and symbol.
package struct RegisteredTool: Sendable, Hashable {
    /// Shown where there is no symbol, or where nobody knows it.
    package var text: String?
    /// A symbol's name.
    package var symbol: String?
    /// What is spoken.
    package var label: String?

    package init(text: String? = nil, symbol: String? = nil, label: String? = nil) {
        self.text = text
        self.symbol = symbol
        self.label = label
    }
}
