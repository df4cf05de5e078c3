import Scene
import Testing

@Suite struct IconNameTests {
    /// Source: KeyboardToolbar's README, the tools of its example; behaviour E.1.
    @Test(arguments: [
        ("arrow.uturn.backward", Icon.undo), ("arrow.uturn.forward", .redo),
        ("magnifyingglass", .find), ("keyboard.chevron.compact.down", .hideKeyboard),
        ("delete.left", .deleteLeft), ("shift", .shift), ("capslock", .capsLock),
        ("globe", .globe), ("mic", .microphone), ("face.smiling", .emoji),
        ("arrow.left", .arrowLeft), ("arrow.right", .arrowRight), ("arrow.up", .arrowUp),
        ("arrow.down", .arrowDown), ("chevron.left", .chevronLeft),
        ("chevron.right", .chevronRight), ("chevron.up", .chevronUp),
        ("chevron.down", .chevronDown), ("shift.fill", .shiftFilled), ("return", .returnLeft),
        ("scissors", .cut), ("doc.on.doc", .copy), ("doc.on.clipboard", .paste),
        ("selection.pin.in.out", .selectAll), ("bold", .bold), ("italic", .italic),
        ("underline", .underline), ("list.bullet", .list), ("link", .link), ("xmark", .close),
        ("checkmark", .check), ("plus", .plus), ("minus", .minus), ("ellipsis", .more),
        ("gearshape", .settings), ("camera", .camera), ("photo", .photo), ("paperplane", .send),
    ]) func symbolNamesLeadToIcons(name: String, icon: Icon) {
        #expect(Icon(symbolName: name) == icon)
    }

    @Test(arguments: ["", "Globe", "globe ", "shift.", "no.such.symbol", "arrow", "\u{0}"])
    func otherNamesLeadNowhere(name: String) {
        #expect(Icon(symbolName: name) == nil)
    }

    @Test func directionsOfReadingAreLeftAndRight() {
        #expect(Icon(symbolName: "chevron.backward") == .chevronLeft)
        #expect(Icon(symbolName: "chevron.forward") == .chevronRight)
        #expect(Icon(symbolName: "arrow.backward") == .arrowLeft)
        #expect(Icon(symbolName: "delete.backward") == .deleteLeft)
    }
}
