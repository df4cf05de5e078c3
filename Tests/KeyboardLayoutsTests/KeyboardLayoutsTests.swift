import KeyboardLayouts
import KeyboardStyle
import Testing
import Units

/// Boards as the tests of this target need them.
enum Fixture {
    /// The native phone, upright, at the reference width of behaviour A.4.
    static let phone = Board(
        layout: .usEnglish, metrics: NativeMetrics.phonePortrait.grid, width: 402)

    /// The board that an output of this logical size shows.
    static func board(width: Int, height: Int) -> Board {
        let output = Size(width: Points(width), height: Points(height))
        let rowCount = KeyboardLayout.usEnglish.rowCount
        return Board(
            layout: .usEnglish,
            metrics: NativeMetrics.fitting(output: output, rowCount: rowCount).grid,
            width: output.width)
    }

    /// A layout on a phone held upright.
    static func board(_ layout: KeyboardLayout, width: Int) -> Board {
        Board(
            layout: layout, metrics: NativeMetrics.phonePortrait.grid, width: Points(width))
    }

    /// Outputs from the smallest to the largest, both ways up, and ends of classes.
    static let outputs: [[Int]] = [
        [320, 240], [240, 320], [320, 568], [360, 720], [720, 360], [402, 874], [480, 272],
        [599, 1000], [600, 1024], [1024, 600], [800, 600], [600, 600], [599, 599], [768, 1024],
        [1024, 768], [1280, 720], [1366, 768], [1440, 900], [1920, 1080], [1080, 1920],
        [2560, 1440], [3440, 1440], [3840, 2160], [2160, 3840], [333, 251], [1001, 615],
    ]
}

extension KeyGrid {
    /// The place of a key that the test knows to exist.
    func frame(_ id: KeyID) throws -> Rect {
        try #require(keys.first { $0.key.id == id }).frame
    }

    func id(x: Points, y: Points) -> KeyID? {
        key(at: Point(x: x, y: y))?.key.id
    }
}

/// Lengths are sums of broken numbers.
func isNear(_ left: Points, _ right: Points) -> Bool {
    abs(left.value - right.value) < 0.000_001
}
