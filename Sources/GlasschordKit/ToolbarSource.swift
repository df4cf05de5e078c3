import Documents
import EventLoop
import KeyboardLayouts
import KeyboardToolbar
import SessionBus
import Settings
import TextEngine
import ToolbarFiles
import Units

/// Which toolbar there is for the field that is typed into, and what its tools do.
///
/// The program's own comes first, then one that settings name, then the one that the active application has registered, then the
/// documents' and the usual one. Source: behaviour E.7.
package final class ToolbarSource {
    /// Another toolbar, or another content of it.
    var onChange: () -> Void = {}
    /// Another toolbar than the one before: what a finger holds is not there any more.
    var onOther: () -> Void = {}
    /// `needsApplication` may be another.
    var onNeeds: () -> Void = {}
    /// A tool of a document wants this.
    var onAction: (ToolAction) -> Void = { _ in }
    /// A tool of a registered toolbar was activated; `nil` is its representative.
    var onActivated: (_ owner: String, ToolAddress, _ alternate: Int?) -> Void = { _, _, _ in }
    /// The choices of a registered toolbar's item are about to appear.
    var onPresented: (_ owner: String, ToolAddress) -> Void = { _, _ in }

    /// Where the toolbar is named that settings want: what a message about it begins with.
    package var origin: () -> String = { "toolbar" }

    /// What is to be shown; of nothing where there is no bar.
    private(set) var view: KeyboardToolbarView
    /// Whether it has a terminal's keys, so that the board need not have them.
    var isForTerminal: Bool {
        if case .document(let toolbar) = choice {
            toolbar.purposes.contains(.terminal)
        } else {
            false
        }
    }

    /// The modifiers that its tools are for.
    var modifiers: Modifiers {
        guard case .document(let toolbar) = choice else { return [] }
        return toolbar.modifiers.reduce(into: []) { $0.formUnion(Modifiers($1)) }
    }

    private enum Choice: Equatable {
        case none
        case own
        case registered(ToolbarRegistration)
        case document(ToolbarDocument)

        /// Whether it is the same toolbar, be it with other tools: a finger on it may stay.
        func replaces(_ other: Choice) -> Bool {
            switch (self, other) {
            case (.registered(let new), .registered(let old)): new.owner == old.owner
            case (.document(let new), .document(let old)): new.name == old.name
            default: self == other
            }
        }
    }

    private let own: KeyboardToolbarView?
    private let library: ToolbarLibrary
    /// Shows what is not the program's own.
    private let shared = KeyboardToolbarView()
    private var choice = Choice.none
    private var setting = ToolbarSetting.auto
    /// Whether programs are not started.
    private var isKiosk = false
    private var isActive = false
    private var purpose = ContentPurpose.normal
    private var form = FieldForm.text
    private var registrations: [ToolbarRegistration] = []
    private var focus = ToolbarRegistration.Focus.unknown
    /// What can be undone and redone.
    private var canUndo = false
    private var canRedo = false
    private var hasOtherLayouts = true
    private var latched: Modifiers = []
    private var locked: Modifiers = []

    package init(own: KeyboardToolbarView?, _ library: ToolbarLibrary) {
        self.own = own
        self.library = library
        view = own ?? shared
        own?.onChange = { [unowned self] in if choice == .own { onChange() } }
        shared.onChange = { [unowned self] in if choice != .own { onChange() } }
        library.onChange = { [unowned self] in
            choose()
            onNeeds()
        }
    }

    /// When `timeReached` must be called, or nil.
    var nextDeadline: Instant? { library.nextDeadline }

    func timeReached(_ now: Instant) {
        library.timeReached(now)
    }

    /// Follows the documents from now on.
    func watch(in loop: MainLoop) throws(SystemError) {
        try library.watch(in: loop)
    }

    /// Whether something depends on which application is active.
    var needsApplication: Bool {
        setting == .auto
            && (!registrations.isEmpty || library.toolbars.contains { !$0.applications.isEmpty })
    }

    /// Whether several languages are enabled.
    func take(hasOtherLayouts: Bool) {
        if hasOtherLayouts == self.hasOtherLayouts { return }
        self.hasOtherLayouts = hasOtherLayouts
        fill()
    }

    func change(to values: SettingsValues) {
        setting = values.toolbar?.value ?? .auto
        let file: String? = if case .file(let path) = setting { path } else { nil }
        library.use(file: file, origin: origin)
        isKiosk = values.kiosk?.value ?? false
        shared.showToolPickerDelay = values.toolbarDelay?.value.time ?? ToolbarDelay.standard
        choose()
        onNeeds()
    }

    /// To be told of every field, and of all that a field tells: what does not depend on its text is not asked again.
    func show(for field: Field, _ form: FieldForm) {
        if field.isActive == isActive, field.purpose == purpose, form == self.form { return }
        isActive = field.isActive
        purpose = field.purpose
        self.form = form
        choose()
    }

    func take(_ registrations: [ToolbarRegistration]) {
        self.registrations = registrations
        choose()
        onNeeds()
    }

    /// Which application is active, as far as the compositor tells.
    func take(_ focus: ToolbarRegistration.Focus) {
        if focus == self.focus { return }
        self.focus = focus
        choose()
    }

    /// Modifiers that count for the next key, and those that are locked.
    func take(latched: Modifiers, locked: Modifiers) {
        if latched == self.latched, locked == self.locked { return }
        self.latched = latched
        self.locked = locked
        if !modifiers.isEmpty { fill() }
    }

    /// Called with every tap: tools are made anew only where one of them can do something else now.
    func take(_ history: EditHistory) {
        if history.canUndo == canUndo, history.canRedo == canRedo { return }
        canUndo = history.canUndo
        canRedo = history.canRedo
        if case .document = choice { fill() }
    }

    /// Tells a program's own tools what they may know of the field.
    ///
    /// - Parameter isActive: whether there is one; `show` is not told of one that leaves.
    func tell(_ textInput: FocusedTextInput?, isActive: Bool) {
        guard let textInput,
            (textInput.isActive, textInput.canUndo, textInput.canRedo)
                != (isActive, canUndo, canRedo)
        else { return }
        textInput.isActive = isActive
        textInput.canUndo = canUndo
        textInput.canRedo = canRedo
        textInput.onChange?()
    }

    private func choose() {
        let new = chosen
        if new == choice {
            // What its tools can do may be otherwise in another field.
            fill()
            return
        }
        if !new.replaces(choice) { onOther() }
        choice = new
        view = new == .own ? own ?? shared : shared
        fill()
        onChange()
    }

    private var chosen: Choice {
        // A field for digits alone has a few large keys and nothing beside them.
        if form.isPad || setting == .off { return .none }
        if own != nil { return .own }
        if isActive, setting == .auto,
            let registration = ToolbarRegistration.current(
                of: registrations, focus: focus)
        {
            return .registered(registration)
        }
        let named: ToolbarDocument? =
            switch setting {
            case .off, .auto: nil
            case .named(let name): library.toolbar(named: name, origin: origin())
            case .file: library.toolbarOfFile
            }
        // What is named and not there counts as not written.
        let toolbar =
            named
            ?? library.choose(
                application: focus.application, purpose: isActive ? ToolbarPurpose(purpose) : nil)
        return toolbar.map { .document($0) } ?? .none
    }

    private func fill() {
        shared.willPresentToolPicker = nil
        switch choice {
        case .none, .own: shared.groups = []
        case .registered(let registration): shared.groups = groups(of: registration)
        case .document(let toolbar):
            shared.groups = toolbar.toolGroups(
                isEnabled: isEnabled, isOffered: isOffered, emphasis: emphasis
            ) { [unowned self] in onAction($0) }
        }
    }

    /// Whether it is among the choices of a tool: what never does anything here is not.
    private func isOffered(_ action: ToolAction) -> Bool {
        if case .command = action { !isKiosk } else { true }
    }

    private func isEnabled(_ action: ToolAction) -> Bool {
        guard isOffered(action) else { return false }
        guard case .board(let command) = action else { return true }
        if purpose == .terminal, !command.isKnownToTerminals { return false }
        return switch command {
        case .undo: canUndo
        case .redo: canRedo
        case .nextLayout: hasOtherLayouts
        default: true
        }
    }

    private func emphasis(_ action: ToolAction) -> ToolEmphasis {
        guard case .modifier(let modifier) = action else { return .none }
        if locked.contains(Modifiers(modifier)) { return .locked }
        return latched.contains(Modifiers(modifier)) ? .latched : .none
    }

    private func groups(of registration: ToolbarRegistration) -> [KeyboardToolGroup] {
        registration.groups.enumerated().map { group, items in
            KeyboardToolGroup(
                items: items.enumerated().map { index, item in
                    let address = ToolAddress(group: group, item: index)
                    func block(_ tool: RegisteredTool, _ alternate: Int?) -> BlockKeyboardTool {
                        var block = BlockKeyboardTool(
                            displayRepresentation: KeyboardToolDisplayRepresentation(tool),
                            accessibilityLabel: tool.label ?? tool.text
                        ) { [unowned self] in onActivated(registration.owner, address, alternate) }
                        block.standIn = tool.text
                        return block
                    }
                    return KeyboardToolGroupItem(
                        representativeTool: block(item.tool, nil),
                        tools: item.alternates.enumerated().map { block($1, $0) },
                        isEnabled: item.isEnabled,
                        style: item.style == .secondary ? .classicSecondary : .primary)
                })
        }
    }

    /// Choices are about to appear.
    func willPresent(_ address: ToolAddress) {
        view.willPresentToolPicker?()
        if case .registered(let registration) = choice { onPresented(registration.owner, address) }
    }
}

extension KeyboardToolDisplayRepresentation {
    init(_ tool: RegisteredTool) {
        if let symbol = tool.symbol {
            self = .symbol(name: symbol)
        } else {
            self = .text(tool.text ?? tool.label ?? "")
        }
    }
}

extension ToolbarRegistration.Focus {
    fileprivate var application: String? {
        if case .application(let id) = self { id } else { nil }
    }
}
