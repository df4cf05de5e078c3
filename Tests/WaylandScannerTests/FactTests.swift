import Testing

@testable import WaylandScanner

/// The interfaces we describe ourselves, against a table of facts that was written by hand: name
/// and signature of each message in the order of its opcode, and the values of enumerations.
///
/// Sources: see protocols/README.md. A signature is what wayland-util.h explains at `wl_message`.
struct FactTests {
    struct Fact: CustomTestStringConvertible, Sendable {
        let file: String
        let interface: String
        let version: UInt32
        let requests: [String]
        let events: [String]
        var values: [String] = []

        var testDescription: String { interface }
    }

    @Test(arguments: [
        Fact(
            file: "input-method-unstable-v2", interface: "zwp_input_method_v2", version: 1,
            requests: [
                "commit_string s", "set_preedit_string sii", "delete_surrounding_text uu",
                "commit u", "get_input_popup_surface no", "grab_keyboard n", "destroy ",
            ],
            events: [
                "activate ", "deactivate ", "surrounding_text suu", "text_change_cause u",
                "content_type uu", "done ", "unavailable ",
            ],
            values: ["error.role 0"]),
        Fact(
            file: "input-method-unstable-v2", interface: "zwp_input_popup_surface_v2", version: 1,
            requests: ["destroy "], events: ["text_input_rectangle iiii"]),
        Fact(
            file: "input-method-unstable-v2", interface: "zwp_input_method_keyboard_grab_v2",
            version: 1, requests: ["release "],
            events: ["keymap uhu", "key uuuu", "modifiers uuuuu", "repeat_info ii"]),
        Fact(
            file: "input-method-unstable-v2", interface: "zwp_input_method_manager_v2",
            version: 1, requests: ["get_input_method on", "destroy "], events: []),
        Fact(
            file: "virtual-keyboard-unstable-v1", interface: "zwp_virtual_keyboard_v1",
            version: 1,
            requests: ["keymap uhu", "key uuu", "modifiers uuuu", "destroy "], events: [],
            values: ["error.no_keymap 0"]),
        Fact(
            file: "virtual-keyboard-unstable-v1", interface: "zwp_virtual_keyboard_manager_v1",
            version: 1, requests: ["create_virtual_keyboard on"], events: [],
            values: ["error.unauthorized 0"]),
        Fact(
            file: "wlr-layer-shell-unstable-v1", interface: "zwlr_layer_shell_v1", version: 4,
            requests: ["get_layer_surface no?ous", "destroy 3"], events: [],
            values: [
                "error.role 0", "error.invalid_layer 1", "error.already_constructed 2",
                "layer.background 0", "layer.bottom 1", "layer.top 2", "layer.overlay 3",
            ]),
        Fact(
            file: "wlr-layer-shell-unstable-v1", interface: "zwlr_layer_surface_v1", version: 4,
            requests: [
                "set_size uu", "set_anchor u", "set_exclusive_zone i", "set_margin iiii",
                "set_keyboard_interactivity u", "get_popup o", "ack_configure u", "destroy ",
                "set_layer 2u",
            ],
            events: ["configure uuu", "closed "],
            values: [
                "keyboard_interactivity.none 0", "keyboard_interactivity.exclusive 1",
                "keyboard_interactivity.on_demand 2", "error.invalid_surface_state 0",
                "error.invalid_size 1", "error.invalid_anchor 2",
                "error.invalid_keyboard_interactivity 3", "anchor.top 1", "anchor.bottom 2",
                "anchor.left 4", "anchor.right 8",
            ]),
        Fact(
            file: "wlr-virtual-pointer-unstable-v1", interface: "zwlr_virtual_pointer_v1",
            version: 2,
            requests: [
                "motion uff", "motion_absolute uuuuu", "button uuu", "axis uuf", "frame ",
                "axis_source u", "axis_stop uu", "axis_discrete uufi", "destroy ",
            ],
            events: [], values: ["error.invalid_axis 0", "error.invalid_axis_source 1"]),
        Fact(
            file: "wlr-virtual-pointer-unstable-v1",
            interface: "zwlr_virtual_pointer_manager_v1", version: 2,
            requests: [
                "create_virtual_pointer ?on", "destroy ",
                "create_virtual_pointer_with_output 2?o?on",
            ],
            events: []),
    ])
    func descriptionAgreesWithTheFacts(_ fact: Fact) throws {
        let path = "\(Self.folder)/\(fact.file).xml"
        let file = try ProtocolReader.read(file: path, bytes: try TextFile(path: path).read())
        let interface = try #require(file.interfaces.first { $0.name == fact.interface })
        #expect(interface.version == fact.version)
        #expect(interface.requests.map { "\($0.name) \($0.signature)" } == fact.requests)
        #expect(interface.events.map { "\($0.name) \($0.signature)" } == fact.events)
        let values = interface.enumerations.flatMap { enumeration in
            enumeration.entries.map { "\(enumeration.name).\($0.name) \($0.value)" }
        }
        #expect(values == fact.values)
        let destructors = interface.requests.filter(\.isDestructor).map(\.name)
        #expect(destructors.allSatisfy { ["destroy", "release"].contains($0) })
    }

    private static var folder: String {
        let parts = #filePath.split(separator: "/").dropLast(3)
        return "/" + parts.joined(separator: "/") + "/protocols"
    }
}
