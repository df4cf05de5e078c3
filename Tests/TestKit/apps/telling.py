"""What the test applications share: how they tell what happens, and the commands they take.

Each is a window with text fields. It prints one JSON object a line on standard output:
  {"event": "ready", "fields": [{"x":, "y":, "width":, "height":}, ...]}   mapped, first field has the focus
  {"event": "active", "active": true}                                      the window has the keyboard's focus
  {"event": "size", "width":, "height":, "fields": [...]}                  the window has a new size
  {"event": "focus", "field": N}                                           N is null when no field has it
  {"event": "text", "field": N, "text": "..."}                             the text changed
  {"event": "activated", "field": N}                                       return in a one-line field

and reads commands on standard input: `focus N`, `leave` (focus goes to a button), `clear N`, `set N TEXT`, `close`.
"""

import argparse
import json


def options(description):
    """The command line: --fields N, --multiline, --title TEXT, --purposes NAME,NAME by GTK's names."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--fields", type=int, default=1)
    parser.add_argument("--multiline", action="store_true")
    parser.add_argument("--title", default="Glasschord")
    parser.add_argument("--purposes", type=lambda text: text.split(","), default=[])
    return parser.parse_args()


def tell(**event):
    print(json.dumps(event), flush=True)


def frame(x, y, width, height):
    return {"x": x, "y": y, "width": width, "height": height}


def obey(line, window):
    """Carries out one command on `window`, which has focus(n), leave(), set(n, text) and close()."""
    word, _, rest = line.rstrip("\n").partition(" ")
    if word == "focus":
        window.focus(int(rest))
    elif word == "leave":
        window.leave()
    elif word == "clear":
        window.set(int(rest), "")
    elif word == "set":
        number, _, text = rest.partition(" ")
        window.set(int(number), text)
    elif word == "close":
        window.close()


class Sizes:
    """Tells each new size once, with the places of the fields."""

    def __init__(self, frames):
        self.frames = frames
        self.last = None

    def tell(self, width, height):
        if self.last != (width, height):
            self.last = (width, height)
            tell(event="size", width=width, height=height, fields=self.frames())
