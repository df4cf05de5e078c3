import CLinux
import EventLoop
import Glibc

/// Makes this the only keyboard of its display, from its creation to the end of the process.
///
/// A lock on a file in XDG_RUNTIME_DIR: the kernel lets it go with the process, however that ends.
@safe struct InstanceLock {
    enum Outcome {
        case locked(InstanceLock)
        case heldByAnother
        /// There is no place for the file: nothing hinders a second keyboard.
        case impossible
    }

    private let descriptor: Descriptor

    static func acquire(_ environment: Environment) -> Outcome {
        // On a private socket the compositor itself sees to it that there is one.
        guard environment["WAYLAND_SOCKET"] == nil, let directory = environment["XDG_RUNTIME_DIR"]
        else { return .impossible }
        let path = "\(directory)/glasschord-\(displayName(environment, directory)).lock"
        let number = unsafe open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        do {
            let descriptor = try Descriptor(owning: number, call: "open")
            guard flock(descriptor.number, LOCK_EX | LOCK_NB) == 0 else {
                return errno == EWOULDBLOCK ? .heldByAnother : .impossible
            }
            return .locked(InstanceLock(descriptor: descriptor))
        } catch {
            return .impossible
        }
    }

    /// The display's name as part of a file name; both spellings of a socket in XDG_RUNTIME_DIR give the same.
    private static func displayName(_ environment: Environment, _ directory: String) -> String {
        let name = environment["WAYLAND_DISPLAY"] ?? "wayland-0"
        let inside = directory + "/"
        let short = name.hasPrefix(inside) ? String(name.dropFirst(inside.count)) : name
        return String(short.map { $0 == "/" ? "_" : $0 })
    }
}
