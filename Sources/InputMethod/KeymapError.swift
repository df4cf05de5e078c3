/// Why there is no keymap; both mean that libxkbcommon on this machine is not usable.
package enum KeymapError: Error, CustomStringConvertible {
    case noContext
    case doesNotCompile

    package var description: String {
        switch self {
        case .noContext: "libxkbcommon could not start"
        case .doesNotCompile: "libxkbcommon did not accept the keymap"
        }
    }
}
