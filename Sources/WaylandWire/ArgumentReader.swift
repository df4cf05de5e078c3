import CWaylandClient

/// The arguments of one event, read from the first to the last.
///
/// Owner: libwayland's closure, which ends when the dispatcher returns. What is read is copied.
@safe package struct ArgumentReader {
    private let arguments: UnsafeMutablePointer<wl_argument>?
    private let display: Display
    private var index = 0

    init(_ arguments: UnsafeMutablePointer<wl_argument>?, display: Display) {
        unsafe self.arguments = unsafe arguments
        self.display = display
    }

    package mutating func int() -> Int32 { unsafe next().i }

    package mutating func uint() -> UInt32 { unsafe next().u }

    package mutating func fixed() -> Double { unsafe Double(next().f) / 256 }

    package mutating func string() -> String { optionalString() ?? "" }

    package mutating func optionalString() -> String? {
        guard let text = unsafe next().s else { return nil }
        return unsafe String(cString: text)
    }

    package mutating func array() -> [UInt8] {
        guard let array = unsafe next().a, let data = unsafe array.pointee.data else { return [] }
        return unsafe [UInt8](UnsafeRawBufferPointer(start: data, count: array.pointee.size))
    }

    package mutating func descriptor() -> OwnedDescriptor { unsafe OwnedDescriptor(next().h) }

    /// The object, or nil: null, destroyed a moment ago, or not made by these bindings.
    package mutating func object<Object: ProxyObject>(_ type: Object.Type) -> Object? {
        untypedObject()?.object as? Object
    }

    /// Like `object`, for an interface that no table describes.
    package mutating func untypedObject() -> Proxy? {
        unsafe Proxy.existing(next().o)
    }

    /// The object that this event makes. It has its dispatcher now: a handler set before the
    /// event's own handler returns misses nothing.
    package mutating func newObject<Object: ProxyObject>(_ type: Object.Type) -> Object? {
        guard let pointer = unsafe next().o else { return nil }
        return unsafe Object(proxy: Proxy(adopting: pointer, display: display))
    }

    private mutating func next() -> wl_argument {
        guard let arguments = unsafe arguments else {
            preconditionFailure("an event with a signature comes with arguments")
        }
        defer { index += 1 }
        return unsafe arguments[index]
    }
}
