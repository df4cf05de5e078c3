import CLinux
import EventLoop
import Glibc

/// A file in memory whose size is fixed for good, to be shared with the compositor.
///
/// Sealed against shrinking, so that the compositor need not fear a fault when it reads.
@safe package struct SealedFile {
    package let byteCount: Int
    private let descriptor: Descriptor

    /// Empty bytes that are to be written through `map`.
    package init(name: String, byteCount: Int) throws(SystemError) {
        self.byteCount = byteCount
        descriptor = try Descriptor(
            owning: unsafe memfd_create(name, UInt32(MFD_CLOEXEC | MFD_ALLOW_SEALING)),
            call: "memfd_create")
        guard ftruncate(descriptor.number, byteCount) == 0 else {
            throw SystemError(call: "ftruncate")
        }
        try seal(F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL)
    }

    /// The text and one NUL; nothing can change it any more.
    package init(name: String, terminated text: String) throws(SystemError) {
        byteCount = text.utf8.count + 1
        descriptor = try Descriptor(
            owning: unsafe memfd_create(name, UInt32(MFD_CLOEXEC | MFD_ALLOW_SEALING)),
            call: "memfd_create")
        var bytes = Array(text.utf8)
        bytes.append(0)
        var written = 0
        while written < bytes.count {
            let count = unsafe bytes.withUnsafeBytes { source in
                unsafe write(
                    descriptor.number, source.baseAddress?.advanced(by: written),
                    source.count - written)
            }
            guard count > 0 else { throw SystemError(call: "write") }
            written += count
        }
        try seal(F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_WRITE | F_SEAL_SEAL)
    }

    /// Borrowed: closed with the last copy of this value.
    package var number: Int32 { descriptor.number }

    /// A writable view. Owner: the caller, who unmaps `byteCount` bytes.
    func map() throws(SystemError) -> UnsafeMutableRawPointer {
        let address = unsafe mmap(
            nil, byteCount, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor.number, 0)
        guard let address = unsafe address, unsafe address != MAP_FAILED else {
            throw SystemError(call: "mmap")
        }
        return unsafe address
    }

    private func seal(_ seals: Int32) throws(SystemError) {
        guard fcntl(descriptor.number, F_ADD_SEALS, seals) == 0 else {
            throw SystemError(call: "fcntl(F_ADD_SEALS)")
        }
    }
}
