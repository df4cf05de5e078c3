import Units

/// Where the tools of a bar are, as `glasschord render --describe` tells it.
package struct ToolbarMap {
    /// The middles of items by their ids, such as "1.0", in logical pixels of the output.
    private let places: [String: Point]
    /// The ids of items by their labels.
    private let ids: [String: String]
    /// What `render` says with more options.
    private let describe: ([String]) throws(SessionError) -> JSONValue

    /// - Parameters:
    ///   - toolbar: its name, or the path of its document.
    ///   - look: options that the keyboard was started with, too.
    package init(
        of toolbar: String, shownBy program: String, look: [String] = [],
        on session: any CompositorSession
    ) throws(SessionError) {
        let (output, environment) = (session.configuration.logicalSize, session.environment)
        describe = { (options) throws(SessionError) in
            let size = "\(Int(output.width.value))x\(Int(output.height.value))"
            let command =
                [program, "render", "--describe", "--size", size, "--toolbar", toolbar] + look
                + options
            return try JSONValue(
                parsing: ChildProcess.output(of: command, environment: environment))
        }
        let description = try describe([])
        guard let height = description["surface"]?["height"]?.number else {
            throw SessionError("the description has no surface")
        }
        var places: [String: Point] = [:]
        var ids: [String: String] = [:]
        for capsule in description["toolbar"]?["capsules"]?.elements ?? [] {
            for item in capsule["items"]?.elements ?? [] {
                guard let id = item["id"]?.string, let label = item["label"]?.string,
                    let frame = Rect(json: item)
                else { throw SessionError("the description has a tool that is not whole: \(item)") }
                let middle = frame.center
                places[id] = Point(x: middle.x, y: middle.y + output.height - Points(height))
                ids[label] = id
            }
        }
        self.places = places
        self.ids = ids
    }

    /// Where an item is, by its label or its id.
    package func place(of tool: String) throws(SessionError) -> Point {
        guard let place = places[ids[tool] ?? tool] else {
            throw SessionError("the toolbar has no \(tool)")
        }
        return place
    }

    /// Where a finger that holds an item slides to for a choice.
    package func place(ofChoice label: String, of tool: String) throws(SessionError) -> Point {
        let start = try place(of: tool)
        let description = try describe(["--picker", ids[tool] ?? tool])
        let cells = description["picker"]?["cells"]?.elements ?? []
        guard let first = cells.first.flatMap(Rect.init(json:)),
            let cell = cells.first(where: { $0["label"]?.string == label })
                .flatMap(Rect.init(json:))
        else { throw SessionError("\(tool) offers no “\(label)”") }
        return Point(x: start.x + cell.center.x - first.center.x, y: start.y)
    }
}
