#!/usr/bin/python3
"""A window with text fields that tells what arrives in them.

usage: entries.py [--fields N] [--multiline] [--title TEXT]

Prints one JSON object a line on standard output:
  {"event": "ready", "fields": [{"x":, "y":, "width":, "height":}, ...]}   mapped, first field has the focus
  {"event": "active", "active": true}                                      the window has the keyboard's focus
  {"event": "size", "width":, "height":, "fields": [...]}                  the window has a new size
  {"event": "focus", "field": N}                                           N is null when no field has it
  {"event": "text", "field": N, "text": "..."}                             the text changed
  {"event": "activated", "field": N}                                       return in a one-line field
Reads commands on standard input: `focus N`, `leave` (focus goes to a button), `clear N`, `set N TEXT`.
"""

import argparse
import json
import sys

import gi

gi.require_version("Gtk", "3.0")
from gi.repository import GLib, Gtk  # noqa: E402

options = argparse.ArgumentParser()
options.add_argument("--fields", type=int, default=1)
options.add_argument("--multiline", action="store_true")
options.add_argument("--title", default="Glasschord")
options = options.parse_args()


def tell(**event):
    print(json.dumps(event), flush=True)


def text_of(field):
    buffer = field.get_buffer()
    if options.multiline:
        return buffer.get_text(*buffer.get_bounds(), True)
    return buffer.get_text()


def set_text(field, text):
    if options.multiline:
        field.get_buffer().set_text(text)
    else:
        field.set_text(text)
        field.set_position(-1)


window = Gtk.Window(title=options.title)
box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=16, margin=24)
window.add(box)
button = Gtk.Button(label="Elsewhere")
fields = [Gtk.TextView() if options.multiline else Gtk.Entry() for _ in range(options.fields)]

def frames():
    found = []
    for field in fields:
        x, y = field.translate_coordinates(window, 0, 0) or (0, 0)
        area = field.get_allocation()
        found.append({"x": x, "y": y, "width": area.width, "height": area.height})
    return found


def focus_moved(*_):
    focused = window.get_focus()
    tell(event="focus", field=fields.index(focused) if focused in fields else None)


def mapped(*_):
    # A window is mapped, but not active, as long as the seat has no keyboard: the virtual one makes it so.
    tell(event="ready", fields=frames())
    return False


size = None


def resized(_, area):
    global size
    if size == (area.width, area.height):
        return
    size = (area.width, area.height)
    # The fields get their places after the window: tell when the layout has settled.
    GLib.idle_add(lambda: tell(event="size", width=area.width, height=area.height, fields=frames()))


def command(source, _):
    line = source.readline()
    if not line:
        Gtk.main_quit()
        return False
    word, _, rest = line.rstrip("\n").partition(" ")
    if word == "focus":
        fields[int(rest)].grab_focus()
        if not options.multiline:
            # Focusing selects all, which the next letter would replace.
            fields[int(rest)].set_position(-1)
    elif word == "leave":
        button.grab_focus()
    elif word == "clear":
        set_text(fields[int(rest)], "")
    elif word == "set":
        number, _, text = rest.partition(" ")
        set_text(fields[int(number)], text)
    return True


for number, field in enumerate(fields):
    changing = field.get_buffer() if options.multiline else field
    changing.connect(
        "changed", lambda _, n=number, f=field: tell(event="text", field=n, text=text_of(f)))
    if options.multiline:
        field.set_size_request(-1, 120)
        field.set_wrap_mode(Gtk.WrapMode.WORD_CHAR)
    else:
        field.connect("activate", lambda _, n=number: tell(event="activated", field=n))
    box.pack_start(field, False, False, 0)
box.pack_start(button, False, False, 0)

window.connect("destroy", Gtk.main_quit)
window.connect("set-focus", lambda *_: GLib.idle_add(focus_moved))
window.connect("map-event", mapped)
window.connect("notify::is-active", lambda *_: tell(event="active", active=window.is_active()))
window.connect("size-allocate", resized)
fields[0].grab_focus()
window.show_all()
GLib.io_add_watch(sys.stdin, GLib.PRIORITY_DEFAULT, GLib.IO_IN | GLib.IO_HUP, command)
Gtk.main()
