/// What `glasschord --help` prints.
enum UsageText {
    static let text = """
        Glasschord, an on-screen keyboard for Wayland

        Usage: glasschord [OPTION]...
               glasschord render [-o FILE.png] [OPTION]...
               glasschord check FILE...
               glasschord list layouts

        Without a command it runs the keyboard in the Wayland session of WAYLAND_DISPLAY.
        It rises when a text field is focused and goes when the field is left.
          --layer top|overlay     overlay stands above fullscreen windows; top is for
                                  compositors that raise the keyboard themselves, as phoc
                                  does (default: what suits the compositor)
          --hidden                start out of sight, also where no input method would raise it
          -v, --verbose           tell on standard error what happens (never what is typed)
          -h, --help              print this
          --version               print the version

        How it looks, instead of what settings.yaml says; for `render` too
          --theme NAME            native, midnight, ocean, sunset, forest, graphite, or a theme
                                  of your own by its file's name
          --style-file FILE.yaml  a theme of your own by its file
          --scheme light|dark|auto
                                  auto follows the desktop
          --translucent on|off    whether what lies behind shows through
          --preview-style NAME    native, connected, curvy, square, floating, bubble,
                                  bubble-word, bubble-sentence or off
          --uniform-keys on|off   whether all keys have the letters' colour
          --space-label on|off    whether the space bar says so
          --design ID|auto        whose measures: ios26 or ios18
          --animations on|off|auto

        By hand, with signals: SIGUSR1 hides, SIGUSR2 shows, SIGRTMIN toggles (for example
        pkill -RTMIN -x glasschord). SIGTERM, SIGINT and SIGHUP end it.

        glasschord render draws the keyboard without a compositor
          -o, --output FILE.png   the picture to write; - is standard output
          --size WIDTHxHEIGHT     the output's logical size (default: 402x874)
          --scale N               buffer pixels per logical pixel, 1.5 for example (default: 1)
          --layout NAME|FILE      a layout by its name, or its document (default: us)
          --purpose NAME          as a field wants it: normal, digits, number, phone, url, email,
                                  pin, date, time, datetime, terminal, or pc for a keyboard
                                  as it stands on a desk
          --page letters|numbers|symbols|function
          --one-handed left|right with the keys on one side
          --shift                 with capital letters
          --press KEY-ID          with this key held, such as key.character.q (may be repeated)
          --callout KEY-ID        with the choices of this key, such as key.character.e
          --backdrop WHAT         on top of checker, a colour such as #3366cc, or a PNG file
          --describe              print the surface, its regions and its keys as JSON

        glasschord check reads layouts, settings and themes, and tells what is wrong in them
        (path:line:column: what and what to do); the exit status is 1 if anything is.
        glasschord list layouts tells which layouts there are: name, language, file.

        Exit status: 0 ended on request; 1 other failure; 2 wrong command line; 3 no compositor;
        4 the compositor cannot show a keyboard (layer-shell, shared memory or seat missing);
        5 it offers no way to type; 6 a Glasschord runs on this display already; 7 the
        compositor closed the connection.

        """
}
