/// The mark by which resources of this room are known among those of libwayland's helpers.
///
/// Owner: nobody frees it; libwayland compares the address until the process ends.
@safe struct ResourceTag: @unchecked Sendable {
    static let address = ResourceTag()

    let pointer: UnsafeRawPointer

    private init() {
        unsafe pointer = UnsafeRawPointer(
            UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
    }
}
