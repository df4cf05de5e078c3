import KeyboardEngine
import KeyboardLayouts

extension Appearance {
    /// The same, but for what would tell somebody who looks on which character is being typed: which key is held. The choices of
    /// a key stay, because nobody could choose among them otherwise.
    var quiet: Appearance {
        var quiet = self
        quiet.pops = []
        quiet.pressed.removeAll { key in
            switch key {
            case .character, .space: key != callout?.key
            case .shift, .backspace, .primary, .type: false
            }
        }
        return quiet
    }
}
