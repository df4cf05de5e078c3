import CLinux
import CXKBCommon
import Glibc
import ServerProtocols
import WaylandServerWire

/// The compositor's side of the virtual keyboard, and an application that reads its keys by the keymap it was given.
package final class TestVirtualKeyboard {
    weak var compositor: ScriptedCompositor?
    /// What an application with the keyboard's focus would have typed; "⌫" for backspace, "⏎" for return.
    package private(set) var typed = ""
    /// Keys that are down, by evdev's numbers.
    package private(set) var held: Set<UInt32> = []
    package private(set) var keymapText: String?
    /// The size that the client told, which counts the final NUL.
    package private(set) var keymapSize = 0
    /// The size of the file, and what it is sealed against.
    package private(set) var keymapFileSize = 0
    package private(set) var keymapSeals: Int32 = 0
    /// How many zero bytes the file has.
    package private(set) var keymapNULCount = 0
    /// The client is told that it may not be a virtual keyboard.
    package var isForbidden = false
    /// The time stamps of the keys.
    package private(set) var times: [UInt32] = []

    private var reader: KeyReader?
    private var resource: ZwpVirtualKeyboardV1Resource?

    package var isBound: Bool { resource?.resource.isAlive == true }

    package func clearTyped() {
        typed = ""
    }

    func serve(_ manager: ZwpVirtualKeyboardManagerV1Resource) {
        manager.onRequest = { [unowned self] request in
            guard case .createVirtualKeyboard(_, let resource) = request else { return }
            compositor?.note("create_virtual_keyboard")
            if isForbidden {
                manager.postError(
                    code: ZwpVirtualKeyboardManagerV1Resource.Error.unauthorized.rawValue,
                    message: "not allowed")
                return
            }
            self.resource = resource
            resource.onRequest = { [unowned self] in handle($0) }
        }
    }

    private func handle(_ request: ZwpVirtualKeyboardV1Resource.Request) {
        switch request {
        case .keymap(_, let file, let size):
            compositor?.note("keymap")
            keymapSize = Int(size)
            read(file, size: Int(size))
        case .key(let time, let code, let state):
            compositor?.note("key \(code) \(state == 1 ? "pressed" : "released")")
            times.append(time)
            key(code, isPressed: state == 1)
        case .modifiers(let depressed, let latched, let locked, let group):
            compositor?.note("modifiers \(depressed) \(latched) \(locked) \(group)")
            reader?.setModifiers(depressed, latched, locked, group)
        case .destroy:
            compositor?.note("destroy_virtual_keyboard")
        }
    }

    private func key(_ code: UInt32, isPressed: Bool) {
        guard isPressed else {
            held.remove(code)
            return
        }
        if reader == nil {
            resource?.resource.postError(code: 0, message: "a key before the keymap")
            return
        }
        held.insert(code)
        switch code {
        case 14: typed += "⌫"
        case 28: typed += "⏎"
        default: typed += reader?.text(code) ?? ""
        }
    }

    @safe private func read(_ file: ReceivedDescriptor, size: Int) {
        var status = stat()
        guard unsafe fstat(file.number, &status) == 0 else { return }
        keymapFileSize = Int(status.st_size)
        keymapSeals = fcntl(file.number, F_GET_SEALS)
        guard keymapFileSize == size else { return }
        let memory = unsafe mmap(nil, size, PROT_READ, MAP_PRIVATE, file.number, 0)
        guard let memory = unsafe memory, unsafe memory != MAP_FAILED else { return }
        defer { unsafe munmap(memory, size) }
        let bytes = unsafe Array(UnsafeRawBufferPointer(start: memory, count: size))
        keymapNULCount = bytes.count { $0 == 0 }
        guard bytes.last == 0, !bytes.dropLast().contains(0) else { return }
        let text = String(decoding: bytes.dropLast(), as: UTF8.self)
        keymapText = text
        reader = KeyReader(text)
    }
}
