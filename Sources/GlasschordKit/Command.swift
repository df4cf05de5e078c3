/// What the command line asks for.
enum Command: Sendable {
    case run(Configuration)
    case render(RenderRequest)
    /// Read these documents and tell what is wrong in them.
    case check([String])
    case listLayouts
    case help
    case version
}
