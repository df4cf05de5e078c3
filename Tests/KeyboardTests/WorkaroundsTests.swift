import Surfaces
import TextEngine
import Testing
import Wayland

@testable import GlasschordKit

@Suite struct WorkaroundsTests {
    private func globals(_ interfaces: String...) -> [Wayland.Global] {
        interfaces.map { Wayland.Global(name: 1, interface: $0, version: 1) }
    }

    @Test func compositorsAreKnownByWhatTheyOffer() {
        let sway17 = globals("wl_compositor", "zwlr_input_inhibit_manager_v1")
        let sway110 = globals("ext_foreign_toplevel_list_v1", "zwlr_export_dmabuf_manager_v1")
        let hyprland = sway110 + globals("hyprland_global_shortcuts_manager_v1")
        let niri = globals("ext_foreign_toplevel_list_v1", "zwlr_screencopy_manager_v1")
        #expect(Workarounds.staleCommits(offered: sway17) == .areTaken)
        #expect(Workarounds.staleCommits(offered: sway110) == .areDropped)
        #expect(Workarounds.staleCommits(offered: hyprland) == .areTaken)
        #expect(Workarounds.staleCommits(offered: niri) == .unknown)
        #expect(Workarounds.staleCommits(offered: []) == .unknown)
    }

    @Test func onlyPhocGetsItsPopupsAhead() {
        #expect(Workarounds.preparesPopup(offered: globals("zphoc_layer_shell_effects_v1")))
        #expect(!Workarounds.preparesPopup(offered: globals("zwlr_layer_shell_v1")))
    }

    @Test func onlyPhocGetsTheTopLayer() {
        #expect(Workarounds.layer(offered: globals("zphoc_layer_shell_effects_v1")) == .top)
        #expect(Workarounds.layer(offered: globals("zwlr_layer_shell_v1")) == .overlay)
    }
}
