/// The commands of the program. Without one it runs the keyboard.
enum CommandName: String, CaseIterable {
    case render, settings, check, list
}
