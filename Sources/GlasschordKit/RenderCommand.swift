import Behavior
import Documents
import EventLoop
import Glibc
import KeyboardEngine
import KeyboardLayouts
import KeyboardToolbar
import KeyboardView
import LayoutFiles
import Painter
import Settings
import Surfaces
import TextEngine
import ToolbarFiles
import Units

/// `glasschord render`: the board's surface as a picture or in words, without a compositor.
///
/// The keyboard as it comes, with what the options say otherwise; the user's file of settings does not count, so that the same
/// words give the same picture everywhere. Themes are found by their names. Only symbols of tools that the keyboard does not draw
/// itself are those of the desktop.
struct RenderCommand {
    private let request: RenderRequest
    private let environment: Environment
    private let own: OwnParts

    /// - Parameter own: what a program brings along. Its toolbar is shown where no other is asked for, its style where no theme is.
    init(
        request: RenderRequest, environment: Environment, own: OwnParts = OwnParts()
    ) {
        self.request = request
        self.environment = environment
        self.own = own
    }

    func run() -> ExitStatus {
        let log = Log(isVerbose: false)
        var hasProblem = false
        let settings = UserSettings(
            UserDirectories { environment[$0] }, overrides: request.look, readsSettings: false
        ) {
            log.warning($0)
            hasProblem = true
        }
        var choices = LookChoices(own: own.look, user: settings.choices)
        if request.look.theme != nil { choices.own.style = nil }
        // A picture in the colours of another theme would be a wrong answer.
        if hasProblem, request.look.theme != nil, settings.choices.theme == nil { return .failure }
        let layout: KeyboardLayout
        let languages: [String]
        var toolbar: BoardToolbar
        do {
            toolbar = BoardToolbar(try content, style: choices.toolbarStyle)
            let document = try document
            (layout, languages) = try RenderedLayout(request, .layouts(environment)).layout(
                choices.behavior,
                terminalRow: document?.purposes.contains(.terminal) != true)
        } catch {
            return refuse(error, log)
        }
        if request.file != nil {
            let pictures = RenderedToolbar.pictures(
                toolbar.content, environment, scale: request.scale)
            toolbar.pictureOfSymbol = { pictures[$0] }
        }
        let shape = Picture.shape(
            on: request.outputSize, choices, layout: layout, barHeight: toolbar.height)
        let picture = Picture(
            output: request.outputSize, shape: shape, choices,
            field: FieldLook(
                request.purpose?.field ?? .none, adapts: choices.behavior.adaptToInputType),
            hasPopups: true, layout: layout,
            oneHanded: request.oneHanded ?? choices.behavior.oneHandedMode,
            oneHandedScale: choices.behavior.oneHandedScale, languages: languages,
            toolbar: toolbar)
        let keys = RenderedKeys(picture.look, request)
        let appearance: Appearance
        let tools: ToolbarAppearance
        do {
            appearance = try keys.appearance()
            tools = try RenderedToolbar.appearance(
                request, on: picture.look.toolbar, picture.look.toolbarLayout)
        } catch {
            return refuse(error, log)
        }
        let board = BoardPicture(appearance, toolbar: tools, look: picture.look)
        if let file = request.file, !write(board, to: file, log) { return .failure }
        guard request.isDescribed else { return .success }
        let words = BoardDescription(board, shape: shape)
        return Glasschord.tell(words.json + "\n")
    }

    /// What is above the keys: the toolbar that is asked for, else a program's own.
    var content: ToolbarContent {
        get throws(UsageError) {
            if let ownToolbar = own.toolbar, isOwnShown { return ownToolbar.content }
            return RenderedToolbar.content(of: try document)
        }
    }

    private var isOwnShown: Bool {
        own.toolbar != nil && (request.toolbar == nil || request.toolbar == "auto")
    }

    private var document: ToolbarDocument? {
        get throws(UsageError) {
            if isOwnShown { return nil }
            return try RenderedToolbar.document(request.toolbar ?? "none", environment)
        }
    }

    private func refuse(_ error: UsageError, _ log: Log) -> ExitStatus {
        for line in error.description.split(separator: "\n") { log.warning(String(line)) }
        return .usage
    }

    private func write(_ board: BoardPicture, to file: String, _ log: Log) -> Bool {
        let finder = FontFinder(environment: FontEnvironment { environment[$0] })
        let painter = ScenePainter(fonts: finder)
        if case .font = painter.fontState {
        } else {
            log.warning("\(painter.fontState)")
        }
        do {
            let image = try BoardImage(board, painter).pixels(
                scale: request.scale, backdrop: request.backdrop)
            if file == "-" {
                try PNGWriter.writeToStandardOutput(image)
            } else {
                try PNGWriter.write(image, to: file)
            }
            return true
        } catch {
            log.warning("\(error)")
            return false
        }
    }
}
