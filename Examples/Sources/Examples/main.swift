import Behavior
import Glibc
import GlasschordKit

// Draws both examples, light and dark, into the directory that is named, or this one.
let directory = CommandLine.arguments.dropFirst().first ?? "."
do {
    try draw(into: directory)
} catch {
    print("\(error)")
    exit(1)
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
