/// A document that may be in several files: the first of them that holds a good one counts.
package struct LayeredDocument<Value> {
    /// What a look at the files brought.
    package struct Change {
        /// A file has vanished and may come back.
        package var isWaiting = false
        package var problems: [DocumentProblem] = []
    }

    /// The most important first.
    package let paths: [String]
    private var documents: [KeptDocument<Value>]

    package init(_ paths: [String]) {
        self.paths = paths
        documents = paths.map { _ in KeptDocument() }
    }

    /// The last good one, of the most important file that has one; nil where none ever had.
    package var value: Value? { layer.flatMap { documents[$0].value } }

    /// Which of `paths` has the value.
    package var layer: Int? { documents.firstIndex { $0.value != nil } }

    /// Looks at the files, those alone that matter: behind a good one no other is read.
    ///
    /// - Parameter isFinal: whether a file that has vanished is gone for good.
    package mutating func look(isFinal: Bool, read: KeptDocument<Value>.Reader) -> Change {
        var change = Change()
        for index in paths.indices {
            switch documents[index].look(at: [paths[index]], isFinal: isFinal, read: read) {
            case .nothing, .missing: break
            case .vanished: change.isWaiting = true
            case .read(let problems): change.problems += problems
            }
            if documents[index].value != nil { break }
        }
        return change
    }
}
