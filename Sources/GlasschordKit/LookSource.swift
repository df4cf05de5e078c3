import EventLoop
import KeyboardStyle
import SessionBus
import Settings
import Units

/// Where the look comes from: the files of settings and themes and the command line at start, from `follow` on also what changes in
/// the files, and what the desktop tells.
package final class LookSource {
    private(set) var choices: LookChoices
    var onChange: (LookChoices) -> Void = { _ in }

    private let settings: UserSettings
    private let log: Log

    /// Reads the files.
    ///
    /// - Parameter own: what the program that the keyboard is a part of wants.
    package init(_ settings: UserSettings, own: OwnLook = OwnLook(), log: Log) {
        self.settings = settings
        self.log = log
        choices = LookChoices(own: own, user: settings.choices)
        settings.onChange = { [unowned self] in take($0) }
    }

    /// Follows the files from now on. To be called after the first picture: nothing of it may delay that.
    func follow(in loop: MainLoop) {
        do {
            try settings.watch(in: loop)
        } catch {
            log.warning("settings are not followed: \(error)")
        }
    }

    /// When `timeReached` must be called, or nil.
    var nextDeadline: Instant? { settings.nextDeadline }

    func timeReached(_ now: Instant) {
        settings.timeReached(now)
    }

    /// The user has chosen otherwise.
    func take(_ user: UserChoices) {
        choices.user = user
        tell()
    }

    /// The desktop wants something else.
    func take(_ desktop: DesktopAppearance) {
        if desktop == choices.desktop { return }
        choices.desktop = desktop
        tell()
    }

    private func tell() {
        if case .unknown(id: let id, _) = choices.design {
            log.warning("there is no design '\(id)'; \(choices.design.design.id) is shown")
        }
        onChange(choices)
    }
}
