import Glibc

/// Programs that were built with the running one and lie beside it.
package enum BuiltProgram {
    package static func path(of name: String) throws(SessionError) -> String {
        guard let here = unsafe realpath("/proc/self/exe", nil) else {
            throw SessionError("cannot find this program's folder: \(SystemError.current)")
        }
        defer { unsafe free(here) }
        let path = unsafe String(cString: here)
        guard let slash = path.lastIndex(of: "/") else {
            throw SessionError("\(path) has no folder")
        }
        return path[...slash] + name
    }
}
