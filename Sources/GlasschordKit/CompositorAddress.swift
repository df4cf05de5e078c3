import WaylandWire

/// Where the compositor listens, by the environment.
///
/// Not left to libwayland: it takes empty variables for names, prints lines of its own, and waits for ever.
///
/// Source: wayland, `wl_display_connect`: WAYLAND_SOCKET is a connected socket that was inherited; WAYLAND_DISPLAY is
/// a path, or a name in XDG_RUNTIME_DIR, by default `wayland-0`.
enum CompositorAddress {
    case inherited(String)
    case path(String)
    /// Nothing says where: there is no session.
    case nowhere
    /// WAYLAND_DISPLAY is a name, and nothing says in which folder.
    case nameWithoutFolder(String)

    init(_ environment: Environment) {
        if let number = environment["WAYLAND_SOCKET"] {
            self = .inherited(number)
            return
        }
        let name = environment["WAYLAND_DISPLAY"]
        if let name, name.hasPrefix("/") {
            self = .path(name)
        } else if let folder = environment["XDG_RUNTIME_DIR"], folder.hasPrefix("/") {
            self = .path(folder + "/" + (name ?? "wayland-0"))
        } else if let name {
            self = .nameWithoutFolder(name)
        } else {
            self = .nowhere
        }
    }

    /// Connects, or says in one line why not.
    func connect() throws(ConnectFailure) -> Display {
        switch self {
        case .inherited(let text):
            guard let number = Int32(text), number >= 0 else {
                throw ConnectFailure(advice: Advice.badSocket)
            }
            do {
                return try Display(descriptor: number)
            } catch {
                throw ConnectFailure(advice: Advice.badSocket)
            }
        case .path(let path):
            do {
                return try Display(path: path)
            } catch {
                throw ConnectFailure(advice: Advice.cannotConnect(to: path, error))
            }
        case .nowhere:
            throw ConnectFailure(advice: Advice.noCompositor)
        case .nameWithoutFolder(let name):
            throw ConnectFailure(advice: Advice.noFolder(of: name))
        }
    }
}
