import TestKit
import Testing
import Units

extension SessionTests {
    /// Typing as fast as two thumbs can and twice as fast: every letter, in its place.
    @Suite struct Thumbs {
        /// Where the taps come from.
        enum Source: String, CaseIterable {
            case touch, pointer
        }

        let program: String

        init() throws {
            program = try KeyboardSession.builtProgram()
        }

        @Test(arguments: Source.allCases, [30, 60])
        func fastTypingLosesNothing(source: Source, tapsPerSecond: Int) throws {
            let rate = TapRate(tapsPerSecond: tapsPerSecond)
            try type(rate: rate, seconds: 3, by: source, in: .sway)
        }

        @Test func fastThumbsLoseNothingInPhoc() throws {
            try type(rate: TapRate(tapsPerSecond: 60), seconds: 3, by: .touch, in: .phoc)
        }

        @Test(
            .enabled(if: SessionTests.runsLongTests), arguments: [30, 60],
            NestedSession.Kind.allCases)
        func twentySecondsOfThumbsLoseNothing(
            tapsPerSecond: Int, kind: NestedSession.Kind
        ) throws {
            let rate = TapRate(tapsPerSecond: tapsPerSecond)
            try type(rate: rate, seconds: 20, by: .touch, in: kind)
        }

        @Test(.enabled(if: SessionTests.runsLongTests), arguments: [30, 60])
        func twentySecondsOfPointerTapsLoseNothing(tapsPerSecond: Int) throws {
            let rate = TapRate(tapsPerSecond: tapsPerSecond)
            try type(rate: rate, seconds: 20, by: .pointer, in: .sway)
        }

        /// Types a text of as many taps as fit, with capitals, digits and deletions, and expects it exactly.
        private func type(
            rate: TapRate, seconds: Int, by source: Source, in kind: NestedSession.Kind
        ) throws {
            let session = try KeyboardSession(
                program, nestedIn: kind, hasPointer: source == .pointer)
            let window = try EntryWindow(in: session.nested)
            try session.waitUntilShown(beside: window)
            var places: [Point] = []
            var expected = ""
            let sentences = [
                "Pack my box with five dozen jugs. ", "Sphinx of 24 quarz\u{8}tz!\u{8} ",
            ]
            var next = 0
            while places.count < rate.tapsPerSecond * seconds {
                let sentence = sentences[next % sentences.count]
                next += 1
                places += try session.typist.places(for: sentence)
                for character in sentence {
                    if character == "\u{8}" {
                        expected.removeLast()
                    } else {
                        expected.append(character)
                    }
                }
            }
            switch source {
            case .touch:
                try session.nested.touch(
                    .twoThumbs(places, at: rate), meanwhile: window.takeIn)
            case .pointer:
                try session.nested.point(.taps(places, at: rate), meanwhile: window.takeIn)
            }
            try window.wait(forText: expected)
        }
    }
}
