import Units

/// How much room there is beside a base cell, and what fits in it.
struct CalloutRoom {
    /// Cells of one width, so many of them on each side of the base.
    struct Fit {
        let cellWidth: Points
        let spacing: Points
        /// How many fit beside the base, on either side.
        let leftCapacity: Int
        let rightCapacity: Int

        /// Puts the choices on the side with more room until it is full, and on both in turn where they are equal.
        ///
        /// - Returns: each side's choices, from the base outwards; what does not fit is missing.
        func split(_ choices: [String]) -> (left: [String], right: [String]) {
            var left: [String] = []
            var right: [String] = []
            for choice in choices {
                let prefersRight =
                    leftCapacity == rightCapacity
                    ? right.count <= left.count : rightCapacity > leftCapacity
                if right.count < rightCapacity, prefersRight || left.count == leftCapacity {
                    right.append(choice)
                } else if left.count < leftCapacity {
                    left.append(choice)
                }
            }
            return (left, right)
        }
    }

    /// From the base cell's middle to the margin.
    private let left: Points
    private let right: Points
    private let widest: Points
    private let narrowest: Points
    private let spacing: Points

    init(center: Points, boardWidth: Points, metrics: CalloutMetrics, widest: Points) {
        narrowest = min(metrics.minimumCellWidth, widest)
        // On a sliver of a surface half a cell over an edge key does not leave the whole margin.
        let nearer = min(center, boardWidth - center)
        let margin = max(0, min(metrics.margin, nearer - narrowest / 2))
        left = center - margin
        right = boardWidth - margin - center
        self.widest = widest
        spacing = metrics.cellSpacing
    }

    /// The widest cells with which as many of `count` choices as possible fit; nil where none does.
    func fit(for count: Int) -> Fit? {
        for fitting in stride(from: count, to: 0, by: -1) {
            let cellWidth = best(of: fitting) { side, cells in
                // The side holds half the base, then `cells` times a space and a cell.
                (side - Double(cells) * spacing) / (Double(cells) + 0.5)
            }
            if cellWidth >= narrowest {
                return fit(cellWidth: min(cellWidth, widest), spacing: spacing)
            }
            let squeezed = best(of: fitting) { side, cells in
                let rest = side - (Double(cells) + 0.5) * narrowest
                return cells == 0 ? (rest < 0 ? rest : spacing) : rest / Double(cells)
            }
            if squeezed >= 0 {
                return fit(cellWidth: narrowest, spacing: min(squeezed, spacing))
            }
        }
        return nil
    }

    /// The greatest length that both sides allow, over all ways to share `count` cells between them.
    private func best(of count: Int, _ length: (Points, Int) -> Points) -> Points {
        (0...count).map { min(length(left, $0), length(right, count - $0)) }.max() ?? 0
    }

    private func fit(cellWidth: Points, spacing: Points) -> Fit {
        func capacity(_ side: Points) -> Int {
            // Where a side is filled to its last bit, the division may end just below the whole number.
            let cells = (side - cellWidth / 2) / (cellWidth + spacing)
            return max(0, Int((cells + 1e-9).rounded(.down)))
        }
        return Fit(
            cellWidth: cellWidth, spacing: spacing, leftCapacity: capacity(left),
            rightCapacity: capacity(right))
    }
}
