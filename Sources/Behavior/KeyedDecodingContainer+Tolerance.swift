extension KeyedDecodingContainer {
    /// Reads a value if it is there and understood; otherwise `value` stays as it is.
    func read<Value: Decodable>(_ key: Key, into value: inout Value) {
        do {
            value = try decodeIfPresent(Value.self, forKey: key) ?? value
        } catch {
            // One switch that another build wrote otherwise must not cost all the others.
        }
    }
}
