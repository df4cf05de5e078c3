/// What is shown behind the keys of a translucent keyboard where the compositor offers no blur. Source: behaviour B.2.
package enum GlassFallback: String, Sendable, Hashable, CaseIterable {
    /// What is there, sharp.
    case clear
    /// The keyboard's own background, as on a solid one.
    case solid
}
