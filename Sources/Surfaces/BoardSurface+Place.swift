import Units
import Wayland

/// Coming and going, and the output that the board is on.
extension BoardSurface {
    /// Brings the board up: at once, or as soon as there is an output. Tries again where the compositor closed it, and moves
    /// to the output that has the focus by now. A board that slides away turns round.
    package func show() {
        if phase != .withdrawn {
            isWanted = true
            if slide?.direction == .down { turn(.up) }
            follow()
            return
        }
        isWanted = true
        closings = 0
        begin()
    }

    /// Takes the board away: by a slide where it is animated. No contact that begins from now on counts; those that are down
    /// are the caller's to forget.
    package func hide() {
        guard isAnimated, isShown else {
            remove()
            return
        }
        isWanted = false
        mustFollow = false
        scout = nil
        if slide?.direction != .down { turn(.down) }
    }

    /// Takes the board away at once.
    package func remove() {
        isWanted = false
        mustFollow = false
        withdraw()
    }

    /// Outputs came, went or changed: asks for another height where one is needed.
    package func outputsChanged() {
        closings = 0
        if outputs.isEmpty, phase != .withdrawn {
            // Some compositors forget to say `closed`.
            withdraw()
            onClosed()
        } else if isWanted, phase == .withdrawn {
            begin()
        } else {
            placeChanged()
        }
    }

    /// The board moves to the output that is wanted now, or may stay where it is.
    func wantedOutputChanged() {
        guard phase != .withdrawn, isWanted, let wanted = outputs.output(named: wantedOutput),
            role?.isElsewhere(than: wanted) != false
        else { return }
        withdraw()
        onClosed()
        begin()
    }

    /// Where the board comes up: looks for the output if they differ.
    func begin() {
        if outputs.isEmpty { return }
        if let wanted = outputs.output(named: wantedOutput) {
            ask(of: wanted, size: wanted.size ?? outputs.anySize ?? Self.unknownOutput)
            return
        }
        if let sole = outputs.common {
            ask(of: nil, size: sole.size)
            return
        }
        phase = .scouting
        scout = OutputScout(globals, outputs: outputs, layer: layer) { [unowned self] output in
            scout = nil
            ask(of: output, size: output?.size ?? outputs.anySize ?? Self.unknownOutput)
        }
    }

    /// Moves the board where a new one would be put now.
    func follow() {
        guard outputs.count > 1, outputs.output(named: wantedOutput) == nil else { return }
        mustFollow = scout != nil || !isShown
        if mustFollow { return }
        scout = OutputScout(globals, outputs: outputs, layer: layer) { [unowned self] output in
            scout = nil
            guard let output, let role, role.isElsewhere(than: output) else {
                if mustFollow { follow() }
                return
            }
            withdraw()
            onClosed()
            ask(of: output, size: output.size ?? outputSize)
        }
    }

    /// Asks for the board's place; without an output the compositor chooses one.
    private func ask(of output: Output?, size: Size) {
        let role = BoardRole(globals, outputs: outputs, layer: layer, output: output)
        role.onConfigure = { [unowned self] in configured($0) }
        role.onClosed = { [unowned self] in closed() }
        role.onEntered = { [unowned self] in placeChanged() }
        role.onFrame = { [unowned self] in frame(at: $0) }
        self.role = role
        needsWholePicture = true
        outputSize = size
        outputDensity = output?.density ?? outputs.density
        requested = wantedShape(size)
        phase = .configuring
        role.requestBoard(height: requested.size.height)
    }

    /// The surface's outputs are others, or differ from what they were.
    private func placeChanged() {
        role?.outputsChanged()
        guard phase == .configuring || phase == .shown, let role else { return }
        let density = role.density ?? outputs.density
        if let current = role.output ?? outputs.common,
            current.size != outputSize || density != outputDensity
        {
            outputSize = current.size
            outputDensity = density
            shapeChanged()
            // Also where the shape stays: an output of another class has other keys.
            if phase == .shown { onConfigured() }
        }
        updateScale()
    }

    private func closed() {
        withdraw()
        closings += 1
        onClosed()
        if isWanted, closings < Self.closingLimit { begin() }
    }

    /// The role goes, so that the compositor chooses the output anew the next time, and since wlroots 0.15 configures no
    /// surface that was unmapped with a null buffer; the buffers stay for the next picture.
    func withdraw() {
        phase = .withdrawn
        hasPicture = false
        slide = nil
        sizeDeadline = nil
        mustCommit = false
        forEachPopup { $0.boardEnds() }
        role?.end()
        role = nil
        scout = nil
        buffers.surfaceEnded()
    }
}
