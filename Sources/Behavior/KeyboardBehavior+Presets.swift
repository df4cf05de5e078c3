extension KeyboardBehavior {
    /// As on the native keyboard, switch by switch.
    public static let standard = KeyboardBehavior()

    /// What the keyboard starts with. Source: behaviour D.1, second values.
    public static let recommended: KeyboardBehavior = {
        var behavior = KeyboardBehavior(uniformKeyColor: true)
        behavior.insertOnKeyDown = true
        behavior.nextKeyboardKey = false
        behavior.multiTouchInputLayer = true
        behavior.predictiveKeyTargeting = true
        behavior.dictation = false
        return behavior
    }()
}
