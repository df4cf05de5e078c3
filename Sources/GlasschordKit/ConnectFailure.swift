/// Why there is no connection and what to do about it, in one line.
struct ConnectFailure: Error {
    let advice: String
}
