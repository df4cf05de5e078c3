import CLinux
import Glibc

/// The memory that only starting, showing the board and drawing a letter for the first time needed.
///
/// Most of what is resident then are pages of code: ours, Swift's, and that of the libraries that find a font and shape labels,
/// of which a tap needs little. The kernel maps sixteen pages around each that is touched and never unmaps one by itself.
///
/// Owner of the pages: the page cache. They are read-only, so that nothing can be lost but a debugger's breakpoints, which are
/// to be set anew after the first picture; what is needed again is mapped again.
@safe enum StartMemory {
    /// Gives it back: whenever a picture that took more than a tap does is on screen, and once Fontconfig has been asked.
    static func giveBack() {
        unsafe dl_iterate_phdr(
            { object, _, _ in
                guard let object = unsafe object?.pointee else { return 0 }
                for index in 0..<Int(unsafe object.dlpi_phnum) {
                    let segment = unsafe object.dlpi_phdr[index]
                    // Segments that can be written hold relocated pointers, which no file has.
                    guard segment.p_type == PT_LOAD, segment.p_flags & UInt32(PF_W) == 0 else {
                        continue
                    }
                    let start = unsafe Int(object.dlpi_addr) + Int(segment.p_vaddr)
                    let end = start + Int(segment.p_memsz)
                    let pageStart = start & ~(StartMemory.pageSize - 1)
                    let page = unsafe UnsafeMutableRawPointer(bitPattern: pageStart)
                    unsafe madvise(page, end - pageStart, MADV_DONTNEED)
                }
                return 0
            }, nil)
        malloc_trim(0)
    }

    private static let pageSize = Int(getpagesize())
}
