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
        let path = "\(directory)/glasschord-\(displayName(environment)).lock"
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

    /// The socket, however it is spelled: by its device and number, or by its name while there is none.
    private static func displayName(_ environment: Environment) -> String {
        guard case .path(let path) = CompositorAddress(environment) else { return "nowhere" }
        var status = stat()
        if unsafe stat(path, &status) == 0 { return "\(status.st_dev)-\(status.st_ino)" }
        return String(path.map { $0 == "/" ? "_" : $0 })
    }
}
