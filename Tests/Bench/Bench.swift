// glasschord-bench: figures of glasschord beside Debian's wvkbd and a client that does nothing.
//
// usage: glasschord-bench GLASSCHORD NULL-CLIENT FOLDER [ROUNDS [TAPS [SUBJECT]]]
//        SUBJECT is all, instructions (and damage), start (exec to the first picture), keys (delays and
//        processor time) or order (the order of functions for the linker, into FOLDER/function-order.txt).
//
// What it is for: `make bench`. One nested sway, 720x1440 at scale 2; in each round each contender runs alone, in an order that
// turns from round to round, and all figures are compared within their round. docs/performance.md says how each is measured.
//
// Invariants: nothing here is a test: no figure fails anything. One thread waits in one poll for all sockets, so that measuring
// costs every contender the same.
//
// What it does not do: real hardware, GPUs, other compositors.
import CLinux
import Glibc
import TestKit
import Units

/// All rounds.
struct Bench {
    /// What is measured.
    enum Subject: String {
        case all, instructions, start, keys, order
    }

    private static let starts = 3
    private static let idle: Milliseconds = 5_000
    private static let memoryTaps = 1_000
    private static let soakTaps = 20_000

    private let stage: Stage
    private let contenders: [Contender]
    private let rounds: Int
    private let taps: Int
    private let subject: Subject
    /// Where profiles and results go.
    private let folder: String
    private var results = Results()
    private var runCount = 0

    init(
        glasschord: String, null: String, folder: String, rounds: Int, taps: Int, subject: Subject
    ) throws(SessionError) {
        self.folder = folder
        self.subject = subject
        self.rounds = rounds
        self.taps = taps
        stage = try Stage()
        let session = stage.session
        let output = session.configuration.logicalSize
        let map = try KeyboardMap(
            of: .letters, shownBy: glasschord, on: output, environment: session.environment)
        let first = try Contender.glasschord(glasschord, map)
        contenders = [
            first, .wvkbd(on: output),
            .null(null, map, scale: session.configuration.scale, first.places),
        ]
        results.versions = try Versions(glasschord, session.environment).lines
    }

    mutating func run() throws(SessionError) -> Results {
        if subject == .order {
            try writeOrder()
            return results
        }
        if subject == .all || subject == .instructions {
            tell("counting instructions")
            try countInstructions()
            try measureDamage()
            try measureRepaints()
        }
        for round in 0..<(subject == .instructions ? 0 : rounds) {
            tell("round \(round + 1) of \(rounds)")
            for index in contenders.indices {
                let contender = contenders[(index + round) % contenders.count]
                if subject != .keys { try measureStarts(of: contender) }
                if subject == .start { continue }
                try measureKeys(of: contender, isLast: round == rounds - 1)
                if subject == .all, contender.kind == .glasschord {
                    try measureText(of: contender)
                }
            }
        }
        return results
    }

    /// Once, since it hardly varies. Cold is without Fontconfig's caches and without glasschord's own.
    private mutating func countInstructions() throws(SessionError) {
        let session = stage.session
        try session.directory.write(ColdFonts.configuration, to: "cold-fonts.conf")
        let cold = [
            "FONTCONFIG_FILE": session.directory.file("cold-fonts.conf"),
            "XDG_CACHE_HOME": session.directory.file("cold"),
        ]
        for contender in contenders where contender.kind != .null {
            // Fills the caches.
            _ = try startToPicture(contender)
            let tool = Callgrind(stage: stage, folder: folder)
            let warm = try tool.instructions(of: contender, as: "warm", number: nextRun())
            results.add(warm, of: contender.kind, as: .instructions)
            let bare = try tool.instructions(
                of: contender, as: "cold", number: nextRun(), variables: cold)
            results.add(bare, of: contender.kind, as: .coldInstructions)
            let cost = try tool.costOfTap(on: contender, number: nextRun())
            results.add(cost.instructions, of: contender.kind, as: .tapInstructions)
            results.add(cost.allocations, of: contender.kind, as: .allocations)
        }
    }

    /// The program must have its symbols.
    private func writeOrder() throws(SessionError) {
        guard let contender = contenders.first, let program = contender.command.first else {
            return
        }
        let tool = Callgrind(stage: stage, folder: folder)
        let profiles = try tool.profiles(
            ofTapsOn: contender, by: stage.fingers, number: 1, count: 40)
        var order = FunctionOrder()
        order.append(profiles.taps, of: program)
        let tapCount = order.count
        order.append(profiles.showing, of: program)
        tell(
            "\(tapCount) functions of a tap, \(order.count - tapCount) more of showing the keyboard"
        )
        order.append(profiles.start, of: program)
        try Directory.write(order.text, to: folder + "/function-order.txt")
    }

    private mutating func measureDamage() throws(SessionError) {
        for contender in contenders where contender.kind != .null {
            let tap = try WireTap(in: stage.session, number: nextRun())
            let keyboard = try RunningKeyboard(contender, on: stage, through: tap)
            try keyboard.raise(forText: false)
            let tapping = Tapping(stage: stage, keyboard: keyboard, tap: tap)
            // The first taps make pictures in buffers that are new.
            _ = try tapping.timedTaps(5, with: stage.fingers[0])
            tap.forgetPictures()
            let count = 20
            _ = try tapping.timedTaps(count, with: stage.fingers[0])
            let kibibytes = tap.damages.map { region in
                region.rectangles.reduce(0) { $0 + Double($1.width * $1.height) * 4 / 1_024 }
            }
            let sum = kibibytes.reduce(0, +) / Double(count)
            results.add(sum, of: contender.kind, as: .damage)
            results.add(kibibytes.max() ?? 0, of: contender.kind, as: .largestDamage)
            try keyboard.end()
        }
    }

    /// Whole repaints beside a plain program's that uses Cairo alone.
    private mutating func measureRepaints() throws(SessionError) {
        let rows: [(Repaint.Look, Figure, Figure)] = [
            (.glass, .glassRepaint, .glassRepaintTime), (.solid, .solidRepaint, .solidRepaintTime),
        ]
        for (look, instructions, time) in rows {
            var counts: [Double] = []
            for hand in Repaint.Hand.allCases {
                counts.append(
                    try Repaint.instructions(
                        hand, look, folder: folder, environment: stage.session.environment))
            }
            results.add(counts[0], plain: counts[1], as: instructions)
            let times = Repaint.times(look)
            results.add(times.ours, plain: times.cairo, as: time)
        }
    }

    private mutating func measureStarts(of contender: Contender) throws(SessionError) {
        guard contender.kind != .null else { return }
        var times: [Double] = []
        for _ in 0..<Self.starts { times.append(try startToPicture(contender)) }
        results.add(Statistics(times).median, of: contender.kind, as: .firstPicture)
    }

    /// From before exec to the commit of the first picture, in milliseconds; a text field has the focus.
    private mutating func startToPicture(_ contender: Contender) throws(SessionError) -> Double {
        let tap = try WireTap(in: stage.session, number: nextRun())
        stage.probe.takeText(true)
        try stage.pause(50)
        let start = Deadline.now
        let keyboard = try RunningKeyboard(contender, on: stage, through: tap)
        try stage.wait("a first picture", through: tap, running: keyboard.process) { _ in
            tap.firstPicture != nil
        }
        let picture = tap.firstPicture ?? start
        // What a keyboard looks up after its first picture belongs to its start.
        try stage.pause(300, through: tap)
        try keyboard.end()
        return Double(picture.nanoseconds - start.nanoseconds) / 1_000_000
    }

    private mutating func measureKeys(
        of contender: Contender, isLast: Bool
    ) throws(SessionError) {
        let keyboard = try RunningKeyboard(contender, on: stage)
        try keyboard.raise(forText: false)
        let tapping = Tapping(stage: stage, keyboard: keyboard)
        try tapping.quickTaps(9, with: stage.fingers[0])
        for finger in stage.fingers {
            _ = try tapping.timedTaps(3, with: finger)
            let series = try tapping.timedTaps(taps, with: finger)
            results.add(series, of: contender.kind, in: .init(device: finger.device, isText: false))
            if finger.device == .pointer {
                results.add(series.processorTime, of: contender.kind, as: .processorTime)
            }
        }
        if subject == .keys {
            try keyboard.end()
            return
        }
        // The pop of the last tap goes a moment later.
        try stage.pause(200)
        let sleeps = keyboard.figures.sleeps
        try stage.pause(Self.idle)
        results.add(keyboard.figures.sleeps - sleeps, of: contender.kind, as: .sleeps)
        try measureMemory(tapping, keyboard, soaks: isLast && contender.kind != .null)
        try keyboard.end()
    }

    private mutating func measureMemory(
        _ tapping: Tapping, _ keyboard: RunningKeyboard, soaks: Bool
    ) throws(SessionError) {
        let kind = keyboard.contender.kind
        let figures = keyboard.figures
        let done = (taps + 3) * stage.fingers.count + 9
        try tapping.quickTaps(max(0, Self.memoryTaps - done), with: stage.fingers[0])
        try stage.pause(200)
        let resident = figures.resident
        let privateDirty = figures.privateDirty
        results.add(resident, of: kind, as: .resident)
        results.add(privateDirty, of: kind, as: .privateDirty)
        guard soaks else { return }
        tell("20,000 taps on \(kind.rawValue)")
        try tapping.quickTaps(Self.soakTaps - Self.memoryTaps, with: stage.fingers[0])
        try stage.pause(200)
        results.add(figures.resident - resident, of: kind, as: .residentGrowth)
        results.add(figures.privateDirty - privateDirty, of: kind, as: .privateGrowth)
    }

    private mutating func measureText(of contender: Contender) throws(SessionError) {
        let keyboard = try RunningKeyboard(contender, on: stage)
        try keyboard.raise(forText: true)
        let tapping = Tapping(stage: stage, keyboard: keyboard)
        try tapping.quickTaps(9, with: stage.fingers[0])
        for finger in stage.fingers {
            _ = try tapping.timedTaps(3, with: finger)
            let series = try tapping.timedTaps(taps, with: finger)
            results.add(series, of: contender.kind, in: .init(device: finger.device, isText: true))
        }
        try keyboard.end()
    }

    private mutating func nextRun() -> Int {
        runCount += 1
        return runCount
    }
}

/// Tells on standard error how far it is.
private func tell(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    _ = unsafe bytes.withUnsafeBytes { unsafe write(STDERR_FILENO, $0.baseAddress, $0.count) }
}

/// Runs the bench with the words of the command line; ends the program with status 1 when it could not be carried out.
func runBench() {
    let words = Array(CommandLine.arguments.dropFirst())
    if words.count == 4, words[0] == "repaint", let count = Int(words[3]),
        let hand = Repaint.Hand(rawValue: words[1]), let look = Repaint.Look(rawValue: words[2])
    {
        Repaint.paint(hand, look, count: count)
        return
    }
    guard words.count >= 3 else {
        tell(
            "usage: glasschord-bench GLASSCHORD NULL-CLIENT FOLDER [ROUNDS [TAPS [all|instructions|start|keys]]]"
        )
        exit(2)
    }
    let numbers = words.dropFirst(3).compactMap { Int($0) }
    do {
        var bench = try Bench(
            glasschord: words[0], null: words[1], folder: words[2], rounds: numbers.first ?? 5,
            taps: numbers.dropFirst().first ?? 100,
            subject: words.dropFirst(5).first.flatMap { Bench.Subject(rawValue: $0) } ?? .all)
        let results = try bench.run()
        let report = Report(results: results)
        for (name, version) in results.versions { print("\(name): \(version)") }
        print("\n\(report.table)")
        print("presses without a text: ", terminator: "")
        print(
            results.lostCounts.map { "\($0.key.rawValue) \($0.value)" }.sorted().joined(
                separator: ", "))
        try Directory.write(report.json, to: words[2] + "/bench.json")
    } catch {
        tell("the bench failed: \(error)")
        exit(1)
    }
}
