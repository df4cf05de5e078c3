import Glibc

/// One line for one fact, on standard error. What a person types is never among them.
package struct Log {
    /// Whether also to tell what goes well.
    let isVerbose: Bool
    /// Takes each line, without its end.
    private let sink: (String) -> Void
    /// The same for lines that begin with a place in a file.
    private let placedSink: (String) -> Void

    /// - Parameter sink: where the lines go; by default to standard error, with the program's name.
    package init(isVerbose: Bool, sink: ((String) -> Void)? = nil) {
        self.isVerbose = isVerbose
        // One system call a line, so that lines of several processes do not mix.
        placedSink = sink ?? { Self.print("\($0)\n", to: STDERR_FILENO) }
        self.sink = sink ?? { Self.print("glasschord: \($0)\n", to: STDERR_FILENO) }
    }

    /// Something that a user must know: what is missing and what to do.
    func warning(_ text: String) {
        sink(text)
    }

    /// Something that is wrong in a file, with its place in front, as compilers tell it.
    func problem(_ text: String) {
        placedSink(text)
    }

    /// A fact of the normal course, for `--verbose`.
    func info(_ text: @autoclosure () -> String) {
        if isVerbose { sink(text()) }
    }

    /// Writes text to a descriptor; what a closed pipe does not take is lost.
    @discardableResult
    static func print(_ text: String, to descriptor: Int32) -> Bool {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = unsafe bytes.withUnsafeBytes { source in
                unsafe Glibc.write(descriptor, source.baseAddress, source.count)
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            bytes = bytes.dropFirst(count)
        }
        return true
    }
}
