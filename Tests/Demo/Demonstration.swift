import Glibc
import TestKit
import Units

/// The keyboard's main job, done by itself: a text field in a headless sway gets the focus, the keyboard rises, taps
/// type a sentence, and the text is read back from the application.
///
/// usage: glasschord-demo [KEYBOARD-PROGRAM [PICTURE.png]]
struct Demonstration {
    /// Something to type, and how.
    private enum Step {
        case type(String)
        case delete(Int)
    }

    private let program: String
    private let picture: String?
    private let steps: [Step] = [
        .type("Hello from Glasschord, typed by tpi"), .delete(2), .type("apping 40 keys (100%)!"),
    ]

    init(arguments: [String]) throws(SessionError) {
        if let given = arguments.first {
            program = given
        } else {
            program = try KeyboardSession.builtProgram()
        }
        picture = arguments.dropFirst().first
    }

    /// Types, and throws when the text that arrived is not the one that was typed.
    func run() throws(SessionError) {
        let session = try KeyboardSession(program)
        let window = try EntryWindow(in: session.sway)
        try session.waitUntilShown(beside: window)
        print("The keyboard rose with the field's focus.")
        let atRest = try session.keyboardPicture()
        var expected = ""
        for step in steps {
            switch step {
            case .type(let text):
                print("typing:    \(text)")
                try session.typist.type(text)
                expected += text
            case .delete(let count):
                print("deleting:  \(count) characters")
                try session.typist.deleteBackward(count: count)
                expected.removeLast(count)
            }
        }
        defer { print("arrived:   \(window.texts[0])") }
        try window.wait(forText: expected)
        // Nothing stays pressed, and the letters are back.
        try session.typist.turn(to: .letters)
        try session.waitUntilSettled(showing: atRest)
        if let picture {
            try session.sway.writeScreenshot(to: picture)
            print("picture:   \(picture)")
        }
        guard session.keyboard.process.end() == .status(0) else {
            throw SessionError("the keyboard did not end well: \(session.keyboard.messages)")
        }
    }
}

/// Runs the demonstration; ends the program with status 1 when it failed.
func runDemonstration() {
    do {
        try Demonstration(arguments: Array(CommandLine.arguments.dropFirst())).run()
        print("The text is the one that was typed.")
    } catch {
        print("The demonstration failed: \(error)")
        exit(1)
    }
}
