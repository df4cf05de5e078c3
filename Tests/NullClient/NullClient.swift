// glasschord-null: what no keyboard can beat.
//
// usage: glasschord-null HEIGHT SCALE
//
// What it is for: `make bench` takes its time from a press to the text away from the keyboards', so that what is compared is
// what the keyboards add. It lies where a keyboard would, with one picture that never changes, and answers each finger or
// button that goes down with one key, at once.
import EventLoop
import Glibc
import InputMethod
import Protocols
import Units
import Wayland
import WaylandWire

/// A keyboard that thinks nothing and draws nothing.
final class NullClient {
    /// Source: linux/input-event-codes.h, KEY_SPACE.
    private static let spaceKey: UInt32 = 57

    private let connection: Connection
    private let loop: MainLoop
    private let height: Points
    private let scale: Int
    private var session: Session?

    /// What exists once the compositor's globals are known.
    private final class Session {
        let surface: WlSurface
        let layerSurface: ZwlrLayerSurfaceV1
        let shm: WlShm
        let seat: WlSeat
        let keyboard: ZwpVirtualKeyboardV1
        var touch: WlTouch?
        var pointer: WlPointer?
        var picture: SharedBuffer?

        init?(_ connection: Connection) {
            guard let compositor = connection.bind(WlCompositor.self, upTo: 4),
                let shm = connection.bind(WlShm.self, upTo: 1),
                let seat = connection.bind(WlSeat.self, upTo: 5),
                let shell = connection.bind(ZwlrLayerShellV1.self, upTo: 1),
                let keyboards = connection.bind(ZwpVirtualKeyboardManagerV1.self, upTo: 1)
            else { return nil }
            self.shm = shm
            self.seat = seat
            surface = compositor.createSurface()
            layerSurface = shell.getLayerSurface(
                surface: surface, output: nil, layer: .top, namespace: "null")
            keyboard = keyboards.createVirtualKeyboard(seat: seat)
        }
    }

    init(height: Points, scale: Int) throws {
        self.height = height
        self.scale = scale
        loop = try MainLoop(clock: MonotonicClock())
        connection = try Connection(try Display(name: nil), in: loop)
    }

    func run() throws {
        loop.onTurnEnd = { [unowned self] in connection.flush() }
        connection.onFailure = { [unowned self] _ in loop.stop() }
        connection.afterRoundTrip { [unowned self] in begin() }
        try loop.run()
    }

    private func begin() {
        guard let session = Session(connection) else {
            complain("the compositor lacks what a keyboard needs")
        }
        self.session = session
        do {
            let keymap = try Keymap()
            let file = try SealedFile(name: "glasschord-null", terminated: keymap.text)
            session.keyboard.keymap(
                format: WlKeyboard.KeymapFormat.xkbV1.rawValue, fd: file.number,
                size: UInt32(file.byteCount))
        } catch {
            complain("\(error)")
        }
        session.seat.onEvent = { [unowned self] in handle($0) }
        session.layerSurface.onEvent = { [unowned self] in handle($0) }
        session.layerSurface.setAnchor(anchor: [.bottom, .left, .right])
        session.layerSurface.setSize(width: 0, height: UInt32(height.value))
        session.layerSurface.setExclusiveZone(zone: Int32(height.value))
        session.surface.commit()
    }

    private func handle(_ event: WlSeat.Event) {
        guard let session, case .capabilities(let capabilities) = event else { return }
        if capabilities.contains(.touch), session.touch == nil {
            let touch = session.seat.getTouch()
            touch.onEvent = { [unowned self] in if case .down = $0 { answer() } }
            session.touch = touch
        }
        if capabilities.contains(.pointer), session.pointer == nil {
            let pointer = session.seat.getPointer()
            pointer.onEvent = { [unowned self] in
                if case .button(_, _, _, .pressed) = $0 { answer() }
            }
            session.pointer = pointer
        }
    }

    /// The whole of what this client does for a press.
    private func answer() {
        session?.keyboard.key(
            time: 0, key: Self.spaceKey, state: WlKeyboard.KeyState.pressed.rawValue)
        session?.keyboard.key(
            time: 0, key: Self.spaceKey, state: WlKeyboard.KeyState.released.rawValue)
        connection.flush()
    }

    private func handle(_ event: ZwlrLayerSurfaceV1.Event) {
        guard let session, case .configure(let serial, let width, let height) = event else {
            loop.stop()
            return
        }
        session.layerSurface.ackConfigure(serial: serial)
        guard session.picture == nil else { return session.surface.commit() }
        let size = PixelSize(width: Int(width) * scale, height: Int(height) * scale)
        do {
            let picture = try SharedBuffer(size, shm: session.shm)
            session.surface.setBufferScale(scale: Int32(scale))
            session.surface.attach(buffer: picture.buffer, x: 0, y: 0)
            session.surface.damage(x: 0, y: 0, width: Int32(width), height: Int32(height))
            session.picture = picture
        } catch {
            complain("\(error)")
        }
        session.surface.commit()
    }
}

/// Runs the client with the words of the command line.
func runNullClient() {
    let numbers = CommandLine.arguments.dropFirst().compactMap { Int($0) }
    guard numbers.count == 2 else { complain("usage: glasschord-null HEIGHT SCALE") }
    do {
        try NullClient(height: Points(numbers[0]), scale: numbers[1]).run()
    } catch {
        complain("\(error)")
    }
}

private func complain(_ words: String) -> Never {
    let bytes = Array("glasschord-null: \(words)\n".utf8)
    _ = unsafe bytes.withUnsafeBytes { unsafe write(STDERR_FILENO, $0.baseAddress, $0.count) }
    exit(1)
}
