// swift-tools-version: 6.2
import PackageDescription

/// Every room is compiled the same way: Swift 6 mode, strict memory safety, explicit existentials.
let settings: [SwiftSetting] = [
    .strictMemorySafety(),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

func room(_ name: String, _ imports: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: imports, swiftSettings: settings)
}

func tests(_ name: String, _ imports: [Target.Dependency]) -> Target {
    .testTarget(name: name, dependencies: imports, swiftSettings: settings)
}

/// A door to one C library. `apt` names what Debian calls it.
func door(_ name: String, pkgConfig: String? = nil, apt: String? = nil) -> Target {
    .systemLibrary(name: name, pkgConfig: pkgConfig, providers: apt.map { [.apt([$0])] })
}

let package = Package(
    name: "glasschord",
    products: [
        .executable(name: "glasschord", targets: ["glasschord"]),
        // Draws icons of the desktop's theme for it.
        .executable(name: "glasschord-icon", targets: ["glasschord-icon"]),
        // What a style, or a program of one's own around the keyboard, needs.
        .library(
            name: "GlasschordKit",
            targets: [
                "GlasschordKit", "Behavior", "KeyboardToolbar", "KeyboardStyle", "KeyboardLayouts",
                "Units",
            ]),
    ],
    targets: [
        // Doors to C.
        door("CLinux"),
        door("CWaylandClient", pkgConfig: "wayland-client", apt: "libwayland-dev"),
        door("CWaylandServer", pkgConfig: "wayland-server", apt: "libwayland-dev"),
        door("CXKBCommon", pkgConfig: "xkbcommon", apt: "libxkbcommon-dev"),
        door("CCairo", pkgConfig: "cairo", apt: "libcairo2-dev"),
        door("CFreeType", pkgConfig: "freetype2", apt: "libfreetype-dev"),
        door("CHarfBuzz", pkgConfig: "harfbuzz", apt: "libharfbuzz-dev"),
        door("CFontconfig", pkgConfig: "fontconfig", apt: "libfontconfig-dev"),
        door("CYAML", pkgConfig: "yaml-0.1", apt: "libyaml-dev"),
        door("CSystemd", pkgConfig: "libsystemd", apt: "libsystemd-dev"),
        // Without pkg-config, whose flags for it SwiftPM refuses.
        door("CRSVG", apt: "librsvg2-dev"),

        // Pure rooms: no C, no files, no clock.
        .target(
            name: "Units", swiftSettings: settings,
            // Rounding ends in libm, which a program without Foundation must name.
            linkerSettings: [.linkedLibrary("m")]),
        room("KeyboardLayouts", ["Units"]),
        room("KeyboardStyle", ["Units", "KeyboardLayouts"]),
        room("Behavior", ["Units", "KeyboardLayouts", "KeyboardStyle"]),
        room(
            "KeyboardToolbar", ["Units", "KeyboardLayouts", "KeyboardStyle", "Behavior"]),
        room("KeyboardEngine", ["Units", "KeyboardLayouts", "Behavior"]),
        room("TextEngine", ["Units", "KeyboardLayouts", "Behavior"]),
        room("Scene", ["Units", "KeyboardLayouts", "KeyboardStyle"]),
        room(
            "KeyboardView",
            [
                "Units", "KeyboardLayouts", "KeyboardStyle", "Behavior", "KeyboardToolbar",
                "KeyboardEngine", "Scene",
            ]),

        // Generated Wayland bindings.
        .executableTarget(
            name: "wayland-swift-scanner", dependencies: ["WaylandScanner"],
            swiftSettings: settings),
        room("WaylandScanner"),
        .plugin(
            name: "WaylandBindings", capability: .buildTool(),
            dependencies: ["wayland-swift-scanner"]),
        room("WaylandWire", ["CWaylandClient"]),
        .target(
            name: "Protocols", dependencies: ["WaylandWire", "CWaylandClient"], path: "protocols",
            exclude: ["README.md"], swiftSettings: settings,
            plugins: [.plugin(name: "WaylandBindings")]),

        // Input and output.
        room("EventLoop", ["Units", "CLinux"]),
        room(
            "Wayland",
            ["Units", "EventLoop", "WaylandWire", "Protocols", "CLinux", "CWaylandClient"]),
        room("Surfaces", ["Units", "EventLoop", "Wayland", "WaylandWire", "Protocols"]),
        room(
            "InputMethod",
            [
                "Units", "KeyboardLayouts", "TextEngine", "Wayland", "WaylandWire", "Protocols",
                "CXKBCommon", "CLinux",
            ]),
        room(
            "Painter",
            [
                "Units", "KeyboardLayouts", "KeyboardStyle", "Scene", "CCairo", "CFreeType",
                "CHarfBuzz",
                "CFontconfig", "CLinux",
            ]),
        room("Documents", ["Units", "EventLoop", "CYAML", "CLinux"]),
        room("IconThemes", ["Units", "Documents"]),
        room("LayoutFiles", ["Units", "KeyboardLayouts", "EventLoop", "Documents"]),
        room(
            "ToolbarFiles",
            [
                "Units", "KeyboardLayouts", "KeyboardStyle", "KeyboardToolbar", "EventLoop",
                "Documents",
            ]),
        room(
            "Settings",
            ["Units", "KeyboardLayouts", "KeyboardStyle", "Behavior", "EventLoop", "Documents"]),
        room("SessionBus", ["Units", "KeyboardStyle", "KeyboardToolbar", "EventLoop", "CSystemd"]),

        // Top.
        room(
            "GlasschordKit",
            [
                "Units", "KeyboardLayouts", "KeyboardStyle", "KeyboardEngine", "TextEngine",
                "Behavior", "KeyboardToolbar", "Scene", "KeyboardView", "EventLoop", "WaylandWire",
                "Protocols",
                "Wayland", "Surfaces", "InputMethod", "Painter", "Documents", "LayoutFiles",
                "ToolbarFiles", "Settings", "SessionBus", "IconThemes", "CLinux",
            ]),
        .executableTarget(
            name: "glasschord", dependencies: ["GlasschordKit"], swiftSettings: settings),
        .executableTarget(
            name: "glasschord-icon", dependencies: ["CCairo", "CRSVG"], swiftSettings: settings),

        // Test rooms: a Wayland server in the test process, and real sessions.
        .target(
            name: "WaylandServerWire", dependencies: ["CWaylandServer"],
            path: "Tests/WaylandServerWire", swiftSettings: settings),
        .target(
            name: "ServerProtocols", dependencies: ["WaylandServerWire", "CWaylandServer"],
            path: "Tests/ServerProtocols", swiftSettings: settings,
            plugins: [.plugin(name: "WaylandBindings")]),
        .target(
            name: "TestCompositor",
            dependencies: [
                "Units", "WaylandServerWire", "ServerProtocols", "CLinux", "CXKBCommon",
            ],
            path: "Tests/TestCompositor", swiftSettings: settings),
        .target(
            name: "TestKit",
            dependencies: [
                "Units", "EventLoop", "Wayland", "WaylandWire", "Protocols", "CLinux",
            ],
            path: "Tests/TestKit", exclude: ["apps"], swiftSettings: settings),
        .executableTarget(
            name: "glasschord-parent",
            dependencies: ["Units", "EventLoop", "WaylandServerWire", "ServerProtocols"],
            path: "Tests/ParentCompositor", swiftSettings: settings),
        .executableTarget(
            name: "glasschord-demo", dependencies: ["TestKit", "GlasschordKit"],
            path: "Tests/Demo", swiftSettings: settings),

        .executableTarget(
            name: "glasschord-null",
            dependencies: [
                "Units", "EventLoop", "WaylandWire", "Protocols", "Wayland", "InputMethod",
            ],
            path: "Tests/NullClient", swiftSettings: settings),
        .executableTarget(
            name: "glasschord-bench",
            dependencies: [
                "TestKit", "Units", "EventLoop", "WaylandWire", "Protocols", "Wayland",
                "InputMethod", "CLinux", "KeyboardLayouts", "KeyboardStyle", "Behavior",
                "KeyboardEngine", "KeyboardView", "Scene", "Painter", "CCairo",
            ],
            path: "Tests/Bench", swiftSettings: settings),

        .executableTarget(
            name: "glasschord-gallery",
            dependencies: [
                "Units", "KeyboardLayouts", "KeyboardStyle", "Behavior", "KeyboardEngine",
                "KeyboardToolbar", "KeyboardView", "Painter", "ToolbarFiles", "GlasschordKit",
            ],
            path: "Tests/Gallery", swiftSettings: settings),

        .target(name: "TestRandom", path: "Tests/TestRandom", swiftSettings: settings),

        tests("UnitsTests", ["Units", "TestRandom"]),
        tests("KeyboardLayoutsTests", ["Units", "KeyboardLayouts", "KeyboardStyle"]),
        tests("KeyboardStyleTests", ["Units", "KeyboardLayouts", "KeyboardStyle"]),
        tests("BehaviorTests", ["Units", "KeyboardLayouts", "KeyboardStyle", "Behavior"]),
        tests(
            "KeyboardToolbarTests",
            [
                "TestRandom", "Units", "KeyboardLayouts", "KeyboardStyle", "Behavior",
                "KeyboardToolbar",
            ]),
        tests(
            "KeyboardEngineTests",
            [
                "TestRandom", "Units", "KeyboardLayouts", "KeyboardStyle", "Behavior",
                "KeyboardEngine",
            ]),
        tests(
            "KeyboardViewTests",
            [
                "Units", "KeyboardLayouts", "KeyboardStyle", "Behavior", "KeyboardEngine", "Scene",
                "KeyboardToolbar", "KeyboardView",
            ]),
        tests(
            "TextEngineTests", ["TestRandom", "Units", "KeyboardLayouts", "Behavior", "TextEngine"]),
        tests(
            "PainterTests",
            [
                "TestRandom",
                "Units", "Scene", "KeyboardLayouts", "KeyboardStyle", "Behavior", "KeyboardEngine",
                "KeyboardToolbar", "KeyboardView", "Painter",
            ]),
        tests("WaylandScannerTests", ["TestRandom", "WaylandScanner"]),
        tests(
            "WaylandTests",
            [
                "Units", "EventLoop", "Wayland", "WaylandWire", "Protocols", "TestCompositor",
                "WaylandServerWire", "ServerProtocols",
            ]),
        tests("EventLoopTests", ["Units", "EventLoop", "CLinux"]),
        .target(
            name: "DocumentTestKit",
            dependencies: ["TestRandom", "Units", "EventLoop", "Documents", "CLinux"],
            path: "Tests/DocumentTestKit", swiftSettings: settings),
        tests(
            "DocumentsTests",
            ["DocumentTestKit", "Units", "EventLoop", "Documents", "CLinux"]),
        tests("IconThemesTests", ["DocumentTestKit", "TestRandom", "Units", "IconThemes"]),
        tests(
            "LayoutFilesTests",
            [
                "DocumentTestKit", "TestRandom", "Units", "KeyboardLayouts", "KeyboardStyle",
                "EventLoop", "Documents", "LayoutFiles",
            ]),
        tests(
            "ToolbarFilesTests",
            [
                "DocumentTestKit", "TestRandom", "Units", "KeyboardLayouts", "KeyboardStyle",
                "KeyboardToolbar", "EventLoop", "Documents", "ToolbarFiles",
            ]),
        tests(
            "SettingsTests",
            [
                "DocumentTestKit", "TestRandom", "Units", "KeyboardLayouts", "KeyboardStyle",
                "Behavior", "EventLoop", "Documents", "Settings", "CLinux",
            ]),
        tests(
            "SessionBusTests",
            [
                "TestRandom", "TestKit", "Units", "KeyboardStyle", "EventLoop", "SessionBus",
                "CLinux",
            ]),
        tests(
            "InputMethodTests",
            ["Units", "KeyboardLayouts", "TextEngine", "InputMethod", "CXKBCommon"]),
        tests(
            "KeyboardTests",
            [
                "TestRandom", "DocumentTestKit", "CLinux",
                "Units", "KeyboardLayouts", "KeyboardEngine", "KeyboardStyle", "KeyboardView",
                "Behavior", "EventLoop", "IconThemes", "InputMethod", "Painter", "Scene",
                "SessionBus",
                "Documents", "LayoutFiles", "ToolbarFiles", "Settings", "Surfaces", "TextEngine",
                "Wayland", "WaylandWire", "Protocols", "KeyboardToolbar", "GlasschordKit",
                "TestCompositor", "TestKit", "WaylandServerWire",
                "ServerProtocols",
            ]),
        tests(
            "SessionTests",
            [
                "Units", "KeyboardLayouts", "TextEngine", "EventLoop", "Wayland", "WaylandWire",
                "Protocols", "InputMethod", "Surfaces", "Painter", "GlasschordKit", "TestKit",
                "glasschord-parent",
            ]),
    ],
    swiftLanguageModes: [.v6]
)
