import Units

extension BoardScene {
    /// The pixels, at `scale`, that may differ between `earlier` and this scene.
    ///
    /// A node that changed, came, went or is painted at another place in the order counts with its
    /// whole ink, in both scenes. A scene of another size differs everywhere.
    package func damage(since earlier: BoardScene, scale: Scale) -> PixelRegion {
        let bounds = scale.bufferSize(for: size).bounds
        if size != earlier.size { return PixelRegion(bounds) }
        var damage = PixelRegion()
        if nodes.count != earlier.nodes.count {
            return reorderedDamage(since: earlier, scale: scale).clipped(to: bounds)
        }
        // By index: a loop over pairs would copy every node, and this runs on every touch.
        for index in nodes.indices where nodes[index] != earlier.nodes[index] {
            if nodes[index].identity != earlier.nodes[index].identity {
                return reorderedDamage(since: earlier, scale: scale).clipped(to: bounds)
            }
            damage.add(scale.covering(earlier.nodes[index].ink))
            damage.add(scale.covering(nodes[index].ink))
        }
        return damage.clipped(to: bounds)
    }

    private func reorderedDamage(since earlier: BoardScene, scale: Scale) -> PixelRegion {
        var damage = PixelRegion()
        // A scene that names a node twice breaks its invariant; the last one wins and nothing
        // traps.
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
        // Two nodes that swapped cannot both keep their place among the common ones, so what they
        // share is damaged.
        for (old, new) in zip(kept, keptNow) where old.identity != new.identity {
            damage.add(scale.covering(old.ink))
            damage.add(scale.covering(new.ink))
        }
        return damage
    }
}
