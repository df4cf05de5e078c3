import EventLoop
import Protocols
import Units
import Wayland

/// The board's surface at the bottom edge of an output.
///
/// The compositor chooses the output (the one that has the focus). Where outputs differ, the height depends on the choice:
/// then an `OutputScout` goes ahead. It also finds out whether a board that is shown must move to another output.
package final class BoardSurface {
    private enum Phase: Equatable {
        /// Not on any output.
        case withdrawn
        /// The output is being looked for.
        case scouting
        /// The board's size was asked for.
        case configuring
        /// Configured: pictures may be attached.
        case shown
    }

    /// After so many closings without news of the outputs or a touch between them the compositor does not want us.
    private static let closingLimit = 3
    /// A longer side is not taken from a compositor: no output has it, and at scale 1 every smaller surface can be painted.
    private static let longestSide: Points = 16_383
    /// What an output that tells no size is taken for: a phone.
    private static let unknownOutput = Size(width: 402, height: 874)

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
    private var scout: OutputScout?
    /// The focus may have moved while the output was being looked for or the board was on its way.
    private var mustFollow = false
    private var phase = Phase.withdrawn
    private var isWanted = false
    private var hasPicture = false
    private var requestedHeight: Points = 0
    private var swapchain: Swapchain?
    /// The buffers of the size before, one of which is still on screen.
    private var outgrown: Swapchain?
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

    /// Brings the board up: at once, or as soon as there is an output. Tries again where the compositor closed it, and moves
    /// to the output that has the focus by now.
    package func show() {
        if isWanted, phase != .withdrawn {
            follow()
            return
        }
        isWanted = true
        closings = 0
        begin()
    }

    /// Takes the board away. The role goes with it, so that the compositor chooses the output anew the next time, and since
    /// wlroots 0.15 configures no surface that was unmapped with a null buffer; the buffers stay for the next picture.
    package func hide() {
        isWanted = false
        mustFollow = false
        withdraw()
    }

    /// Outputs came, went or changed: asks for another height where one is needed.
    package func outputsChanged() {
        closings = 0
        if outputs.isEmpty, phase != .withdrawn {
            // Some compositors forget to say `closed`.
            withdraw()
            onClosed()
        } else if isWanted, phase == .withdrawn {
            begin()
        } else {
            placeChanged()
        }
    }

    /// The surface's outputs are others, or differ from what they were.
    private func placeChanged() {
        role?.outputsChanged()
        guard phase == .configuring || phase == .shown, let role else { return }
        if let current = role.output ?? soleOutput { fit(role, to: current.size) }
        updateScale()
    }

    private func fit(_ role: BoardRole, to output: Size) {
        if output == outputSize { return }
        outputSize = output
        let height = wantedHeight(output)
        if height != requestedHeight {
            requestedHeight = height
            role.requestHeight(height)
        }
        // Also where the height stays: an output of another class has other keys.
        if phase == .shown { onConfigured() }
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
        // Only now is nothing of another size on screen any more.
        outgrown = nil
        // A change of what is shown comes from somebody who uses the board.
        if !needsWholePicture { closings = 0 }
        needsWholePicture = false
        if !hasPicture {
            hasPicture = true
            onShown()
            if mustFollow { follow() }
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
            outgrown = outgrown ?? swapchain
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
        if let sole = soleOutput {
            ask(of: nil, size: sole.size)
            return
        }
        phase = .scouting
        scout = OutputScout(globals, outputs: outputs, layer: layer) { [unowned self] output in
            scout = nil
            ask(of: output, size: output?.size ?? outputs.anySize ?? Self.unknownOutput)
        }
    }

    /// Moves the board where a new one would be put now.
    private func follow() {
        guard outputs.count > 1 else { return }
        mustFollow = scout != nil || !isShown
        if mustFollow { return }
        scout = OutputScout(globals, outputs: outputs, layer: layer) { [unowned self] output in
            scout = nil
            guard let output, let role, role.isElsewhere(than: output) else {
                if mustFollow { follow() }
                return
            }
            withdraw()
            onClosed()
            ask(of: output, size: output.size ?? outputSize)
        }
    }

    /// Asks for the board's place; without an output the compositor chooses one.
    private func ask(of output: Output?, size: Size) {
        let role = BoardRole(globals, outputs: outputs, layer: layer, output: output)
        role.onConfigure = { [unowned self] in configured($0) }
        role.onClosed = { [unowned self] in closed() }
        role.onEntered = { [unowned self] in placeChanged() }
        self.role = role
        needsWholePicture = true
        outputSize = size
        requestedHeight = wantedHeight(size)
        phase = .configuring
        role.requestBoard(height: requestedHeight)
    }

    /// Source: wlr-layer-shell-unstable-v1, `configure`: a zero leaves that dimension to the client.
    private func configured(_ given: Size) {
        switch phase {
        case .withdrawn, .scouting:
            break
        case .configuring, .shown:
            let wished = Size(width: outputSize.width, height: requestedHeight)
            let accepted = Self.completed(given, with: wished)
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

    /// The size given, with our wish in place of a zero.
    private static func completed(_ given: Size, with wish: Size) -> Size {
        func side(_ given: Points, _ wish: Points) -> Points {
            min(max(given > 0 ? given : wish, 1), longestSide)
        }
        return Size(
            width: side(given.width, wish.width), height: side(given.height, wish.height))
    }

    private func updateScale() {
        var wanted = role?.scale ?? .one
        // No output has such a scale; at scale 1 there is a picture all the same.
        if !SharedBuffer.isPossible(wanted.bufferSize(for: size)) { wanted = .one }
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
        role?.end()
        role = nil
        scout = nil
        outgrown = nil
        swapchain?.forgetHolders()
    }
}
