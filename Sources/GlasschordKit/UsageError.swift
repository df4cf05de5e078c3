/// A command line that cannot be understood, told in one line.
struct UsageError: Error, Equatable, CustomStringConvertible {
    let description: String
}
