import Units

enum InstantOfTests {
    static let start = Instant(nanoseconds: 1_000_000_000)
}
