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
        let profile = try profiles(ofTapsOn: contender, number: number, count: count).taps
        return (
            profile.instructions / Double(count) / 1_000, profile.allocations / Double(count)
        )
    }

    /// What ran until everything was warm, and what taps ran then.
    func profiles(
        ofTapsOn contender: Contender, number: Int, count: Int
    ) throws(SessionError) -> (start: CallgrindProfile, taps: CallgrindProfile) {
        let file = "\(folder)/callgrind-\(contender.kind.rawValue)-tap"
        let tool = [
            "valgrind", "--tool=callgrind", "--demangle=no", "--callgrind-out-file=\(file)",
        ]
        let tap = try WireTap(in: stage.session, number: 1_000 + number)
        let keyboard = try RunningKeyboard(contender, on: stage, through: tap, under: tool)
        try keyboard.raise(forText: false)
        let tapping = Tapping(stage: stage, keyboard: keyboard, tap: tap, rest: 100)
        _ = try tapping.timedTaps(9, with: stage.fingers[0])
        _ = try ChildProcess.output(
            of: ["callgrind_control", "--dump", "\(keyboard.process.processID)"],
            environment: stage.session.environment)
        _ = try tapping.timedTaps(count, with: stage.fingers[0])
        try keyboard.end(with: SIGALRM)
        return (try CallgrindProfile(path: file + ".1"), try CallgrindProfile(path: file))
    }
}
