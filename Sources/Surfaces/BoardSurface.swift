import EventLoop
import Protocols
import Units
import Wayland

/// The board's surface at the bottom edge of an output.
///
/// The compositor chooses the output (the one that has the focus). Where outputs differ, the height depends on the choice:
/// then an `OutputScout` goes ahead. It also finds out whether a board that is shown must move to another output.
///
/// A change of the board's shape becomes the surface's in one commit with its picture: the new height is asked for, and
/// what is shown keeps its old shape until the compositor has given the new size. `shape` is what the next picture must
/// show. A commit without a picture (a step of a slide, another protocol for blur, a popup) leaves with `endTurn`.
package final class BoardSurface {
    enum Phase: Equatable {
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
    static let closingLimit = 3
    /// A longer side is not taken from a compositor: no output has it, and at scale 1 every smaller surface can be painted.
    static let longestSide: Points = 16_383
    /// What an output that tells no size is taken for: a phone.
    static let unknownOutput = Size(width: 402, height: 874)
    /// A compositor that has not answered another height for so long keeps the one there is.
    static let sizePatience: Milliseconds = 250

    /// What the board wants to be on an output of this size; whole logical pixels. The width is the compositor's to choose.
    package var wantedShape: (Size) -> BoardShape = { _ in BoardShape(size: .zero) }
    /// The output to be on, as long as it is there, such as "eDP-1"; nil leaves it to the compositor.
    package var wantedOutput: String? {
        didSet { if wantedOutput != oldValue { wantedOutputChanged() } }
    }
    /// Whether the board slides when it is shown and hidden; otherwise it is there and gone at once.
    package var isAnimated = false
    /// Size, shape or scale have changed: the next picture is a new one.
    package var onConfigured: () -> Void = {}
    /// The first picture since the last `show` is on its way to the screen.
    package var onShown: () -> Void = {}
    /// The compositor took the surface away while it was wanted; contacts on it are gone.
    package var onClosed: () -> Void = {}
    /// No buffer could be made.
    package var onError: (SystemError) -> Void = { _ in }

    /// What the next picture must show, in the size that the compositor has given; of no size before it has.
    package internal(set) var shape = BoardShape(size: .zero)
    /// The output's size as far as it is known; zero before it is.
    package internal(set) var outputSize = Size.zero
    /// How dense its logical pixels are; nil where that is not known.
    package internal(set) var outputDensity: PointsPerMillimetre?
    package internal(set) var scale = Scale.one

    let globals: SurfaceGlobals
    let outputs: Outputs
    let layer: Layer
    let clock: any Clock
    let buffers: Buffers
    var role: BoardRole?
    var scout: OutputScout?
    /// The focus may have moved while the output was being looked for or the board was on its way.
    var mustFollow = false
    var phase = Phase.withdrawn
    var isWanted = false
    var hasPicture = false
    /// What the compositor was asked for.
    var requested = BoardShape(size: .zero)
    /// Until when the answer to another height is waited for.
    var sizeDeadline: Instant?
    var slide: Slide?
    /// There is something to commit, be it without a picture.
    var mustCommit = false
    var needsWholePicture = true
    var closings = 0
    /// Called when `isBlurOffered` may be another.
    package var onBlurChanged: () -> Void = {}
    private var popups: [WeakPopup] = []

    private struct WeakPopup {
        weak var popup: PopupSurface?
    }

    package init(_ globals: SurfaceGlobals, outputs: Outputs, layer: Layer, clock: any Clock) {
        self.globals = globals
        self.outputs = outputs
        self.layer = layer
        self.clock = clock
        buffers = Buffers(shm: globals.shm)
        globals.blur.onChange = { [unowned self] in blurChanged() }
    }

    deinit {
        globals.blur.onChange = {}
    }

    /// The size that the compositor has given; zero before it has.
    package var size: Size { shape.size }

    /// Whether a picture would be taken now.
    package var isReady: Bool {
        phase == .shown && role?.isAwaitingFrame == false
    }

    package var isShown: Bool { phase == .shown && hasPicture }

    /// Whether the compositor has been asked for another height and has not answered.
    package var isAwaitingSize: Bool { sizeDeadline != nil }

    /// Whether contacts that begin now count: from the first picture on, but not on a board that slides away.
    package var takesContacts: Bool { isWanted }

    /// Whether this is the surface that contacts are on.
    package func isSurface(_ surface: WlSurface?) -> Bool {
        guard let surface, let role else { return false }
        return surface === role.surface
    }

    /// The next moment `timeReached` must be called, or nil.
    package var nextDeadline: Instant? {
        (slide?.deadline).earlier(sizeDeadline)
    }

    package func timeReached(_ now: Instant) {
        if let sizeDeadline, sizeDeadline <= now { adopt(requested.fitted(to: size)) }
        if let slide, slide.deadline <= now {
            // The one commit that waits for no frame: none has come for long enough.
            role?.giveUpFrame()
            slideEnded(slide.direction)
        }
    }

    /// To be called for each global that is announced later.
    package func appeared(_ global: Global) {
        globals.blur.appeared(global)
    }

    /// To be called for each global that goes.
    package func disappeared(_ global: Global) {
        globals.blur.disappeared(global)
    }

    /// The surface that is there, as the parent of popups.
    var surface: WlSurface? { role?.surface }

    func add(_ popup: PopupSurface) {
        popups.removeAll { $0.popup == nil }
        popups.append(WeakPopup(popup: popup))
    }

    /// What a popup has told waits for the board's commit.
    func popupChanged() {
        mustCommit = true
    }

    func forEachPopup(_ body: (PopupSurface) -> Void) {
        for entry in popups { if let popup = entry.popup { body(popup) } }
    }

    /// Whether the compositor blurs what lies behind a translucent board; nil as long as it has not told.
    package var isBlurOffered: Bool? { globals.blur.isOffered }

    private func blurChanged() {
        onBlurChanged()
        if role?.isBlurOutdated == true { mustCommit = true }
    }
}
