import Glibc
import WaylandWire

/// What is missing and what to do about it, each in one line.
enum Advice {
    static let noCompositor =
        "no Wayland compositor: start glasschord inside a Wayland session"

    static let badSocket =
        "WAYLAND_SOCKET names no open socket: unset it, or start glasschord by the compositor that set it"

    static func noFolder(of name: String) -> String {
        "cannot find the Wayland compositor \(name): XDG_RUNTIME_DIR is not set;"
            + " start glasschord inside a Wayland session"
    }

    static let alreadyRunning =
        "already running on this display: show it with SIGUSR2, end it with SIGTERM"

    static let noWayToType =
        "the compositor offers neither zwp_input_method_manager_v2 nor"
        + " zwp_virtual_keyboard_manager_v1: use one that does, such as sway, phoc, labwc or Hyprland"

    /// - Parameter desktop: the value of XDG_CURRENT_DESKTOP.
    static func noInputMethod(desktop: String?) -> String {
        let line =
            "the compositor offers no zwp_input_method_manager_v2: typing by keys only; show and hide"
            + " the keyboard with SIGRTMIN"
        // KWin lets only the input method that it starts itself see its fields.
        let isKWin = desktop?.split(separator: ":").contains("KDE") == true
        return isKWin
            ? line + ", or choose it in the system settings under Virtual Keyboard" : line
    }

    static let noVirtualKeyboard =
        "the compositor offers no zwp_virtual_keyboard_manager_v1: only text fields can be typed"
        + " into, and return works in fields of several lines only"

    static let inputMethodTaken =
        "another input method holds the seat: end it (fcitx5 or ibus, for example) and start"
        + " glasschord again; until then typing by keys only, show and hide with SIGRTMIN"

    static let inputMethodTakenAndNoKeys =
        "another input method holds the seat, and the compositor offers no"
        + " zwp_virtual_keyboard_manager_v1: end it (fcitx5 or ibus, for example) and start"
        + " glasschord again"

    /// Told once in a run: such keys come in rows.
    static let cannotTypeThis = "a key could not be typed here: the compositor offers no way for it"

    static let seatGone = "the compositor has removed its seat: start glasschord again"

    static func missing(_ interface: String) -> String {
        switch interface {
        case "zwlr_layer_shell_v1":
            "the compositor offers no zwlr_layer_shell_v1, without which no keyboard can be shown:"
                + " use one that does, such as sway, phoc, labwc or Hyprland"
        case "wl_seat":
            "the compositor offers no wl_seat: there is nobody to type for"
        default:
            "the compositor offers no \(interface), without which nothing can be shown:"
                + " use another one"
        }
    }

    static func cannotConnect(to name: String, _ error: ConnectError) -> String {
        "cannot connect to the Wayland compositor at \(name): \(error);"
            + " start glasschord inside a Wayland session, or check WAYLAND_DISPLAY"
    }

    static func connectionLost(_ failure: DisplayFailure) -> String {
        switch failure {
        case .protocolError(let interface?, _, let code)
        where interface == "zwp_virtual_keyboard_manager_v1" && code == 0:
            "the compositor does not let this program be a virtual keyboard (unauthorized):"
                + " allow it in the compositor's configuration"
        case .protocolError(let interface, let object, let code):
            "the compositor ended the connection: protocol error \(code) on"
                + " \(interface ?? "an object that is gone") (object \(object));"
                + " please report this"
        case .system(let code):
            "the compositor closed the connection: \(reason(code))"
        }
    }

    @safe private static func reason(_ code: Int32) -> String {
        if code == 0 { return "it has ended" }
        return unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)"
    }
}
