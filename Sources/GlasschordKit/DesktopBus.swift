import EventLoop
import KeyboardToolbar
import SessionBus
import Units

/// The session bus, and who is on it for us: the portal that tells the desktop's look, and applications with toolbars.
///
/// To be made after the first picture: nothing of it may delay that. Without a bus there is neither, which is a normal case.
final class DesktopBus {
    private let bus: BusConnection
    private var portal: PortalSettings?
    private var service: ToolbarService?

    init?(
        _ loop: MainLoop, _ environment: Environment, looks: LookSource, toolbars: ToolbarSource,
        log: Log
    ) {
        guard let bus = BusConnection(BusAddress.candidates { environment[$0] }, in: loop) else {
            return nil
        }
        self.bus = bus
        let portal = PortalSettings(bus)
        portal.onChange = { [unowned looks] in looks.take($0) }
        portal.onWarning = { [log] in log.warning($0) }
        self.portal = portal
        let service = ToolbarService(bus, clock: loop.clock)
        service.onChange = { [unowned toolbars] in toolbars.take($0) }
        service.onName = { [log] in
            if $0 != .owned { log.info("\(ToolbarService.busName) is not ours: \($0)") }
        }
        self.service = service
        toolbars.onActivated = { [unowned self] owner, address, alternate in
            self.service?.activated(
                owner, group: address.group, item: address.item, tool: alternate)
        }
        toolbars.onPresented = { [unowned self] owner, address in
            self.service?.willPresent(owner, group: address.group, item: address.item)
        }
        bus.onEnd = { [unowned self, unowned toolbars] reason in
            log.info("the session bus is gone: \(reason)")
            // What the desktop told last stays true; applications that nobody can reach do not.
            self.portal = nil
            self.service = nil
            toolbars.take([])
        }
    }

    /// When `timeReached` must be called, or nil.
    var nextDeadline: Instant? { bus.nextDeadline }

    func timeReached(_ now: Instant) {
        bus.timeReached(now)
    }
}
