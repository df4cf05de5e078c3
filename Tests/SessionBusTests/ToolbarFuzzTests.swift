import TestRandom
import Testing

@testable import SessionBus

/// Toolbars of random members: nothing crashes, and nothing beyond the limits comes out.
@Suite struct ToolbarFuzzTests {
    private static let words = [
        "text", "symbol", "label", "id", "enabled", "style", "alternates", "colour", "",
    ]
    private static let texts = [
        "", "x", "()", "primary", "secondary", "é", "\n", "\u{202E}", "👩‍👧", "\u{301}\u{301}",
        String(repeating: "l", count: 33), String(repeating: "é", count: 65),
    ]

    private static func value(_ random: inout SeededGenerator, depth: Int) -> BusValue {
        switch Int.random(in: 0..<(depth > 0 ? 14 : 6), using: &random) {
        case 0: .boolean(.random(using: &random))
        case 1: .uint32(.random(in: 0...3, using: &random))
        case 2: .array([])
        case 3...5: .string(texts.randomElement(using: &random) ?? "")
        case 6: .variant(value(&random, depth: depth - 1))
        case 7: .structure([value(&random, depth: depth - 1)])
        case 8: .array(list(&random, 0...34) { item(&$0, depth: depth - 1) })
        default: .array(list(&random, 0...2) { item(&$0, depth: depth - 1) })
        }
    }

    private static func item(_ random: inout SeededGenerator, depth: Int) -> BusValue {
        var members = list(&random, 0...4) { random in
            BusValue.entry(
                key: .string(words.randomElement(using: &random) ?? ""),
                value: .variant(value(&random, depth: depth)))
        }
        // Most shall have something to show.
        if Int.random(in: 0..<8, using: &random) > 0 {
            members.insert(.entry(key: .string("text"), value: .variant(.string("x"))), at: 0)
        }
        return .array(members)
    }

    private static func list(
        _ random: inout SeededGenerator, _ count: ClosedRange<Int>,
        _ make: (inout SeededGenerator) -> BusValue
    ) -> [BusValue] {
        (0..<Int.random(in: count, using: &random)).map { _ in make(&random) }
    }

    @Test func whateverComesOutIsWithinTheLimits() {
        var random = SeededGenerator(seed: 7)
        var taken = 0
        for _ in 0..<4000 {
            let groups = BusValue.array(
                Self.list(&random, 0...2) { random in
                    .array(Self.list(&random, 0...2) { Self.item(&$0, depth: 2) })
                })
            guard let toolbar = try? ToolbarReader.read(groups) else { continue }
            if toolbar.contains(where: { !$0.isEmpty }) { taken += 1 }
            for item in toolbar.joined() {
                #expect(item.alternates.count <= 32)
                for tool in [item.tool] + item.alternates {
                    #expect(tool.text != nil || tool.symbol != nil)
                    for text in [tool.text, tool.symbol, tool.label].compactMap({ $0 }) {
                        #expect(!text.isEmpty && text.utf8.count <= 512)
                        #expect(!text.contains("\n") && !text.contains("\u{202E}"))
                    }
                    #expect((tool.text?.count ?? 0) <= 32)
                }
            }
        }
        #expect(taken > 200, "the random toolbars are not all refused: \(taken)")
    }
}
