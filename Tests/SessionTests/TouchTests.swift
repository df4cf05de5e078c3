import TestKit
import Testing
import Units

extension SessionTests {
    /// Real fingers, in compositors nested in ours.
    @Suite struct Touch {
        let program: String

        init() throws {
            program = try KeyboardSession.builtProgram()
        }

        @Test(arguments: NestedSession.Kind.allCases)
        func fingerTypesIntoAnEntry(kind: NestedSession.Kind) throws {
            let session = try KeyboardSession(program, nestedIn: kind)
            let window = try EntryWindow(in: session.nested)
            try session.waitUntilShown(beside: window)
            let sentence = "The quick brown Fox jumps over 13 lazy dogs; costs $4.50 (or 20%)!"
            try session.typist.type(sentence)
            try window.wait(forText: sentence)
        }
    }
}
