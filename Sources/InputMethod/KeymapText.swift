/// The keymap of the virtual keyboard in the XKB text format, version 1, in pieces.
///
/// Flat, that is without includes: it compiles in a tenth of a millisecond in every client that receives it.
/// Xwayland silently refuses a keymap without the named types, a virtual modifier and the caps lock indicator.
///
/// Written out: that of US English never changes, and to put it together took a million instructions of every start. Codes are
/// evdev's plus 8. Letters and digits are their own keysyms; everything else is written by its code point. Types that follow
/// from the keysyms, and names of levels, are left out: they cost a tenth of the compiling. `KeymapRow` and `NamedKey` say the
/// same in our words; the tests type every character of it with this keymap.
///
/// Keymaps of other layouts (`KeymapWriter`) share all but the printing keys, and add what the pieces named `more` say.
enum KeymapText {
    /// The keymap of US English.
    static var text: String {
        var text = ""
        text.reserveCapacity(8 * 1024)
        for piece in [codes, types, interpretations, rest, usEnglish, keys, end] { text += piece }
        return text
    }

    /// The names of the keys.
    static let codes = """
        xkb_keymap {
        xkb_keycodes "glasschord" {
        minimum = 8;
        maximum = 255;
        <AE01> = 10;
        <AE02> = 11;
        <AE03> = 12;
        <AE04> = 13;
        <AE05> = 14;
        <AE06> = 15;
        <AE07> = 16;
        <AE08> = 17;
        <AE09> = 18;
        <AE10> = 19;
        <AE11> = 20;
        <AE12> = 21;
        <AD01> = 24;
        <AD02> = 25;
        <AD03> = 26;
        <AD04> = 27;
        <AD05> = 28;
        <AD06> = 29;
        <AD07> = 30;
        <AD08> = 31;
        <AD09> = 32;
        <AD10> = 33;
        <AD11> = 34;
        <AD12> = 35;
        <AC01> = 38;
        <AC02> = 39;
        <AC03> = 40;
        <AC04> = 41;
        <AC05> = 42;
        <AC06> = 43;
        <AC07> = 44;
        <AC08> = 45;
        <AC09> = 46;
        <AC10> = 47;
        <AC11> = 48;
        <TLDE> = 49;
        <BKSL> = 51;
        <AB01> = 52;
        <AB02> = 53;
        <AB03> = 54;
        <AB04> = 55;
        <AB05> = 56;
        <AB06> = 57;
        <AB07> = 58;
        <AB08> = 59;
        <AB09> = 60;
        <AB10> = 61;
        <ESC> = 9;
        <BKSP> = 22;
        <TAB> = 23;
        <RTRN> = 36;
        <LCTL> = 37;
        <LFSH> = 50;
        <LALT> = 64;
        <SPCE> = 65;
        <CAPS> = 66;
        <RALT> = 108;
        <HOME> = 110;
        <UP> = 111;
        <PGUP> = 112;
        <LEFT> = 113;
        <RGHT> = 114;
        <END> = 115;
        <DOWN> = 116;
        <PGDN> = 117;
        <INS> = 118;
        <DELE> = 119;
        <LWIN> = 133;
        <FK01> = 67;
        <FK02> = 68;
        <FK03> = 69;
        <FK04> = 70;
        <FK05> = 71;
        <FK06> = 72;
        <FK07> = 73;
        <FK08> = 74;
        <FK09> = 75;
        <FK10> = 76;
        <FK11> = 95;
        <FK12> = 96;
        <PRSC> = 107;
        <PAUS> = 127;
        <MENU> = 135;
        <META> = 205;

        """

    /// Keys that only national keyboards have, and the modifier of the fifth level, which no key of a PC has.
    static let moreCodes = """
        <LSGT> = 94;
        <AB11> = 97;
        <AE13> = 132;
        <LVL5> = 203;

        """

    /// The types of keys.
    static let types = """
        indicator 1 = "Caps Lock";
        };
        xkb_types "glasschord" {
        virtual_modifiers NumLock,Alt,LevelThree;
        type "ONE_LEVEL" {
        modifiers = none;
        };
        type "TWO_LEVEL" {
        modifiers = Shift;
        map[Shift] = Level2;
        };
        type "ALPHABETIC" {
        modifiers = Shift+Lock;
        map[Shift] = Level2;
        map[Lock] = Level2;
        };
        type "KEYPAD" {
        modifiers = Shift+NumLock;
        map[Shift] = Level2;
        map[NumLock] = Level2;
        };
        type "SHIFT+ALT" {
        modifiers = Shift+Alt;
        map[Shift+Alt] = Level2;
        };
        type "FOUR_LEVEL" {
        modifiers = Shift+LevelThree;
        map[Shift] = Level2;
        map[LevelThree] = Level3;
        map[Shift+LevelThree] = Level4;
        };

        """

    /// The type of keys with more than four characters.
    static let moreTypes = """
        virtual_modifiers LevelFive;
        type "EIGHT_LEVEL" {
        modifiers = Shift+LevelThree+LevelFive;
        map[Shift] = Level2;
        map[LevelThree] = Level3;
        map[Shift+LevelThree] = Level4;
        map[LevelFive] = Level5;
        map[Shift+LevelFive] = Level6;
        map[LevelThree+LevelFive] = Level7;
        map[Shift+LevelThree+LevelFive] = Level8;
        };

        """

    /// What modifier keys do.
    static let interpretations = """
        };
        xkb_compatibility "glasschord" {
        virtual_modifiers NumLock,Alt,LevelThree;
        interpret Caps_Lock+AnyOfOrNone(all) {
        action = LockMods(modifiers=Lock);
        };
        interpret ISO_Level3_Shift+AnyOf(all) {
        virtualModifier = LevelThree;
        action = SetMods(modifiers=LevelThree,clearLocks);
        };
        interpret Alt_L+AnyOf(all) {
        virtualModifier = Alt;
        action = SetMods(modifiers=modMapMods,clearLocks);
        };

        """

    /// What the modifier of the fifth level does.
    static let moreInterpretations = """
        virtual_modifiers LevelFive;
        interpret ISO_Level5_Shift+AnyOf(all) {
        virtualModifier = LevelFive;
        action = SetMods(modifiers=LevelFive,clearLocks);
        };

        """

    /// The other interpretations, up to the keys.
    static let rest = """
        interpret Any+AnyOf(all) {
        action = SetMods(modifiers=modMapMods,clearLocks);
        };
        indicator "Caps Lock" {
        whichModState = locked;
        modifiers = Lock;
        };
        };
        xkb_symbols "glasschord" {

        """

    /// The printing keys of US English.
    static let usEnglish = """
        name[group1] = "English (US)";
        key <AE01> { [ 1, U0021 ] };
        key <AE02> { [ 2, U0040 ] };
        key <AE03> { type = "FOUR_LEVEL", [ 3, U0023, U00a3, U00a3 ] };
        key <AE04> { [ 4, U0024 ] };
        key <AE05> { type = "FOUR_LEVEL", [ 5, U0025, U20ac, U20ac ] };
        key <AE06> { [ 6, U005e ] };
        key <AE07> { [ 7, U0026 ] };
        key <AE08> { type = "FOUR_LEVEL", [ 8, U002a, U2022, U2022 ] };
        key <AE09> { [ 9, U0028 ] };
        key <AE10> { [ 0, U0029 ] };
        key <AE11> { [ U002d, U005f ] };
        key <AE12> { [ U003d, U002b ] };
        key <AD01> { [ q, Q ] };
        key <AD02> { [ w, W ] };
        key <AD03> { [ e, E ] };
        key <AD04> { [ r, R ] };
        key <AD05> { [ t, T ] };
        key <AD06> { type = "FOUR_LEVEL", [ y, Y, U00a5, U00a5 ] };
        key <AD07> { [ u, U ] };
        key <AD08> { [ i, I ] };
        key <AD09> { [ o, O ] };
        key <AD10> { [ p, P ] };
        key <AD11> { [ U005b, U007b ] };
        key <AD12> { [ U005d, U007d ] };
        key <AC01> { [ a, A ] };
        key <AC02> { [ s, S ] };
        key <AC03> { [ d, D ] };
        key <AC04> { [ f, F ] };
        key <AC05> { [ g, G ] };
        key <AC06> { [ h, H ] };
        key <AC07> { [ j, J ] };
        key <AC08> { [ k, K ] };
        key <AC09> { [ l, L ] };
        key <AC10> { [ U003b, U003a ] };
        key <AC11> { [ U0027, U0022 ] };
        key <TLDE> { [ U0060, U007e ] };
        key <BKSL> { [ U005c, U007c ] };
        key <AB01> { [ z, Z ] };
        key <AB02> { [ x, X ] };
        key <AB03> { [ c, C ] };
        key <AB04> { [ v, V ] };
        key <AB05> { [ b, B ] };
        key <AB06> { [ n, N ] };
        key <AB07> { [ m, M ] };
        key <AB08> { [ U002c, U003c ] };
        key <AB09> { [ U002e, U003e ] };
        key <AB10> { [ U002f, U003f ] };

        """

    /// The keys that do not print, and the modifiers.
    ///
    /// Nobody presses Meta: xterm looks which modifier is Meta, and takes Alt for it where it is the same one, as on PC keyboards.
    static let keys = """
        key <ESC> { [ Escape ] };
        key <BKSP> { [ BackSpace ] };
        key <TAB> { [ Tab ] };
        key <RTRN> { [ Return ] };
        key <LCTL> { [ Control_L ] };
        key <LFSH> { [ Shift_L ] };
        key <LALT> { [ Alt_L ] };
        key <SPCE> { [ space ] };
        key <CAPS> { [ Caps_Lock ] };
        key <RALT> { [ ISO_Level3_Shift ] };
        key <HOME> { [ Home ] };
        key <UP> { [ Up ] };
        key <PGUP> { [ Prior ] };
        key <LEFT> { [ Left ] };
        key <RGHT> { [ Right ] };
        key <END> { [ End ] };
        key <DOWN> { [ Down ] };
        key <PGDN> { [ Next ] };
        key <INS> { [ Insert ] };
        key <DELE> { [ Delete ] };
        key <LWIN> { [ Super_L ] };
        key <FK01> { [ F1 ] };
        key <FK02> { [ F2 ] };
        key <FK03> { [ F3 ] };
        key <FK04> { [ F4 ] };
        key <FK05> { [ F5 ] };
        key <FK06> { [ F6 ] };
        key <FK07> { [ F7 ] };
        key <FK08> { [ F8 ] };
        key <FK09> { [ F9 ] };
        key <FK10> { [ F10 ] };
        key <FK11> { [ F11 ] };
        key <FK12> { [ F12 ] };
        key <PRSC> { [ Print ] };
        key <PAUS> { [ Pause ] };
        key <MENU> { [ Menu ] };
        key <META> { [ Meta_L ] };
        modifier_map Shift { <LFSH> };
        modifier_map Lock { <CAPS> };
        modifier_map Control { <LCTL> };
        modifier_map Mod1 { <LALT>, <META> };
        modifier_map Mod4 { <LWIN> };
        modifier_map Mod5 { <RALT> };

        """

    /// The key of the fifth level.
    static let moreKeys = """
        key <LVL5> { [ ISO_Level5_Shift ] };
        modifier_map Mod3 { <LVL5> };

        """

    /// The end of what `xkb_keymap` and its symbols have begun.
    static let end = """
        };
        };

        """
}
