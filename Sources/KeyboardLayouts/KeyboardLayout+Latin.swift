extension KeyboardLayout {
    /// What keys of Latin layouts offer when they are held: the key, then its alternates, the most wanted first.
    ///
    /// Source: behaviour C.5, Latin sets.
    package static let latinAlternates = [
        "a à á â ä ǎ æ ã å ā ă ą",
        "c ç ć č ĉ ċ",
        "d ď đ ð",
        "e è é ê ë ě ẽ ē ė ę",
        "g ğ ġ ģ",
        "h ħ ĥ",
        "i ì í î ï ī į ı",
        "j ĵ",
        "k ķ",
        "l ł ľ ļ ĺ",
        "n ñ ń ň ņ ŋ",
        "o ò ó ô ö ǒ œ ø õ ō ő",
        "r ř ŕ",
        "s ß ś š ş ș",
        "t ť þ ț ţ",
        "u ù ú û ü ǔ ũ ū ű ů ų",
        "w ŵ",
        "y ý ŷ ÿ",
        "z ź ž ż",
        "- – — •",
        "/ \\",
        "$ € £ ¥ ₩ ¢ ₽",
        "& §",
        "\" “ ” „ » «",
        ". …",
        "? ¿",
        "! ¡",
        "' ‘ ’ `",
        "0 °",
        "% ‰",
        "= ≠ ≈",
    ]
}
