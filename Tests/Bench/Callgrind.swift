import Glibc
import TestKit
import Units

/// Instructions from exec to the first committed picture, counted by valgrind's callgrind.
///
/// The program is ended by SIGALRM, which none of the programs handles, at the moment at which the commit of its first picture
/// passes the wire tap: what it did until then is counted, and what it does before valgrind takes the signal (a turn of its
/// loop at most).
struct Callgrind {
    let stage: Stage
    /// Where the profiles stay, for callgrind_annotate.
    let folder: String

    /// - Parameters:
    ///   - name: the profile's, beside the contender's.
    ///   - number: tells this run's socket from others.
    ///   - variables: added to the session's environment.
    /// - Returns: millions of instructions.
    func instructions(
        of contender: Contender, as name: String, number: Int, variables: [String: String] = [:]
    ) throws(SessionError) -> Double {
        let file = "\(folder)/callgrind-\(contender.kind.rawValue)-\(name)"
        let tap = try WireTap(in: stage.session, number: 1_000 + number)
        let tool = [
            "valgrind", "--tool=callgrind", "--demangle=no", "--callgrind-out-file=\(file)",
        ]
        stage.probe.takeText(true)
        let keyboard = try RunningKeyboard(
            contender, on: stage, through: tap, under: tool, variables: variables)
        let deadline = Deadline(after: 60_000)
        try stage.wait(
            "a picture under callgrind", through: tap, running: keyboard.process, until: deadline
        ) { _ in tap.firstPicture != nil }
        try keyboard.end(with: SIGALRM)
        return try CallgrindProfile(path: file).instructions / 1_000_000
    }

    /// What taps cost once everything is warm: thousands of instructions, and calls of malloc and its kin, for one tap.
    func costOfTap(
        on contender: Contender, number: Int, count: Int = 40
    ) throws(SessionError) -> (instructions: Double, allocations: Double) {
        let profile = try profiles(
            ofTapsOn: contender, by: [stage.fingers[0]], number: number, count: count
        ).taps
        return (
            profile.instructions / Double(count) / 1_000, profile.allocations / Double(count)
        )
    }

    /// What ran until the keyboard was shown, what showing it once more ran, and what taps ran when everything was warm.
    struct Profiles {
        let start: CallgrindProfile
        let showing: CallgrindProfile
        let taps: CallgrindProfile
    }

    /// - Parameter fingers: each of them taps so often.
    func profiles(
        ofTapsOn contender: Contender, by fingers: [any Finger], number: Int, count: Int
    ) throws(SessionError) -> Profiles {
        let file = "\(folder)/callgrind-\(contender.kind.rawValue)-tap"
        let tool = [
            "valgrind", "--tool=callgrind", "--demangle=no", "--callgrind-out-file=\(file)",
        ]
        let tap = try WireTap(in: stage.session, number: 1_000 + number)
        let keyboard = try RunningKeyboard(contender, on: stage, through: tap, under: tool)
        try keyboard.raise(forText: false)
        try dump(keyboard)
        try keyboard.raise(forText: false)
        let tapping = Tapping(stage: stage, keyboard: keyboard, tap: tap, rest: 100)
        for finger in fingers { _ = try tapping.timedTaps(9, with: finger) }
        try dump(keyboard)
        for finger in fingers { _ = try tapping.timedTaps(count, with: finger) }
        try keyboard.end(with: SIGALRM)
        return Profiles(
            start: try CallgrindProfile(path: file + ".1"),
            showing: try CallgrindProfile(path: file + ".2"),
            taps: try CallgrindProfile(path: file))
    }

    /// Begins another profile.
    private func dump(_ keyboard: RunningKeyboard) throws(SessionError) {
        _ = try ChildProcess.output(
            of: ["callgrind_control", "--dump", "\(keyboard.process.processID)"],
            environment: stage.session.environment)
    }
}
