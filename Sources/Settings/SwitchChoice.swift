import Behavior

/// What a switch is set to, as it was written: it has been found to be among what the switch takes.
package struct SwitchChoice: Sendable, Hashable {
    package let name: SwitchName
    package let text: String

    /// Nil where the switch does not take that.
    init?(_ name: SwitchName, _ text: String) {
        var behavior = KeyboardBehavior.standard
        guard name.kind.set(text, in: &behavior) else { return nil }
        self.name = name
        self.text = text
    }

    func set(in behavior: inout KeyboardBehavior) {
        _ = name.kind.set(text, in: &behavior)
    }
}
