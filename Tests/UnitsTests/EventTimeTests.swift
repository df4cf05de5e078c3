import Testing
import Units

@Suite struct EventTimeTests {
    @Test func differencesHoldAcrossTheWrap() {
        let before = EventTime(milliseconds: .max - 99)
        let after = EventTime(milliseconds: 150)
        #expect(after.since(before) == 250)
        #expect(before.since(after) == Milliseconds(-250))
    }
}
