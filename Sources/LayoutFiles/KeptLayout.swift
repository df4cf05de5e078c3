import Documents
import KeyboardLayouts

/// A layout by its name: the first of its files that holds a good one.
struct KeptLayout {
    /// What a look at the files brought.
    struct Change {
        /// A file has vanished and may come back.
        var isWaiting = false
        var problems: [DocumentProblem] = []
    }

    let paths: [String]
    private var documents: [KeptDocument<KeyboardLayout>]

    init(_ paths: [String]) {
        self.paths = paths
        documents = paths.map { _ in KeptDocument() }
    }

    /// The last good one, of the most important file that has one; nil where none ever had.
    var value: KeyboardLayout? {
        for document in documents {
            if let value = document.value { return value }
        }
        return nil
    }

    /// Whether any of the files is there.
    private(set) var isFound = false

    /// Looks at the files, those alone that matter: behind a good one no other is read.
    ///
    /// - Parameter isFinal: whether a file that has vanished is gone for good.
    mutating func look(isFinal: Bool) -> Change {
        var change = Change()
        isFound = false
        for index in paths.indices {
            let found = documents[index].look(
                at: [paths[index]], isFinal: isFinal, read: LayoutDocument.read)
            switch found {
            case .nothing: isFound = isFound || documents[index].isThere
            case .missing: break
            case .vanished: change.isWaiting = true
            case .read(let problems):
                isFound = true
                change.problems += problems
            }
            if documents[index].value != nil { break }
        }
        return change
    }
}
