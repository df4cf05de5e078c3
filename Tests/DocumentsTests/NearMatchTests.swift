import Testing

@testable import Documents

@Suite struct NearMatchTests {
    private static let words = ["theme", "scheme", "design", "space-label", "on"]

    @Test(arguments: [
        ("them", "theme"), ("thmee", "theme"), ("schme", "scheme"), ("Design", "design"),
        ("desing", "design"), ("space_label", "space-label"), ("spacelable", "space-label"),
    ])
    func mistypedWordIsUnderstood(_ typed: String, _ meant: String) {
        #expect(NearMatch.find(typed, among: Self.words) == meant)
    }

    @Test(arguments: ["colour", "", "x", "a", "themes-and-schemes", "off-and"])
    func otherWordIsNot(_ typed: String) {
        #expect(NearMatch.find(typed, among: ["theme", "scheme", "design"]) == nil)
    }

    @Test func nearestIsTaken() {
        #expect(NearMatch.find("schem", among: ["theme", "scheme"]) == "scheme")
    }
}
