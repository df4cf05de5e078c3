import KeyboardEngine
import KeyboardLayouts
import KeyboardToolbar
import Scene
import Units

/// What the board shows at one moment, and what is to be painted for it.
package struct BoardPicture: Sendable {
    /// A pop with its nodes, which the next picture takes over while it stays.
    private struct Pop: Sendable {
        let pop: KeyPop
        let nodes: [SceneNode]
    }

    package let look: BoardLook
    package let appearance: Appearance
    /// What touches have done to the bar above the keys.
    package let toolbar: ToolbarAppearance
    package let motion: MotionFrame
    package private(set) var scene: BoardScene
    /// A callout for which the board's surface has no room.
    package private(set) var popup: BoardPopup?
    /// What lies above the toolbar: a tool's choices, or the tool itself, large.
    package private(set) var toolPopup: BoardPopup?
    private var pops: [Pop] = []
    /// Keys that may look otherwise than at rest, each once.
    private let touched: [KeyID]
    private let state: KeyState
    private let fit: LabelFit
    /// The nodes of the keys; the toolbar's follow.
    private let keyNodeCount: Int
    /// Those of keys and toolbar; what lies over them follows.
    private let fixedNodeCount: Int

    package init(
        _ appearance: Appearance, toolbar: ToolbarAppearance = .none, look: BoardLook,
        motion: MotionFrame = .still
    ) {
        self.look = look
        self.appearance = appearance
        self.toolbar = toolbar
        self.motion = motion
        touched = Self.touchedKeys(appearance, motion, look)
        let keys = look.board.grid(for: appearance.page).keys
        let state = KeyState(appearance)
        self.state = state
        let fit = look.labelFit(on: keys, state)
        self.fit = fit
        var nodes: [SceneNode] = []
        nodes.reserveCapacity(8 + 2 * keys.count)
        nodes.append(look.background())
        for placed in keys {
            let shown = Self.shown(placed.key.id, appearance, motion, look)
            nodes.append(look.cap(of: placed, shown, state))
            nodes.append(look.label(of: placed, shown, state, fit))
        }
        if look.hasBadges { nodes += keys.compactMap { look.badgeNode(on: $0, state) } }
        keyNodeCount = nodes.count
        nodes += Self.toolbarNodes(toolbar, look)
        fixedNodeCount = nodes.count
        scene = BoardScene(size: look.size, nodes: nodes)
        if look.hasPopups { toolPopup = look.toolPopup(toolbar) }
        addOverlays(keys, after: [])
    }

    /// The picture that follows this one. Where only held keys and what lies over the keys differ, which is so for most touches,
    /// the two share all other nodes.
    package func followed(
        by appearance: Appearance, toolbar: ToolbarAppearance = .none, look: BoardLook,
        motion: MotionFrame = .still
    ) -> BoardPicture {
        guard look.isCopy(of: self.look), appearance.page == self.appearance.page,
            KeyState(appearance) == state
        else { return BoardPicture(appearance, toolbar: toolbar, look: look, motion: motion) }
        return BoardPicture(appearance, toolbar, after: self, motion: motion)
    }

    private init(
        _ appearance: Appearance, _ toolbar: ToolbarAppearance, after earlier: BoardPicture,
        motion: MotionFrame
    ) {
        look = earlier.look
        self.appearance = appearance
        self.toolbar = toolbar
        self.motion = motion
        state = earlier.state
        fit = earlier.fit
        keyNodeCount = earlier.keyNodeCount
        fixedNodeCount = earlier.fixedNodeCount
        scene = earlier.scene
        let keys = look.board.grid(for: appearance.page).keys
        touched = Self.touchedKeys(appearance, motion, look)
        for id in earlier.touched { update(id, keys, after: earlier) }
        for id in touched where !earlier.touched.contains(id) {
            update(id, keys, after: earlier)
        }
        if scene.nodes.count > fixedNodeCount {
            scene.nodes.removeLast(scene.nodes.count - fixedNodeCount)
        }
        updateToolbar(after: earlier)
        addOverlays(keys, after: earlier.pops)
    }

    /// Makes the nodes of a key anew if it looks otherwise than in the picture before.
    private mutating func update(
        _ id: KeyID, _ keys: [PlacedKey], after earlier: BoardPicture
    ) {
        let shown = Self.shown(id, appearance, motion, look)
        let before = Self.shown(id, earlier.appearance, earlier.motion, look)
        if shown == before { return }
        // By index: a key is not copied to be looked at.
        guard let index = keys.indices.first(where: { keys[$0].key.id == id }) else { return }
        // The background comes first, then each key's cap and label.
        scene.nodes[1 + 2 * index] = look.cap(of: keys[index], shown, state)
        if look.labelDiffers(on: keys[index], shown, before, state) {
            scene.nodes[2 + 2 * index] = look.label(of: keys[index], shown, state, fit)
        }
    }

    private static func toolbarNodes(
        _ toolbar: ToolbarAppearance, _ look: BoardLook
    ) -> [SceneNode] {
        guard let layout = look.toolbarLayout(toolbar) else { return [] }
        return look.capsuleNodes(of: layout)
            + layout.items.flatMap {
                look.toolNodes($0, isPressed: $0.address == toolbar.pressed)
            }
    }

    /// Makes those nodes of the toolbar anew that look otherwise than in the picture before.
    private mutating func updateToolbar(after earlier: BoardPicture) {
        if toolbar == earlier.toolbar {
            toolPopup = earlier.toolPopup
            return
        }
        if look.hasPopups { toolPopup = look.toolPopup(toolbar) }
        if toolbar.scroll != earlier.toolbar.scroll {
            scene.nodes.replaceSubrange(
                keyNodeCount..<fixedNodeCount, with: Self.toolbarNodes(toolbar, look))
        } else if toolbar.pressed != earlier.toolbar.pressed,
            let layout = look.toolbarLayout(toolbar)
        {
            let start = fixedNodeCount - BoardLook.nodesPerTool * layout.items.count
            for (index, placed) in layout.items.enumerated()
            where [toolbar.pressed, earlier.toolbar.pressed].contains(placed.address) {
                let first = start + BoardLook.nodesPerTool * index
                scene.nodes.replaceSubrange(
                    first..<first + BoardLook.nodesPerTool,
                    with: look.toolNodes(placed, isPressed: placed.address == toolbar.pressed))
            }
        }
    }

    private mutating func addOverlays(_ keys: [PlacedKey], after earlier: [Pop]) {
        if look.preview != nil {
            for pop in appearance.pops {
                let known = earlier.first { $0.pop == pop }?.nodes
                guard let nodes = known ?? makePop(pop, keys), !nodes.isEmpty else { continue }
                pops.append(Pop(pop: pop, nodes: nodes))
                scene.nodes += nodes
            }
        }
        for bubble in motion.bubbles { scene.nodes += look.nodes(of: bubble) }
        if let callout = appearance.callout { add(callout, keys) }
        if let menu = appearance.menu { scene.nodes += look.nodes(of: menu) }
        if !look.hasPopups { scene.nodes += look.toolOverlay(toolbar) }
    }

    private func makePop(_ pop: KeyPop, _ keys: [PlacedKey]) -> [SceneNode]? {
        guard let placed = keys.first(where: { $0.key.id == pop.key }) else { return nil }
        return look.pop(pop, above: placed, among: keys)
    }

    private mutating func add(_ callout: OpenCallout, _ keys: [PlacedKey]) {
        guard let key = keys.first(where: { $0.key.id == callout.key })?.key else { return }
        switch look.place(of: callout) {
        case .inside(let lowered):
            scene.nodes += look.callout(
                callout, on: key, x: 0, y: -lowered, reveal: motion.calloutReveal)
        case .popup(let frame):
            popup = BoardPopup(
                frame: frame,
                scene: BoardScene(
                    size: frame.size,
                    nodes: look.callout(
                        callout, on: key, x: frame.x, y: frame.y, reveal: motion.calloutReveal)))
        }
    }

    private static func touchedKeys(
        _ appearance: Appearance, _ motion: MotionFrame, _ look: BoardLook
    ) -> [KeyID] {
        var keys = appearance.pressed
        if look.preview != nil {
            for pop in appearance.pops where !keys.contains(pop.key) { keys.append(pop.key) }
            if let key = appearance.callout?.key, !keys.contains(key) { keys.append(key) }
        }
        for shrink in motion.shrinks where !keys.contains(shrink.key) { keys.append(shrink.key) }
        return keys
    }

    private static func shown(
        _ key: KeyID, _ appearance: Appearance, _ motion: MotionFrame, _ look: BoardLook
    ) -> KeyShown {
        KeyShown(state: state(of: key, appearance, look), scale: motion.scale(of: key))
    }

    private static func state(
        of key: KeyID, _ appearance: Appearance, _ look: BoardLook
    ) -> KeyShown.State {
        if look.preview != nil,
            appearance.callout?.key == key || appearance.pops.contains(where: { $0.key == key })
        {
            return .previewed
        }
        if look.hidesTyping {
            switch key {
            case .character, .space, .dead, .second(.character): return .rest
            default: break
            }
        }
        return appearance.pressed.contains(key) ? .pressed : .rest
    }
}
