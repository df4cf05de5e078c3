#!/usr/bin/python3
"""A GTK 3 window with text fields that tells what arrives in them; see telling.py."""

import sys

import gi

gi.require_version("Gtk", "3.0")
from gi.repository import GLib, Gtk  # noqa: E402

from telling import Sizes, frame, obey, options, tell  # noqa: E402


class Window:
    def __init__(self, options):
        self.multiline = options.multiline
        self.purposes = options.purposes
        self.window = Gtk.Window(title=options.title, decorated=False)
        # As large as the screen, also where windows float.
        self.window.maximize()
        box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=16, margin=24)
        self.window.add(box)
        self.button = Gtk.Button(label="Elsewhere")
        self.fields = [self.field(number) for number in range(options.fields)]
        for field in self.fields:
            box.pack_start(field, False, False, 0)
        box.pack_start(self.button, False, False, 0)
        self.sizes = Sizes(self.frames)
        self.window.connect("destroy", Gtk.main_quit)
        self.window.connect("set-focus", lambda *_: GLib.idle_add(self.focus_moved))
        # A window is mapped, but not active, as long as the seat has no keyboard: the virtual one makes it so.
        self.window.connect("map-event", lambda *_: tell(event="ready", fields=self.frames()))
        self.window.connect(
            "notify::is-active", lambda *_: tell(event="active", active=self.window.is_active()))
        # The fields get their places after the window: tell when the layout has settled.
        self.window.connect(
            "size-allocate",
            lambda _, area: GLib.idle_add(lambda: self.sizes.tell(area.width, area.height)))
        self.fields[0].grab_focus()
        self.window.show_all()

    def field(self, number):
        field = Gtk.TextView() if self.multiline else Gtk.Entry()
        if number < len(self.purposes):
            purpose = self.purposes[number]
            field.set_input_purpose(getattr(Gtk.InputPurpose, purpose.upper()))
            if purpose in ("password", "pin"):
                field.set_visibility(False)
        buffer = field.get_buffer()
        (buffer if self.multiline else field).connect(
            "changed", lambda _: tell(event="text", field=number, text=self.text(number)))
        if self.multiline:
            field.set_size_request(-1, 120)
            field.set_wrap_mode(Gtk.WrapMode.WORD_CHAR)
        else:
            field.connect("activate", lambda _: tell(event="activated", field=number))
        return field

    def text(self, number):
        buffer = self.fields[number].get_buffer()
        if self.multiline:
            return buffer.get_text(*buffer.get_bounds(), True)
        return buffer.get_text()

    def frames(self):
        found = []
        for field in self.fields:
            x, y = field.translate_coordinates(self.window, 0, 0) or (0, 0)
            area = field.get_allocation()
            found.append(frame(x, y, area.width, area.height))
        return found

    def focus_moved(self):
        focused = self.window.get_focus()
        number = self.fields.index(focused) if focused in self.fields else None
        tell(event="focus", field=number)

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
        Gtk.main_quit()
        return False
    obey(line, window)
    return True


GLib.io_add_watch(sys.stdin, GLib.PRIORITY_DEFAULT, GLib.IO_IN | GLib.IO_HUP, command)
Gtk.main()
