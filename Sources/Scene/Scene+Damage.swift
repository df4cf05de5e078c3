import Units

extension Scene {
    /// The pixels, at `scale`, that may differ between `earlier` and this scene.
    ///
    /// A node that changed, came, went or is painted at another place in the order counts with its whole ink, in both
    /// scenes. A scene of another size differs everywhere.
    package func damage(since earlier: Scene, scale: Scale) -> PixelRegion {
        let bounds = scale.bufferSize(for: size).bounds
        if size != earlier.size { return PixelRegion(bounds) }
        var damage = PixelRegion()
        if hasSameOrder(as: earlier) {
            for (old, new) in zip(earlier.nodes, nodes) where old != new {
                damage.add(scale.covering(old.ink))
                damage.add(scale.covering(new.ink))
            }
        } else {
            addReorderedDamage(since: earlier, scale: scale, to: &damage)
        }
        return damage.clipped(to: bounds)
    }

    private func hasSameOrder(as earlier: Scene) -> Bool {
        guard nodes.count == earlier.nodes.count else { return false }
        return zip(nodes, earlier.nodes).allSatisfy { $0.identity == $1.identity }
    }

    private func addReorderedDamage(
        since earlier: Scene, scale: Scale, to damage: inout PixelRegion
    ) {
        // A scene that names a node twice breaks its invariant; the last one wins and nothing traps.
        let before = Dictionary(earlier.nodes.map { ($0.identity, $0) }) { $1 }
        let after = Dictionary(nodes.map { ($0.identity, $0) }) { $1 }
        let kept = earlier.nodes.filter { after[$0.identity] != nil }
        let keptNow = nodes.filter { before[$0.identity] != nil }
        for node in earlier.nodes where after[node.identity] != node {
            damage.add(scale.covering(node.ink))
        }
        for node in nodes where before[node.identity] != node {
            damage.add(scale.covering(node.ink))
        }
        // Two nodes that swapped cannot both keep their place among the common ones, so what they share is damaged.
        for (old, new) in zip(kept, keptNow) where old.identity != new.identity {
            damage.add(scale.covering(old.ink))
            damage.add(scale.covering(new.ink))
        }
    }
}
