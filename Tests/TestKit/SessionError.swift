/// What went wrong in a real session, as a sentence for the person who reads the test's output.
package struct SessionError: Error, CustomStringConvertible {
    package let description: String

    package init(_ description: String) {
        self.description = description
    }
}
