/// Which end of the wire the generated code is for.
package enum ScannerMode: String, Sendable {
    case client
    case server
}
