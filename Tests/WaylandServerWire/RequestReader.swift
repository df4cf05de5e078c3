import CWaylandServer

/// The arguments of one request, read from the first to the last.
///
/// Owner: libwayland's closure, which ends when the dispatcher returns. What is read is copied.
@safe package struct RequestReader {
    private let arguments: UnsafeMutablePointer<wl_argument>?
    private let resource: Resource
    private var index = 0

    init(_ arguments: UnsafeMutablePointer<wl_argument>?, of resource: Resource) {
        unsafe self.arguments = unsafe arguments
        self.resource = resource
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

    package mutating func descriptor() -> ReceivedDescriptor { unsafe ReceivedDescriptor(next().h) }

    /// Nil for null, and for objects that libwayland's own helpers made.
    package mutating func object<Object: ResourceObject>(_ type: Object.Type) -> Object? {
        unsafe Resource.existing(next().o, Object.interface)?.object as? Object
    }

    package mutating func requiredObject<Object: ResourceObject>(_ type: Object.Type) -> Object {
        guard let object = object(type) else {
            preconditionFailure("every \(Object.interfaceName) of a server is made by this room")
        }
        return object
    }

    package mutating func untypedObject() -> Resource? {
        unsafe Resource.existing(next().o, nil)
    }

    /// The object that this request makes, ready for use.
    package mutating func newObject<Object: ResourceObject>(_ type: Object.Type) -> Object {
        Resource.make(type, client: resource.client, version: resource.version, id: uint())
    }

    private mutating func next() -> wl_argument {
        guard let arguments = unsafe arguments else {
            preconditionFailure("a request with a signature comes with arguments")
        }
        defer { index += 1 }
        return unsafe arguments[index]
    }
}
