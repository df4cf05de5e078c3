/// A toolbar that an application has registered for its own fields.
package struct ToolbarRegistration: Sendable, Hashable {
    /// The unique name of the connection that has registered it.
    package let owner: String
    /// The application whose windows it belongs to, as it calls itself.
    package var applicationID: String
    /// Whether the application says that one of its windows is active.
    package var isActive: Bool
    package var groups: [[RegisteredItem]]

    package init(
        owner: String, applicationID: String, isActive: Bool = false, groups: [[RegisteredItem]]
    ) {
        self.owner = owner
        self.applicationID = applicationID
        self.isActive = isActive
        self.groups = groups
    }

    /// Which application has the focus, as far as the compositor tells.
    package enum Focus: Sendable, Hashable {
        /// The compositor does not tell.
        case unknown
        case nobody
        case application(String)
    }

    /// The toolbar that belongs to the application with the focus; nil where none does. The caller knows whether a field is
    /// active.
    ///
    /// Where the compositor tells the application, its toolbar shows, whatever others claim; of several with the same id the
    /// one that calls itself active, and else the newest. Where it does not tell, the newest that calls itself active.
    ///
    /// - Parameter registrations: the oldest first.
    package static func current(
        of registrations: [ToolbarRegistration], focus: Focus
    ) -> ToolbarRegistration? {
        switch focus {
        case .unknown: return registrations.last { $0.isActive }
        case .nobody: return nil
        case .application(let application):
            let own = registrations.filter { $0.applicationID == application }
            return own.last { $0.isActive } ?? own.last
        }
    }
}
