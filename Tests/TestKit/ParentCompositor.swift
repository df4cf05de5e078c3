import Units

/// The small compositor in whose window another one runs (`Tests/ParentCompositor`). Owner: a `NestedSession`; `deinit`
/// ends it.
final class ParentCompositor {
    /// What the nested compositor finds in the seat.
    enum Device: String, CaseIterable {
        case touch, pointer
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
        for device in devices { try wait(for: device.rawValue) }
    }

    /// Carries out orders; returns when the nested compositor has handled all of it.
    func carryOut(_ orders: [String], until deadline: Deadline) throws(SessionError) {
        syncCount += 1
        process.send((orders + ["sync \(syncCount)"]).joined(separator: "\n"))
        try wait(for: "synced \(syncCount)", until: deadline)
    }

    /// Gives orders; they are on their way when the call returns.
    func send(_ orders: [String]) {
        process.send(orders.joined(separator: "\n"))
    }

    private func wait(
        for awaited: String, until deadline: Deadline = Deadline()
    ) throws(SessionError) {
        while true {
            let line = try process.lines.next(until: deadline)
            if line == awaited { return }
            if line.contains(":") { throw SessionError("the parent compositor: \(line)") }
            if line == "gone" { throw SessionError("the nested compositor is gone") }
        }
    }
}
