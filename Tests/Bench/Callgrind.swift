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

    /// - Parameters:
    ///   - number: tells this run's files from others.
    ///   - variables: added to the session's environment.
    /// - Returns: millions of instructions.
    func instructions(
        of contender: Contender, number: Int, variables: [String: String] = [:]
    ) throws(SessionError) -> Double {
        let file = stage.session.directory.file("callgrind-\(number)")
        let tap = try WireTap(in: stage.session, number: 1_000 + number)
        let tool = ["valgrind", "--tool=callgrind", "--callgrind-out-file=\(file)"]
        stage.probe.takeText(true)
        let keyboard = try RunningKeyboard(
            contender, on: stage, through: tap, under: tool, variables: variables)
        let deadline = Deadline(after: 60_000)
        try stage.wait(
            "a picture under callgrind", through: tap, running: keyboard.process, until: deadline
        ) { _ in tap.firstPicture != nil }
        try keyboard.end(with: SIGALRM)
        let text = String(decoding: Directory.bytes(of: file) ?? [], as: UTF8.self)
        for line in text.split(separator: "\n") where line.hasPrefix("totals: ") {
            if let count = Double(line.dropFirst(8)) { return count / 1_000_000 }
        }
        throw SessionError("callgrind counted nothing")
    }
}
