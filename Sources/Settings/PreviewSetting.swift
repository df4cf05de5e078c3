/// Whether and how a held character is shown above its key.
package enum PreviewSetting: Sendable, Hashable {
    case off
    case style(String)

    /// The words for it. Source: behaviour C.3.
    static let choices: [(String, PreviewSetting)] =
        [
            "native", "connected", "curvy", "square", "floating", "bubble", "bubble-word",
            "bubble-sentence",
        ]
        .map { ($0, .style($0)) } + [("off", .off)]
}
