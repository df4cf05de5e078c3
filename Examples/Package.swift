// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "glasschord-examples",
    dependencies: [.package(name: "glasschord", path: "..")],
    targets: [
        .executableTarget(
            name: "Examples", dependencies: [.product(name: "GlasschordKit", package: "glasschord")]
        ),
        // A keyboard with a toolbar of its own.
        .executableTarget(
            name: "ToolbarExample",
            dependencies: [.product(name: "GlasschordKit", package: "glasschord")]),
    ],
    swiftLanguageModes: [.v6]
)
