import Documents
import EventLoop
import Glibc
import InputMethod
import KeyboardLayouts
import LayoutFiles
import KeyboardStyle
import KeyboardToolbar
import KeyboardView
import Painter
import Settings
import ToolbarFiles
import Protocols
import TestCompositor
import Testing
import Units
import Wayland
import WaylandServerWire
import WaylandWire

@testable import GlasschordKit

/// The whole keyboard on a compositor in this process, with a clock that only the test moves.
final class Rig {
    let compositor: ScriptedCompositor
    let clock = ManualClock()
    let keyboard: Keyboard
    let looks: LookSource
    let boardKeys: BoardKeys
    let toolbars: ToolbarSource
    /// The package's folder, whose layouts are found as a program of the build tree finds them.
    static let root = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    private(set) var status: GlasschordKit.ExitStatus?
    private(set) var log: [String] = []
    /// What has to live as long, such as the folder of its documents.
    var kept: AnyObject?

    let loop: MainLoop
    private let display: Display
    private let connection: Connection
    private var page = Page.letters

    init(
        _ offer: Offer = Offer(), _ configuration: Configuration = Configuration(),
        look: SettingsValues = Rig.plain, isSettled: Bool = true,
        directories: UserDirectories = UserDirectories { _ in nil },
        memory: OneHandedMemory = OneHandedMemory(path: nil),
        own: OwnLook = OwnLook(), toolbar: KeyboardToolbarView? = nil,
        textInput: FocusedTextInput? = nil,
        before: (ScriptedCompositor) -> Void = { _ in }
    ) throws {
        compositor = ScriptedCompositor(offer)
        before(compositor)
        loop = try MainLoop(clock: clock)
        display = try Display(descriptor: compositor.connect())
        connection = try Connection(display, in: loop)
        var lines: (String) -> Void = { _ in }
        let settings = UserSettings(directories, overrides: look) { lines($0) }
        let source = LookSource(settings, own: own, log: Log(isVerbose: true) { lines($0) })
        looks = source
        let values = settings.choices.values
        let layouts = LayoutLibrary(
            DocumentFolders.layouts(
                directories,
                program: "\(Self.root)/.build/debug/glasschord"),
            names: values.languages?.value ?? [],
            origin: { [unowned settings] in settings.origin(of: .languages, word: $0) }
        ) { lines($0) }
        let keys = BoardKeys(
            layouts, source.choices.behavior, wanted: BoardKeys.WantedForm(values.page?.value),
            named: values.languages?.value, namesSide: values.namesSide, memory: memory)
        boardKeys = keys
        let toolbars = ToolbarSource(
            own: toolbar,
            ToolbarLibrary(
                .toolbars(directories, program: "\(Self.root)/.build/debug/glasschord")
            ) { lines($0) })
        toolbars.origin = { [unowned settings] in settings.origin(of: .toolbar) }
        self.toolbars = toolbars
        keyboard = Keyboard(
            configuration, connection: connection, loop: loop,
            keymap: { try Keymap(keys.plain) }, painter: ScenePainter(font: nil),
            looks: source, keys: keys, toolbars: toolbars, textInput: textInput,
            log: Log(isVerbose: true) { lines($0) })
        lines = { [unowned self] in log.append($0) }
        keyboard.onEnd = { [unowned self] in status = status ?? $0 }
        if isSettled { try settle() }
    }

    deinit {
        for violation in compositor.violations { Issue.record("forbidden: \(violation)") }
        // While the objects behind the resources are still there.
        compositor.die()
    }

    /// A keyboard whose field is focused and whose board is on screen.
    static func focused(
        _ offer: Offer = Offer(), field: TestField? = TestField(), purpose: UInt32 = 0
    ) throws -> Rig {
        let rig = try Rig(offer)
        rig.compositor.inputMethod.field = field
        rig.compositor.inputMethod.focus(purpose: purpose)
        try rig.settle()
        _ = try rig.board
        rig.compositor.clearTranscript()
        return rig
    }

    /// Everything on its way arrives at either side, with all that follows.
    func settle(limit: Int = 200) throws {
        // A turn flushes what the turn before has left: two quiet rounds mean rest.
        var quietRounds = 0
        for _ in 0..<limit {
            try loop.turn(.notAtAll)
            let hadRequests = compositor.dispatch()
            let isQuiet = !hadRequests && !isReadable(display.descriptor) && !isServerReadable
            quietRounds = isQuiet ? quietRounds + 1 : 0
            if quietRounds == 2 { return }
        }
        Issue.record("the keyboard and the compositor do not come to rest")
    }

    /// The keyboard alone has a turn: it handles what has arrived and sends what follows.
    func keyboardTurn() throws {
        try loop.turn(.notAtAll)
    }

    func advance(_ span: Milliseconds) throws {
        clock.advance(by: span)
        compositor.seat.time &+= UInt32(span.value)
        try settle()
    }

    /// The board's surface, which must be there with a picture.
    var board: TestSurface {
        get throws {
            let surface = try #require(compositor.board, "there is no board")
            try #require(surface.hasPicture, "the board shows nothing")
            return surface
        }
    }

    var transcript: [String] { compositor.transcript }

    /// When the keyboard wants to be woken.
    var nextDeadline: Instant? { loop.nextDeadline() }

    /// Whether the compositor shows a picture of the board.
    var isShown: Bool { compositor.board?.hasPicture == true }

    /// How often the board's surface was made and taken away since the transcript was cleared.
    var comings: Int { transcript.count { $0.hasPrefix("get_layer_surface") } }
    var goings: Int { transcript.count { $0 == "destroy_layer_surface" } }

    /// What the user was told, without the facts of the normal course.
    var warnings: [String] { log.filter { !$0.hasPrefix("board ") } }

    /// What an application without text-input would have typed.
    var keys: String { compositor.keyboard.typed }

    /// What the focused field holds.
    var text: String? { compositor.inputMethod.field?.text }

    /// A surface of the same client that is not the board, and the compositor's side of it.
    func makeStranger() throws -> (WlSurface, TestSurface) {
        let maker = try #require(connection.bind(WlCompositor.self, upTo: 1))
        let surface = maker.createSurface()
        try settle()
        return (surface, try #require(compositor.surfaces.last))
    }

    /// What the system calls the socket that leads to the compositor.
    var connectionName: String {
        var bytes = [CChar](repeating: 0, count: 64)
        let count = unsafe readlink("/proc/self/fd/\(display.descriptor)", &bytes, bytes.count)
        return String(
            decoding: bytes.prefix(max(count, 0)).map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    /// Whether the compositor has let the socket fill up.
    var isCongested: Bool { connection.isCongested }

    /// Whether a loop that sleeps would be woken at once.
    var hasWork: Bool {
        var poll = pollfd(fd: loop.descriptor, events: Int16(POLLIN), revents: 0)
        return unsafe Glibc.poll(&poll, 1, 0) > 0
    }

    /// One turn of the keyboard's loop, and nothing of the compositor.
    func turn() throws {
        try loop.turn(.notAtAll)
    }

    /// The lines of the transcript that reach the application.
    var typing: [String] {
        let words = ["commit_string", "delete_surrounding_text", "commit ", "key ", "modifiers "]
        return transcript.filter { line in words.contains { line.hasPrefix($0) } }
    }

    func place(of key: KeyID) throws -> Point {
        let look = try expected.look
        let placed = look.board.grid(for: page).keys.first { $0.key.id == key }
        return look.frame(of: try #require(placed, "\(key) is not on this page")).center
    }

    func down(_ key: KeyID, _ finger: Int32 = 0) throws {
        compositor.seat.touchDown(finger, try place(of: key), on: try board)
        compositor.seat.touchFrame()
        try settle()
        remember(key)
    }

    /// A key for a page has been pressed: where the keys are has changed.
    func remember(_ key: KeyID) {
        if case .type(let target) = key { page = target }
    }

    func up(_ finger: Int32 = 0) throws {
        compositor.seat.touchUp(finger)
        compositor.seat.touchFrame()
        try settle()
    }

    func tap(_ key: KeyID) throws {
        try down(key)
        try up()
        compositor.seat.time &+= 400
    }

    /// Taps the keys of these characters of the page that is shown; " " is the space bar.
    func type(_ text: String) throws {
        for character in text {
            try tap(character == " " ? .space : .character(String(character)))
        }
    }

    private var isServerReadable: Bool {
        compositor.server.isAlive && isReadable(compositor.server.descriptor)
    }

    private func isReadable(_ descriptor: Int32) -> Bool {
        if status == .connectionLost { return false }
        var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return unsafe Glibc.poll(&poll, 1, 0) > 0
    }
}
