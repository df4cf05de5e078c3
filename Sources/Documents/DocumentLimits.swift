/// How large a document may be: far more than anybody writes by hand, and little enough to be read at once.
package enum DocumentLimits {
    /// Bytes of a file.
    package static let bytes = 1 << 20
    /// Lists and mappings within each other.
    package static let depth = 32
    /// Values, those that aliases repeat among them.
    package static let values = 10_000
    /// Problems that are told one by one.
    package static let problems = 20
}
