import CLinux
import Glibc
import Units

/// gnome-text-editor (GTK 4) in a sway, with a new document or a file.
///
/// It puts a new document's first words into its window's title, without punctuation, and sway tells each new title. What it
/// saves is read from the file.
package final class TextEditor {
    private let process: ChildProcess
    private let titles: ChildProcess
    private let sway: SwaySession
    private let file: String?
    /// Tells of files that are written or take another's place in the session's directory.
    private let watch: Descriptor

    /// Starts the editor, which has the focus.
    ///
    /// - Parameter file: a name in the session's directory, made empty where there is none; nil for an empty document.
    package init(in sway: SwaySession, editing file: String? = nil) throws(SessionError) {
        self.sway = sway
        self.file = file
        if let file, Directory.bytes(of: sway.directory.file(file)) == nil {
            try sway.directory.write("", to: file)
        }
        watch = Descriptor(owning: inotify_init1(CInt(IN_CLOEXEC)))
        _ = unsafe inotify_add_watch(
            watch.number, sway.directory.path, UInt32(IN_CLOSE_WRITE | IN_MOVED_TO))
        titles = try ChildProcess(
            ["swaymsg", "--raw", "--monitor", "--type", "subscribe", "[\"window\"]"],
            environment: sway.environment, output: .lines)
        let toolkit = [
            "GDK_BACKEND": "wayland", "GSETTINGS_BACKEND": "memory", "GTK_A11Y": "none",
            "GSK_RENDERER": "cairo",
        ]
        process = try ChildProcess(
            ["gnome-text-editor"] + (file.map { [sway.directory.file($0)] } ?? []),
            environment: sway.environment.merging(toolkit) { $1 },
            errors: .file(sway.directory.file("editor-errors.log")))
    }

    /// Waits until the document is `words`: letters, digits and single spaces, at most twenty.
    package func wait(
        forWords words: String, until deadline: Deadline = Deadline()
    ) throws(SessionError) {
        let wanted = "\(words) (Draft) - Text Editor"
        try wait(forTitle: "“\(wanted)”", until: deadline) { $0 == wanted }
    }

    /// Waits until the window is there with the file in it.
    package func waitUntilOpen(until deadline: Deadline = Deadline()) throws(SessionError) {
        guard let file else { preconditionFailure("only a file has a name to wait for") }
        try wait(forTitle: "one with “\(file)”", until: deadline) { $0.contains(file) }
    }

    /// Waits until the file has been saved with exactly `text`.
    package func wait(
        forSaved text: String, until deadline: Deadline = Deadline()
    ) throws(SessionError) {
        while saved != text {
            let ready = Descriptor.waitForInput(on: [watch, process.ending], until: deadline)
            guard let ready, ready[0] else {
                let reason = ready == nil ? "it did not come in time" : "the editor ended"
                throw SessionError("the file has “\(saved)”, not “\(text)”: \(reason)")
            }
            _ = watch.readSome()
        }
    }

    /// What the file holds.
    package var saved: String {
        let bytes = file.flatMap { Directory.bytes(of: sway.directory.file($0)) }
        return String(decoding: bytes ?? [], as: UTF8.self)
    }

    package var isRunning: Bool { process.isRunning }

    /// Ends it, and with it its window.
    package func close() {
        process.end()
    }

    private func wait(
        forTitle wanted: String, until deadline: Deadline, _ isAwaited: (String) -> Bool
    ) throws(SessionError) {
        var last = ""
        while !isAwaited(last) {
            do {
                let line = try titles.lines.next(until: deadline, whileRunning: process)
                let container = try JSONValue(parsing: line)["container"]
                last = container?["name"]?.string ?? last
            } catch {
                throw SessionError("the editor's title is “\(last)”, not \(wanted): \(error)")
            }
        }
    }
}
