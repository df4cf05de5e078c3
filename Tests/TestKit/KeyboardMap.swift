import Units

/// Where the keys of one page are, as `glasschord render --describe` tells it.
package struct KeyboardMap: Sendable {
    package struct Key: Sendable {
        package let id: String
        package let label: String
        /// In logical pixels of the surface.
        package let frame: Rect
    }

    package enum Page: String, Sendable, CaseIterable {
        case letters, numbers, symbols, function
    }

    package let keys: [String: Key]
    /// The size of the surface, which is anchored to the output's bottom edge.
    package let surface: Size
    /// How much of the output the keyboard takes away from windows.
    package let exclusiveZone: Points
    /// The middles of the choices of a held key by their labels, where `render` was asked for them.
    private let choices: [String: Point]
    private let outputSize: Size

    /// Asks `program` what it shows on an output of the given logical size.
    ///
    /// - Parameter options: what `render` is told besides.
    package init(
        of page: Page, shownBy program: String, look options: [String] = [], on outputSize: Size,
        environment: [String: String]
    ) throws(SessionError) {
        let size = "\(Int(outputSize.width.value))x\(Int(outputSize.height.value))"
        let command =
            [
                program, "render", "--size", size, "--page", page.rawValue, "--describe",
            ] + options
        let answer = try ChildProcess.output(of: command, environment: environment)
        try self.init(description: JSONValue(parsing: answer), outputSize: outputSize)
    }

    /// Reads a description.
    package init(description: JSONValue, outputSize: Size) throws(SessionError) {
        guard let surface = description["surface"], let width = surface["width"]?.number,
            let height = surface["height"]?.number, let zone = surface["exclusiveZone"]?.number
        else { throw SessionError("the description has no surface") }
        self.surface = Size(width: Points(width), height: Points(height))
        exclusiveZone = Points(zone)
        self.outputSize = outputSize
        var keys: [String: Key] = [:]
        for entry in description["keys"]?.elements ?? [] {
            guard let id = entry["id"]?.string, let label = entry["label"]?.string,
                let frame = Rect(json: entry)
            else { throw SessionError("the description has a key that is not whole: \(entry)") }
            keys[id] = Key(id: id, label: label, frame: frame)
        }
        self.keys = keys
        var choices: [String: Point] = [:]
        for cell in description["callout"]?["cells"]?.elements ?? [] {
            guard let label = cell["label"]?.string, let frame = Rect(json: cell) else { continue }
            choices[label] = frame.center
        }
        self.choices = choices
    }

    /// The id of the key that is labelled with a character that it types; a key of its own before a second one.
    package func id(typing character: Character) -> String? {
        keys.values.filter { $0.label == String(character) && $0.id.hasPrefix("key.character.") }
            .map(\.id).min()
    }

    /// Where a choice of the held key lies, in logical pixels of the output.
    package func place(ofChoice label: String) -> Point? {
        choices[label].map { Point(x: $0.x, y: $0.y + outputSize.height - surface.height) }
    }

    /// Where to tap a key, in logical pixels of the output; nil when the page lacks it.
    package func place(of id: String) -> Point? { frameOnOutput(of: id)?.center }

    /// Where a key is painted, in logical pixels of the output; nil when the page lacks it.
    package func frameOnOutput(of id: String) -> Rect? {
        keys[id].map { onOutput($0.frame) }
    }

    /// Where all keys are painted.
    package var framesOnOutput: [Rect] { keys.values.map { onOutput($0.frame) } }

    private func onOutput(_ frame: Rect) -> Rect {
        Rect(
            x: frame.x, y: frame.y + outputSize.height - surface.height, width: frame.width,
            height: frame.height)
    }
}
