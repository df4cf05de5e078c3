import Glibc
import GlasschordKit
import Painter

/// One picture: the words for `glasschord render`, and how it is called.
struct Shot {
    let name: String
    let words: [String]

    init(_ name: String, _ words: [String]) {
        self.name = name
        self.words = words
    }

    /// Draws it into a file, in an environment without a home.
    func write(to file: String) throws -> Image {
        let status = Glasschord.run(
            arguments: ["render", "-o", file] + words, environment: Environment([:]))
        guard status == .success else { throw GalleryError(description: "\(name) was not drawn") }
        return try PNGReader.read(file)
    }
}

struct GalleryError: Error, CustomStringConvertible {
    let description: String
}
