/// What `glasschord --version` prints.
enum Version {
    static let text = "glasschord 0.1.0\n"
}
