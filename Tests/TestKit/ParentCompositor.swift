import Units

/// The small compositor in whose window another one runs (`Tests/ParentCompositor`). Owner: a `NestedSession`; `deinit`
/// ends it.
final class ParentCompositor {
    /// What the nested compositor finds in the seat.
    enum Device: String, CaseIterable {
        case touch, pointer, keyboard
    }

    /// Where it listens.
    let socketPath: String
    private let directory: Directory
    private let process: ChildProcess
    private var syncCount = 0

    init(windowSize: PixelSize) throws(SessionError) {
        directory = try Directory(owner: .ifNeeded)
        socketPath = directory.file("parent")
        process = try ChildProcess(
            [
                try BuiltProgram.path(of: "glasschord-parent"), socketPath,
                "\(windowSize.width)x\(windowSize.height)",
            ],
            environment: Environment.session(home: directory.path), output: .lines,
            takesInput: true)
        try wait(for: "listening")
    }

    /// Gives the seat those devices, and waits until the nested compositor holds them.
    func offer(_ devices: [Device]) throws(SessionError) {
        process.send((["devices"] + devices.map(\.rawValue)).joined(separator: " "))
        // In whatever order the client takes them.
        var missing = Set(devices.map(\.rawValue))
        while !missing.isEmpty { missing.remove(try next(until: Deadline())) }
    }

    /// Carries out orders; returns when the nested compositor has handled all of it.
    ///
    /// - Parameter meanwhile: called now and then while the orders are carried out, some of which wait: the place to
    ///   read what programs print, which would block them otherwise.
    func carryOut(
        _ orders: [String], until deadline: Deadline,
        meanwhile: () throws(SessionError) -> Void
    ) throws(SessionError) {
        let partLength = 100
        var text = ""
        let firstSync = syncCount + 1
        for start in stride(from: 0, to: orders.count, by: partLength) {
            syncCount += 1
            let part = orders[start..<min(start + partLength, orders.count)]
            text += (part + ["sync \(syncCount)"]).joined(separator: "\n") + "\n"
        }
        process.send(text)
        for sync in stride(from: firstSync, through: syncCount, by: 1) {
            try wait(for: "synced \(sync)", until: deadline)
            try meanwhile()
        }
    }

    /// Gives orders; they are on their way when the call returns.
    func send(_ orders: [String]) {
        process.send(orders.joined(separator: "\n"))
    }

    private func wait(
        for awaited: String, until deadline: Deadline = Deadline()
    ) throws(SessionError) {
        while try next(until: deadline) != awaited {}
    }

    private func next(until deadline: Deadline) throws(SessionError) -> String {
        let line = try process.lines.next(until: deadline)
        if line.contains(":") { throw SessionError("the parent compositor: \(line)") }
        if line == "gone" { throw SessionError("the nested compositor is gone") }
        return line
    }
}
