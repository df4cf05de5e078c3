"""An application with a toolbar for tests: org.glasschord.Toolbar1 on the session bus, as its authors would use it.

It prints one JSON object a line on standard output:
  {"event": "ready", "name": ":1.5"}                                  on the bus, with this unique name
  {"event": "answered", "error": null, "message": null}               a call came back; the error's name, and what it says
  {"event": "flooded", "taken": N, "refused": N}                      all calls of a flood came back
  {"event": "activated", "group": N, "item": N, "tool": N}
  {"event": "presenting", "group": N, "item": N}

and reads commands on standard input:
  register APP GROUPS    GROUPS in GVariant's text form
  nested N               registers an item with a member that holds N variants in each other
  large N                registers an item with a label of N bytes
  many N                 registers an item with a member of N values of one byte each
  call METHOD VALUES     any method, its values in GVariant's text form: call SetEnabled (uint32 0, uint32 1, false)
  flood N                registers N times without waiting
  close
"""

import json
import os
import sys

from gi.repository import Gio, GLib

NAME = "org.glasschord.Keyboard"
PATH = "/org/glasschord/Keyboard"
INTERFACE = "org.glasschord.Toolbar1"
GROUPS = GLib.VariantType("aaa{sv}")


def tell(**event):
    print(json.dumps(event), flush=True)


def toolbar(application, item):
    return GLib.Variant("(saaa{sv})", (application, [[item]]))


class Application:
    def __init__(self, loop):
        self.loop = loop
        self.pending = b""
        self.bus = Gio.bus_get_sync(Gio.BusType.SESSION)
        self.bus.signal_subscribe(NAME, INTERFACE, None, PATH, None, Gio.DBusSignalFlags.NONE, self.told)
        GLib.io_add_watch(sys.stdin.fileno(), GLib.IO_IN | GLib.IO_HUP, self.commanded)
        tell(event="ready", name=self.bus.get_unique_name())

    def told(self, bus, sender, path, interface, signal, parameters):
        if signal == "ToolActivated":
            group, item, tool = parameters.unpack()
            tell(event="activated", group=group, item=item, tool=tool)
        elif signal == "WillPresentToolPicker":
            group, item = parameters.unpack()
            tell(event="presenting", group=group, item=item)

    def call(self, method, parameters, answered):
        def came(bus, result):
            try:
                bus.call_finish(result)
                answered(None, None)
            except GLib.Error as error:
                name = Gio.DBusError.get_remote_error(error)
                # Gio puts the name before what was said.
                answered(name, error.message.removeprefix(f"GDBus.Error:{name}: "))
        self.bus.call(NAME, PATH, INTERFACE, method, parameters, None,
                      Gio.DBusCallFlags.NO_AUTO_START, -1, None, came)

    def called(self, method, parameters):
        self.call(method, parameters,
                  lambda error, message: tell(event="answered", error=error, message=message))

    def flood(self, count):
        answers = {"taken": 0, "refused": 0}

        def answered(error, message):
            answers["refused" if error else "taken"] += 1
            if sum(answers.values()) == count:
                tell(event="flooded", **answers)
        for number in range(count):
            self.call("Register", toolbar("flood", {"text": GLib.Variant("s", str(number))}), answered)

    def commanded(self, source, condition):
        some = os.read(source, 65536)
        if not some:
            return False
        self.pending += some
        *lines, self.pending = self.pending.split(b"\n")
        for line in lines:
            self.obey(*line.decode().partition(" ")[::2])
        return True

    def obey(self, word, rest):
        if word == "register":
            application, _, text = rest.partition(" ")
            groups = GLib.Variant.parse(GROUPS, text)
            self.called("Register", GLib.Variant.new_tuple(GLib.Variant("s", application), groups))
        elif word == "nested":
            value = GLib.Variant("s", "deep")
            for _ in range(int(rest)):
                value = GLib.Variant("v", value)
            self.called("Register", toolbar("nested", {"text": GLib.Variant("s", "a"), "extra": value}))
        elif word == "large":
            self.called("Register", toolbar("large", {"text": GLib.Variant("s", "a"),
                                                      "label": GLib.Variant("s", "x" * int(rest))}))
        elif word == "many":
            self.called("Register", toolbar("many", {"text": GLib.Variant("s", "a"),
                                                     "extra": GLib.Variant("ay", bytes(int(rest)))}))
        elif word == "call":
            method, _, text = rest.partition(" ")
            self.called(method, GLib.Variant.parse(None, text) if text else None)
        elif word == "flood":
            self.flood(int(rest))
        elif word == "close":
            self.loop.quit()


def main():
    loop = GLib.MainLoop()
    application = Application(loop)
    loop.run()
    del application


main()
