import TestKit
import Testing
import Units

extension SessionTests {
    /// Layouts whose letters the font of labels lacks.
    @Suite struct Scripts {
        let program: String

        init() throws {
            program = try KeyboardSession.builtProgram()
        }

        /// Fontconfig is asked once the board is on screen; the next start has the answer in its first picture.
        @Test(arguments: [("ar", "arab"), ("ko", "hang")])
        func otherScriptsGetTheirFontsAndKeepThem(layout: String, script: String) throws {
            let sway = try SwaySession()
            func start(cache: String) throws -> KeyboardSession<SwaySession> {
                let session = try KeyboardSession(
                    program, look: ["--animations", "off"],
                    variables: [
                        "XKB_DEFAULT_LAYOUT": layout, "XDG_CACHE_HOME": sway.directory.file(cache),
                    ], in: sway, tapper: PointerTapper(in: sway))
                try session.showByHand()
                try session.waitUntilShown()
                return session
            }
            func waitForAnswer(in cache: String, _ session: KeyboardSession<SwaySession>) throws {
                let file = sway.directory.file("\(cache)/glasschord/font-\(script)")
                try session.keyboard.wait("the fonts are not remembered") { _ in
                    Directory.bytes(of: file) != nil
                }
            }
            let first = try start(cache: "one")
            try waitForAnswer(in: "one", first)
            first.keyboard.process.end()
            let second = try start(cache: "one")
            let wanted = second.keyboardRows(of: try second.settledPicture())
            second.keyboard.process.end()
            let third = try start(cache: "two")
            try third.waitUntilSettled(showing: wanted)
            #expect(third.keyboard.messages == "")
            try waitForAnswer(in: "two", third)
        }
    }
}
