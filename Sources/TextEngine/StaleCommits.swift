/// What a compositor does with a commit whose serial a `done` has overtaken.
///
/// Source: input-method-unstable-v2, `commit`: the text is to be processed, the state not to be changed. wlroots 0.15
/// and Hyprland process everything, wlroots 0.18 drops the whole request.
package enum StaleCommits: Sendable, Equatable {
    case unknown
    case areTaken
    case areDropped
}
