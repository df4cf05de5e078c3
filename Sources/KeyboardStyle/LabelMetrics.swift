/// How labels give way where they lack room, as parts of the size that they are to have.
package enum LabelMetrics {
    /// How much of the usual width a key has at most that is much narrower: it and keys as wide have a size of their own.
    package static let narrowKey = 0.6
    /// Where a word has no room even at this size, it alone is smaller: the others of its kind stay readable.
    package static let leastWord = 0.75
    /// How small the space bar's word may become beside a badge before it is left out.
    package static let leastSpaceWord = 0.5
    /// How large the words of the globe's menu may be, in heights of its rows.
    package static let menuText = 0.6
    /// A name in the menu that needs smaller letters than this is alone with them.
    package static let leastMenuText = 0.75
}
