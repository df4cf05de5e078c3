import Documents
import EventLoop
import InputMethod
import Protocols
import Settings
import Surfaces
import TextEngine
import Units
import Wayland
import WaylandWire

/// What exists once the compositor's globals are known.
struct KeyboardParts {
    /// The seat that we type on, by its number in the registry.
    let seatName: UInt32
    let outputs: Outputs
    let surface: BoardSurface
    let display: BoardDisplay
    let contacts: SeatContacts
    let session: InputSession

    /// - Parameter makeDisplay: shows the board on its surface; the second argument says whether its popup is made early.
    /// - Throws: `ExitStatus` where the compositor lacks what a keyboard needs; the log tells what that is.
    static func make(
        on connection: Connection, _ configuration: Configuration, clock: any Clock,
        keymap: @escaping () throws -> Keymap, values: SettingsValues, log: Log,
        makeDisplay: (BoardSurface, Bool) -> BoardDisplay
    ) throws -> KeyboardParts {
        let globals: SurfaceGlobals
        do {
            globals = try SurfaceGlobals(connection)
        } catch {
            log.warning(Advice.missing(error.name))
            throw ExitStatus.cannotShow
        }
        // 5: the frame event of wl_pointer; newer versions add what a key has no use for.
        // Of several seats the first: its devices and its focus are those that we have to do with.
        guard let global = connection.globals.first(where: { $0.interface == WlSeat.interfaceName })
        else {
            log.warning(Advice.missing(WlSeat.interfaceName))
            throw ExitStatus.cannotShow
        }
        let seat = connection.bind(global, as: WlSeat.self, upTo: 7)
        let session = InputSession(
            seat: seat, connection: connection, clock: clock, keymap: keymap,
            staleCommits: Workarounds.staleCommits(offered: connection.globals),
            composeLocales: configuration.composeLocales)
        guard session.hasInputMethod || session.hasVirtualKeyboard else {
            log.warning(Advice.noWayToType)
            throw ExitStatus.cannotType
        }
        if !session.hasInputMethod {
            log.warning(Advice.noInputMethod(desktop: configuration.desktop))
        }
        if !session.hasVirtualKeyboard { log.warning(Advice.noVirtualKeyboard) }
        let outputs = Outputs(connection)
        let layer =
            values.layer?.value.layer ?? Workarounds.layer(offered: connection.globals)
        let surface = BoardSurface(globals, outputs: outputs, layer: layer, clock: clock)
        surface.wantedOutput = values.output?.value.name
        let contacts = SeatContacts(
            seat, isBoard: { [unowned surface] in surface.isSurface($0) },
            takesContacts: { [unowned surface] in surface.takesContacts })
        let display = makeDisplay(
            surface, Workarounds.preparesPopup(offered: connection.globals))
        return KeyboardParts(
            seatName: global.name, outputs: outputs, surface: surface, display: display,
            contacts: contacts, session: session)
    }
}
