import KeyboardStyle
import Units

/// What makes a key look raised: a line that follows its lower edge from outside. Source: behaviour A.4, key depth.
package struct DepthLine: Sendable, Hashable {
    package var height: Points
    package var color: RGBA

    package init(height: Points, color: RGBA) {
        self.height = height
        self.color = color
    }
}
