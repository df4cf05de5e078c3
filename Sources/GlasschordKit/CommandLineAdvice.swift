import Documents
import Settings

/// What is said of a word of the command line that nothing is known of, and what to do about it.
struct CommandLineAdvice {
    /// What the words follow; nil for the keyboard itself.
    let command: CommandName?
    /// The words before, without the program's name.
    let before: [String]

    func refuse(_ word: String) -> UsageError {
        let runs = Self.runOptions
        if let command, runs.contains(word) { return Self.leaveOut(word, command) }
        if command == nil, let late = CommandName(rawValue: word) {
            if let option = before.first(where: { runs.contains($0) }) {
                return Self.leaveOut(option, late)
            }
            return UsageError(
                description: "\(word): a command is the first word, and its options follow it:"
                    + " 'glasschord \(word) ...'")
        }
        if word.hasPrefix("-") { return unknown(word, "option", options) }
        if let command {
            return UsageError(
                description: "\(word): 'glasschord \(command.rawValue)' takes options only;"
                    + " leave it out")
        }
        return unknown(word, "command", CommandName.allCases.map(\.rawValue))
    }

    private static func leaveOut(_ option: String, _ command: CommandName) -> UsageError {
        UsageError(
            description: "\(option): it is for the running keyboard; leave it out:"
                + " 'glasschord \(command.rawValue) ...'")
    }

    private func unknown(_ word: String, _ kind: String, _ known: [String]) -> UsageError {
        let meant = NearMatch.find(word, among: known).map { "; did you mean '\($0)'?" } ?? ""
        return UsageError(
            description: "\(word.isEmpty ? "''" : word): there is no such \(kind)\(meant)")
    }

    /// Options of the running keyboard that nothing else has.
    private static let runOptions = ["-v", "--verbose", "--hidden"]

    private var options: [String] {
        let settings =
            SettingsValues.Name.allCases.map { "--\($0.rawValue)" }
            + SwitchName.allCases.map { "--\($0.rawValue)" }
            + ["--translucent", "--style-file", "--help"]
        switch command {
        case nil: return settings + Self.runOptions.dropFirst() + ["--version"]
        case .render:
            return settings + [
                "--size", "--scale", "--layout", "--purpose", "--one-handed", "--shift", "--press",
                "--describe", "--callout", "--toolbar", "--toolbar-style", "--picker", "--backdrop",
            ]
        case .settings: return settings + ["--defaults"]
        case .check, .list: return ["--help"]
        }
    }
}
