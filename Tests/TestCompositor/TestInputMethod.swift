import ServerProtocols
import Units
import WaylandServerWire

/// The compositor's side of input-method-v2, and the application's text field behind it.
///
/// The raw events are the test's to send. `focus` and `leave` send what a compositor sends, and with a `field` commits
/// change its text as an application would.
package final class TestInputMethod {
    weak var compositor: ScriptedCompositor?
    /// Whether commits with a serial that a `done` has overtaken are thrown away, as wlroots 0.18 does.
    package var dropsStaleCommits = false
    /// Another input method holds the seat: a new one is told so.
    package var isHeldByAnother = false
    /// A field is focused already when the input method comes.
    package var focusesAtOnce = false
    /// The application's field, if the test wants one.
    package var field: TestField?
    /// Whether the field's answer waits for `answer`.
    package var withholdsAnswers = false
    /// Whether the compositor answers within the commit, as for a field of its own, and not after the application had its turn.
    package var answersAtOnce = false

    /// How many `done` events were sent: the serial that a fresh commit carries.
    package private(set) var doneCount: UInt32 = 0
    /// How many commits were thrown away.
    package private(set) var droppedCount = 0

    private var resource: ZwpInputMethodV2Resource?
    private var pendingInsertion = ""
    private var pendingDeletion = 0
    private var answers = 0

    package var isBound: Bool { living != nil }

    package func activate() { living?.sendActivate() }
    package func deactivate() { living?.sendDeactivate() }
    package func unavailable() { living?.sendUnavailable() }

    package func surroundingText(_ text: String, cursor: Int, anchor: Int? = nil) {
        living?.sendSurroundingText(
            text: text, cursor: UInt32(cursor), anchor: UInt32(anchor ?? cursor))
    }

    /// Text that need not be text at all, as the wire carries it.
    package func surroundingBytes(_ bytes: [UInt8], cursor: Int) {
        living?.resource.post(2, "surrounding_text", since: 1, count: 3) { arguments in
            arguments.string(bytes: bytes)
            arguments.uint(UInt32(cursor))
            arguments.uint(UInt32(cursor))
        }
    }

    package func textChangeCause(_ cause: UInt32) {
        living?.sendTextChangeCause(cause: ZwpTextInputV3Resource.ChangeCause(rawValue: cause))
    }

    package func contentType(hint: UInt32 = 0, purpose: UInt32 = 0) {
        living?.sendContentType(
            hint: ZwpTextInputV3Resource.ContentHint(rawValue: hint),
            purpose: ZwpTextInputV3Resource.ContentPurpose(rawValue: purpose))
    }

    package func done() {
        guard let living else { return }
        doneCount += 1
        living.sendDone()
    }

    /// A field is entered: everything in one `done`.
    package func focus(purpose: UInt32 = 0, hint: UInt32 = 0) {
        activate()
        report()
        contentType(hint: hint, purpose: purpose)
        done()
    }

    package func leave() {
        deactivate()
        done()
    }

    /// The field's text as it is now, and `done`.
    package func answer() {
        answers = 0
        report()
        done()
    }

    /// How many answers the field owes.
    package var owedAnswers: Int { answers }

    /// The application has had its turn.
    func applicationTurn() {
        if answers > 0, !withholdsAnswers { answer() }
    }

    func serve(_ manager: ZwpInputMethodManagerV2Resource) {
        manager.onRequest = { [unowned self] request in
            guard case .getInputMethod(_, let resource) = request else { return }
            compositor?.note("get_input_method")
            self.resource = resource
            resource.onRequest = { [unowned self] in handle($0) }
            if isHeldByAnother { resource.sendUnavailable() }
            if focusesAtOnce { focus() }
        }
    }

    private var living: ZwpInputMethodV2Resource? {
        resource?.resource.isAlive == true ? resource : nil
    }

    private func report() {
        guard let field, field.reports else { return }
        surroundingText(field.text, cursor: field.cursor, anchor: field.anchor)
    }

    private func handle(_ request: ZwpInputMethodV2Resource.Request) {
        switch request {
        case .commitString(let text):
            compositor?.note("commit_string \(text)")
            pendingInsertion = text
        case .deleteSurroundingText(let before, let after):
            compositor?.note("delete_surrounding_text \(before) \(after)")
            pendingDeletion = Int(before)
        case .commit(let serial):
            compositor?.note("commit \(serial)")
            commit(serial)
        case .setPreeditString:
            compositor?.note("set_preedit_string")
        case .getInputPopupSurface:
            compositor?.note("get_input_popup_surface")
        case .grabKeyboard:
            compositor?.note("grab_keyboard")
        case .destroy:
            compositor?.note("destroy_input_method")
        }
    }

    private func commit(_ serial: UInt32) {
        let (deletion, insertion) = (pendingDeletion, pendingInsertion)
        pendingDeletion = 0
        pendingInsertion = ""
        if dropsStaleCommits, serial != doneCount {
            droppedCount += 1
            compositor?.note("dropped")
            return
        }
        guard field != nil else { return }
        field?.change(deleting: deletion, inserting: insertion)
        answers += 1
        if answersAtOnce { answer() }
    }
}
