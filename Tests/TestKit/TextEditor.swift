import Units

/// gnome-text-editor (GTK 4) in a sway. It puts a new document's first words into its window's title, without
/// punctuation, and sway tells each new title.
package final class TextEditor {
    private let process: ChildProcess
    private let titles: ChildProcess

    /// Starts the editor with an empty document, which has the focus.
    package init(in sway: SwaySession) throws(SessionError) {
        titles = try ChildProcess(
            ["swaymsg", "--raw", "--monitor", "--type", "subscribe", "[\"window\"]"],
            environment: sway.environment, output: .lines)
        let toolkit = [
            "GDK_BACKEND": "wayland", "GSETTINGS_BACKEND": "memory", "GTK_A11Y": "none",
            "GSK_RENDERER": "cairo",
        ]
        process = try ChildProcess(
            ["gnome-text-editor"], environment: sway.environment.merging(toolkit) { $1 },
            errors: .file(sway.directory.file("editor-errors.log")))
    }

    /// Waits until the document is `words`: letters, digits and single spaces, at most twenty.
    package func wait(
        forWords words: String, until deadline: Deadline = Deadline()
    ) throws(SessionError) {
        let wanted = "\(words) (Draft) - Text Editor"
        var last = ""
        while last != wanted {
            do {
                let line = try titles.lines.next(until: deadline, whileRunning: process)
                let container = try JSONValue(parsing: line)["container"]
                last = container?["name"]?.string ?? last
            } catch {
                throw SessionError("the editor's title is “\(last)”, not “\(wanted)”: \(error)")
            }
        }
    }
}
