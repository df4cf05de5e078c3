/// The ways that lead to the application.
package struct Channels: Sendable, Equatable {
    package var hasVirtualKeyboard: Bool

    package init(hasVirtualKeyboard: Bool) {
        self.hasVirtualKeyboard = hasVirtualKeyboard
    }
}
