/// What is measured once or more in each round, besides the delays of presses.
enum Figure: String, CaseIterable {
    case instructions, coldInstructions, firstPicture
    case resident, privateDirty, residentGrowth, privateGrowth
    case processorTime, tapInstructions, allocations, damage, largestDamage, sleeps
    case glassRepaint, solidRepaint, glassRepaintTime, solidRepaintTime

    var title: String {
        switch self {
        case .instructions: "instructions to the first picture, warm"
        case .coldInstructions: "instructions to the first picture, cold"
        case .firstPicture: "exec to the first committed picture"
        case .resident: "resident memory after 1,000 taps"
        case .privateDirty: "private dirty memory after 1,000 taps"
        case .residentGrowth: "resident growth to 20,000 taps"
        case .privateGrowth: "private dirty growth to 20,000 taps"
        case .processorTime: "processor time for a tap"
        case .sleeps: "wake-ups in 5 idle seconds"
        case .damage: "damage for a tap (press and release)"
        case .largestDamage: "largest damage of a picture"
        case .tapInstructions: "instructions for a tap"
        case .allocations: "allocations for a tap"
        case .glassRepaint: "instructions for a whole repaint, glass (ratio: of plain Cairo)"
        case .solidRepaint: "instructions for a whole repaint, solid (ratio: of plain Cairo)"
        case .glassRepaintTime: "time for a whole repaint, glass (ratio: of plain Cairo)"
        case .solidRepaintTime: "time for a whole repaint, solid (ratio: of plain Cairo)"
        }
    }

    var unit: String {
        switch self {
        case .instructions, .coldInstructions: "M"
        case .tapInstructions, .glassRepaint, .solidRepaint: "k"
        case .firstPicture: "ms"
        case .resident, .privateDirty, .residentGrowth, .privateGrowth, .damage, .largestDamage:
            "KiB"
        case .processorTime, .glassRepaintTime, .solidRepaintTime: "µs"
        case .sleeps, .allocations: ""
        }
    }

    /// The most that glasschord's figure may be of wvkbd's.
    var aim: Double? {
        switch self {
        case .instructions, .firstPicture: 0.5
        case .resident, .privateDirty: 0.9
        case .processorTime: 0.6
        case .glassRepaint, .solidRepaint, .glassRepaintTime, .solidRepaintTime: 1.3
        case .coldInstructions, .residentGrowth, .privateGrowth, .sleeps, .damage, .largestDamage,
            .tapInstructions, .allocations:
            nil
        }
    }

    /// An aim that is no ratio.
    var plainAim: String {
        switch self {
        case .residentGrowth, .privateGrowth, .sleeps: "0"
        case .largestDamage: "a key"
        case .instructions, .coldInstructions, .firstPicture, .resident, .privateDirty,
            .processorTime, .tapInstructions, .damage, .allocations, .glassRepaint, .solidRepaint,
            .glassRepaintTime, .solidRepaintTime:
            ""
        }
    }
}
