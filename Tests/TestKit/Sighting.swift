import CLinux
import Glibc

/// That a promise was seen kept by a compositor and an application: a file in `build/results`, from which the
/// documentation tells what works where.
package enum Sighting {
    /// How the text travelled.
    package enum Route: String {
        case text, keys
    }

    /// Writes down that `promise`, a test's name, was kept.
    package static func note(
        _ promise: String, by application: String, in compositor: String, route: Route
    ) throws(SessionError) {
        let name = promise.prefix { $0 != "(" }
        let folder = try resultsFolder()
        let fields = [
            ("compositor", compositor), ("application", application), ("route", route.rawValue),
            ("promise", String(name)),
        ]
        let line = "{" + fields.map { "\"\($0)\": \"\($1)\"" }.joined(separator: ", ") + "}\n"
        let file = try Descriptor.open(
            "\(folder)/\(compositor)-\(application)-\(name).json", O_WRONLY | O_CREAT | O_TRUNC)
        let bytes = Array(line.utf8)
        _ = unsafe bytes.withUnsafeBytes { unsafe write(file.number, $0.baseAddress, $0.count) }
    }

    private static func resultsFolder() throws(SessionError) -> String {
        // Tests/TestKit/Sighting.swift lies three steps below the package.
        let package = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
        for folder in ["/\(package)/build", "/\(package)/build/results"] {
            if unsafe mkdir(folder, 0o755) != 0, errno != EEXIST {
                throw SessionError("cannot make \(folder): \(SystemError.current)")
            }
        }
        return "/\(package)/build/results"
    }
}
