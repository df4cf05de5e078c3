"""A settings portal for tests: org.freedesktop.portal.Settings on the session bus.

Arguments: --version 1 or 2 (1 lacks ReadOne), --mute (never answers), --released (does not take its name yet), and
settings as NAMESPACE KEY VALUE..., the value in GVariant's text form (`uint32 1`, `true`, `'text'`).

It prints one JSON object a line on standard output:
  {"event": "owned"}                                    it has its name
  {"event": "released"}                                 it has given its name back
  {"event": "asked", "method":, "namespace":, "key":, "sender":}   somebody reads a setting
  {"event": "sent"}                                     a signal is on its way

and reads commands on standard input: `own`, `release`, `set NAMESPACE KEY VALUE`, `forget NAMESPACE KEY`,
`address NAME`, `close`. `set` and `forget` change what is answered from then on; `set` sends SettingChanged as well, to
everybody who listens or to the name that `address` gave.
"""

import argparse
import json
import os
import sys

from gi.repository import Gio, GLib

NAME = "org.freedesktop.portal.Desktop"
PATH = "/org/freedesktop/portal/desktop"
INTERFACE = "org.freedesktop.portal.Settings"

DESCRIPTION = """<node><interface name='org.freedesktop.portal.Settings'>
<method name='Read'><arg type='s' direction='in'/><arg type='s' direction='in'/><arg type='v' direction='out'/></method>
%s<signal name='SettingChanged'><arg type='s'/><arg type='s'/><arg type='v'/></signal>
</interface></node>"""
READ_ONE = DESCRIPTION.split("\n")[1].replace("'Read'", "'ReadOne'") + "\n"


def tell(**event):
    print(json.dumps(event), flush=True)


class Portal:
    def __init__(self, arguments, loop):
        self.loop = loop
        self.is_mute = arguments.mute
        words = arguments.settings
        self.settings = {}
        self.destination = None
        self.pending = b""
        for namespace, key, value in zip(words[0::3], words[1::3], words[2::3]):
            self.settings[namespace, key] = GLib.Variant.parse(None, value)
        self.bus = Gio.bus_get_sync(Gio.BusType.SESSION)
        description = DESCRIPTION % (READ_ONE if arguments.version > 1 else "")
        interface = Gio.DBusNodeInfo.new_for_xml(description).interfaces[0]
        self.bus.register_object(PATH, interface, self.called, None, None)
        GLib.io_add_watch(sys.stdin.fileno(), GLib.IO_IN | GLib.IO_HUP, self.commanded)
        if not arguments.released:
            self.own()

    def name(self, method, flags):
        self.bus.call_sync("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", method,
                           GLib.Variant("(s)" if flags is None else "(su)",
                                        (NAME,) if flags is None else (NAME, flags)),
                           None, Gio.DBusCallFlags.NONE, -1, None)

    def own(self):
        self.name("RequestName", 0)
        tell(event="owned")

    def called(self, bus, sender, path, interface, method, parameters, invocation):
        namespace, key = parameters.unpack()
        tell(event="asked", method=method, namespace=namespace, key=key, sender=sender)
        if self.is_mute:
            return
        value = self.settings.get((namespace, key))
        if value is None:
            invocation.return_dbus_error("org.freedesktop.portal.Error.NotFound", "Requested setting not found")
            return
        if method == "Read":
            value = GLib.Variant("v", value)
        invocation.return_value(GLib.Variant("(v)", (value,)))

    def commanded(self, source, condition):
        some = os.read(source, 65536)
        # Started by the bus there is nobody who commands.
        if not some:
            return False
        self.pending += some
        *lines, self.pending = self.pending.split(b"\n")
        for line in lines:
            self.obey(line.decode().split(maxsplit=3))
        return True

    def obey(self, words):
        if words[0] == "close":
            self.loop.quit()
        elif words[0] == "own":
            self.own()
        elif words[0] == "release":
            self.name("ReleaseName", None)
            tell(event="released")
        elif words[0] == "address":
            self.destination = words[1]
        elif words[0] == "forget":
            del self.settings[words[1], words[2]]
        elif words[0] == "set":
            value = GLib.Variant.parse(None, words[3].strip())
            self.settings[words[1], words[2]] = value
            self.bus.emit_signal(self.destination, PATH, INTERFACE, "SettingChanged",
                                 GLib.Variant("(ssv)", (words[1], words[2], value)))
            self.bus.flush_sync(None)
            tell(event="sent")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--version", type=int, default=2)
    parser.add_argument("--mute", action="store_true")
    parser.add_argument("--released", action="store_true")
    parser.add_argument("settings", nargs="*")
    loop = GLib.MainLoop()
    portal = Portal(parser.parse_args(), loop)
    loop.run()
    del portal


main()
