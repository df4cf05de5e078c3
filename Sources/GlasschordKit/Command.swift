import Settings

/// What the command line asks for.
enum Command: Sendable {
    case run(Configuration)
    case render(RenderRequest)
    /// What counts, and where that comes from.
    case settings(SettingsValues)
    case defaultSettings
    /// Read these documents and tell what is wrong in them.
    case check([String])
    case listLayouts
    case listToolbars
    case help
    case version
}
