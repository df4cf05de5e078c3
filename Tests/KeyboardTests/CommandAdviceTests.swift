import Testing

@testable import GlasschordKit

/// What is said of words at the wrong place, and what to do about them.
struct CommandAdviceTests {
    private func said(_ words: [String]) -> String? {
        do throws(UsageError) {
            _ = try CommandLineReader.read(words)
            return nil
        } catch {
            return error.description
        }
    }

    @Test(arguments: ["render", "settings", "check", "list"])
    func aCommandComesFirst(command: String) {
        for options in [["--scheme", "dark"], ["--smart-punctuation=off"]] {
            #expect(
                said(options + [command, "x"])
                    == "\(command): a command is the first word, and its options follow it:"
                    + " 'glasschord \(command) ...'")
        }
    }

    @Test(arguments: ["-v", "--verbose", "--hidden"])
    func whatIsForTheRunningKeyboardIsLeftOut(option: String) {
        for command in [
            ["render", "-o", "x.png"], ["settings"], ["check", "x.yaml"], ["list", "layouts"],
        ] {
            #expect(
                said([option] + command)
                    == "\(option): it is for the running keyboard; leave it out:"
                    + " 'glasschord \(command[0]) ...'")
            #expect(
                said(command + [option])
                    == "\(option): it is for the running keyboard; leave it out:"
                    + " 'glasschord \(command[0]) ...'")
        }
        // Other options before a command do not hide it.
        #expect(
            said([option, "--theme", "ocean", "render"])
                == "\(option): it is for the running keyboard; leave it out:"
                + " 'glasschord render ...'")
        #expect(said([option]) == nil && said([option, "--theme", "render"]) == nil)
    }

    @Test(arguments: [
        (["rendre"], "rendre: there is no such command; did you mean 'render'?"),
        (["--scheem", "dark"], "--scheem: there is no such option; did you mean '--scheme'?"),
        (["--verbos"], "--verbos: there is no such option; did you mean '--verbose'?"),
        (["render", "--sice", "9x9"], "--sice: there is no such option; did you mean '--size'?"),
        (
            ["settings", "--default"],
            "--default: there is no such option; did you mean '--defaults'?"
        ),
        (["check", "-x"], "-x: there is no such option"),
        (["zzzzz"], "zzzzz: there is no such command"),
        ([""], "'': there is no such command"),
        (["render", "more"], "more: 'glasschord render' takes options only; leave it out"),
        (["settings", "theme"], "theme: 'glasschord settings' takes options only; leave it out"),
    ])
    func whatIsMistypedIsTold(words: [String], message: String) {
        #expect(said(words) == message)
    }

    @Test func helpIsGivenAnywhere() throws {
        for words in [
            ["-v", "--help"], ["render", "--help"], ["settings", "-h"], ["list", "-h"],
        ] {
            guard case .help = try CommandLineReader.read(words) else {
                Issue.record("\(words)")
                return
            }
        }
    }
}
