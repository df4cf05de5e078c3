import ServerProtocols
import Units

/// What the parent is told to do, one a line.
enum Order {
    /// Fingers, by number: `down 0 X Y`, `move 0 X Y`, `up 0`, `frame`, `cancel`.
    enum Touch {
        case down(Int32, Point)
        case move(Int32, Point)
        case up(Int32)
        case frame
        case cancel
    }

    /// The only pointer: `pointer X Y`, `press`, `release`.
    enum Pointer {
        case move(Point)
        case button(isPressed: Bool)
    }

    case touch(Touch)
    case pointer(Pointer)
    /// `devices`, followed by any of `touch` and `pointer`: what the seat has from now on.
    case devices(WlSeatResource.Capability)
    /// `size WxH`: the window's new size.
    case size(PixelSize)
    /// `sync N`: answered by `synced N` when the client has handled everything before.
    case sync(UInt32)
    /// `wait N`: the next order is due N microseconds after this one was.
    case wait(Instant.Microseconds)

    init?(_ line: String) {
        let words = line.split(separator: " ").map(String.init)
        let numbers = words.dropFirst().compactMap(Double.init)
        func place(_ index: Int) -> Point? {
            guard numbers.count == index + 2 else { return nil }
            return Point(x: Points(numbers[index]), y: Points(numbers[index + 1]))
        }
        let finger = numbers.first.flatMap { Int32(exactly: $0) }
        switch (words.first, finger) {
        case ("down", let finger?):
            guard let place = place(1) else { return nil }
            self = .touch(.down(finger, place))
        case ("move", let finger?):
            guard let place = place(1) else { return nil }
            self = .touch(.move(finger, place))
        case ("up", let finger?): self = .touch(.up(finger))
        case ("frame", nil): self = .touch(.frame)
        case ("cancel", nil): self = .touch(.cancel)
        case ("pointer", _):
            guard let place = place(0) else { return nil }
            self = .pointer(.move(place))
        case ("press", nil): self = .pointer(.button(isPressed: true))
        case ("release", nil): self = .pointer(.button(isPressed: false))
        case ("devices", nil):
            self = .devices(
                WlSeatResource.Capability(
                    words.compactMap { ["touch": .touch, "pointer": .pointer][$0] }))
        case ("size", nil):
            guard let size = words.last.flatMap(PixelSize.init(words:)) else { return nil }
            self = .size(size)
        case ("sync", _):
            guard let number = numbers.first.flatMap({ UInt32(exactly: $0) }) else { return nil }
            self = .sync(number)
        case ("wait", _):
            guard let span = numbers.first else { return nil }
            self = .wait(Instant.Microseconds(Int64(span)))
        default: return nil
        }
    }
}

extension Instant {
    /// A length of time; 60 taps a second are not whole milliseconds apart.
    struct Microseconds {
        let value: Int64

        init(_ value: Int64) {
            self.value = value
        }
    }

    static func + (moment: Instant, span: Microseconds) -> Instant {
        Instant(nanoseconds: moment.nanoseconds + span.value * 1000)
    }
}

extension PixelSize {
    /// Reads `720x1440`.
    init?(words: String) {
        let numbers = words.split(separator: "x").compactMap { Int($0) }
        guard numbers.count == 2, numbers.allSatisfy({ $0 > 0 }) else { return nil }
        self.init(width: numbers[0], height: numbers[1])
    }
}
