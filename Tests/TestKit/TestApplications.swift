/// Our small programs for Debian's Python, which stay where their source is.
enum TestApplications {
    static func path(of name: String) -> String {
        let here = #filePath
        let folder = here.lastIndex(of: "/").map { here[..<$0] } ?? "."
        return "\(folder)/apps/\(name)"
    }

    /// The path of a copy that the session's user can read, wherever the source is.
    static func copy(of name: String, in directory: Directory) throws(SessionError) -> String {
        for file in [name, "telling.py"] {
            guard let bytes = Directory.bytes(of: path(of: file)) else {
                throw SessionError("cannot read \(path(of: file)): \(SystemError.current)")
            }
            try directory.write(String(decoding: bytes, as: UTF8.self), to: file)
        }
        return directory.file(name)
    }
}
