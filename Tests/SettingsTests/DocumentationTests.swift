import DocumentTestKit
import Documents
import Glibc
import KeyboardStyle
import Testing

@testable import Settings

/// What docs/settings.md shows is right, and it shows everything.
@Suite struct DocumentationTests {
    @Test func examplesHaveNoMistake() throws {
        let blocks = try Self.text().split(separator: "```yaml\n").dropFirst().compactMap {
            $0.split(separator: "```").first.map { Array(String($0).utf8) }
        }
        try #require(blocks.count == 3)
        let (values, problems) = try SettingsValues.read(blocks[0], path: "settings")
        #expect(problems == [])
        #expect(values != SettingsValues())
        for block in blocks[1...] {
            let (theme, problems) = try ThemeDocument.read(block, path: "theme")
            #expect(problems == [])
            #expect(theme != nil)
        }
    }

    @Test func everyKeyAndWordIsListed() throws {
        let tables = try Self.text().split(separator: "\n").filter { $0.hasPrefix("| `") }
            .map { row in row.split(separator: "|").dropFirst(0).map { Self.words(in: $0) } }
        let settings = tables.filter { $0.count == 3 && $0[0].count == 1 && $0[1].count > 1 }
        #expect(
            settings.map { $0[0][0] } == [
                "theme", "scheme", "design", "design-release", "translucency", "glass-fallback",
                "preview-style", "uniform-keys", "space-label", "animations", "languages", "page",
                "key-height", "output", "layer", "repeat-delay",
                "repeat-rate", "behavior", "toolbar", "toolbar-style", "toolbar-delay", "kiosk",
            ])
        for setting in settings {
            for word in setting[1] {
                let (_, problems) = try SettingsValues.read(
                    Array("\(setting[0][0]): \(word)".utf8), path: "s")
                #expect(problems == [])
            }
        }
        #expect(settings[0][1] == KeyboardTheme.allCases.map(\.rawValue))
        #expect(Set(settings[2][1]) == Set(NativeDesign.all.map(\.id) + ["auto"]))
        #expect(settings[6][1] == PreviewSetting.choices.map(\.0))
        // What drives features to come is not in the table.
        let switches = tables.filter { $0.count == 4 }.map { $0[0][0] }
        let names = SwitchName.allCases.map(\.rawValue)
        #expect(switches.count > 20 && switches == names.filter(switches.contains))
        let theme = tables.filter { !settings.contains($0) && $0.count != 4 }.flatMap { $0[0] }
        #expect(theme == ["name", "based-on"] + ThemeColor.allCases.map(\.rawValue))
    }

    /// What stands in `code` marks.
    private static func words(in cell: Substring) -> [String] {
        cell.split(separator: "`", omittingEmptySubsequences: false).enumerated().compactMap {
            $0.offset % 2 == 1 ? String($0.element) : nil
        }
    }

    private static func text() throws -> String {
        let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
        guard case .bytes(let bytes) = DocumentFile.content(of: "/\(root)/docs/settings.md") else {
            throw DocumentProblem("docs/settings.md", nil, "cannot be read", advice: "")
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
