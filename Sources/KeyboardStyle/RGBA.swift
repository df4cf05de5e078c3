/// A colour in sRGB with straight (not premultiplied) alpha; every component is from 0 to 1.
public struct RGBA: Sendable, Hashable {
    public var red: Double
    public var green: Double
    public var blue: Double
    public var alpha: Double

    /// Components outside 0...1 are moved to the nearer end; what is no number becomes 0.
    public init(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) {
        self.red = Self.clamped(red)
        self.green = Self.clamped(green)
        self.blue = Self.clamped(blue)
        self.alpha = Self.clamped(alpha)
    }

    private static func clamped(_ component: Double) -> Double {
        component.isNaN ? 0 : min(max(component, 0), 1)
    }
}

extension RGBA: Codable {
    private enum CodingKeys: String, CodingKey {
        case red, green, blue, alpha
    }

    /// Components are clamped as in the initialiser; a colour without alpha is opaque.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            try values.decode(Double.self, forKey: .red),
            try values.decode(Double.self, forKey: .green),
            try values.decode(Double.self, forKey: .blue),
            try values.decodeIfPresent(Double.self, forKey: .alpha) ?? 1)
    }
}
