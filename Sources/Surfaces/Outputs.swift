import Protocols
import Units
import Wayland
import WaylandWire

/// All outputs of the compositor, as they come and go.
package final class Outputs {
    /// An output came, went, or changed.
    package var onChange: () -> Void = {}

    private let connection: Connection
    private var manager: ZxdgOutputManagerV1?
    private var outputs: [Output] = []

    package init(_ connection: Connection) {
        self.connection = connection
        manager = connection.bind(ZxdgOutputManagerV1.self, upTo: 3)
        for global in connection.globals { appeared(global) }
    }

    package var isEmpty: Bool { outputs.isEmpty }

    /// To be called for each global that is announced later.
    package func appeared(_ global: Global) {
        if global.interface == ZxdgOutputManagerV1.interfaceName, manager == nil {
            let manager = connection.bind(global, as: ZxdgOutputManagerV1.self, upTo: 3)
            self.manager = manager
            for output in outputs { output.follow(manager) }
        }
        guard global.interface == WlOutput.interfaceName else { return }
        let output = Output(
            name: global.name, proxy: connection.bind(global, as: WlOutput.self, upTo: 4),
            manager: manager)
        output.onChange = { [unowned self] in onChange() }
        outputs.append(output)
        onChange()
    }

    /// To be called for each global that goes.
    package func disappeared(_ global: Global) {
        let count = outputs.count
        outputs.removeAll { $0.name == global.name }
        if outputs.count != count { onChange() }
    }

    var count: Int { outputs.count }

    /// Calls `action` when the compositor has handled every request sent so far.
    func afterRoundTrip(_ action: @escaping () -> Void) {
        connection.afterRoundTrip(action)
    }

    /// What all outputs agree on: where a surface will appear matters only if they differ.
    var common: (size: Size, scale: Int)? {
        guard let first = outputs.first, let size = first.size else { return nil }
        let agree = outputs.allSatisfy { $0.size == size && $0.wholeScale == first.wholeScale }
        return agree ? (size, first.wholeScale) : nil
    }

    /// How dense all of them are.
    var density: PointsPerMillimetre? {
        guard let density = outputs.first?.density,
            outputs.allSatisfy({ $0.density == density })
        else { return nil }
        return density
    }

    /// What settings may call the outputs, as far as the compositor has told.
    package var connectors: [String] { outputs.compactMap(\.connector) }

    /// The output that settings call so, as long as it is there.
    func output(named name: String?) -> Output? {
        guard let name else { return nil }
        return outputs.first { $0.connector == name }
    }

    /// A size to begin with where nothing better is known.
    var anySize: Size? { outputs.lazy.compactMap(\.size).first }

    func output(_ proxy: WlOutput) -> Output? {
        outputs.first { $0.proxy === proxy }
    }
}
