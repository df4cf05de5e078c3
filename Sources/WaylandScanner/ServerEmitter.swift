/// Writes the server's classes.
struct ServerEmitter {
    let catalog: Catalog

    func emit(_ file: ProtocolFile) -> String { "" }
}
