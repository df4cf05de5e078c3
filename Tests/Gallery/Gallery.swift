// The gallery: how the keyboard looks, as files to look at.
//
// What it is for: `make gallery` shows what a change does to any theme, page and pop; `make pictures` draws the pictures of
// the documents. Everything is drawn by the program's own `render`, without a user's files, so that it is the same everywhere
// where the same font is installed.
//
// What it does not do: judge. The tests do.

/// - Parameter arguments: a directory; with `--docs` before it, the directory of the documents.
/// - Returns: the exit status.
func runGallery(_ arguments: ArraySlice<String>) -> Int32 {
    guard let directory = arguments.last, arguments.count <= 2 else {
        print("usage: glasschord-gallery [--docs] DIRECTORY")
        return 2
    }
    do {
        if arguments.first == "--docs" {
            try DocumentPictures(directory).write()
        } else {
            try GalleryPage(directory).write()
        }
        return 0
    } catch {
        print("glasschord-gallery: \(error)")
        return 1
    }
}
