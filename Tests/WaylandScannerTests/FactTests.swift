import Testing

@testable import WaylandScanner

/// What is generated for the real protocols, against tables of facts.
struct FactTests {
    @Test(arguments: [ScannerMode.client, .server])
    func ourInterfacesAreGeneratedAsTheFactsSay(_ mode: ScannerMode) throws {
        let generated = try GeneratedTable.read(mode, try ProtocolFolder.sources())
        let facts = InterfaceFact.read(WireFacts.ours)
        #expect(facts.count == 16)
        for fact in facts {
            let table = try #require(generated[fact.name], "\(fact.name) is not generated")
            #expect(table.version == fact.version, "\(fact.name)")
            #expect(table.messages == fact.messages, "\(fact.name)")
        }
    }

    /// A later system may have added messages at the end of the requests and of the events.
    @Test(arguments: [ScannerMode.client, .server])
    func theSystemsInterfacesAreGeneratedAsTheFactsSay(_ mode: ScannerMode) throws {
        let generated = try GeneratedTable.read(mode, try ProtocolFolder.sources())
        for fact in InterfaceFact.read(WireFacts.system) {
            let table = try #require(generated[fact.name], "\(fact.name) is not generated")
            #expect(table.version >= fact.version, "\(fact.name)")
            for kind in ["request ", "event "] {
                let known = fact.messages.filter { $0.hasPrefix(kind) }
                let found = table.messages.filter { $0.hasPrefix(kind) }
                #expect(Array(found.prefix(known.count)) == known, "\(fact.name)")
                if table.version == fact.version {
                    #expect(found.count == known.count, "\(fact.name)")
                }
            }
        }
    }

    @Test func everyGeneratedInterfaceHasItsFacts() throws {
        let generated = try GeneratedTable.read(.client, try ProtocolFolder.sources())
        let facts = InterfaceFact.read(WireFacts.ours) + InterfaceFact.read(WireFacts.system)
        #expect(Set(generated.keys).subtracting(facts.map(\.name)).isEmpty)
    }

    struct Values: CustomTestStringConvertible, Sendable {
        let file: String
        let interface: String
        let values: [String]

        var testDescription: String { interface }
    }

    /// The enumerations of the interfaces that we describe ourselves. Sources: see protocols/README.md.
    @Test(arguments: [
        Values(
            file: "input-method-unstable-v2", interface: "zwp_input_method_v2",
            values: ["error.role 0"]),
        Values(
            file: "virtual-keyboard-unstable-v1", interface: "zwp_virtual_keyboard_v1",
            values: ["error.no_keymap 0"]),
        Values(
            file: "virtual-keyboard-unstable-v1", interface: "zwp_virtual_keyboard_manager_v1",
            values: ["error.unauthorized 0"]),
        Values(
            file: "wlr-layer-shell-unstable-v1", interface: "zwlr_layer_shell_v1",
            values: [
                "error.role 0", "error.invalid_layer 1", "error.already_constructed 2",
                "layer.background 0", "layer.bottom 1", "layer.top 2", "layer.overlay 3",
            ]),
        Values(
            file: "wlr-layer-shell-unstable-v1", interface: "zwlr_layer_surface_v1",
            values: [
                "keyboard_interactivity.none 0", "keyboard_interactivity.exclusive 1",
                "keyboard_interactivity.on_demand 2", "error.invalid_surface_state 0",
                "error.invalid_size 1", "error.invalid_anchor 2",
                "error.invalid_keyboard_interactivity 3", "anchor.top 1", "anchor.bottom 2",
                "anchor.left 4", "anchor.right 8",
            ]),
        Values(
            file: "wlr-foreign-toplevel-management-unstable-v1",
            interface: "zwlr_foreign_toplevel_handle_v1",
            values: [
                "state.maximized 0", "state.minimized 1", "state.activated 2", "state.fullscreen 3",
                "error.invalid_rectangle 0",
            ]),
        Values(
            file: "ext-background-effect-v1", interface: "ext_background_effect_manager_v1",
            values: ["error.background_effect_exists 0", "capability.blur 1"]),
        Values(
            file: "ext-background-effect-v1", interface: "ext_background_effect_surface_v1",
            values: ["error.surface_destroyed 0"]),
        Values(
            file: "wlr-virtual-pointer-unstable-v1", interface: "zwlr_virtual_pointer_v1",
            values: ["error.invalid_axis 0", "error.invalid_axis_source 1"]),
    ])
    func valuesAgreeWithTheFacts(_ fact: Values) throws {
        let path = ProtocolFolder.path(fact.file)
        let file = try ProtocolReader.read(file: path, bytes: try TextFile(path: path).read())
        let interface = try #require(file.interfaces.first { $0.name == fact.interface })
        let values = interface.enumerations.flatMap { enumeration in
            enumeration.entries.map { "\(enumeration.name).\($0.name) \($0.value)" }
        }
        #expect(values == fact.values)
    }

    /// What ends an object on the wire, and nothing else does.
    @Test(arguments: ProtocolFolder.ours)
    func destructorsAreThoseThatEndObjects(_ name: String) throws {
        let path = ProtocolFolder.path(name)
        let file = try ProtocolReader.read(file: path, bytes: try TextFile(path: path).read())
        for interface in file.interfaces {
            for message in interface.requests {
                let ends = ["destroy", "release"].contains(message.name)
                #expect(message.isDestructor == ends, "\(interface.name).\(message.name)")
            }
            for event in interface.events {
                #expect(
                    event.isDestructor == (event.name == "finished"),
                    "\(interface.name).\(event.name)")
            }
        }
    }

    /// The same protocols as other packages carry them, where those happen to be installed.
    @Test(arguments: [
        // Debian: librust-wayland-protocols-dev.
        "/usr/share/cargo/registry/wayland-protocols-0.29.4/misc/input-method-unstable-v2.xml",
        "/usr/share/cargo/registry/wayland-protocols-0.29.4/wlr-protocols/unstable/"
            + "wlr-layer-shell-unstable-v1.xml",
        "/usr/share/cargo/registry/wayland-protocols-0.29.4/wlr-protocols/unstable/"
            + "wlr-virtual-pointer-unstable-v1.xml",
        "/usr/share/cargo/registry/wayland-protocols-0.29.4/wlr-protocols/unstable/"
            + "wlr-foreign-toplevel-management-unstable-v1.xml",
        // Debian: plasma-wayland-protocols; wayland-protocols after 1.44.
        "/usr/share/plasma-wayland-protocols/blur.xml",
        "/usr/share/wayland-protocols/staging/ext-background-effect/ext-background-effect-v1.xml",
    ])
    func othersDescribeTheSame(_ path: String) throws {
        guard let theirs = try ProtocolFolder.optional(path) else { return }
        let name = path.split(separator: "/").last
        let others = try ProtocolFolder.sources().filter {
            $0.path.split(separator: "/").last != name
        }
        let generated = try GeneratedTable.read(.client, others + [theirs])
        for interface in try ProtocolReader.read(file: path, bytes: theirs.bytes).interfaces {
            let facts = InterfaceFact.read(WireFacts.ours).first { $0.name == interface.name }
            let fact = try #require(facts, "\(interface.name) has no facts")
            let table = try #require(generated[interface.name])
            if table.version == fact.version {
                #expect(table.messages == fact.messages, "\(interface.name)")
            } else {
                let known = Set(table.version < fact.version ? fact.messages : table.messages)
                let fewer = table.version < fact.version ? table.messages : fact.messages
                #expect(known.isSuperset(of: fewer), "\(interface.name)")
            }
        }
    }
}

/// One interface of `WireFacts`.
struct InterfaceFact {
    let name: String
    let version: UInt32
    var messages: [String] = []

    static func read(_ text: String) -> [InterfaceFact] {
        var facts: [InterfaceFact] = []
        for line in text.split(separator: "\n") {
            let words = line.split(separator: " ")
            if line.hasPrefix(" ") {
                facts[facts.count - 1].messages.append(words.joined(separator: " "))
            } else {
                facts.append(
                    InterfaceFact(name: String(words[0]), version: UInt32(words[1]) ?? 0))
            }
        }
        return facts
    }
}
