/// Which way a language's text runs. Keys do not move with it.
public enum WritingDirection: String, Sendable, Hashable, CaseIterable {
    case leftToRight = "left-to-right"
    case rightToLeft = "right-to-left"
}
