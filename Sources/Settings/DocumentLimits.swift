/// How large a document may be: far more than anybody writes by hand, and little enough to be read at once.
enum DocumentLimits {
    /// Bytes of a file.
    static let bytes = 1 << 20
    /// Lists and mappings within each other.
    static let depth = 32
    /// Values, those that aliases repeat among them.
    static let values = 10_000
    /// Problems that are told one by one.
    static let problems = 20
}
