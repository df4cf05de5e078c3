#!/usr/bin/python3
"""A GTK 4 application with a text and a toolbar of its own: org.glasschord.Toolbar1, as its authors would use it.

Undo and redo stand in its toolbar, and follow what its document can undo; a third tool, with alternates, writes marks.

It prints one JSON object a line on standard output:
  {"event": "ready"}                                   mapped, and its toolbar registered
  {"event": "text", "text": "..."}                     the text changed
  {"event": "enabled", "undo": true, "redo": false}    the keyboard knows what can be undone
  {"event": "activated", "group": N, "item": N, "tool": N}
  {"event": "presenting", "group": N, "item": N}

and ends with its standard input.
"""

import json
import sys

import gi

gi.require_version("Gtk", "4.0")
from gi.repository import Gio, GLib, Gtk  # noqa: E402

NAME = "org.glasschord.Keyboard"
PATH = "/org/glasschord/Keyboard"
INTERFACE = "org.glasschord.Toolbar1"
APPLICATION = "org.example.Writer"
MARKS = ["§", "†", "‡"]


def tell(**event):
    print(json.dumps(event), flush=True)


class Writer:
    def __init__(self, loop):
        self.loop = loop
        self.window = Gtk.Window(title="Writer", decorated=False)
        self.window.maximize()
        view = Gtk.TextView(hexpand=True, vexpand=True)
        self.buffer = view.get_buffer()
        self.window.set_child(view)
        self.is_registered = False
        self.is_told = False
        self.bus = Gio.bus_get_sync(Gio.BusType.SESSION)
        self.bus.signal_subscribe(NAME, INTERFACE, None, PATH, None, Gio.DBusSignalFlags.NONE, self.heard)
        # The keyboard may come later than we do.
        Gio.bus_watch_name_on_connection(self.bus, NAME, Gio.BusNameWatcherFlags.NONE, lambda *_: self.register(), None)
        self.buffer.connect("changed", lambda _: tell(event="text", text=self.text()))
        for name in ("can-undo", "can-redo"):
            self.buffer.connect(f"notify::{name}", lambda *_: self.follow())
        self.window.connect("map", lambda _: self.mapped())
        view.grab_focus()
        self.window.present()

    def text(self):
        return self.buffer.get_text(*self.buffer.get_bounds(), True)

    def mapped(self):
        self.is_mapped = True
        self.ready()

    is_mapped = False

    def ready(self):
        if self.is_mapped and self.is_registered and not self.is_told:
            self.is_told = True
            tell(event="ready")

    def call(self, method, parameters, answered):
        def came(bus, result):
            bus.call_finish(result)
            answered()
        self.bus.call(NAME, PATH, INTERFACE, method, parameters, None, Gio.DBusCallFlags.NO_AUTO_START, -1, None, came)

    def register(self):
        def symbol(name, label, enabled):
            return {"symbol": GLib.Variant("s", name), "label": GLib.Variant("s", label),
                    "enabled": GLib.Variant("b", enabled)}
        marks = [{"text": GLib.Variant("s", mark)} for mark in MARKS]
        groups = [
            [symbol("arrow.uturn.backward", "Undo", self.buffer.get_can_undo()),
             symbol("arrow.uturn.forward", "Redo", self.buffer.get_can_redo())],
            [{"text": GLib.Variant("s", "§"), "alternates": GLib.Variant("aa{sv}", marks)}]]

        def answered():
            self.is_registered = True
            self.ready()
        self.call("Register", GLib.Variant("(saaa{sv})", (APPLICATION, groups)), answered)

    def follow(self):
        if not self.is_registered:
            return
        undo, redo = self.buffer.get_can_undo(), self.buffer.get_can_redo()
        self.call("SetEnabled", GLib.Variant("(uub)", (0, 0, undo)), lambda: None)
        self.call("SetEnabled", GLib.Variant("(uub)", (0, 1, redo)),
                  lambda: tell(event="enabled", undo=undo, redo=redo))

    def heard(self, bus, sender, path, interface, signal, parameters):
        if signal == "WillPresentToolPicker":
            group, item = parameters.unpack()
            tell(event="presenting", group=group, item=item)
        elif signal == "ToolActivated":
            group, item, tool = parameters.unpack()
            tell(event="activated", group=group, item=item, tool=tool)
            if (group, item) == (0, 0):
                self.buffer.undo()
            elif (group, item) == (0, 1):
                self.buffer.redo()
            elif (group, item) == (1, 0):
                self.buffer.insert_at_cursor(MARKS[max(tool, 0)])


# The compositor knows the windows by this name.
GLib.set_prgname(APPLICATION)
loop = GLib.MainLoop()
writer = Writer(loop)


def command(source, _):
    if not source.readline():
        loop.quit()
        return False
    return True


GLib.io_add_watch(sys.stdin, GLib.PRIORITY_DEFAULT, GLib.IO_IN | GLib.IO_HUP, command)
loop.run()
