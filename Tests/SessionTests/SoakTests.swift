import TestKit
import Testing
import Units

extension SessionTests {
    /// A day of typing: many letters, many showings, and nothing piles up.
    @Suite(.enabled(if: SessionTests.runsLongTests)) struct Soak {
        /// How many taps at least.
        static let taps = 20_000
        /// After how many taps the keyboard has everything it needs.
        static let warmUp = 1_000
        /// As many taps as one field takes before it is emptied.
        static let portion = 500
        /// What the resident memory may grow by between the warm-up and the end, in KiB: the C library takes 132 KiB at a
        /// time from the kernel, and the kernel maps 64 KiB of the program at a time where code runs for the first time.
        /// A leak of sixteen bytes a tap would be 300 KiB.
        static let allowance = 256.0
        /// Faster than thumbs, slower than the field's program.
        static let rate = TapRate(tapsPerSecond: 120)

        let program: String

        init() throws {
            program = try KeyboardSession.builtProgram()
        }

        @Test func twentyThousandTapsArriveAndLeaveNothingBehind() throws {
            let session = try KeyboardSession(program, nestedIn: .sway)
            let window = try EntryWindow(in: session.nested)
            try session.waitUntilShown(beside: window)
            let figures = ProcessFigures(of: session.keyboard.process.processID)
            var done = 0
            var portions = 0
            var warm: Double?
            while done < Self.taps {
                done += try typePortion(in: session, beside: window)
                portions += 1
                if portions.isMultiple(of: 2) {
                    try hideByHand(session, beside: window)
                } else {
                    try leaveTheField(session, beside: window)
                }
                if done >= Self.warmUp, warm == nil { warm = figures.resident }
            }
            let growth = figures.resident - (try #require(warm))
            #expect(growth <= Self.allowance, "\(growth) KiB more after \(done) taps")
            #expect(session.keyboard.messages == "")
        }

        /// Types until the field has had its portion, and expects exactly that; returns how many taps it took.
        private func typePortion(
            in session: KeyboardSession<NestedSession>, beside window: EntryWindow
        ) throws -> Int {
            let (typed, arriving) = (
                "Sphinx of 24 quarz\u{8}tz, judge my vow! ", "Sphinx of 24 quartz, judge my vow! "
            )
            var places: [Point] = []
            var expected = ""
            while places.count < Self.portion {
                places += try session.typist.places(for: typed)
                expected += arriving
            }
            try session.nested.touch(
                .twoThumbs(places, at: Self.rate), meanwhile: window.takeIn)
            try window.wait(forText: expected)
            return places.count
        }

        /// Hides and shows the keyboard as a bar's button does; the field is emptied meanwhile.
        private func hideByHand(
            _ session: KeyboardSession<NestedSession>, beside window: EntryWindow
        ) throws {
            session.keyboard.hide()
            try session.waitUntilHidden(beside: window)
            try window.clear()
            session.keyboard.show()
            try session.waitUntilShown(beside: window)
        }

        /// Leaves the field and comes back; the field is emptied meanwhile.
        private func leaveTheField(
            _ session: KeyboardSession<NestedSession>, beside window: EntryWindow
        ) throws {
            try window.leaveFields()
            try session.waitUntilHidden(beside: window)
            try window.clear()
            try window.focus(0)
            try session.waitUntilShown(beside: window)
        }
    }
}
