import Protocols
import Wayland

/// Which application has the focus, where the compositor tells it (wlr-foreign-toplevel-management).
///
/// Costs nothing before `start`: the compositor tells of every window and every change of a title, which only those need who
/// have something that belongs to one application. The global may come later, go and come back.
package final class ActiveApplication {
    /// Another application, or another `isAvailable`. Called only between `start` and `stop`.
    package var onChange: () -> Void = {}

    /// The `app_id` of the window with the focus: of X11 windows the class. Nil while none has it, where its application
    /// does not say what it is, and where the compositor tells nothing.
    package private(set) var applicationID: String?

    /// What has been asked of the compositor.
    private enum State {
        case stopped
        /// Asked, but nobody is there who could tell.
        case absent
        case following(Manager)
        /// The compositor has said that it tells no more; what it offers afterwards counts anew.
        case finished(name: UInt32)
    }

    private struct Manager {
        /// Its number in the registry.
        let name: UInt32
        let object: ZwlrForeignToplevelManagerV1
    }

    private let connection: Connection
    private var state = State.stopped
    private var toplevels: [ForeignToplevel] = []
    /// The windows that have the focus, the newest last: with several seats there may be more than one, and while the focus
    /// moves the old one's `done` may come after the new one's.
    private var activated: [ForeignToplevel] = []
    /// Managers that were told to stop, until they say that they have finished.
    private var stopping: [ObjectIdentifier: ZwlrForeignToplevelManagerV1] = [:]

    package init(_ connection: Connection) {
        self.connection = connection
    }

    /// Whether the compositor tells the active application, or would if it were asked.
    package var isAvailable: Bool {
        switch state {
        case .stopped, .absent: connection.offers(ZwlrForeignToplevelManagerV1.self)
        case .following: true
        case .finished: false
        }
    }

    /// Follows the windows from now on. What they are is told within a round trip.
    package func start() {
        guard case .stopped = state else { return }
        state = .absent
        bindFirst()
    }

    /// Follows no window any more; `onChange` is not called.
    ///
    /// Source: wlr-foreign-toplevel-management-unstable-v1, `stop`: windows may still be told until `finished`.
    package func stop() {
        if case .following(let manager) = state {
            let object = manager.object
            let key = ObjectIdentifier(object)
            stopping[key] = object
            object.onEvent = { [unowned self] event in
                switch event {
                case .toplevel(let handle): handle.destroy()
                case .finished: stopping.removeValue(forKey: key)
                }
            }
            object.stop()
        }
        state = .stopped
        forgetToplevels()
    }

    /// To be called for each global that is announced after `init`.
    package func appeared(_ global: Global) {
        guard global.interface == ZwlrForeignToplevelManagerV1.interfaceName else { return }
        switch state {
        case .absent, .finished:
            bind(global)
            onChange()
        case .stopped, .following: break
        }
    }

    /// To be called for each global that goes.
    package func disappeared(_ global: Global) {
        switch state {
        case .following(let manager) where manager.name == global.name:
            // Source: wayland, `wl_registry.global_remove`: what is asked of a global that is gone may be ignored.
            state = .absent
        case .finished(let name) where name == global.name: state = .absent
        case .stopped, .absent, .following, .finished: return
        }
        forgetToplevels()
        bindFirst()
        onChange()
    }

    private func bindFirst() {
        let name = ZwlrForeignToplevelManagerV1.interfaceName
        if let global = connection.globals.first(where: { $0.interface == name }) { bind(global) }
    }

    private func bind(_ global: Global) {
        // 3: the parent of a window; the events that version 4 adds are of no use to us.
        let object = connection.bind(global, as: ZwlrForeignToplevelManagerV1.self, upTo: 3)
        object.onEvent = { [unowned self] event in
            switch event {
            case .toplevel(let handle): follow(handle)
            case .finished: finished(global)
            }
        }
        state = .following(Manager(name: global.name, object: object))
    }

    private func finished(_ global: Global) {
        state = .finished(name: global.name)
        forgetToplevels()
        onChange()
    }

    private func follow(_ handle: ZwlrForeignToplevelHandleV1) {
        let toplevel = ForeignToplevel(handle)
        toplevel.onDone = { [unowned self, unowned toplevel] in told(toplevel) }
        toplevel.onClosed = { [unowned self, unowned toplevel] in closed(toplevel) }
        toplevels.append(toplevel)
    }

    private func told(_ toplevel: ForeignToplevel) {
        let index = activated.firstIndex { $0 === toplevel }
        if toplevel.isActivated, index == nil { activated.append(toplevel) }
        if !toplevel.isActivated, let index { activated.remove(at: index) }
        tellChange()
    }

    private func closed(_ toplevel: ForeignToplevel) {
        activated.removeAll { $0 === toplevel }
        toplevels.removeAll { $0 === toplevel }
        tellChange()
    }

    private func tellChange() {
        let new = activated.last?.applicationID
        if new == applicationID { return }
        applicationID = new
        onChange()
    }

    private func forgetToplevels() {
        activated.removeAll()
        toplevels.removeAll()
        applicationID = nil
    }
}
