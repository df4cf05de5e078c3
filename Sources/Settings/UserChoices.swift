/// What the user chose: the settings, and the theme that they name where a file describes it.
package struct UserChoices: Sendable, Hashable {
    package var values = SettingsValues()
    package var theme: ThemeDocument?

    package init() {}
}
