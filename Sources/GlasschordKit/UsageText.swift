/// What `glasschord --help` prints.
enum UsageText {
    static let text = """
        Glasschord, an on-screen keyboard for Wayland

        Usage: glasschord [OPTION]...
               glasschord render [-o FILE.png] [OPTION]...
               glasschord settings [--defaults] [OPTION]...
               glasschord check FILE...
               glasschord list layouts|toolbars

        Without a command it runs the keyboard in the Wayland session of WAYLAND_DISPLAY.
        It rises when a text field is focused and goes when the field is left.
          --layer auto|top|overlay
                                  overlay stands above fullscreen windows; top is for
                                  compositors that raise the keyboard themselves, as phoc
                                  does; auto, the default, is what suits the compositor
          --hidden                start out of sight, also where no input method would raise it
          -v, --verbose           tell on standard error what happens (never what is typed)
          -h, --help              print this
          --version               print the version

        How it looks, instead of what settings.yaml says; for `render` too
          --theme NAME            native, midnight, ocean, sunset, forest, graphite, or a theme
                                  of your own by its file's name or path
          --style-file FILE.yaml  a theme of your own by its file
          --scheme light|dark|auto
                                  auto follows the desktop
          --translucent on|off    whether what lies behind shows through
          --preview-style NAME    native, connected, curvy, square, floating, bubble,
                                  bubble-word, bubble-sentence or off
          --uniform-keys on|off   whether all keys have the letters' colour
          --space-label on|off    whether the space bar says so
          --design ID|auto        whose measures: ios26, ios26-thin or ios18
          --design-release N|auto how new the design may be that auto chooses: 18, 26 ...
          --glass-fallback clear|solid
                                  what glass is where the compositor offers no blur
          --animations on|off|auto

        Languages and place, instead of what settings.yaml says
          --languages NAME,...    the layouts, in the globe's order: us,de
          --page auto|terminal|pc the keys of a terminal, or a keyboard as it stands on a desk
          --key-height HEIGHT     '9 mm' or '48 px'
          --output NAME           the screen to show it on
          --repeat-delay MS       how long a key is held before it repeats
          --repeat-rate N         how often it repeats in a second; 0 for never
          --toolbar auto|none|NAME|FILE
                                  the tools above the keys; auto is the bar of the application
                                  or the field
          --toolbar-style glass|classic
                                  capsules of glass, or each tool as a key
          --toolbar-delay SECONDS how long a tool is held until its choices appear
          --kiosk                 strangers type here: no tool runs a program
          --behavior recommended|standard
                                  what the switches below are where nothing is said

        How it types, each on or off unless told otherwise; docs/typing.md explains them
          --auto-capitalization  --enable-caps-lock  --auto-shift-to-lowercase
          --smart-punctuation  --period-shortcut  --period-shortcut-window MS
          --punctuation-spacing  --suppress-punctuation-spacing-after-edit
          --emoticon-aware-punctuation  --space-after-punctuation
          --return-to-letters-after-space  --delete-by-word  --adapt-to-input-type
          --insert-on-key-down  --space-commits-on-release  --cursor-drag-update-interval MS
          --cursor-drag-engage-haptic  --space-bar-top-extension PIXELS
          --touch-hit-test-vertical-offset PIXELS  --predictive-key-targeting
          --multi-touch-input-layer  --layout-type-override ORDER  --next-keyboard-key
          --emoji-key  --dictation  --one-handed-mode off|left|right
          --one-handed-scale 0.5...1  --one-handed-globe-menu  --haptic-feedback  --key-sound
          --predictive-text  --auto-correction  --auto-correct-minimum-word-length N
          --next-word-prediction  --empty-field-suggestions  --suppress-autocorrect-after-edit
          --check-spelling  --show-math-results  --emoji-suggestions  --emoji-search
          --slide-to-type  --slide-to-type-restores-diacritics  --memory-diagnostics-interval N

        By hand, with signals: SIGUSR1 hides, SIGUSR2 shows, SIGRTMIN toggles (for example
        pkill -RTMIN -x glasschord). SIGTERM, SIGINT and SIGHUP end it.

        glasschord render draws the keyboard without a compositor
          -o, --output FILE.png   the picture to write; - is standard output
          --size WIDTHxHEIGHT     the output's logical size (default: 402x874)
          --scale N               buffer pixels per logical pixel, 1.5 for example (default: 1)
          --layout NAME|FILE      a layout by its name, or its document (default: us)
          --purpose NAME          as a field wants it: normal, alpha, digits, number, phone, url,
                                  email, name, password, pin, date, time, datetime, terminal,
                                  or pc for a keyboard as it stands on a desk
          --page letters|numbers|symbols|function
                                  the page; and with --page terminal or --page pc those keys
          --one-handed left|right|off
                                  with the keys on one side
          --shift                 with capital letters
          --press KEY-ID          with this key held, such as key.character.q (may be repeated)
          --callout KEY-ID        with the choices of this key, such as key.character.e
          --toolbar NAME|FILE|none
                                  with a bar of tools, such as demo (default: without)
          --toolbar-style glass|classic
          --picker GROUP.ITEM[:SELECTED]
                                  with the choices of this tool, counted from 0
          --backdrop WHAT         on top of checker, a colour such as #3366cc, or a PNG file
          --describe              print the surface, its regions and its keys as JSON

        glasschord settings prints what counts and where that comes from; with --defaults a
        settings.yaml with everything in it to begin with.
        glasschord check reads layouts, settings, themes and toolbars, and tells what is wrong in
        them (path:line:column: what and what to do); the exit status is 1 if anything is.
        glasschord list layouts tells which layouts there are: name, language, file;
        glasschord list toolbars which toolbars: name, title, file.

        Exit status: 0 ended on request; 1 other failure; 2 wrong command line; 3 no compositor;
        4 the compositor cannot show a keyboard (layer-shell, shared memory or seat missing);
        5 it offers no way to type; 6 a Glasschord runs on this display already; 7 the
        compositor closed the connection.

        """
}
