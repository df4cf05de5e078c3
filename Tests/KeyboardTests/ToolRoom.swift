import KeyboardView
import KeyboardLayouts
import Behavior
import DocumentTestKit
import Documents
import Settings
import TestCompositor
import Testing
import Units
import WaylandServerWire

@testable import GlasschordKit

/// A home directory with toolbars of its own.
final class ToolRoom {
    let folder: Folder
    private static let place = ".config/glasschord/toolbars"

    /// - Parameter documents: by their names.
    init(_ documents: [String: String] = [:]) throws {
        folder = try Folder()
        try folder.makeDirectory(Self.place)
        for (name, text) in documents { try write(text, to: name) }
    }

    func write(_ text: String, to name: String) throws {
        try folder.write(text, to: "\(Self.place)/\(name).yaml")
    }

    func remove(_ name: String) {
        folder.remove("\(Self.place)/\(name).yaml")
    }

    func path(_ name: String) -> String { folder.path("\(Self.place)/\(name).yaml") }

    /// A keyboard that knows these toolbars, and follows them.
    func rig(
        _ toolbar: String = "auto", _ words: [SettingsValues.Name: String] = [:],
        field: TestField? = TestField(), purpose: UInt32 = 0, offer: Offer = Rig.toolOffer
    ) throws -> Rig {
        let rig = try Rig.tools(
            toolbar, words, field: field, purpose: purpose, offer: offer,
            directories: folder.directories)
        rig.kept = self
        rig.keyboard.followToolbars()
        try rig.settle()
        rig.compositor.clearTranscript()
        return rig
    }
}
