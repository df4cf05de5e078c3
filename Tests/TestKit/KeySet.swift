/// Which keys the keyboard shows: a layout in the form that a field or a person wants.
package struct KeySet: Sendable {
    /// As `render --purpose` names it.
    package enum Form: String, Sendable {
        case normal, email, url, number, phone, pin, terminal, pc

        fileprivate var pages: [KeyboardMap.Page] {
            switch self {
            case .normal, .email, .url: [.letters, .numbers, .symbols]
            case .terminal: [.letters, .numbers, .symbols, .function]
            case .number, .phone, .pin, .pc: [.letters]
            }
        }
    }

    /// The enabled layouts by their names, the one that is shown first; none for the keyboard's own choice.
    package let languages: [String]
    package let form: Form

    package init(_ languages: String..., form: Form = .normal) {
        self.languages = languages
        self.form = form
    }

    /// The pages that there are.
    var pages: [KeyboardMap.Page] { form.pages }

    /// Whether a key to the next layout stands before the space bar.
    var hasGlobe: Bool { languages.count > 1 }

    /// What `render` is told of them.
    var description: [String] {
        ["--layout", languages.first ?? "us", "--purpose", form.rawValue]
    }

    /// What the keyboard is told of them; its form comes from the field, or from `--page`.
    var options: [String] {
        languages.isEmpty ? [] : ["--languages", languages.joined(separator: ",")]
    }
}
