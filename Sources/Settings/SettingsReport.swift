import Behavior
import Documents

/// All settings with what counts, and where that comes from.
package struct SettingsReport {
    private let overrides: SettingsValues
    private let file: SettingsValues
    /// What counts: names of themes and layouts that are not there do not.
    private let effective: SettingsValues
    private let path: String
    private let languages: Placed<[String]>?
    private let languageOrigin: String

    /// - Parameters:
    ///   - overrides: the command line's.
    ///   - effective: both together, without names of what is not there; nil where all is.
    ///   - path: the file's, for people.
    ///   - languages: the layouts that count where nothing is said.
    ///   - languageOrigin: why they do, such as "XKB_DEFAULT_LAYOUT".
    package init(
        overrides: SettingsValues, file: SettingsValues, effective: SettingsValues? = nil,
        path: String, languages: [String], languageOrigin: String
    ) {
        self.effective = effective ?? overrides.completed(by: file)
        self.overrides = overrides
        self.file = file
        self.path = path
        self.languages = Placed(languages, at: .start)
        self.languageOrigin = languageOrigin
    }

    /// A line for each setting, `name: value`, and behind a "#" where the value comes from. It can be read as a document.
    package var text: String {
        let lines = SettingsValues.Name.allCases.map(line) + SwitchName.allCases.map(line)
        let width = lines.map(\.setting.count).max() ?? 0
        return lines.map { line in
            let gap = String(repeating: " ", count: width - line.setting.count + 2)
            return "\(line.setting)\(gap)# \(line.origin)\n"
        }.joined()
    }

    private typealias Line = (setting: String, origin: String)

    private func line(of name: SettingsValues.Name) -> Line {
        let standard: String
        let origin: String
        switch name {
        case .languages: (standard, origin) = (languageText, languageOrigin)
        // The one setting of the look in which the presets differ.
        case .uniformKeys:
            (standard, origin) = (
                SwitchKind.toggle(\.uniformKeyColor).text(in: begin), beginOrigin
            )
        default: (standard, origin) = (name.standard ?? "", "default")
        }
        let line = line(
            name.rawValue, overrides.written(name), file.written(name), standard, origin)
        // What is named but not there.
        let counting = effective.written(name)?.value
        let named = (overrides.written(name) ?? file.written(name))?.value
        guard let named, named != counting else { return line }
        return (
            "\(name.rawValue): \(counting ?? standard)",
            "not all of \(named) is there (\(line.origin))"
        )
    }

    private func line(of name: SwitchName) -> Line {
        line(
            name.rawValue, overrides.written(name), file.written(name),
            name.kind.text(in: begin), beginOrigin)
    }

    private var preset: BehaviorPreset? { (overrides.preset ?? file.preset)?.value }
    private var begin: KeyboardBehavior { (preset ?? .recommended).behavior }
    private var beginOrigin: String { preset.map { "behavior: \($0.rawValue)" } ?? "default" }

    private func line(
        _ name: String, _ option: Placed<String>?, _ written: Placed<String>?, _ standard: String,
        _ origin: String
    ) -> Line {
        if let option { return ("\(name): \(option.value)", "command line") }
        if let written {
            return (
                "\(name): \(written.value)", "\(path):\(written.place.line):\(written.place.column)"
            )
        }
        return ("\(name): \(standard)", origin)
    }

    private var languageText: String {
        var values = SettingsValues()
        values.languages = languages
        return values.written(.languages)?.value ?? ""
    }

    /// A document that says what the keyboard does without one: each setting with its meaning, what it takes, and what counts.
    package static var defaults: String {
        var text = """
            # Glasschord's settings. Take the "#" away before what you want otherwise, and change it.

            """
        func add(_ name: String, _ meaning: String, _ expected: String, _ value: String) {
            text += "\n# \(meaning)\n# (\(expected))\n# \(name): \(value)\n"
        }
        for name in SettingsValues.Name.allCases {
            add(name.rawValue, name.meaning, name.expected, name.standard ?? "[us]")
        }
        for name in SwitchName.allCases {
            let value = name.kind.text(in: .recommended)
            add(name.rawValue, name.meaning, name.kind.expected, value)
        }
        return text
    }
}
