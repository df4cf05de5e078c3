#!/usr/bin/python3
"""A GTK 4 window with text fields that tells what arrives in them; see telling.py."""

import sys

import gi

gi.require_version("Gtk", "4.0")
from gi.repository import GLib, Gtk  # noqa: E402

from telling import Sizes, frame, obey, options, tell  # noqa: E402

loop = GLib.MainLoop()


class Window:
    def __init__(self, options):
        self.multiline = options.multiline
        self.purposes = options.purposes
        self.window = Gtk.Window(title=options.title, decorated=False)
        # As large as the screen, also where windows float.
        self.window.maximize()
        box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=16)
        for set_margin in (
                box.set_margin_top, box.set_margin_bottom, box.set_margin_start, box.set_margin_end):
            set_margin(24)
        self.button = Gtk.Button(label="Elsewhere")
        self.fields = [self.field(number) for number in range(options.fields)]
        for field in self.fields + [self.button]:
            box.append(field)
        # GTK 4 tells a drawing area its size, and nobody else.
        area = Gtk.DrawingArea(hexpand=True, vexpand=True)
        overlay = Gtk.Overlay(child=area)
        overlay.add_overlay(box)
        box.set_valign(Gtk.Align.START)
        self.window.set_child(overlay)
        self.sizes = Sizes(self.frames)
        area.connect(
            "resize",
            lambda _, width, height: GLib.idle_add(lambda: self.sizes.tell(width, height)))
        self.window.connect("close-request", lambda _: loop.quit())
        self.window.connect("notify::focus-widget", lambda *_: self.focus_moved())
        self.window.connect("map", lambda _: tell(event="ready", fields=self.frames()))
        self.window.connect(
            "notify::is-active",
            lambda *_: tell(event="active", active=self.window.is_active()))
        self.fields[0].grab_focus()
        self.window.present()

    def field(self, number):
        field = Gtk.TextView() if self.multiline else Gtk.Entry()
        if number < len(self.purposes):
            purpose = self.purposes[number]
            field.set_input_purpose(getattr(Gtk.InputPurpose, purpose.upper()))
            if purpose in ("password", "pin"):
                field.set_visibility(False)
        (field.get_buffer() if self.multiline else field).connect(
            "changed", lambda _: tell(event="text", field=number, text=self.text(number)))
        if self.multiline:
            field.set_size_request(-1, 120)
            field.set_wrap_mode(Gtk.WrapMode.WORD_CHAR)
        else:
            field.connect("activate", lambda _: tell(event="activated", field=number))
        return field

    def text(self, number):
        if self.multiline:
            buffer = self.fields[number].get_buffer()
            return buffer.get_text(*buffer.get_bounds(), True)
        return self.fields[number].get_text()

    def frames(self):
        found = []
        for field in self.fields:
            _, bounds = field.compute_bounds(self.window)
            found.append(
                frame(bounds.origin.x, bounds.origin.y, bounds.size.width, bounds.size.height))
        return found

    def focus_moved(self):
        focused = self.window.get_focus()
        # An entry's focus is on the text inside it.
        numbers = [
            number for number, field in enumerate(self.fields)
            if focused is not None and (focused == field or focused.is_ancestor(field))]
        tell(event="focus", field=numbers[0] if numbers else None)

    def focus(self, number):
        self.fields[number].grab_focus()
        if not self.multiline:
            # Focusing selects all, which the next letter would replace.
            self.fields[number].set_position(-1)

    def leave(self):
        self.button.grab_focus()

    def set(self, number, text):
        if self.multiline:
            self.fields[number].get_buffer().set_text(text)
        else:
            self.fields[number].set_text(text)
            self.fields[number].set_position(-1)

    def close(self):
        self.window.close()


window = Window(options(__doc__))


def command(source, _):
    line = source.readline()
    if not line:
        loop.quit()
        return False
    obey(line, window)
    return True


GLib.io_add_watch(sys.stdin, GLib.PRIORITY_DEFAULT, GLib.IO_IN | GLib.IO_HUP, command)
loop.run()
