/// What the command line asks for.
enum Command: Sendable {
    case run(Configuration)
    case render(RenderRequest)
    case help
    case version
}
