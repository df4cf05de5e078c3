import Documents
import Glibc
import KeyboardLayouts
import KeyboardStyle
import LayoutFiles
import Testing
import Units

// LayoutFilesTests: the layouts that the keyboard comes with, what is said of others' mistakes, which layout an environment
// means, and files that change while the loop turns.
//
// What is expected stands in docs/layouts.md; `path:line:column: what is wrong; what to do` is the form of every problem.

/// The documents that the keyboard comes with.
enum Shipped {
    static let names = ["ar", "cs", "de", "fr", "ko", "ru", "us"]

    static let folder: String = {
        let file = #filePath
        return file.split(separator: "/").dropLast(3).reduce("") { "\($0)/\($1)" } + "/data/layouts"
    }()

    static func bytes(_ name: String) throws -> [UInt8] {
        let file = unsafe try #require(unsafe fopen("\(folder)/\(name).yaml", "r"))
        defer { unsafe fclose(file) }
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        let count = unsafe fread(&bytes, 1, bytes.count, file)
        return Array(bytes.prefix(count))
    }

    static func layout(_ name: String) throws -> KeyboardLayout {
        let (layout, problems) = try LayoutDocument.read(
            bytes(name), path: "\(name).yaml", isThorough: true)
        #expect(problems.map(\.description) == [])
        return try #require(layout)
    }

    static func board(_ layout: KeyboardLayout, width: Points) -> Board {
        Board(layout: layout, metrics: NativeMetrics.phonePortrait.grid, width: width)
    }
}
