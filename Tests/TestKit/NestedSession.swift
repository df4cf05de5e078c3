import Units

/// A compositor in a window of our own one, which gives it real fingers and a pointer. Owner: the test.
package final class NestedSession: CompositorSession {
    /// Which compositor is nested.
    package enum Kind: String, Sendable, CaseIterable {
        case sway, phoc
    }

    package let kind: Kind
    /// As it is now: `resize` changes the mode.
    package private(set) var configuration: SessionConfiguration
    private let parent: ParentCompositor
    private let compositor: any CompositorSession

    package init(
        _ kind: Kind = .sway, _ configuration: SessionConfiguration = SessionConfiguration(),
        hasPointer: Bool = false, hasKeyboard: Bool = false
    ) throws(SessionError) {
        self.kind = kind
        self.configuration = configuration
        parent = try ParentCompositor(windowSize: configuration.mode)
        let backend = CompositorProcess.Backend.nested(socket: parent.socketPath)
        compositor =
            switch kind {
            case .sway: try SwaySession(configuration, on: backend)
            case .phoc: try PhocSession(configuration, on: backend)
            }
        try parent.offer(
            [.touch] + (hasPointer ? [.pointer] : []) + (hasKeyboard ? [.keyboard] : []))
    }

    deinit {
        // Before its window.
        compositor.end()
    }

    package var environment: [String: String] { compositor.environment }
    package var directory: Directory { compositor.directory }
    package var socketPath: String { compositor.socketPath }
    package var isRunning: Bool { compositor.isRunning }

    package func end() {
        compositor.end()
    }

    /// The nested sway, for what only sway tells; nil for another compositor.
    package var sway: SwaySession? { compositor as? SwaySession }

    /// Gives the window, and so the output, another size, as when a phone is turned; returns when the compositor has
    /// heard of it.
    package func resize(to mode: PixelSize) throws(SessionError) {
        configuration.mode = mode
        try parent.carryOut(["size \(mode.width)x\(mode.height)"], until: Deadline()) {}
    }

    /// Moves fingers; returns when the compositor has handled all of it.
    package func touch(_ steps: TouchStep...) throws(SessionError) {
        try touch(steps)
    }

    /// Moves fingers, in the given times; returns when the compositor has handled all of it.
    ///
    /// - Parameter meanwhile: called every hundred steps, so that programs can be listened to.
    package func touch(
        _ steps: [TouchStep], meanwhile: () throws(SessionError) -> Void = {}
    ) throws(SessionError) {
        let span = steps.lazy.map(\.wait).reduce(0, +)
        try parent.carryOut(
            steps.map { $0.order(scale: configuration.scale) }, until: Self.deadline(for: span),
            meanwhile: meanwhile)
    }

    /// Moves fingers and does not wait.
    package func send(_ steps: TouchStep...) {
        parent.send(steps.map { $0.order(scale: configuration.scale) })
    }

    /// Moves and presses the pointer, in the given times; returns when the compositor has handled all of it.
    ///
    /// - Parameter meanwhile: called every hundred steps, so that programs can be listened to.
    package func point(
        _ steps: [PointerStep], meanwhile: () throws(SessionError) -> Void = {}
    ) throws(SessionError) {
        let span = steps.lazy.map(\.wait).reduce(0, +)
        try parent.carryOut(
            steps.map { $0.order(scale: configuration.scale) }, until: Self.deadline(for: span),
            meanwhile: meanwhile)
    }

    /// - Parameter microseconds: how long the steps themselves take.
    private static func deadline(for microseconds: Int) -> Deadline {
        Deadline(after: Milliseconds(20_000 + microseconds / 1000))
    }
}
