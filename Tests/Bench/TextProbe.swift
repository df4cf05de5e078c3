import InputMethod
import Protocols
import TestKit
import Units
import Wayland
import WaylandWire

/// A window of ours that notes the moment at which a key or a text reaches it.
///
/// It draws one small picture and never again. Its text field tells its text as GTK's entries do: after each change, in one
/// commit.
///
/// Source: xdg-shell; text-input-unstable-v3.
final class TextProbe {
    /// When the last key went down or the last text was committed here.
    private(set) var arrival: Instant?
    /// How many there were.
    private(set) var arrivalCount = 0
    /// The window's height: what the keyboard leaves of the output.
    private(set) var height: Points = 0
    private(set) var hasFocus = false
    /// Whether the window has a text field that has the focus; keys come all the same.
    private(set) var takesText = false

    let display: Display
    private let globals: Globals
    private let surface: WlSurface
    private let xdgSurface: XdgSurface
    private let toplevel: XdgToplevel
    private let keyboard: WlKeyboard
    /// A keyboard that nobody uses: without one the seat enters no window, and a phone has its buttons.
    private let buttons: ZwpVirtualKeyboardV1
    private let textInput: ZwpTextInputV3
    private let picture: SharedBuffer
    private var isEntered = false
    private var text = ""

    private final class Globals {
        var compositor: WlCompositor?
        var shm: WlShm?
        var seat: WlSeat?
        var shell: XdgWmBase?
        var textInputs: ZwpTextInputManagerV3?
        var keyboards: ZwpVirtualKeyboardManagerV1?

        func take(_ name: UInt32, _ interface: String, from registry: WlRegistry) {
            switch interface {
            case WlCompositor.interfaceName:
                compositor = registry.bind(name: name, as: WlCompositor.self, version: 4)
            case WlShm.interfaceName:
                shm = registry.bind(name: name, as: WlShm.self, version: 1)
            case WlSeat.interfaceName:
                seat = registry.bind(name: name, as: WlSeat.self, version: 5)
            case XdgWmBase.interfaceName:
                shell = registry.bind(name: name, as: XdgWmBase.self, version: 1)
            case ZwpTextInputManagerV3.interfaceName:
                textInputs = registry.bind(
                    name: name, as: ZwpTextInputManagerV3.self, version: 1)
            case ZwpVirtualKeyboardManagerV1.interfaceName:
                keyboards = registry.bind(
                    name: name, as: ZwpVirtualKeyboardManagerV1.self, version: 1)
            default: break
            }
        }
    }

    /// Opens the window; `hasFocus` comes with events.
    init(in session: any CompositorSession) throws(SessionError) {
        let globals = Globals()
        do {
            display = try Display(name: session.socketPath)
        } catch {
            throw SessionError("no window: \(SystemError.text(of: error.errno))")
        }
        let registry = display.getRegistry()
        registry.onEvent = { [unowned registry] event in
            guard case .global(let name, let interface, _) = event else { return }
            globals.take(name, interface, from: registry)
        }
        try display.waitForCompositor()
        guard let compositor = globals.compositor, let shm = globals.shm, let seat = globals.seat,
            let shell = globals.shell, let textInputs = globals.textInputs,
            let keyboards = globals.keyboards
        else { throw SessionError("the compositor lacks what a window needs") }
        self.globals = globals
        buttons = keyboards.createVirtualKeyboard(seat: seat)
        do {
            let file = try SealedFile(name: "glasschord-bench", terminated: Keymap().text)
            buttons.keymap(
                format: WlKeyboard.KeymapFormat.xkbV1.rawValue, fd: file.number,
                size: UInt32(file.byteCount))
        } catch {
            throw SessionError("\(error)")
        }
        try display.waitForCompositor()
        surface = compositor.createSurface()
        xdgSurface = shell.getXdgSurface(surface: surface)
        toplevel = xdgSurface.getToplevel()
        keyboard = seat.getKeyboard()
        textInput = textInputs.getTextInput(seat: seat)
        do {
            picture = try SharedBuffer(PixelSize(width: 16, height: 16), shm: shm)
        } catch {
            throw SessionError("\(error)")
        }
        shell.onEvent = { [unowned shell] event in
            if case .ping(let serial) = event { shell.pong(serial: serial) }
        }
        toplevel.onEvent = { [unowned self] in handle($0) }
        xdgSurface.onEvent = { [unowned self] in handle($0) }
        keyboard.onEvent = { [unowned self] in handle($0) }
        textInput.onEvent = { [unowned self] in handle($0) }
        toplevel.setTitle(title: "probe")
        surface.commit()
        _ = display.flush()
    }

    /// Gives the focus to a text field of the window, or takes it away.
    func takeText(_ isWanted: Bool) {
        guard isWanted != takesText else { return }
        takesText = isWanted
        text = ""
        if isEntered { tellField() }
        _ = display.flush()
    }

    /// Handles what has arrived. To be called when `display` can be read.
    func readEvents() throws(SessionError) {
        guard display.readEvents(), display.flush() != .failed else {
            let reason = display.failure.map { "\($0)" } ?? "closed"
            throw SessionError("the compositor ended the window: \(reason)")
        }
    }

    private func arrived() {
        arrival = Deadline.now
        arrivalCount += 1
    }

    private func handle(_ event: WlKeyboard.Event) {
        switch event {
        case .key(_, _, _, .pressed): arrived()
        case .enter: hasFocus = true
        case .leave: hasFocus = false
        default: break
        }
    }

    private func handle(_ event: XdgToplevel.Event) {
        if case .configure(_, let height, _) = event { self.height = Points(Int(height)) }
    }

    private func handle(_ event: XdgSurface.Event) {
        guard case .configure(let serial) = event else { return }
        xdgSurface.ackConfigure(serial: serial)
        surface.attach(buffer: picture.buffer, x: 0, y: 0)
        surface.commit()
    }

    private func handle(_ event: ZwpTextInputV3.Event) {
        switch event {
        case .enter:
            isEntered = true
            if takesText { tellField() }
        case .leave:
            isEntered = false
            textInput.disable()
            textInput.commit()
        case .commitString(let text?):
            arrived()
            self.text += text
            if self.text.utf8.count > 1_000 { self.text = "" }
        case .done:
            if takesText, isEntered { tellText() }
        case .commitString(nil), .preeditString, .deleteSurroundingText:
            break
        }
    }

    private func tellField() {
        if takesText {
            textInput.enable()
            textInput.setContentType(hint: [], purpose: .normal)
            textInput.setCursorRectangle(x: 0, y: 0, width: 1, height: 16)
            tellText()
        } else {
            textInput.disable()
            textInput.commit()
        }
    }

    private func tellText() {
        let end = Int32(text.utf8.count)
        textInput.setSurroundingText(text: text, cursor: end, anchor: end)
        textInput.setTextChangeCause(cause: .inputMethod)
        textInput.commit()
    }
}
