import Units

extension Coverage {
    /// Spreads what is covered by up to `reach` pixels to each side, evenly in all directions, as a soft shadow is.
    ///
    /// Two passes of an average in each direction make a tent, which is soft at both ends and ends somewhere. What lies less than
    /// `reach` from the edges would be cut.
    mutating func blur(reach: Int) {
        // Two windows of `reach` pixels reach so far, less one.
        guard reach > 1, !size.isEmpty else { return }
        let before = reach / 2
        let after = reach - 1 - before
        for row in 0..<size.height {
            let start = row * bytesPerRow
            average(from: start, step: 1, count: size.width, before: before, after: after)
            average(from: start, step: 1, count: size.width, before: after, after: before)
        }
        for column in 0..<size.width {
            average(
                from: column, step: bytesPerRow, count: size.height, before: before, after: after)
            average(
                from: column, step: bytesPerRow, count: size.height, before: after, after: before)
        }
    }
}
