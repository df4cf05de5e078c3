import Units

extension BoardScene {
    /// Up to so many pairs of nodes, comparing each pair costs less than a dictionary.
    private static let pairLimit = 1024

    /// The pixels, at `scale`, that may differ between `earlier` and this scene.
    ///
    /// A node that changed, came, went or is painted at another place in the order counts with its
    /// whole ink, in both scenes. A scene of another size differs everywhere.
    package func damage(since earlier: BoardScene, scale: Scale) -> PixelRegion {
        let bounds = scale.bufferSize(for: size).bounds
        if size != earlier.size { return PixelRegion(bounds) }
        var damage = PixelRegion()
        let common = min(nodes.count, earlier.nodes.count)
        // As long as the same nodes stand in the same places, which for the keys of a page they do. By index: a loop over pairs
        // would copy every node, and this runs on every touch.
        var index = 0
        while index < common {
            if nodes[index] != earlier.nodes[index] {
                if nodes[index].identity != earlier.nodes[index].identity { break }
                damage.add(scale.covering(earlier.nodes[index].ink))
                damage.add(scale.covering(nodes[index].ink))
            }
            index += 1
        }
        let before = earlier.nodes[index...]
        let after = nodes[index...]
        if !before.isEmpty || !after.isEmpty {
            Self.add(from: before, to: after, scale: scale, into: &damage)
        }
        return damage.clipped(to: bounds)
    }

    /// Adds what differs between two lists of nodes in any order.
    private static func add(
        from before: ArraySlice<SceneNode>, to after: ArraySlice<SceneNode>, scale: Scale,
        into damage: inout PixelRegion
    ) {
        let olds = finder(in: before, for: after.count)
        let news = finder(in: after, for: before.count)
        for node in before where news(node.identity) != node {
            damage.add(scale.covering(node.ink))
        }
        for node in after where olds(node.identity) != node { damage.add(scale.covering(node.ink)) }
        // Two nodes that swapped cannot both keep their place among the common ones, so what they
        // share is damaged.
        let kept = before.filter { news($0.identity) != nil }
        let keptNow = after.filter { olds($0.identity) != nil }
        for (old, new) in zip(kept, keptNow) where old.identity != new.identity {
            damage.add(scale.covering(old.ink))
            damage.add(scale.covering(new.ink))
        }
    }

    /// Finds nodes by their identity, as often as `count` times.
    private static func finder(
        in nodes: ArraySlice<SceneNode>, for count: Int
    ) -> (SceneNode.Identity) -> SceneNode? {
        if nodes.count * count <= pairLimit {
            return { identity in nodes.last { $0.identity == identity } }
        }
        // A scene that names a node twice breaks its invariant; the last one wins and nothing
        // traps.
        let found = Dictionary(nodes.map { ($0.identity, $0) }) { $1 }
        return { found[$0] }
    }
}
