import CLinux
import Documents
import EventLoop
import Glibc
import InputMethod
import KeyboardToolbar
import LayoutFiles
import Painter
import Settings
import ToolbarFiles
import Wayland
import WaylandWire

/// The keyboard as a process: lock, connection, signals, and how it ends.
struct Program {
    private let configuration: Configuration
    private let environment: Environment
    private let log: Log
    private let own: OwnParts

    /// - Parameter own: what a program of one's own brings along.
    init(
        _ configuration: Configuration, _ environment: Environment, own: OwnParts = OwnParts()
    ) {
        self.own = own
        var configuration = configuration
        configuration.desktop = environment["XDG_CURRENT_DESKTOP"]
        configuration.composeLocales = InputSession.composeLocales { environment[$0] }
        self.configuration = configuration
        self.environment = environment
        log = Log(isVerbose: configuration.isVerbose)
    }

    func run() -> ExitStatus {
        do {
            let loop = try MainLoop(clock: MonotonicClock())
            let ending = Ending()
            // Before anything that takes time: a signal that comes earlier still ends the process.
            let signals = try Signals(Self.signals, in: loop) { number in
                ending.received(number)
            }
            return try withExtendedLifetime(signals) { try runAlone(loop, ending) }
        } catch {
            log.warning("\(error)")
            return .failure
        }
    }

    private func runAlone(_ loop: MainLoop, _ ending: Ending) throws -> ExitStatus {
        let lock = InstanceLock.acquire(environment)
        if case .heldByAnother = lock {
            log.warning(Advice.alreadyRunning)
            return .alreadyRunning
        }
        // The lock is held as long as this value lives: to the end of the run.
        return try withExtendedLifetime(lock) {
            let display: Display
            do throws(ConnectFailure) {
                display = try CompositorAddress(environment).connect()
            } catch {
                log.warning(error.advice)
                return .noCompositor
            }
            return try serve(display, loop, ending)
        }
    }

    private func serve(
        _ display: Display, _ loop: MainLoop, _ ending: Ending
    ) throws -> ExitStatus {
        let connection = try Connection(display, in: loop)
        // The compositor lists what it offers while the font is opened.
        connection.flush()
        let finder = FontFinder(environment: FontEnvironment { environment[$0] })
        let painter = ScenePainter(fonts: finder)
        if case .font = painter.fontState {} else { log.warning("\(painter.fontState)") }
        let settings = UserSettings(
            UserDirectories { environment[$0] }, overrides: configuration.look
        ) { [log] in log.problem($0) }
        let looks = LookSource(settings, own: own.look, log: log)
        let values = settings.choices.values
        let keys = BoardKeys(
            LayoutLibrary(
                environment, names: values.languages?.value,
                origin: { [unowned settings] in settings.origin(of: .languages, word: $0) },
                log: log),
            looks.choices.behavior, wanted: BoardKeys.WantedForm(values.page?.value),
            named: values.languages?.value,
            usual: { [environment] in
                let folders = DocumentFolders.layouts(environment)
                return DefaultLayouts({ environment.written($0) }, exists: folders.has).names
            },
            namesSide: values.namesSide, memory: OneHandedMemory(environment))
        let toolbars = ToolbarSource(
            own: own.toolbar, ToolbarLibrary(.toolbars(environment)) { [log] in log.problem($0) })
        toolbars.origin = { [unowned settings] in settings.origin(of: .toolbar) }
        let keyboard = Keyboard(
            configuration, connection: connection, loop: loop, keymap: { try Keymap(keys.plain) },
            painter: painter, looks: looks, keys: keys, toolbars: toolbars,
            textInput: own.textInput, log: log)
        keyboard.onFirstPicture = { [unowned keyboard] in
            settleFont(finder, painter, keyboard, loop)
            keyboard.followSymbols { [log, environment, unowned connection] in
                let symbols = SymbolPictures(in: loop, SymbolTools(environment), log: log)
                // The last of them is still to be painted.
                symbols.onIdle = { [unowned connection] in
                    connection.afterRoundTrip { StartMemory.giveBack() }
                }
                return symbols
            }
        }
        keyboard.onQuiet = { [unowned keyboard] in
            looks.follow(in: loop)
            keyboard.desktop = DesktopBus(
                loop, environment, looks: looks, toolbars: toolbars, log: log)
            do {
                try keys.watch(in: loop)
            } catch {
                log.warning("layouts are not followed: \(error)")
            }
            keyboard.followToolbars()
            keyboard.followSeat()
            StartMemory.giveBack()
        }
        keyboard.onRarePicture = { StartMemory.giveBack() }
        keyboard.onEnd = { status in ending.end(with: status) }
        ending.attach(keyboard, loop)
        try loop.run()
        keyboard.shutDown()
        return ending.status
    }

    /// Asks Fontconfig once the board is on screen, beside the loop: without a cache of its own it reads every font, which
    /// takes seconds. What it says is remembered for the next start.
    private func settleFont(
        _ finder: FontFinder, _ painter: ScenePainter, _ keyboard: Keyboard, _ loop: MainLoop
    ) {
        let settleOthers = { [unowned painter, weak keyboard] in
            painter.onLack = { [unowned painter, weak keyboard] in
                guard let request = painter.takeRequest() else { return }
                findFonts(finder, request, keyboard, loop)
            }
            // What the first picture has met.
            painter.onLack?()
        }
        if finder.hasCachedAnswer { return settleOthers() }
        do {
            try BackgroundJob.run(in: loop, { finder.resolveWithFontconfig() }) {
                [weak keyboard] font in
                if let font { keyboard?.use(font) }
                settleOthers()
                StartMemory.giveBack()
            }
        } catch {
            log.info("the font is not looked up: \(error)")
        }
    }

    /// Asks Fontconfig for what the font of labels lacks, beside the loop.
    private func findFonts(
        _ finder: FontFinder, _ request: FontRequest, _ keyboard: Keyboard?, _ loop: MainLoop
    ) {
        do {
            try BackgroundJob.run(in: loop, { finder.fonts(for: request) }) {
                [weak keyboard] fonts in
                keyboard?.use(fonts)
                if let advice = fonts.advice { log.warning(advice) }
                StartMemory.giveBack()
            }
        } catch {
            log.info("fonts for other scripts are not looked up: \(error)")
        }
    }

    private static let signals: [Int32] = [
        SIGUSR1, SIGUSR2, Ending.toggle, SIGTERM, SIGINT, SIGHUP,
    ]
}
