// ParentCompositor: a compositor that another compositor runs in, for real touch without a device.
//
// What it is for: sway and phoc open a window here (WLR_BACKENDS=wayland) and take its touch points and its pointer for
// devices. It shows nothing; what the nested compositor shows is asked of that one. A program of its own, so that it
// answers while a test waits for something else; `TestKit.ParentCompositor` starts it and gives its orders.
//
// usage: glasschord-parent SOCKET WIDTHxHEIGHT
//
// Standard input: one order a line (`Order`), carried out in order; its end ends the program. Standard output: one line
// an event: `listening`, `touch` and `pointer` (the client holds that device), `synced N`, `gone` (the window went).
//
// Invariants: the seat's devices appear only after the window is mapped, since wlroots 0.15 misses a touch device that
// is there when its backend starts. Buffers go back at once; frame callbacks are answered at most every 16 ms, and
// nothing wakes while there is nothing to do.
//
// Units: places are pixels of the window, which are those of the nested compositor's output. Event times are
// milliseconds of the monotonic clock.
//
// What it does not do: more than one window, a keyboard, showing.
import EventLoop
import Glibc
import ServerProtocols
import Units
import WaylandServerWire

/// The server, its one window, its seat, and the orders that wait.
final class Parent {
    private let loop: MainLoop
    private let server = ServerDisplay()
    private let host: Host
    private let seat: HostSeat
    private var orders: OrderQueue
    private var input = LineSplitter()

    init(socket: String, size: PixelSize) throws {
        let clock = MonotonicClock()
        loop = try MainLoop(clock: clock)
        host = Host(server, windowSize: size, clock: clock)
        seat = HostSeat(server, clock: clock)
        orders = OrderQueue(clock: clock)
        // The nested compositor may run as another user; the socket's directory decides who gets here.
        umask(0)
        try server.listen(path: socket)
        host.onMap = { [unowned self] surface in seat.windowMapped(surface) }
        host.onGone = { [unowned self] in
            seat.windowGone()
            tell("gone")
        }
        host.onPong = { tell("synced \($0)") }
    }

    func run() throws {
        try loop.watch(server.descriptor) { [unowned self] _ in server.dispatch() }
        try loop.watch(STDIN_FILENO) { [unowned self] _ in readOrders() }
        loop.nextDeadline = { [unowned self] in
            [host.nextDeadline, orders.nextDeadline].compactMap { $0 }.min()
        }
        loop.onDeadline = { [unowned self] now in
            host.timeReached(now)
            carryOutOrders()
        }
        loop.onTurnEnd = { [unowned self] in server.flush() }
        tell("listening")
        try loop.run()
    }

    private func readOrders() {
        guard let lines = input.read(from: STDIN_FILENO) else {
            loop.stop()
            return
        }
        for line in lines {
            guard let order = Order(line) else {
                tell("unknown order: \(line)")
                continue
            }
            orders.append(order)
        }
        carryOutOrders()
    }

    private func carryOutOrders() {
        while let order = orders.next() {
            switch order {
            case .touch(let touch): seat.carryOut(touch)
            case .pointer(let pointer): seat.carryOut(pointer)
            case .devices(let devices): seat.offer(devices)
            case .size(let size): host.resize(to: size)
            case .sync(let number): host.ping(number)
            case .wait: break
            }
        }
    }
}

/// Tells one event on standard output.
func tell(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    _ = unsafe bytes.withUnsafeBytes { unsafe write(STDOUT_FILENO, $0.baseAddress, $0.count) }
}

/// The program.
func runParent() {
    signal(SIGPIPE, SIG_IGN)
    let words = CommandLine.arguments.dropFirst()
    guard words.count == 2, let socket = words.first,
        let size = words.last.flatMap(PixelSize.init(words:))
    else {
        tell("usage: glasschord-parent SOCKET WIDTHxHEIGHT")
        exit(2)
    }
    do {
        try Parent(socket: socket, size: size).run()
    } catch {
        tell("\(error)")
        exit(1)
    }
}
