import Scene

extension Icon {
    /// The weight of all strokes: 1.6 logical pixels in an icon that is 17 tall, that of a regular
    /// letter's stem.
    static let line = 0.094

    /// Half of the width of the ink, when the box is 1 high.
    private var reach: Double {
        switch self {
        case .shift, .shiftFilled, .capsLock: Self.arrowReach
        case .deleteLeft: Self.tabReach
        case .returnLeft: Self.returnReach
        case .globe, .emoji: 0.5
        case .microphone: Self.microphoneReach
        case .hideKeyboard: Self.keyboardReach
        case .undo, .redo: Self.turnReach
        case .arrowLeft, .arrowRight: Self.arrowLength / 2
        case .arrowUp, .arrowDown: Self.arrowBreadth / 2
        case .chevronLeft, .chevronRight: Self.chevronDepth / 2
        case .chevronUp, .chevronDown: Self.chevronBreadth / 2
        case .cut: Self.scissorsReach
        case .copy: Self.pagesReach
        case .paste: Self.clipboardReach
        case .selectAll: Self.selectionReach
        case .find: Self.magnifierReach
        case .bold: Self.boldReach
        case .italic: Self.italicReach
        case .underline: Self.underlineReach
        case .list: Self.listReach
        case .link: Self.linkReach
        case .close: Self.crossReach
        case .check: Self.checkReach
        case .plus, .minus: Self.plusReach
        case .more: Self.dotsReach
        case .settings: Self.gearReach
        case .camera: Self.cameraReach
        case .photo: Self.photoReach
        case .send: Self.planeReach
        }
    }

    /// The width of the ink when the box is 1 high.
    var aspect: Double { 2 * reach }

    /// Draws the icon into a box that is 1 high, its top at 0 and its middle at x = 0. Strokes stay
    /// inside the box; the ink's middle is the box's, and the ink of some is as high as the box.
    func draw(with pen: borrowing Pen) {
        pen.place(x: 0, y: 0.5, scaledBy: 1)
        switch self {
        case .shift: Self.drawShift(with: pen)
        case .shiftFilled: Self.drawShiftFilled(with: pen)
        case .capsLock: Self.drawCapsLock(with: pen)
        case .deleteLeft: Self.drawDelete(with: pen)
        default:
            pen.joinRound()
            drawRound(with: pen)
        }
    }

    /// Draws one of those whose lines are joined by circles.
    private func drawRound(with pen: borrowing Pen) {
        switch self {
        case .shift, .shiftFilled, .capsLock, .deleteLeft: break
        case .returnLeft: Self.drawReturn(with: pen)
        case .globe: Self.drawGlobe(with: pen)
        case .emoji: Self.drawFace(with: pen)
        case .microphone: Self.drawMicrophone(with: pen)
        case .hideKeyboard: Self.drawKeyboard(with: pen)
        case .undo: Self.drawTurn(with: pen)
        case .redo:
            pen.mirror()
            Self.drawTurn(with: pen)
        case .arrowLeft: Self.drawArrow(turnedBy: 0, with: pen)
        case .arrowUp: Self.drawArrow(turnedBy: 90, with: pen)
        case .arrowRight: Self.drawArrow(turnedBy: 180, with: pen)
        case .arrowDown: Self.drawArrow(turnedBy: 270, with: pen)
        case .chevronLeft: Self.drawChevron(turnedBy: 0, with: pen)
        case .chevronUp: Self.drawChevron(turnedBy: 90, with: pen)
        case .chevronRight: Self.drawChevron(turnedBy: 180, with: pen)
        case .chevronDown: Self.drawChevron(turnedBy: 270, with: pen)
        case .cut: Self.drawScissors(with: pen)
        case .copy: Self.drawPages(with: pen)
        case .paste: Self.drawClipboard(with: pen)
        case .selectAll: Self.drawSelection(with: pen)
        case .find: Self.drawMagnifier(with: pen)
        case .bold: Self.drawBold(with: pen)
        case .italic: Self.drawItalic(with: pen)
        case .underline: Self.drawUnderline(with: pen)
        case .list: Self.drawList(with: pen)
        case .link: Self.drawLink(with: pen)
        case .close: Self.drawCross(with: pen)
        case .check: Self.drawCheck(with: pen)
        case .plus: Self.drawPlus(with: pen)
        case .minus: Self.drawMinus(with: pen)
        case .more: Self.drawDots(with: pen)
        case .settings: Self.drawGear(with: pen)
        case .camera: Self.drawCamera(with: pen)
        case .photo: Self.drawPhoto(with: pen)
        case .send: Self.drawPlane(with: pen)
        }
    }
}
