/// The keymap of the virtual keyboard in the XKB text format, version 1.
///
/// Flat, that is without includes: it compiles in a tenth of a millisecond in every client that receives it.
/// Xwayland silently refuses a keymap without the named types, a virtual modifier and the caps lock indicator.
///
/// Written out: it never changes, and to put it together took a million instructions of every start. Codes are evdev's plus 8.
/// Letters and digits are their own keysyms; everything else is written by its code point. `KeymapRow` says the same in our
/// words; the tests type every character of it with this keymap.
enum KeymapText {
    static let text = """
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
        <LVL3> = 92;
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
        indicator 1 = "Caps Lock";
        };
        xkb_types "glasschord" {
        virtual_modifiers NumLock,Alt,LevelThree;
        type "ONE_LEVEL" {
        modifiers = none;
        level_name[Level1] = "Any";
        };
        type "TWO_LEVEL" {
        modifiers = Shift;
        map[Shift] = Level2;
        level_name[Level1] = "Base";
        level_name[Level2] = "Shift";
        };
        type "ALPHABETIC" {
        modifiers = Shift+Lock;
        map[Shift] = Level2;
        map[Lock] = Level2;
        level_name[Level1] = "Base";
        level_name[Level2] = "Caps";
        };
        type "KEYPAD" {
        modifiers = Shift+NumLock;
        map[Shift] = Level2;
        map[NumLock] = Level2;
        level_name[Level1] = "Base";
        level_name[Level2] = "Number";
        };
        type "SHIFT+ALT" {
        modifiers = Shift+Alt;
        map[Shift+Alt] = Level2;
        level_name[Level1] = "Base";
        level_name[Level2] = "Shift+Alt";
        };
        type "FOUR_LEVEL" {
        modifiers = Shift+LevelThree;
        map[Shift] = Level2;
        map[LevelThree] = Level3;
        map[Shift+LevelThree] = Level4;
        level_name[Level1] = "Base";
        level_name[Level2] = "Shift";
        level_name[Level3] = "Alt Base";
        level_name[Level4] = "Shift Alt";
        };
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
        interpret Any+AnyOf(all) {
        action = SetMods(modifiers=modMapMods,clearLocks);
        };
        indicator "Caps Lock" {
        whichModState = locked;
        modifiers = Lock;
        };
        };
        xkb_symbols "glasschord" {
        name[group1] = "English (US)";
        key <AE01> { type = "TWO_LEVEL", [ 1, U0021 ] };
        key <AE02> { type = "TWO_LEVEL", [ 2, U0040 ] };
        key <AE03> { type = "FOUR_LEVEL", [ 3, U0023, U00a3, U00a3 ] };
        key <AE04> { type = "TWO_LEVEL", [ 4, U0024 ] };
        key <AE05> { type = "FOUR_LEVEL", [ 5, U0025, U20ac, U20ac ] };
        key <AE06> { type = "TWO_LEVEL", [ 6, U005e ] };
        key <AE07> { type = "TWO_LEVEL", [ 7, U0026 ] };
        key <AE08> { type = "FOUR_LEVEL", [ 8, U002a, U2022, U2022 ] };
        key <AE09> { type = "TWO_LEVEL", [ 9, U0028 ] };
        key <AE10> { type = "TWO_LEVEL", [ 0, U0029 ] };
        key <AE11> { type = "TWO_LEVEL", [ U002d, U005f ] };
        key <AE12> { type = "TWO_LEVEL", [ U003d, U002b ] };
        key <AD01> { type = "ALPHABETIC", [ q, Q ] };
        key <AD02> { type = "ALPHABETIC", [ w, W ] };
        key <AD03> { type = "ALPHABETIC", [ e, E ] };
        key <AD04> { type = "ALPHABETIC", [ r, R ] };
        key <AD05> { type = "ALPHABETIC", [ t, T ] };
        key <AD06> { type = "FOUR_LEVEL", [ y, Y, U00a5, U00a5 ] };
        key <AD07> { type = "ALPHABETIC", [ u, U ] };
        key <AD08> { type = "ALPHABETIC", [ i, I ] };
        key <AD09> { type = "ALPHABETIC", [ o, O ] };
        key <AD10> { type = "ALPHABETIC", [ p, P ] };
        key <AD11> { type = "TWO_LEVEL", [ U005b, U007b ] };
        key <AD12> { type = "TWO_LEVEL", [ U005d, U007d ] };
        key <AC01> { type = "ALPHABETIC", [ a, A ] };
        key <AC02> { type = "ALPHABETIC", [ s, S ] };
        key <AC03> { type = "ALPHABETIC", [ d, D ] };
        key <AC04> { type = "ALPHABETIC", [ f, F ] };
        key <AC05> { type = "ALPHABETIC", [ g, G ] };
        key <AC06> { type = "ALPHABETIC", [ h, H ] };
        key <AC07> { type = "ALPHABETIC", [ j, J ] };
        key <AC08> { type = "ALPHABETIC", [ k, K ] };
        key <AC09> { type = "ALPHABETIC", [ l, L ] };
        key <AC10> { type = "TWO_LEVEL", [ U003b, U003a ] };
        key <AC11> { type = "TWO_LEVEL", [ U0027, U0022 ] };
        key <TLDE> { type = "TWO_LEVEL", [ U0060, U007e ] };
        key <BKSL> { type = "TWO_LEVEL", [ U005c, U007c ] };
        key <AB01> { type = "ALPHABETIC", [ z, Z ] };
        key <AB02> { type = "ALPHABETIC", [ x, X ] };
        key <AB03> { type = "ALPHABETIC", [ c, C ] };
        key <AB04> { type = "ALPHABETIC", [ v, V ] };
        key <AB05> { type = "ALPHABETIC", [ b, B ] };
        key <AB06> { type = "ALPHABETIC", [ n, N ] };
        key <AB07> { type = "ALPHABETIC", [ m, M ] };
        key <AB08> { type = "TWO_LEVEL", [ U002c, U003c ] };
        key <AB09> { type = "TWO_LEVEL", [ U002e, U003e ] };
        key <AB10> { type = "TWO_LEVEL", [ U002f, U003f ] };
        key <ESC> { [ Escape ] };
        key <BKSP> { [ BackSpace ] };
        key <TAB> { [ Tab ] };
        key <RTRN> { [ Return ] };
        key <LCTL> { [ Control_L ] };
        key <LFSH> { [ Shift_L ] };
        key <LALT> { [ Alt_L ] };
        key <SPCE> { [ space ] };
        key <CAPS> { [ Caps_Lock ] };
        key <LVL3> { [ ISO_Level3_Shift ] };
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
        modifier_map Shift { <LFSH> };
        modifier_map Lock { <CAPS> };
        modifier_map Control { <LCTL> };
        modifier_map Mod1 { <LALT> };
        modifier_map Mod4 { <LWIN> };
        modifier_map Mod5 { <LVL3> };
        };
        };

        """
}
