import EventLoop
import Protocols
import Units
import Wayland

/// The board's surface at the bottom edge of an output.
///
/// The compositor chooses the output (the one that has the focus). Where outputs differ, the size is not known before
/// the choice: then the surface first asks, unseen, for the whole output, and takes the height that follows from the answer.
package final class BoardSurface {
    private enum Phase: Equatable {
        /// Not on any output.
        case withdrawn
        /// The size of the whole output was asked for.
        case probing
        /// The board's size was asked for.
        case configuring
        /// Configured: pictures may be attached.
        case shown
    }

    /// After so many closings without a picture between them the compositor does not want us.
    private static let closingLimit = 3

    /// The surface's height on an output of this size; whole logical pixels.
    package var wantedHeight: (Size) -> Points = { _ in 0 }
    /// Size or scale have changed: the next picture is a new one.
    package var onConfigured: () -> Void = {}
    /// The first picture since the last `show` is on its way to the screen.
    package var onShown: () -> Void = {}
    /// The compositor took the surface away while it was wanted; contacts on it are gone.
    package var onClosed: () -> Void = {}
    /// No buffer could be made.
    package var onError: (SystemError) -> Void = { _ in }

    /// The size that the compositor has given; zero before it has.
    package private(set) var size = Size.zero
    /// The output's size as far as it is known; zero before it is.
    package private(set) var outputSize = Size.zero
    package private(set) var scale = Scale.one

    private let globals: SurfaceGlobals
    private let outputs: Outputs
    private let layer: Layer
    private var role: BoardRole?
    private var phase = Phase.withdrawn
    private var isWanted = false
    private var hasPicture = false
    private var requestedHeight: Points = 0
    private var swapchain: Swapchain?
    private var needsWholePicture = true
    private var closings = 0

    package init(_ globals: SurfaceGlobals, outputs: Outputs, layer: Layer) {
        self.globals = globals
        self.outputs = outputs
        self.layer = layer
    }

    /// Whether a picture would be taken now.
    package var isReady: Bool {
        phase == .shown && role?.isAwaitingFrame == false
    }

    package var isShown: Bool { phase == .shown && hasPicture }

    /// Whether this is the surface that contacts are on.
    package func isSurface(_ surface: WlSurface?) -> Bool {
        guard let surface, let role else { return false }
        return surface === role.surface
    }

    /// Brings the board up: at once, or as soon as there is an output.
    package func show() {
        if isWanted { return }
        isWanted = true
        closings = 0
        begin()
    }

    /// Takes the board away. The role goes with it, so that the compositor chooses the output anew the next time, and since
    /// wlroots 0.15 configures no surface that was unmapped with a null buffer; the buffers stay for the next picture.
    package func hide() {
        isWanted = false
        withdraw()
    }

    /// Outputs came, went or changed: asks for another height where one is needed.
    package func outputsChanged() {
        if isWanted, phase == .withdrawn {
            closings = 0
            begin()
            return
        }
        guard phase == .configuring || phase == .shown, let role else { return }
        if let current = role.output ?? soleOutput {
            outputSize = current.size
            let height = wantedHeight(current.size)
            if height != requestedHeight {
                requestedHeight = height
                role.requestHeight(height)
            }
        }
        updateScale()
    }

    /// Paints and commits one picture; only while `isReady`.
    ///
    /// - Parameters:
    ///   - damage: what has changed since the last picture.
    ///   - paint: makes the picture in the pixels lent: ARGB32, premultiplied, rows without gaps.
    /// - Returns: false when the compositor holds all buffers; nothing was committed then.
    package func present(
        _ damage: PixelRegion, paint: (Frame, inout MutableRawSpan) -> Void
    ) -> Bool {
        guard isReady, let role else { return false }
        let bufferSize = scale.bufferSize(for: size)
        var changed = damage.clipped(to: bufferSize.bounds)
        if needsWholePicture { changed = PixelRegion(bufferSize.bounds) }
        guard let slot = nextSlot(bufferSize, changed) else { return false }
        let frame = Frame(size: bufferSize, scale: scale, region: slot.region)
        slot.buffer.withPixels { paint(frame, &$0) }
        role.commit(
            slot.buffer, damage: changed, size: size, scale: scale, isFirst: !hasPicture)
        needsWholePicture = false
        closings = 0
        if !hasPicture {
            hasPicture = true
            onShown()
        }
        return true
    }

    private func nextSlot(
        _ size: PixelSize, _ damage: PixelRegion
    ) -> (buffer: SharedBuffer, region: PixelRegion)? {
        let chain: Swapchain
        if let swapchain, swapchain.size == size {
            chain = swapchain
        } else {
            chain = Swapchain(size: size, shm: globals.shm)
            swapchain = chain
        }
        do {
            guard let slot = try chain.next(damage: damage) else { return nil }
            return (slot.0, slot.1)
        } catch {
            onError(error)
            return nil
        }
    }

    private var soleOutput: (size: Size, scale: Int)? { outputs.common }

    private func begin() {
        if outputs.isEmpty { return }
        let role = self.role ?? makeRole()
        needsWholePicture = true
        if let sole = soleOutput {
            outputSize = sole.size
            ask(role)
        } else {
            phase = .probing
            role.requestWholeOutput()
        }
    }

    private func ask(_ role: BoardRole) {
        requestedHeight = wantedHeight(outputSize)
        phase = .configuring
        role.requestBoard(height: requestedHeight)
    }

    private func makeRole() -> BoardRole {
        let role = BoardRole(globals, outputs: outputs, layer: layer)
        role.onConfigure = { [unowned self] in configured($0) }
        role.onClosed = { [unowned self] in closed() }
        role.onEntered = { [unowned self] in outputsChanged() }
        self.role = role
        return role
    }

    /// Source: wlr-layer-shell-unstable-v1, `configure`: a zero leaves that dimension to the client.
    private func configured(_ given: Size) {
        guard let role else { return }
        switch phase {
        case .withdrawn:
            break
        case .probing:
            outputSize = given
            ask(role)
        case .configuring, .shown:
            let accepted = Size(
                width: given.width > 0 ? given.width : max(outputSize.width, 1),
                height: given.height > 0 ? given.height : max(requestedHeight, 1))
            let isNew = accepted != size || phase == .configuring
            size = accepted
            phase = .shown
            updateScale()
            if isNew {
                needsWholePicture = true
                onConfigured()
            }
        }
    }

    private func updateScale() {
        let wanted = role?.scale ?? .one
        if wanted == scale { return }
        scale = wanted
        needsWholePicture = true
        if phase == .shown { onConfigured() }
    }

    private func closed() {
        withdraw()
        closings += 1
        onClosed()
        if isWanted, closings < Self.closingLimit { begin() }
    }

    private func withdraw() {
        phase = .withdrawn
        hasPicture = false
        role = nil
        swapchain?.forgetHolders()
    }
}
