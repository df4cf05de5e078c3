import TestKit
import Testing
import Units

@testable import SessionBus

/// What docs/toolbar-dbus.md shows works, and names what there is.
@Suite struct ToolbarDocumentationTests {
    private static func page() throws -> String {
        let root = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
        let bytes = try #require(Directory.bytes(of: "\(root)/docs/toolbar-dbus.md"))
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The block of code in a language.
    private static func block(_ language: String) throws -> String {
        let page = try page()
        let start = try #require(page.firstRange(of: "```\(language)\n"))
        let rest = page[start.upperBound...]
        return String(rest[..<(try #require(rest.firstRange(of: "```"))).lowerBound])
    }

    @Test func exampleInPythonRegistersAndHears() throws {
        let room = try ToolbarRoom()
        try room.bus.directory.write(try Self.block("python"), to: "example.py")
        let process = try ChildProcess(
            ["/usr/bin/python3", "-B", room.bus.directory.file("example.py")],
            environment: room.bus.environment, output: .lines)
        try room.turning.watch(for: "the toolbar") { !room.registrations.isEmpty }
        let toolbar = try #require(room.registrations.first)
        #expect(toolbar.applicationID == "org.example.Editor")
        #expect(toolbar.groups.map(\.count) == [1, 1])
        #expect(toolbar.groups[0][0].isEnabled == false)
        #expect(toolbar.groups[1][0].alternates.map(\.text) == ["(", "[", "{"])
        room.service?.activated(toolbar.owner, group: 1, item: 0, tool: 2)
        var line: String?
        try room.turning.watch(for: "what the example prints") {
            line = try process.lines.nextIfAny()
            return line != nil
        }
        #expect(line == "chosen: 1 0 2")
    }

    @Test func exampleForTheShellWorks() throws {
        let room = try ToolbarRoom()
        let command = try Self.block("sh").split(separator: "busctl --user introspect")[0]
        let process = try ChildProcess(
            ["sh", "-e", "-c", String(command)], environment: room.bus.environment, output: .lines)
        try room.turning.watch(for: "busctl") { !process.isRunning }
        #expect(try process.waitForExit() == .status(0))
        #expect(room.changes.first?.first?.groups.first?.first?.tool.label == "Parenthesis")
    }

    @Test func limitsAreThoseOfTheProgram() throws {
        let page = try Self.page()
        for row in [
            "| groups | \(ToolbarLimits.groups) |",
            "| items in all groups together | \(ToolbarLimits.items) |",
            "| alternates of an item | \(ToolbarLimits.alternates) |",
            "| a text | \(ToolbarLimits.characters) characters as people count them, and \(ToolbarLimits.textBytes) bytes |",
            "| a symbol's name, a label, an id, the app_id | \(ToolbarLimits.nameBytes) bytes |",
            "| a call | \(ToolbarLimits.reading.bytes / 1024) KiB |",
            "| values in a call, arrays and dictionaries among them | \(ToolbarLimits.reading.values) |",
            "| containers within each other | \(ToolbarLimits.reading.depth) |",
            "| toolbars of all applications together | \(ToolbarLimits.registrations) |",
            "| calls | \(ToolbarLimits.callsAtOnce) at once, and \(ToolbarLimits.callsPerSecond) a second after that |",
        ] {
            #expect(page.contains(row), "\(row)")
        }
        for method in ToolbarMethod.allCases { #expect(page.contains("| `\(method.rawValue)` |")) }
    }
}
