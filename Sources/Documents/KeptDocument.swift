/// A document as it was when it could be read last.
package struct KeptDocument<Value> {
    /// What a look at the file brought.
    package enum Change {
        /// The same as at the last look.
        case nothing
        /// It was there and is not now; perhaps an editor puts a new one in its place.
        case vanished
        /// There is none.
        case missing
        case read([DocumentProblem])
    }

    /// Nil in place of a value that does not count.
    package typealias Reader = ([UInt8], String) throws(DocumentProblem) -> (
        value: Value?, problems: [DocumentProblem]
    )

    /// The last good one; nil where there is no file.
    package private(set) var value: Value?
    private var path: String?
    private var content: DocumentFile.Content?

    package init() {}

    /// Whether there was a file at the last look, good or not.
    package var isThere: Bool { content != nil && content != .absent }

    /// Looks at the first of `paths` that is there.
    ///
    /// - Parameter isFinal: whether a file that has vanished is gone for good.
    package mutating func look(at paths: [String], isFinal: Bool, read: Reader) -> Change {
        let (path, new) = Self.first(of: paths)
        if new == content, path == self.path { return .nothing }
        if new == .absent {
            // Nothing has been there yet, or it is not coming back.
            guard isFinal || content == nil else { return .vanished }
            (self.path, content, value) = (nil, .absent, nil)
            return .missing
        }
        (self.path, content) = (path, new)
        return .read(take(new, path ?? "", read))
    }

    private mutating func take(
        _ new: DocumentFile.Content, _ path: String, _ read: Reader
    ) -> [DocumentProblem] {
        switch new {
        case .absent: return []
        case .unreadable(let problem): return [problem]
        case .bytes(let bytes):
            do throws(DocumentProblem) {
                let (value, problems) = try read(bytes, path)
                if let value { self.value = value }
                return problems
            } catch {
                return [error]
            }
        }
    }

    private static func first(of paths: [String]) -> (String?, DocumentFile.Content) {
        for path in paths {
            let content = DocumentFile.content(of: path)
            if content != .absent { return (path, content) }
        }
        return (nil, .absent)
    }
}
