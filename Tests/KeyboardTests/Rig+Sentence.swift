import KeyboardLayouts
import KeyboardStyle
import TestCompositor
import Testing
import Units
import WaylandServerWire

@testable import GlasschordKit

extension Rig {
    /// The keys that a sentence takes, one after the other: capitals through shift, digits and signs through their pages.
    /// "⌫" is backspace and "⏎" return.
    static func keys(for sentence: String) throws -> [KeyID] {
        var keys: [KeyID] = []
        var page = Page.letters
        let metrics = NativeMetrics.fitting(output: size(360, 720), rowCount: 4)
        let grids = Board(layout: .usEnglish, metrics: metrics.grid, width: 360)
        for character in sentence {
            switch character {
            case " ": keys.append(.space)
            case "⌫": keys.append(.backspace)
            case "⏎": keys.append(.primary)
            default:
                let key = KeyID.character(character.lowercased())
                let pages = [page, .letters, .numbers, .symbols]
                let home = try #require(pages.first { grids.grid(for: $0).contains(key) })
                if home == .symbols, page == .letters { keys.append(.type(.numbers)) }
                if home != page { keys.append(.type(home)) }
                page = home
                if character.isUppercase { keys.append(.shift) }
                keys.append(key)
            }
        }
        return keys
    }

    /// What a sentence leaves in a field that held `text`, with the caret at its end.
    static func outcome(of sentence: String, after text: String = "") -> String {
        var result = text
        for character in sentence {
            switch character {
            case "⌫": if !result.isEmpty { result.removeLast() }
            case "⏎": result.append("\n")
            default: result.append(character)
            }
        }
        return result
    }

    /// Taps a key while a `done` is on its way to the keyboard: the compositor has said it before it reads what the tap sends.
    func tapOvertaken(_ key: KeyID, by done: () -> Void) throws {
        compositor.seat.touchDown(0, try place(of: key), on: try board)
        compositor.seat.touchFrame()
        compositor.server.flush()
        try keyboardTurn()
        done()
        try settle()
        remember(key)
        try up()
        compositor.seat.time &+= 400
    }
}
