import Units

/// Reads a client's requests off the wire and notes its committed pictures.
///
/// Source: wayland's wire format: object, size and opcode in two words, then the arguments, a word each; strings carry their
/// length and are padded. Opcodes are those of wayland.xml and wlr-layer-shell-unstable-v1.
struct WireReader {
    /// One commit of a buffer.
    struct Picture {
        /// The damage, in buffer pixels; rectangles that overlap count once, in their common bounds.
        let damage: PixelRegion
        /// Whether its surface is a layer surface.
        let isBoard: Bool
    }

    private struct Surface {
        var isBoard = false
        var scale = 1
        var buffer: PixelSize?
        var hasNewBuffer = false
        var damage: [PixelRect] = []
    }

    private enum Object {
        case display, registry, compositor, shm, pool, layerShell
        case surface(Surface)
        case buffer(PixelSize)
    }

    private var objects: [UInt32: Object] = [1: .display]
    private var pending: [UInt8] = []

    /// Takes bytes as they were sent, and returns the pictures whose commit ends in them.
    mutating func read(_ bytes: some Sequence<UInt8>) -> [Picture] {
        pending += bytes
        var pictures: [Picture] = []
        var start = 0
        while pending.count - start >= 8 {
            let object = word(at: start)
            let second = word(at: start + 4)
            let size = Int(second >> 16)
            guard size >= 8, pending.count - start >= size else { break }
            let arguments = stride(from: start + 8, to: start + size, by: 4).map { word(at: $0) }
            if let picture = request(Int(second & 0xffff), of: object, arguments) {
                pictures.append(picture)
            }
            start += size
        }
        pending.removeFirst(start)
        return pictures
    }

    private func word(at index: Int) -> UInt32 {
        (0..<4).reduce(0) { $0 | UInt32(pending[index + $1]) << UInt32($1 * 8) }
    }

    private mutating func request(
        _ opcode: Int, of id: UInt32, _ arguments: [UInt32]
    ) -> Picture? {
        switch (objects[id], opcode) {
        case (.display, 1): objects[arguments[0]] = .registry
        case (.registry, 0): bind(arguments)
        case (.compositor, 0): objects[arguments[0]] = .surface(Surface())
        case (.shm, 0): objects[arguments[0]] = .pool
        case (.pool, 0):
            objects[arguments[0]] = .buffer(
                PixelSize(width: Int(arguments[2]), height: Int(arguments[3])))
        case (.layerShell, 0):
            guard case .surface(var surface) = objects[arguments[1]] else { break }
            surface.isBoard = true
            objects[arguments[1]] = .surface(surface)
        case (.surface(var surface), _):
            let picture = Self.request(opcode, of: &surface, arguments, objects)
            objects[id] = .surface(surface)
            return picture
        case (.pool, _), (.buffer, _), (.display, _), (.registry, _), (.compositor, _), (.shm, _),
            (.layerShell, _), (nil, _):
            break
        }
        return nil
    }

    private mutating func bind(_ arguments: [UInt32]) {
        // name, the interface's length and bytes, version, the new object
        let length = Int(arguments[1])
        let bytes = arguments[2...].flatMap { word in
            (0..<4).map { UInt8(truncatingIfNeeded: word >> UInt32($0 * 8)) }
        }
        guard length > 0, let id = arguments.last else { return }
        switch String(decoding: bytes[..<(length - 1)], as: UTF8.self) {
        case "wl_compositor": objects[id] = .compositor
        case "wl_shm": objects[id] = .shm
        case "zwlr_layer_shell_v1": objects[id] = .layerShell
        default: break
        }
    }

    private static func request(
        _ opcode: Int, of surface: inout Surface, _ arguments: [UInt32],
        _ objects: [UInt32: Object]
    ) -> Picture? {
        switch opcode {
        case 1:  // attach
            surface.buffer = nil
            if case .buffer(let size) = objects[arguments[0]] { surface.buffer = size }
            surface.hasNewBuffer = surface.buffer != nil
        case 2: surface.damage.append(rectangle(arguments, times: surface.scale))
        case 9: surface.damage.append(rectangle(arguments, times: 1))
        case 8: surface.scale = max(1, Int(arguments[0]))
        case 6 where surface.hasNewBuffer:
            let bounds = (surface.buffer ?? PixelSize(width: 0, height: 0)).bounds
            var damage = PixelRegion()
            for rectangle in surface.damage { damage.add(rectangle.intersection(bounds)) }
            surface.damage.removeAll()
            surface.hasNewBuffer = false
            return Picture(damage: damage, isBoard: surface.isBoard)
        default: break
        }
        return nil
    }

    private static func rectangle(_ arguments: [UInt32], times scale: Int) -> PixelRect {
        // Clients damage "everything" with the largest number there is.
        let numbers = arguments.map { min(Int(Int32(bitPattern: $0)), 1 << 20) * scale }
        return PixelRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
}
