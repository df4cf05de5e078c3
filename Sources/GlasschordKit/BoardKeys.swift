import Behavior
import EventLoop
import KeyboardEngine
import KeyboardLayouts
import LayoutFiles
import TextEngine
import Units

/// Which keys there are: the layout that is typed with, in the form that the field wants, and the side on which it stands.
package final class BoardKeys {
    /// What a person has asked for, whatever the field is.
    package enum WantedForm: Sendable {
        /// What the field wants.
        case field
        case terminal
        case pc
    }

    /// The layout as the field wants it.
    private(set) var layout: KeyboardLayout
    private(set) var oneHanded: OneHandedMode
    /// The badges of all enabled languages, the one that is typed with first.
    private(set) var languages: [String] = []
    /// What a held globe offers.
    private(set) var menu = GlobeMenu.none
    /// Called when any of the three is another.
    var onChange: () -> Void = {}

    private let library: LayoutLibrary
    /// The layout that is typed with, as it was read.
    private(set) var plain: KeyboardLayout
    private var behavior: KeyboardBehavior
    private var field = Field.none
    private var wanted: WantedForm

    package init(
        _ library: LayoutLibrary, _ behavior: KeyboardBehavior, wanted: WantedForm = .field
    ) {
        self.library = library
        self.behavior = behavior
        self.wanted = wanted
        oneHanded = behavior.oneHandedMode
        plain = library.layouts[0]
        layout = plain
        adapt()
        library.onChange = { [unowned self] _ in update() }
    }

    /// What settings or the command line want.
    func change(to behavior: KeyboardBehavior, wanted: WantedForm, languages: [String]?) {
        // A side that was chosen on the board stays until the setting is another one.
        if behavior.oneHandedMode != self.behavior.oneHandedMode {
            oneHanded = behavior.oneHandedMode
        }
        self.behavior = behavior
        self.wanted = wanted
        if let languages { library.use(languages) }
        update()
    }

    /// Another field is typed into, or its purpose is another.
    func show(for field: Field) {
        self.field = field
        update()
    }

    /// The globe was tapped: the next layout, after the last one the first.
    func next() {
        let index = library.layouts.firstIndex { $0.name == plain.name } ?? 0
        plain = library.layouts[(index + 1) % library.layouts.count]
        update()
    }

    /// Whether the entry is about the keys, and has been carried out.
    func choose(_ entry: GlobeMenuEntry) -> Bool {
        switch entry {
        case .layout(let name):
            guard let chosen = library.layouts.first(where: { $0.name == name }) else {
                return true
            }
            plain = chosen
        case .terminal: wanted = wanted == .terminal ? .field : .terminal
        case .oneHanded(let mode): oneHanded = mode
        case .hideKeyboard: return false
        }
        update()
        return true
    }

    func stand(_ mode: OneHandedMode) {
        oneHanded = mode
        update()
    }

    /// Follows the layouts' files from now on.
    func watch(in loop: MainLoop) throws(SystemError) {
        try library.watch(in: loop)
    }

    var nextDeadline: Instant? { library.nextDeadline }

    func timeReached(_ now: Instant) {
        library.timeReached(now)
    }

    private func update() {
        let before = (layout, oneHanded, menu)
        plain = library.layouts.first { $0.name == plain.name } ?? library.layouts[0]
        adapt()
        if before != (layout, oneHanded, menu) { onChange() }
    }

    private func adapt() {
        let layouts = library.layouts
        languages = ([plain] + layouts.filter { $0.name != plain.name }).map(\.traits.badge)
        let hasGlobe = layouts.count > 1 || behavior.nextKeyboardKey
        layout = plain.arranged(as: behavior.layoutTypeOverride).adapted(
            to: form, globe: hasGlobe, domains: layouts.compactMap(\.traits.domain))
        guard hasGlobe else {
            menu = .none
            return
        }
        menu = GlobeMenu(
            layouts: layouts.map {
                GlobeMenu.Item(
                    .layout($0.name), label: $0.traits.title, isOn: $0.name == plain.name)
            },
            oneHanded: behavior.oneHandedGlobeMenu ? oneHanded : nil,
            hasTerminal: layout.form == .terminal)
    }

    private var form: LayoutForm {
        switch wanted {
        case .field: LayoutForm(FieldForm(field, adapts: behavior.adaptToInputType))
        // A field for digits alone has no use for a terminal's keys.
        case .terminal, .pc:
            switch LayoutForm(FieldForm(field, adapts: behavior.adaptToInputType)) {
            case let pad where pad.isPad: pad
            default: wanted == .pc ? .pc : .terminal
            }
        }
    }
}

extension LayoutForm {
    /// The keys that a field asks for.
    init(_ form: FieldForm) {
        switch form {
        case .text: self = .text
        case .email: self = .email
        case .url: self = .url
        case .decimal: self = .decimal
        case .phone: self = .phone
        case .digits: self = .digits
        case .date: self = .date
        case .time: self = .time
        case .dateAndTime: self = .dateTime
        case .terminal: self = .terminal
        }
    }
}
