/// Why there is no picture.
struct IconFailure: Error {
    let reason: String

    init(_ reason: String) {
        self.reason = reason
    }
}
