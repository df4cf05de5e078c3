import EventLoop
import Glibc
import KeyboardEngine
import KeyboardLayouts
import KeyboardView
import Painter
import Units

/// `glasschord render`: the board's surface as a picture or in words, without a compositor.
struct RenderCommand {
    private let request: RenderRequest
    private let environment: Environment
    private let picture: Picture

    init(request: RenderRequest, environment: Environment) {
        self.request = request
        self.environment = environment
        picture = Picture(output: request.outputSize, scheme: request.scheme)
    }

    func run() -> ExitStatus {
        var appearance = Appearance(
            page: request.page, shift: request.isShifted ? .upper : .lower)
        let keys = picture.look.descriptions(of: appearance)
        for name in request.pressed {
            guard let key = keys.first(where: { $0.id.description == name }) else {
                Log.print(
                    "glasschord: --press \(name): this page has no such key;"
                        + " --describe lists them\n", to: STDERR_FILENO)
                return .usage
            }
            appearance.pressed.append(key.id)
        }
        if let file = request.file, !write(appearance, to: file) { return .failure }
        return request.isDescribed ? Glasschord.tell(description(keys) + "\n") : .success
    }

    private func write(_ appearance: Appearance, to file: String) -> Bool {
        let finder = FontFinder(environment: FontEnvironment { environment[$0] })
        let painter = ScenePainter(fonts: finder)
        if case .font = painter.fontState {
        } else {
            Log(isVerbose: false).warning("\(painter.fontState)")
        }
        do {
            let scene = picture.scene(appearance)
            if file == "-" {
                try PNGWriter.writeToStandardOutput(painter.image(of: scene, scale: request.scale))
            } else {
                try painter.renderPNG(scene, scale: request.scale, path: file)
            }
            return true
        } catch {
            Log(isVerbose: false).warning("\(error)")
            return false
        }
    }

    /// Source: README, "The keyboard as JSON".
    private func description(_ keys: [KeyDescription]) -> String {
        let surface = JSONText.object([
            ("width", JSONText.number(picture.size.width)),
            ("height", JSONText.number(picture.size.height)),
            // The room above the keys for key-pops, of which there are none yet.
            ("topInset", JSONText.number(0)),
            ("exclusiveZone", JSONText.number(picture.size.height)),
        ])
        let list = keys.map { key in
            JSONText.object([
                ("id", JSONText.string(key.id.description)),
                ("label", JSONText.string(key.label)),
                ("x", JSONText.number(key.frame.x)), ("y", JSONText.number(key.frame.y)),
                ("width", JSONText.number(key.frame.width)),
                ("height", JSONText.number(key.frame.height)),
            ])
        }
        return JSONText.object([("surface", surface), ("keys", JSONText.array(list))])
    }
}
