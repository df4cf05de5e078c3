import KeyboardStyle
import KeyboardToolbar
import Scene
import Surfaces
import Units

/// Symbols of tools that the keyboard does not draw itself.
extension Keyboard {
    /// Looks them up from now on: the board is on screen, and letters stand for them until their pictures are there.
    ///
    /// - Parameter make: called when a toolbar has the first of them, which few have.
    package func followSymbols(_ make: @escaping () -> SymbolPictures) {
        makeSymbols = make
        askForSymbols()
    }

    func askForSymbols() {
        guard let makeSymbols, let parts else { return }
        let names = toolbar.content.foreignSymbols
        if names.isEmpty { return }
        if symbols == nil {
            symbols = makeSymbols()
            symbols?.onChange = { [unowned self] in symbolsChanged() }
        }
        symbols?.want(names, size: .symbolInBar, scale: parts.surface.scale)
    }

    private func symbolsChanged() {
        guard let symbols else { return }
        parts?.display.show(symbols.pictures)
    }
}

extension ToolbarContent {
    /// The names of symbols that the keyboard does not draw itself, those of choices among them.
    var foreignSymbols: Set<String> {
        var names: Set<String> = []
        func add(_ face: ToolFace) {
            if case .symbol(let name, _) = face.display, Icon(symbolName: name) == nil {
                names.insert(name)
            }
        }
        for item in groups.flatMap(\.items) {
            add(item.face)
            for choice in item.choices { add(choice) }
        }
        return names
    }
}

extension Points {
    /// How large icons of themes are in the bar.
    static var symbolInBar: Points { ToolbarMetrics().glass.iconSize }
}
