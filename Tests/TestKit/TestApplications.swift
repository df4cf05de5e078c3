/// Our small programs for Debian's Python, which stay where their source is.
enum TestApplications {
    static func path(of name: String) -> String {
        let here = #filePath
        let folder = here.lastIndex(of: "/").map { here[..<$0] } ?? "."
        return "\(folder)/apps/\(name)"
    }
}
