extension WireFacts {
    /// Interfaces that the system's packages describe: a later system may have more of each.
    static let system = """
        wl_display 1
          request sync n(wl_callback)
          request get_registry n(wl_registry)
          event error o u s
          event delete_id u
        wl_registry 1
          request bind u s u n
          event global u s u
          event global_remove u
        wl_callback 1
          event done u
        wl_compositor 5
          request create_surface n(wl_surface)
          request create_region n(wl_region)
        wl_shm_pool 1
          request create_buffer n(wl_buffer) i i i i u
          request destroy
          request resize i
        wl_shm 1
          request create_pool n(wl_shm_pool) h i
          event format u
        wl_buffer 1
          request destroy
          event release
        wl_data_offer 3
          request accept u ?s
          request receive s h
          request destroy
          request finish since 3
          request set_actions u u since 3
          event offer s
          event source_actions u since 3
          event action u since 3
        wl_data_source 3
          request offer s
          request destroy
          request set_actions u since 3
          event target ?s
          event send s h
          event cancelled
          event dnd_drop_performed since 3
          event dnd_finished since 3
          event action u since 3
        wl_data_device 3
          request start_drag ?o(wl_data_source) o(wl_surface) ?o(wl_surface) u
          request set_selection ?o(wl_data_source) u
          request release since 2
          event data_offer n(wl_data_offer)
          event enter u o(wl_surface) f f ?o(wl_data_offer)
          event leave
          event motion u f f
          event drop
          event selection ?o(wl_data_offer)
        wl_data_device_manager 3
          request create_data_source n(wl_data_source)
          request get_data_device n(wl_data_device) o(wl_seat)
        wl_shell 1
          request get_shell_surface n(wl_shell_surface) o(wl_surface)
        wl_shell_surface 1
          request pong u
          request move o(wl_seat) u
          request resize o(wl_seat) u u
          request set_toplevel
          request set_transient o(wl_surface) i i u
          request set_fullscreen u u ?o(wl_output)
          request set_popup o(wl_seat) u o(wl_surface) i i u
          request set_maximized ?o(wl_output)
          request set_title s
          request set_class s
          event ping u
          event configure u i i
          event popup_done
        wl_surface 5
          request destroy
          request attach ?o(wl_buffer) i i
          request damage i i i i
          request frame n(wl_callback)
          request set_opaque_region ?o(wl_region)
          request set_input_region ?o(wl_region)
          request commit
          request set_buffer_transform i since 2
          request set_buffer_scale i since 3
          request damage_buffer i i i i since 4
          request offset i i since 5
          event enter o(wl_output)
          event leave o(wl_output)
        wl_seat 8
          request get_pointer n(wl_pointer)
          request get_keyboard n(wl_keyboard)
          request get_touch n(wl_touch)
          request release since 5
          event capabilities u
          event name s since 2
        wl_pointer 8
          request set_cursor u ?o(wl_surface) i i
          request release since 3
          event enter u o(wl_surface) f f
          event leave u o(wl_surface)
          event motion u f f
          event button u u u u
          event axis u u f
          event frame since 5
          event axis_source u since 5
          event axis_stop u u since 5
          event axis_discrete u i since 5
          event axis_value120 u i since 8
        wl_keyboard 8
          request release since 3
          event keymap u h u
          event enter u o(wl_surface) a
          event leave u o(wl_surface)
          event key u u u u
          event modifiers u u u u u
          event repeat_info i i since 4
        wl_touch 8
          request release since 3
          event down u u o(wl_surface) i f f
          event up u u i
          event motion u i f f
          event frame
          event cancel
          event shape i f f since 6
          event orientation i f since 6
        wl_output 4
          request release since 3
          event geometry i i i i i s s i
          event mode u i i i
          event done since 2
          event scale i since 2
          event name s since 4
          event description s since 4
        wl_region 1
          request destroy
          request add i i i i
          request subtract i i i i
        wl_subcompositor 1
          request destroy
          request get_subsurface n(wl_subsurface) o(wl_surface) o(wl_surface)
        wl_subsurface 1
          request destroy
          request set_position i i
          request place_above o(wl_surface)
          request place_below o(wl_surface)
          request set_sync
          request set_desync
        wp_viewporter 1
          request destroy
          request get_viewport n(wp_viewport) o(wl_surface)
        wp_viewport 1
          request destroy
          request set_source f f f f
          request set_destination i i
        xdg_wm_base 5
          request destroy
          request create_positioner n(xdg_positioner)
          request get_xdg_surface n(xdg_surface) o(wl_surface)
          request pong u
          event ping u
        xdg_positioner 5
          request destroy
          request set_size i i
          request set_anchor_rect i i i i
          request set_anchor u
          request set_gravity u
          request set_constraint_adjustment u
          request set_offset i i
          request set_reactive since 3
          request set_parent_size i i since 3
          request set_parent_configure u since 3
        xdg_surface 5
          request destroy
          request get_toplevel n(xdg_toplevel)
          request get_popup n(xdg_popup) ?o(xdg_surface) o(xdg_positioner)
          request set_window_geometry i i i i
          request ack_configure u
          event configure u
        xdg_toplevel 5
          request destroy
          request set_parent ?o(xdg_toplevel)
          request set_title s
          request set_app_id s
          request show_window_menu o(wl_seat) u i i
          request move o(wl_seat) u
          request resize o(wl_seat) u u
          request set_max_size i i
          request set_min_size i i
          request set_maximized
          request unset_maximized
          request set_fullscreen ?o(wl_output)
          request unset_fullscreen
          request set_minimized
          event configure i i a
          event close
          event configure_bounds i i since 4
          event wm_capabilities a since 5
        xdg_popup 5
          request destroy
          request grab o(wl_seat) u
          request reposition o(xdg_positioner) u since 3
          event configure i i i i
          event popup_done
          event repositioned u since 3
        wp_fractional_scale_manager_v1 1
          request destroy
          request get_fractional_scale n(wp_fractional_scale_v1) o(wl_surface)
        wp_fractional_scale_v1 1
          request destroy
          event preferred_scale u
        zwp_text_input_v3 1
          request destroy
          request enable
          request disable
          request set_surrounding_text s i i
          request set_text_change_cause u
          request set_content_type u u
          request set_cursor_rectangle i i i i
          request commit
          event enter o(wl_surface)
          event leave o(wl_surface)
          event preedit_string ?s i i
          event commit_string ?s
          event delete_surrounding_text u u
          event done u
        zwp_text_input_manager_v3 1
          request destroy
          request get_text_input n(zwp_text_input_v3) o(wl_seat)
        zxdg_output_manager_v1 3
          request destroy
          request get_xdg_output n(zxdg_output_v1) o(wl_output)
        zxdg_output_v1 3
          request destroy
          event logical_position i i
          event logical_size i i
          event done
          event name s since 2
          event description s since 2
        """
}
