import Units

extension SceneNode {
    /// The same node somewhere else.
    package func moved(x: Points, y: Points) -> SceneNode {
        let content: Content =
            switch self.content {
            case .shape(let shape, let color): .shape(shape.moved(x: x, y: y), color)
            case .plate(let shape, let color): .plate(shape.moved(x: x, y: y), color)
            case .plateEdge(let shape, let width, let color):
                .plateEdge(shape.moved(x: x, y: y), width: width, color)
            case .shadow(let shadow): .shadow(shadow.moved(x: x, y: y))
            case .blank, .fill, .raised, .tray, .ring, .bubble, .label, .icon, .picture:
                self.content
            }
        return SceneNode(
            identity: identity, frame: frame.moved(x: x, y: y), ink: ink.moved(x: x, y: y),
            content: content)
    }
}
