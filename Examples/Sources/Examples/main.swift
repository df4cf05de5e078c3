import Behavior
import Glibc
import GlasschordKit
import KeyboardStyle

// `Examples keyboard` is a keyboard in one of the styles, and takes the options of `glasschord` behind that word. Otherwise both are
// drawn, light and dark, into the directory that is named, or this one.
let words = CommandLine.arguments.dropFirst()
if words.first == "keyboard" { exit(keyboard(Array(words.dropFirst()))) }
do {
    try draw(into: words.first ?? ".")
} catch {
    print("\(error)")
    exit(1)
}

/// The running keyboard in a style of one's own, with a mark on its space bar.
func keyboard(_ options: [String]) -> Int32 {
    Glasschord.run(
        arguments: options, style: BrandStyle(),
        keyOverlay: { $0.action == .space ? KeyOverlay(badge: "DE") : nil }
    ).rawValue
}

func draw(into directory: String) throws(KeyboardPictureError) {
    // Six colours without any for glass belong on a solid keyboard.
    var solid = KeyboardBehavior.recommended
    solid.translucentBackground = false
    for (name, scheme) in schemes {
        try KeyboardPicture(style: heather, behavior: solid, scheme: scheme, scale: 2)
            .writePNG(to: "\(directory)/heather-\(name).png")
        try KeyboardPicture(style: BrandStyle(), scheme: scheme, scale: 2)
            .writePNG(to: "\(directory)/brand-\(name).png")
    }
}
