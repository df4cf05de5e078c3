import Documents
import Settings
import Testing

@testable import GlasschordKit

/// What the program says of itself is complete.
struct UsageTests {
    private static let options =
        SettingsValues.Name.allCases.map(\.rawValue) + SwitchName.allCases.map(\.rawValue)

    @Test func usageNamesEveryOption() {
        for option in Self.options where option != "translucency" {
            #expect(UsageText.text.contains("--\(option)"), "\(option)")
        }
        for word in FieldPurpose.allCases.map(\.rawValue) {
            #expect(UsageText.text.contains(word), "\(word)")
        }
        for command in ["render", "settings", "check", "list layouts", "list toolbars"] {
            #expect(UsageText.text.contains("glasschord \(command)"))
        }
        #expect(UsageText.text.split(separator: "\n").allSatisfy { $0.count <= 100 })
    }

    @Test func theManualNamesEveryOption() throws {
        let text = try #require(Rig.text(of: "docs/glasschord.1"))
        for option in Self.options { #expect(text.contains("Fl -\(option)"), "\(option)") }
    }

    /// Every option that the usage names is one.
    @Test func everySwitchIsAnOption() throws {
        for name in SwitchName.allCases {
            #expect(throws: UsageError.self) {
                try CommandLineReader.read(["--\(name.rawValue)", "nonsense"])
            }
        }
    }
}

extension Rig {
    /// A file of the tree that the tests were built from.
    fileprivate static func text(of file: String) -> String? {
        guard case .bytes(let bytes) = DocumentFile.content(of: "\(root)/\(file)") else {
            return nil
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
