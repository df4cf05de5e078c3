import Behavior
import EventLoop
import KeyboardEngine
import KeyboardLayouts
import LayoutFiles
import TextEngine
import Units

/// Which keys there are: the layout that is typed with, in the form that the field wants, and the side on which it stands.
package final class BoardKeys {
    /// The layout as the field wants it.
    private(set) var layout: KeyboardLayout
    private(set) var oneHanded: OneHandedMode
    /// The badges of all enabled languages, the one that is typed with first.
    private(set) var languages: [String] = []
    /// What a held globe offers.
    private(set) var menu = GlobeMenu.none
    /// Whether a terminal's keys stand in a row of the board; a toolbar may have them instead.
    var hasTerminalRow = true {
        didSet { if hasTerminalRow != oldValue { update() } }
    }
    /// Called when any of the three is another.
    var onChange: () -> Void = {}

    private let library: LayoutLibrary
    private let memory: OneHandedMemory
    /// The layouts that settings name; nil where they name none.
    private var namedLayouts: [String]?
    private let usualLayouts: () -> [String]
    /// The side that settings name; nil where they name none.
    private var namedSide: OneHandedMode?
    /// The layout that is typed with, as it was read.
    private(set) var plain: KeyboardLayout
    private var behavior: KeyboardBehavior
    private var field = Field.none
    private var wanted: WantedForm
    /// What of it settings name.
    private var namedForm: WantedForm

    /// - Parameters:
    ///   - library: the layouts that settings name, or the usual ones.
    ///   - named: the layouts that settings name, if they name any.
    ///   - usual: those that count where they name none.
    ///   - namesSide: whether settings say on which side the keys stand; otherwise what was chosen on the board last counts.
    ///   - memory: where that is kept.
    package init(
        _ library: LayoutLibrary, _ behavior: KeyboardBehavior, wanted: WantedForm = .field,
        named: [String]? = nil, usual: @escaping () -> [String] = { [] },
        namesSide: Bool = false, memory: OneHandedMemory = OneHandedMemory(path: nil)
    ) {
        namedLayouts = named
        usualLayouts = usual
        self.library = library
        self.behavior = behavior
        self.wanted = wanted
        namedForm = wanted
        self.memory = memory
        namedSide = namesSide ? behavior.oneHandedMode : nil
        oneHanded = namedSide ?? memory.mode ?? behavior.oneHandedMode
        plain = library.layouts[0]
        layout = plain
        adapt()
        library.onChange = { [unowned self] _ in update() }
    }

    /// What settings or the command line want.
    func change(
        to behavior: KeyboardBehavior, wanted: WantedForm, languages: [String]?, namesSide: Bool
    ) {
        // A side that was chosen on the board stays until the setting is another one.
        let named = namesSide ? behavior.oneHandedMode : nil
        if named != namedSide { oneHanded = named ?? memory.mode ?? behavior.oneHandedMode }
        namedSide = named
        self.behavior = behavior
        // So do keys that were.
        if wanted != namedForm { self.wanted = wanted }
        namedForm = wanted
        if languages != namedLayouts {
            namedLayouts = languages
            library.use(languages ?? usualLayouts())
        }
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
        case .terminal: wanted = layout.form == .terminal ? withoutTerminal : .terminal
        case .oneHanded(let mode):
            stand(mode)
            return true
        case .hideKeyboard: return false
        }
        update()
        return true
    }

    /// The keys are to stand there, also after the next start.
    func stand(_ mode: OneHandedMode) {
        oneHanded = mode
        memory.keep(mode)
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
            to: wanted.form(for: fieldForm), globe: hasGlobe,
            domains: layouts.compactMap(\.traits.domain), terminalRow: hasTerminalRow)
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

    /// Which keys a field asks for.
    func form(for field: Field) -> FieldForm {
        FieldForm(field, adapts: behavior.adaptToInputType)
    }

    private var fieldForm: LayoutForm {
        LayoutForm(form(for: field))
    }

    /// What is wanted where the terminal's keys are no longer.
    private var withoutTerminal: WantedForm {
        if fieldForm == .terminal { return .noTerminal }
        return namedForm == .terminal ? .field : namedForm
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
