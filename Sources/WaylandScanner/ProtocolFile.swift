/// What one XML file describes.
struct ProtocolFile: Sendable {
    let path: String
    let name: String
    let interfaces: [InterfaceDescription]
}
