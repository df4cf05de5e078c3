import Units

extension Rect {
    /// Reads members `x`, `y`, `width` and `height`; nil when one is missing.
    package init?(json: JSONValue) {
        guard let x = json["x"]?.number, let y = json["y"]?.number,
            let width = json["width"]?.number, let height = json["height"]?.number
        else { return nil }
        self.init(x: Points(x), y: Points(y), width: Points(width), height: Points(height))
    }
}
