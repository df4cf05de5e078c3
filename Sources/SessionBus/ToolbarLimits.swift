import KeyboardToolbar

/// How much an application may register. `docs/toolbar-dbus.md` tells it to their authors.
package enum ToolbarLimits {
    /// Groups of a toolbar.
    package static let groups = ToolbarCapacity.groups
    /// Items of a toolbar, in all groups together.
    package static let items = ToolbarCapacity.items
    /// Alternates of an item.
    package static let alternates = ToolbarCapacity.alternates
    /// Characters of a text, as people count them.
    package static let characters = ToolbarCapacity.characters
    /// Bytes of a text: a character may be made of any number of them.
    package static let textBytes = 512
    /// Bytes of a symbol's name, a label, an item's id and an application's id.
    package static let nameBytes = 128
    /// Connections with a toolbar.
    package static let registrations = 32
    /// Calls of a connection at once, and a second after that.
    package static let callsAtOnce = 50
    package static let callsPerSecond = 20

    /// What is read of a call: 64 KiB, and twice as deep as `aaa{sv}` with `aa{sv}` within.
    static let reading = ReadingLimits(depth: 16, values: 16_384, bytes: 64 << 10)
}
