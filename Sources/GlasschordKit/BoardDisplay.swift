import Behavior
import EventLoop
import KeyboardEngine
import KeyboardLayouts
import KeyboardStyle
import KeyboardToolbar
import KeyboardView
import Painter
import Scene
import Surfaces
import TextEngine
import Units

/// The board on its surface: what is on screen, what moves, and whether another picture is due.
///
/// A picture is made at the end of a turn, in which the text has left already, and only when the compositor wants one:
/// while something moves, its frame callbacks are the clock.
final class BoardDisplay {
    /// The board has other places for its keys.
    var onBoard: (Board) -> Void = { _ in }
    /// The toolbar's items have places, or there is no toolbar any more.
    var onToolbar: (BoardToolbar?, ToolbarLayout?) -> Void = { _, _ in }

    private let painter: ScenePainter
    private let surface: BoardSurface
    private let popup: PopupSurface
    /// What lies above the toolbar.
    private let toolPopup: PopupSurface
    private let preparesPopup: Bool
    private let clock: any Clock
    private let keys: BoardKeys
    private var choices: LookChoices
    private var field = FieldLook()
    private var content = ToolbarContent.none
    /// Pictures of symbols that the keyboard does not draw itself.
    private var symbols: [String: KeyboardToolImage] = [:]
    private(set) var look: BoardLook
    private var motion: BoardMotion
    /// What is on screen.
    private var shown: BoardPicture? {
        didSet { if shown == nil { recent.forget() } }
    }
    private var recent = RecentPictures()
    private var isStale = false
    /// What has changed since `together` began; nil outside of it.
    private var gathered: Gathered?

    private enum Gathered {
        case nothing
        /// The same places, looking otherwise.
        case look
        case keys
    }

    /// - Parameter preparesPopup: whether the popup's surface comes with the board's first picture, not when it is needed.
    init(
        _ surface: BoardSurface, _ painter: ScenePainter, _ clock: any Clock,
        _ choices: LookChoices, _ keys: BoardKeys, preparesPopup: Bool = false
    ) {
        self.surface = surface
        self.keys = keys
        self.preparesPopup = preparesPopup
        self.painter = painter
        self.clock = clock
        self.choices = choices
        self.choices.isBlurOffered = surface.isBlurOffered
        popup = PopupSurface(on: surface)
        toolPopup = PopupSurface(on: surface)
        look = Self.unplaced(choices, keys)
        // The seed decides where bubbles go: nothing that has to be the same each time.
        motion = BoardMotion(look: look, seed: UInt64(bitPattern: clock.now.nanoseconds))
        surface.isAnimated = choices.behavior.keyAnimationsEnabled
        surface.wantedShape = { [unowned self] in
            Picture.shape(
                on: $0, self.choices, layout: self.keys.layout,
                density: self.surface.outputDensity, barHeight: self.toolbar?.height ?? 0)
        }
        surface.onConfigured = { [unowned self] in layOut() }
        surface.onBlurChanged = { [unowned self] in blurChanged() }
    }

    /// A board before any surface has a size.
    static func unplaced(_ choices: LookChoices, _ keys: BoardKeys) -> BoardLook {
        let output = Size(width: 1, height: 2)
        return Picture(
            output: output, shape: Picture.shape(on: output, choices, layout: keys.layout),
            choices, hasPopups: false, layout: keys.layout
        ).look
    }

    /// The size of what is shown.
    var size: Size { look.size }
    /// What of it is above the keys.
    var topInset: Points { look.topInset }

    /// What is chosen about the look is another. Where the surface needs another size for it, all is shown together.
    func change(to choices: LookChoices) {
        self.choices = choices
        self.choices.isBlurOffered = surface.isBlurOffered
        surface.isAnimated = choices.behavior.keyAnimationsEnabled
        keysChanged()
    }

    /// The compositor has begun or ceased to blur what lies behind.
    private func blurChanged() {
        let wasTranslucent = choices.behavior.isTranslucent
        choices.isBlurOffered = surface.isBlurOffered
        if choices.behavior.isTranslucent != wasTranslucent { keysChanged() }
    }

    /// Several changes, laid out as one: between fields keys and toolbar may both be others.
    func together(_ changes: () -> Void) {
        let isOutermost = gathered == nil
        if isOutermost { gathered = .nothing }
        changes()
        guard isOutermost else { return }
        let change = gathered
        gathered = nil
        switch change {
        case .keys: keysChanged()
        case .look: layOut()
        case .nothing, nil: break
        }
    }

    /// There are other keys, or they stand elsewhere. What is shown keeps its place until a size for them has been granted.
    func keysChanged() {
        if gathered != nil {
            gathered = .keys
            return
        }
        surface.shapeChanged()
        if !surface.isAwaitingSize { layOut() }
    }

    /// Another field is typed into.
    ///
    /// Source: behaviour C.1: what is typed into secret fields is not shown above its key either.
    func show(for field: Field) {
        let new = FieldLook(field, adapts: choices.behavior.adaptToInputType)
        if new == self.field { return }
        self.field = new
        if gathered == .nothing { gathered = .look }
        if gathered == nil { layOut() }
    }

    /// The toolbar holds this from now on.
    ///
    /// Source: behaviour E.1: cheap, and without a flash: what stays the same is not painted anew.
    func show(_ content: ToolbarContent) {
        if content == self.content { return }
        let height = toolbar?.height
        self.content = content
        guard height == toolbar?.height, let toolbar, look.toolbar != nil else {
            keysChanged()
            return
        }
        look = look.with(toolbar.content)
        motion.lookChanged(to: look)
        onToolbar(look.toolbar, look.toolbarLayout)
        isStale = true
    }

    /// These pictures stand for symbols from now on: all that changes on screen is the tools that have them.
    func show(_ symbols: [String: KeyboardToolImage]) {
        self.symbols = symbols
        guard let toolbar else { return }
        look = look.with(toolbar.pictureOfSymbol)
        motion.lookChanged(to: look)
        isStale = true
    }

    /// The toolbar that there is to be; nil for none.
    private var toolbar: BoardToolbar? {
        if content.isEmpty { return nil }
        return BoardToolbar(
            content, style: choices.toolbarStyle, pictureOfSymbol: { [symbols] in symbols[$0] })
    }

    /// The keys have typed this on `page`.
    func typed(_ actions: [TypedAction], on page: Page) {
        for action in actions { motion.typed(action, on: page, at: clock.now) }
        isStale = true
    }

    /// Something about the keys has changed.
    func invalidate() {
        isStale = true
    }

    /// Everything is to be painted anew.
    func repaint() {
        shown = nil
        isStale = true
    }

    /// The board leaves the screen: what moves is gone, and what a field is for ends with it.
    func leave() {
        field = FieldLook()
        popup.hide()
        toolPopup.hide()
        motion.reset()
        repaint()
    }

    /// The place on the board that a place on the surface means; nil in the headroom, which means nothing.
    func place(_ point: Point) -> Point? {
        guard point.y >= look.boardTop else { return nil }
        return Point(x: point.x, y: point.y - look.boardTop)
    }

    /// The same for a contact's events; one that begins in the headroom is none.
    func placed(_ event: ContactEvent) -> ContactEvent? {
        var event = event
        switch event.phase {
        case .down(let point):
            guard let place = place(point) else { return nil }
            event.phase = .down(place)
        case .moved(let point):
            // A finger may leave the board upwards.
            event.phase = .moved(Point(x: point.x, y: point.y - look.boardTop))
        case .up, .cancelled: break
        }
        return event
    }

    /// Whether each frame looks different.
    var isAnimating: Bool { motion.isAnimating }

    /// Paints and commits a picture if one is due and would be taken.
    ///
    /// - Returns: whether a picture has left.
    func draw(
        _ current: @autoclosure () -> Appearance, _ tools: @autoclosure () -> ToolbarAppearance
    ) -> Bool {
        if motion.isAnimating { isStale = true }
        guard isStale, surface.isReady else { return false }
        let appearance = current()
        motion.step(to: clock.now, showing: appearance)
        let tools = tools()
        let next =
            shown?.followed(by: appearance, toolbar: tools, look: look, motion: motion.frame)
            ?? BoardPicture(appearance, toolbar: tools, look: look, motion: motion.frame)
        let scale = surface.scale
        let bounds = scale.bufferSize(for: next.scene.size).bounds
        var damage =
            shown.map { next.scene.damage(since: $0.scene, scale: scale) }
            ?? PixelRegion(bounds)
        let isKeysShown = draw(next.popup, after: shown?.popup, on: popup)
        let isPopupShown =
            draw(next.toolPopup, after: shown?.toolPopup, on: toolPopup) && isKeysShown
        if damage.isEmpty {
            guard motion.isAnimating else {
                if isPopupShown { settle(next) }
                return false
            }
            // The next frame is another one: the smallest of pictures asks for it.
            damage.add(PixelRect(x: 0, y: 0, width: 1, height: 1))
        }
        if preparesPopup { popup.prepare() }
        let order = recent.order(of: next.scene, at: scale)
        let isPresented = surface.present(damage, order: order) { frame, pixels in
            painter.paint(
                next.scene, region: frame.region, scale: frame.scale, into: &pixels,
                layout: PixelLayout(size: frame.size), isClear: frame.isClear)
        }
        guard isPresented else { return false }
        recent.add(next.scene, at: scale)
        settle(next)
        // Before the board's first picture there is nothing that a popup could lie over.
        if !isPopupShown { isStale = true }
        return true
    }

    private func settle(_ picture: BoardPicture) {
        shown = picture
        isStale = false
    }

    /// - Returns: false when the popup could not be shown yet.
    private func draw(
        _ next: BoardPopup?, after shown: BoardPopup?, on popup: PopupSurface
    ) -> Bool {
        guard let next else {
            if popup.frame != nil { popup.hide() }
            return true
        }
        let scale = surface.scale
        let earlier = popup.frame == nil ? nil : shown
        let damage = earlier.map { next.scene.damage(since: $0.scene, scale: scale) }
        if damage?.isEmpty == true, earlier?.frame == next.frame { return true }
        return popup.present(next.frame, damage: damage) { frame, pixels in
            painter.paint(
                next.scene, region: frame.region, scale: frame.scale, into: &pixels,
                layout: PixelLayout(size: frame.size), isClear: frame.isClear)
        }
    }

    private func layOut() {
        let output = surface.outputSize == .zero ? surface.size : surface.outputSize
        guard surface.size != .zero else { return }
        let picture = Picture(
            output: output, shape: surface.shape, choices, field: field,
            hasPopups: popup.isAvailable, layout: keys.layout, density: surface.outputDensity,
            oneHanded: keys.oneHanded, oneHandedScale: choices.behavior.oneHandedScale,
            languages: keys.languages, toolbar: toolbar)
        let isOther = picture.look.board != look.board
        look = picture.look
        motion.lookChanged(to: look)
        if isOther { onBoard(look.board) }
        onToolbar(look.toolbar, look.toolbarLayout)
        repaint()
    }
}
