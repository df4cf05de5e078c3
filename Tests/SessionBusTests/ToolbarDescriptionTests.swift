import TestKit
import Testing

@testable import SessionBus

/// What `Introspect` answers, against the file that authors read.
@Suite struct ToolbarDescriptionTests {
    private static let root =
        "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")

    /// The file without its comments and empty lines.
    private static func lines() throws -> [String] {
        let path = "\(root)/data/dbus-1/interfaces/org.glasschord.Toolbar1.xml"
        var rest = Substring(
            String(decoding: try #require(Directory.bytes(of: path)), as: UTF8.self))
        var text = ""
        while let start = rest.firstRange(of: "<!--") {
            text += rest[..<start.lowerBound]
            let end = try #require(rest.firstRange(of: "-->"))
            rest = rest[end.upperBound...]
        }
        text += rest
        return text.split(separator: "\n").map(String.init).filter { line in
            line.contains { $0 != " " }
        }
    }

    @Test func introspectionSaysWhatTheFileSays() throws {
        let lines = try Self.lines()
        #expect(lines.last == "</node>")
        #expect(
            ToolbarDescription.own.split(separator: "\n").map(String.init) == lines.dropLast())
        #expect(ToolbarDescription.text.hasPrefix(ToolbarDescription.own))
    }

    /// What is described can be called with what is described, and the other way round.
    @Test func methodsAreThoseOfTheFile() throws {
        var described: [String: String] = [:]
        var method: String?
        for line in try Self.lines() {
            let words = line.split(separator: "\"").map(String.init)
            if line.contains("<method") {
                method = words[1]
                described[words[1]] = ""
            } else if line.contains("<signal") {
                method = nil
            } else if line.contains("<arg"), let method {
                #expect(words.last == "/>" && words.contains("in"), "nothing is returned")
                described[method, default: ""] += words[3]
            }
        }
        let known = ToolbarMethod.allCases.map { ($0.rawValue, $0.signature) }
        #expect(described == Dictionary(uniqueKeysWithValues: known))
    }
}
