extension KeyboardBehavior {
    /// As on the native keyboard, switch by switch.
    public static let standard = KeyboardBehavior()

    /// What the keyboard starts with. Source: behaviour D.1, second values.
    public static let recommended = KeyboardBehavior(uniformKeyColor: true)
}
