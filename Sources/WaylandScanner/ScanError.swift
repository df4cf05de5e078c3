/// What is wrong with an XML file, and where; or that a file cannot be read or written.
package struct ScanError: Error, Hashable, Sendable, CustomStringConvertible {
    package let file: String
    /// Nil when the mistake is about the file as a whole.
    package let position: SourcePosition?
    package let message: String

    package init(file: String, position: SourcePosition?, message: String) {
        self.file = file
        self.position = position
        self.message = message
    }

    /// The form compilers use, which editors and build tools understand.
    package var description: String {
        guard let position else { return "\(file): error: \(message)" }
        return "\(file):\(position.line):\(position.column): error: \(message)"
    }
}
