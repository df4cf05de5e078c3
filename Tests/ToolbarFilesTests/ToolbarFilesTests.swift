import Documents
import KeyboardToolbar
import Testing
import ToolbarFiles

// ToolbarFilesTests: the toolbars that the keyboard comes with, what documents may say, what is said of others' mistakes, which
// toolbar an application and a field get, and files that change while the loop turns.
//
// What is expected stands in docs/toolbar.md; `path:line:column: what is wrong; what to do` is the form of every problem.

/// The documents that the keyboard comes with.
enum Shipped {
    static let names = ["default", "demo", "terminal"]

    static let tree = #filePath.split(separator: "/").dropLast(3).reduce("") { "\($0)/\($1)" }

    static func bytes(_ name: String) throws -> [UInt8] {
        try bytes(of: "\(tree)/data/toolbars/\(name).yaml")
    }

    static func bytes(of path: String) throws -> [UInt8] {
        guard case .bytes(let bytes) = DocumentFile.content(of: path) else {
            throw DocumentProblem(path, nil, "cannot be read", advice: "")
        }
        return bytes
    }

    static func toolbar(_ name: String) throws -> ToolbarDocument {
        let (toolbar, problems) = try ToolbarDocument.read(
            bytes(name), path: "\(name).yaml", check: { _ in nil })
        #expect(problems.map(\.description) == [])
        return try #require(toolbar)
    }
}
