import Units

/// All nodes of one picture, in the order in which they are painted.
package struct BoardScene: Sendable, Equatable {
    package var size: Size
    package var nodes: [SceneNode]

    package init(size: Size, nodes: [SceneNode]) {
        self.size = size
        self.nodes = nodes
    }
}
