import EventLoop
import Glibc
import Protocols
import WaylandWire

/// The connection to one compositor, read and flushed by the event loop.
package final class Connection {
    package let display: Display
    /// What the compositor offers at the moment, in the order of its announcements.
    package private(set) var globals: [Global] = []

    /// Called for what is announced after `init`, each global once.
    package var onGlobal: ((Global) -> Void)?
    package var onGlobalRemoved: ((Global) -> Void)?
    /// Called once, when the connection is dead.
    package var onFailure: ((DisplayFailure) -> Void)?

    private let loop: MainLoop
    private let registry: WlRegistry
    private var roundTrips: [ObjectIdentifier: WlCallback] = [:]
    /// Whether the socket is full: the compositor does not read.
    ///
    /// libwayland 1.21 keeps 4 KiB of requests that the socket does not take, and ends the connection at the next one.
    /// Until the compositor reads again no event is taken either, so that nothing asks for a request.
    package private(set) var isCongested = false
    /// Called when a full socket has taken everything.
    package var onRoom: (() -> Void)?
    private var isDead = false

    package init(_ display: Display, in loop: MainLoop) throws(SystemError) {
        self.display = display
        self.loop = loop
        registry = display.getRegistry()
        registry.onEvent = { [unowned self] in handle($0) }
        try loop.watch(display.descriptor) { [unowned self] in becameReady($0) }
    }

    deinit {
        loop.unwatch(display.descriptor)
    }

    /// Binds the first global of this type, or returns nil where the compositor offers none.
    ///
    /// - Parameter version: the highest version that our code understands.
    package func bind<Object: ProxyObject>(
        _ type: Object.Type, upTo version: UInt32
    ) -> Object? {
        guard let global = globals.first(where: { $0.interface == type.interfaceName }) else {
            return nil
        }
        return bind(global, as: type, upTo: version)
    }

    package func bind<Object: ProxyObject>(
        _ global: Global, as type: Object.Type, upTo version: UInt32
    ) -> Object {
        let common = min(version, global.version, type.maximumVersion)
        return registry.bind(name: global.name, as: type, version: common)
    }

    package func offers<Object: ProxyObject>(_ type: Object.Type) -> Bool {
        globals.contains { $0.interface == type.interfaceName }
    }

    /// Calls `action` when the compositor has handled every request sent so far.
    ///
    /// Source: wayland, `wl_display.sync`.
    package func afterRoundTrip(_ action: @escaping () -> Void) {
        let callback = display.sync()
        let key = ObjectIdentifier(callback)
        roundTrips[key] = callback
        callback.onEvent = { [unowned self] _ in
            roundTrips.removeValue(forKey: key)
            action()
        }
    }

    /// Sends what is buffered, without waiting; what does not fit goes when the socket has room.
    package func flush() {
        if isDead { return }
        switch display.flush() {
        case .done: becameCongested(false)
        case .again: becameCongested(true)
        case .failed: die()
        }
    }

    /// Sends what is buffered, and lets the compositor run before this thread goes on.
    ///
    /// To be called where work follows that nobody waits for. Linux takes whoever writes to a socket for about to sleep, and
    /// wakes the reader on the writer's own processor: there the compositor would wait for the work's end.
    package func handOver() {
        flush()
        sched_yield()
    }

    private func handle(_ event: WlRegistry.Event) {
        switch event {
        case .global(let name, let interface, let version):
            let global = Global(name: name, interface: interface, version: version)
            globals.append(global)
            onGlobal?(global)
        case .globalRemove(let name):
            guard let index = globals.firstIndex(where: { $0.name == name }) else { return }
            onGlobalRemoved?(globals.remove(at: index))
        }
    }

    private func becameReady(_ readiness: Readiness) {
        if readiness.isWritable { flush() }
        guard readiness.isReadable || readiness.hasHungUp else { return }
        // After the last event of a dead connection there is nothing to read but the reason.
        if !display.readEvents() || (readiness.hasHungUp && !readiness.isReadable) { die() }
    }

    private func becameCongested(_ isFull: Bool) {
        if isFull == isCongested { return }
        isCongested = isFull
        do {
            try loop.watchWriting(display.descriptor, isFull, pausesReading: true)
        } catch {
            die()
            return
        }
        if !isFull { onRoom?() }
    }

    private func die() {
        if isDead { return }
        isDead = true
        loop.unwatch(display.descriptor)
        roundTrips.removeAll()
        onFailure?(display.failure ?? .system(errno: 0))
    }
}
