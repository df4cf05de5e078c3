/// What the wire looks like, written down beside the XML: the tables that C programs are compiled with, from Debian 12's
/// wayland-scanner, so that neither our reader nor our XML vouches for itself.
///
/// One interface: its name and version; then its requests and events in the order of their opcodes. A letter stands for
/// each argument (wayland-util.h, `wl_message`), `?` before what may be null, and the interface of an object behind it.
enum WireFacts {
    /// Interfaces that protocols/ describes: exactly this.
    static let ours = """
        zwp_input_method_v2 1
          request commit_string s
          request set_preedit_string s i i
          request delete_surrounding_text u u
          request commit u
          request get_input_popup_surface n(zwp_input_popup_surface_v2) o(wl_surface)
          request grab_keyboard n(zwp_input_method_keyboard_grab_v2)
          request destroy
          event activate
          event deactivate
          event surrounding_text s u u
          event text_change_cause u
          event content_type u u
          event done
          event unavailable
        zwp_input_popup_surface_v2 1
          request destroy
          event text_input_rectangle i i i i
        zwp_input_method_keyboard_grab_v2 1
          request release
          event keymap u h u
          event key u u u u
          event modifiers u u u u u
          event repeat_info i i
        zwp_input_method_manager_v2 1
          request get_input_method o(wl_seat) n(zwp_input_method_v2)
          request destroy
        zwp_virtual_keyboard_v1 1
          request keymap u h u
          request key u u u
          request modifiers u u u u
          request destroy
        zwp_virtual_keyboard_manager_v1 1
          request create_virtual_keyboard o(wl_seat) n(zwp_virtual_keyboard_v1)
        zwlr_layer_shell_v1 4
          request get_layer_surface n(zwlr_layer_surface_v1) o(wl_surface) ?o(wl_output) u s
          request destroy since 3
        zwlr_layer_surface_v1 4
          request set_size u u
          request set_anchor u
          request set_exclusive_zone i
          request set_margin i i i i
          request set_keyboard_interactivity u
          request get_popup o(xdg_popup)
          request ack_configure u
          request destroy
          request set_layer u since 2
          event configure u u u
          event closed
        zwlr_foreign_toplevel_manager_v1 3
          request stop
          event toplevel n(zwlr_foreign_toplevel_handle_v1)
          event finished
        zwlr_foreign_toplevel_handle_v1 3
          request set_maximized
          request unset_maximized
          request set_minimized
          request unset_minimized
          request activate o(wl_seat)
          request close
          request set_rectangle o(wl_surface) i i i i
          request destroy
          request set_fullscreen ?o(wl_output) since 2
          request unset_fullscreen since 2
          event title s
          event app_id s
          event output_enter o(wl_output)
          event output_leave o(wl_output)
          event state a
          event done
          event closed
          event parent ?o(zwlr_foreign_toplevel_handle_v1) since 3
        ext_background_effect_manager_v1 1
          request destroy
          request get_background_effect n(ext_background_effect_surface_v1) o(wl_surface)
          event capabilities u
        ext_background_effect_surface_v1 1
          request destroy
          request set_blur_region ?o(wl_region)
        org_kde_kwin_blur_manager 1
          request create n(org_kde_kwin_blur) o(wl_surface)
          request unset o(wl_surface)
        org_kde_kwin_blur 1
          request commit
          request set_region ?o(wl_region)
          request release
        zwlr_virtual_pointer_v1 2
          request motion u f f
          request motion_absolute u u u u u
          request button u u u
          request axis u u f
          request frame
          request axis_source u
          request axis_stop u u
          request axis_discrete u u f i
          request destroy
        zwlr_virtual_pointer_manager_v1 2
          request create_virtual_pointer ?o(wl_seat) n(zwlr_virtual_pointer_v1)
          request destroy
          request create_virtual_pointer_with_output ?o(wl_seat) ?o(wl_output) n(zwlr_virtual_pointer_v1) since 2
        """
}
