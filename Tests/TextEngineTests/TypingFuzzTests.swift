import Behavior
import TestRandom
import Testing
import Units

@testable import TextEngine

/// Scripts at random: whatever the delays, the text is the one of a field that does everything at once.
@Suite struct TypingFuzzTests {
    private static let letters: [Character] = Array("aeé ß  \"'--..,!?:;)(DP3 1 -x")
    private static let picks: [Character: String] = [
        "a": "á", "e": "ë", "\"": "«", "'": "’", "-": "–", ".": "…", "?": "¿", "!": "¡",
    ]

    private enum Step {
        case act(TextAction, pause: Int)
        case quiet
    }

    private func script(_ random: inout SeededGenerator, moves: Bool) -> [Step] {
        var steps: [Step] = []
        for _ in 0..<40 {
            let pause = Int.random(in: 15...160, using: &random)
            // What a return leaves is known when the application has told it: a line's end, or an empty field.
            if case .act(.primary, _) = steps.last, Bool.random(using: &random) {
                steps.append(.quiet)
            }
            let isBehindReturn = if case .act(.primary, _) = steps.last { true } else { false }
            switch Int.random(in: isBehindReturn ? 7..<40 : 0..<40, using: &random) {
            case 0..<5: steps.append(.act(.backspace(isRepeat: false), pause: pause))
            case 5: steps.append(.act(.deleteWord, pause: pause))
            case 6: steps.append(.act(.primary, pause: pause))
            case 7 where moves:
                // What a caret leaves is known when the application has told it.
                steps.append(.quiet)
                let count = Int.random(in: -6...4, using: &random)
                steps.append(.act(.moveCaret(by: count), pause: 0))
                steps.append(.quiet)
            case 8 where moves:
                steps.append(.quiet)
                steps.append(
                    .act(.moveSentence(by: Bool.random(using: &random) ? 1 : -1), pause: 0))
                steps.append(.quiet)
            default:
                guard let letter = Self.letters.randomElement(using: &random) else { continue }
                if letter == " " {
                    steps.append(.act(.space, pause: pause))
                    continue
                }
                steps.append(.act(.character(String(letter)), pause: pause))
                if let pick = Self.picks[letter], Int.random(in: 0..<5, using: &random) == 0 {
                    steps.append(.act(.replace(typed: String(letter), with: pick), pause: pause))
                }
            }
        }
        return steps
    }

    /// The script in a field that does everything at once, and in one far away.
    private func play(_ climate: ModelWorld.Climate, seed: UInt64) -> (
        ideal: String, real: String, ModelWorld
    ) {
        var random = SeededGenerator(seed: seed)
        // Whether a mark brings its space depends on what follows the caret, which behind a return nobody knows for a moment.
        let bringsSpace = seed % 3 == 0
        let steps = script(&random, moves: climate.tells && !bringsSpace)
        var ideal = TextField { $0.spaceAfterPunctuation = bringsSpace }
        ideal.tells = climate.tells
        var rules = ideal.rules
        var world = ModelWorld(climate, seed: seed &+ 1)
        for step in steps {
            guard case .act(let action, let pause) = step else {
                ideal.wait(3_000)
                world.run(for: 3_000)
                continue
            }
            let time = EventTime(milliseconds: ideal.time)
            ideal.perform(action)
            world.submit(rules.take(action, in: world.context, at: time).wishes)
            // The ideal field has let 100 ms pass.
            ideal.wait(UInt32(bitPattern: Int32(pause - 100)))
            world.run(for: pause)
        }
        world.run(for: 5_000)
        return (ideal.text + ideal.after, world.content, world)
    }

    private static let climates: [ModelWorld.Climate] = [
        .init(dropsStaleCommits: false, known: .areTaken, tells: true, slowness: 20),
        .init(dropsStaleCommits: false, known: .areTaken, tells: true, slowness: 200),
        .init(dropsStaleCommits: true, known: .areDropped, tells: true, slowness: 20),
        .init(dropsStaleCommits: true, known: .areDropped, tells: true, slowness: 200),
        .init(dropsStaleCommits: false, known: .unknown, tells: true, slowness: 60),
        .init(dropsStaleCommits: false, known: .areTaken, tells: false, slowness: 20),
        .init(dropsStaleCommits: true, known: .areDropped, tells: false, slowness: 20),
    ]

    @Test(arguments: climates.indices)
    func whateverTheDelaysTheTextIsTheSame(_ index: Int) {
        let climate = Self.climates[index]
        var overtaken = 0
        for seed in 0..<UInt64(80) {
            let (ideal, real, world) = play(climate, seed: seed * 7_919)
            #expect(real == ideal, "climate \(index), seed \(seed)")
            #expect(world.outbox.waitingCount == 0)
            #expect(world.refusals == 0, "climate \(index), seed \(seed)")
            if real != ideal { return }
            overtaken += world.staleCommits
        }
        // The delays are such that something happens.
        #expect(overtaken > 10)
    }
}
