import TestKit
import Testing
import Units

extension SessionTests {
    /// The keyboard as it comes, with everything that moves. Source: behaviour I03; architecture, Decisions.
    @Suite struct Slides {
        let program: String

        init() throws {
            program = try KeyboardSession.builtProgram()
        }

        @Test(arguments: NestedSession.Kind.allCases)
        func I03_windowsMakeRoomOnceAndGetItBackOnce(_ kind: NestedSession.Kind) throws {
            let session = try KeyboardSession(program, slides: true, nestedIn: kind)
            let window = try EntryWindow(in: session.nested)
            try session.waitUntilShown(beside: window)
            try session.typist.type("one")
            try window.wait(forText: "one")
            let whole = session.nested.configuration.logicalSize.height
            for _ in 0..<3 {
                session.keyboard.hide()
                #expect(try heights(of: window, until: whole) == [whole])
                try session.waitUntilHidden(beside: window)
                session.keyboard.show()
                let beside = session.heightBesideKeyboard
                #expect(try heights(of: window, until: beside) == [beside])
                try session.waitUntilShown(beside: window)
            }
            // It has come to rest where it belongs: every key is under its finger.
            try session.typist.type(" Two 3")
            try window.wait(forText: "one Two 3")
        }

        /// A finger need not wait for the keyboard to arrive.
        @Test func touchesOnASlidingKeyboardCount() throws {
            let session = try KeyboardSession(program, slides: true, nestedIn: .sway)
            let window = try EntryWindow(in: session.nested)
            try session.waitUntilShown(beside: window)
            session.keyboard.hide()
            try session.waitUntilHidden(beside: window)
            let atRest = try session.settledPicture()
            let height = session.nested.configuration.mode.height
            session.keyboard.show()
            // As soon as keys, which come below the clear headroom, have passed the place of the finger.
            let rows = height - 60..<height - 20
            try session.keyboard.wait("does not come") { $0.rows(rows) != atRest.rows(rows) }
            // Which key is below it by then is not told, but in the middle each of them types one character.
            let place = Point(x: 360, y: Points(height - 12))
            try session.nested.touch(.down(0, place), .frame, .up(0), .frame)
            try window.wait { event in
                if case .text(_, let text) = event { text.count == 1 } else { false }
            }
        }

        /// Shown and hidden again before it has arrived, it ends where the last word of it says.
        @Test func quickChangesOfMindEndWhereTheLastOneSays() throws {
            let session = try KeyboardSession(program, slides: true, nestedIn: .sway)
            let window = try EntryWindow(in: session.nested)
            try session.waitUntilShown(beside: window)
            for _ in 0..<5 {
                session.keyboard.hide()
                session.keyboard.show()
                _ = try session.compositor.screenshot()
                session.keyboard.hide()
                _ = try session.compositor.screenshot()
                session.keyboard.show()
            }
            _ = try session.settledPicture()
            try session.waitUntilShown(beside: window)
            try session.typist.type("Still 1")
            try window.wait(forText: "Still 1")
        }

        /// The heights that the window has on its way to one of them.
        private func heights(of window: EntryWindow, until awaited: Points) throws -> [Points] {
            var heights: [Points] = []
            try window.wait { event in
                guard case .size(let size, _) = event else { return false }
                if heights.last != size.height { heights.append(size.height) }
                return size.height == awaited
            }
            return heights
        }
    }
}
