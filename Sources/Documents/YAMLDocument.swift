/// A YAML document as a tree of values.
package struct YAMLDocument: Sendable, Hashable {
    /// Nil where nothing is written.
    package let root: YAMLNode?
    /// What is wrong though it could be read: keys given twice and the like.
    package let problems: [DocumentProblem]

    /// - Parameter path: what problems call the document.
    /// - Throws: the first mistake after which nothing more can be read.
    package init(_ bytes: [UInt8], path: String) throws(DocumentProblem) {
        guard bytes.count <= DocumentLimits.bytes else {
            throw DocumentProblem(path, nil, "larger than 1 MiB", advice: "make it shorter")
        }
        let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
        try Self.checkText(text, path: path)
        var composer = YAMLComposer(
            reader: try YAMLEventReader(text, path: path), path: path)
        root = try composer.compose()
        problems = composer.problems
    }

    private static func checkText(_ bytes: [UInt8], path: String) throws(DocumentProblem) {
        var parser = Unicode.UTF8.ForwardParser()
        var rest = bytes.makeIterator()
        var offset = 0
        while true {
            switch parser.parseScalar(from: &rest) {
            case .valid(let scalar): offset += scalar.count
            case .emptyInput: return
            case .error:
                let number = String(bytes[offset], radix: 16, uppercase: true)
                throw DocumentProblem(
                    path, DocumentPlace(ofByte: offset, in: bytes), "byte 0x\(number) is not UTF-8",
                    advice: "save the file as UTF-8")
            }
        }
    }
}
