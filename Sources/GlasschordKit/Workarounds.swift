import Surfaces
import TextEngine
import Wayland

/// The one place that knows compositors by their ways: each with product, versions, symptom and test.
enum Workarounds {
    /// What becomes of a commit that a `done` has overtaken.
    ///
    /// - wlroots 0.18 and later (sway 1.10, labwc 0.8): drops the whole request. Read in wlroots 0.18.2,
    ///   `types/wlr_input_method_v2.c`, `im_commit`; known by ext_foreign_toplevel_list_v1 together with wlroots' own
    ///   zwlr_export_dmabuf_manager_v1. Not tried on the real thing.
    /// - wlroots 0.15 (sway 1.7, phoc 0.24): takes it. Known by zwlr_input_inhibit_manager_v1, which 0.17 dropped.
    /// - Hyprland: takes it; known by its own globals. Not tried on the real thing.
    ///
    /// Tests: WorkaroundsTests, OutboxTests, StaleCommitTests.
    static func staleCommits(offered globals: [Global]) -> StaleCommits {
        if globals.contains(where: { $0.interface.hasPrefix("hyprland_") }) { return .areTaken }
        if offers(globals, "zwlr_input_inhibit_manager_v1") { return .areTaken }
        if offers(globals, "ext_foreign_toplevel_list_v1"),
            offers(globals, "zwlr_export_dmabuf_manager_v1")
        {
            return .areDropped
        }
        return .unknown
    }

    /// The layer for a keyboard that was not told one.
    ///
    /// - phoc (0.24 and later): raises the surface named `osk` above what takes the focus, and only from the layer `top`;
    ///   known by its own zphoc_layer_shell_effects_v1.
    /// - Everywhere else `overlay` stands above fullscreen windows.
    ///
    /// Tests: WorkaroundsTests.
    static func layer(offered globals: [Global]) -> Layer {
        offers(globals, "zphoc_layer_shell_effects_v1") ? .top : .overlay
    }

    /// Whether a popup's surface has to be there before it gets a picture.
    ///
    /// - phoc (0.24, on wlroots 0.15): ends with a segmentation fault when a popup goes whose subsurface was made and got its
    ///   picture within one commit of the board: it does not hear that such a one has come, and forgets it all the same.
    ///   Known by its own zphoc_layer_shell_effects_v1; later versions are treated alike, which costs them a surface.
    ///
    /// Tests: WorkaroundsTests, SessionTests `popupsComeAndGo` and `B12_B13_B14_aCalloutIsSeenAndPickedFrom`.
    static func preparesPopup(offered globals: [Global]) -> Bool {
        offers(globals, "zphoc_layer_shell_effects_v1")
    }

    private static func offers(_ globals: [Global], _ interface: String) -> Bool {
        globals.contains { $0.interface == interface }
    }
}
