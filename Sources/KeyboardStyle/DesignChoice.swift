/// Which design is shown, and why.
public enum DesignChoice: Sendable, Hashable {
    /// No design was named.
    case automatic(NativeDesign)
    /// The design that was named.
    case held(NativeDesign)
    /// This build has no design of that id, which deserves a line in the log; the design is the automatic one.
    case unknown(id: String, NativeDesign)

    public var design: NativeDesign {
        switch self {
        case .automatic(let design), .held(let design), .unknown(_, let design): design
        }
    }
}
