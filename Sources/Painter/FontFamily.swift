/// A family of fonts for labels.
struct FontFamily: Sendable {
    let name: String
    /// Where its regular face may lie below a directory of fonts: where Debian's packages put it, then other distributions.
    let paths: [String]

    /// The families that come closest to the letters that the lengths were measured with. They go before the user's sans-serif
    /// font.
    static let preferred = [
        FontFamily(
            name: "Inter",
            paths: [
                "opentype/inter/Inter-Regular.otf", "truetype/inter-vf/Inter.var.ttf",
                "inter/Inter.ttc",
            ]),
        FontFamily(name: "Adwaita Sans", paths: ["Adwaita/AdwaitaSans-Regular.ttf"]),
    ]

    /// What else is often there, for the time until it is known what the user's sans-serif font is.
    static let common = [
        FontFamily(
            name: "Cantarell",
            paths: [
                "opentype/cantarell/Cantarell-Regular.otf",
                "opentype/cantarell/Cantarell-VF.otf", "cantarell/Cantarell-VF.otf",
            ]),
        FontFamily(
            name: "Noto Sans",
            paths: [
                "truetype/noto/NotoSans-Regular.ttf", "noto/NotoSans-Regular.ttf",
                "google-noto/NotoSans-Regular.ttf",
            ]),
        FontFamily(
            name: "Roboto", paths: ["truetype/roboto/unhinted/RobotoTTF/Roboto-Regular.ttf"]),
        FontFamily(name: "Open Sans", paths: ["truetype/open-sans/OpenSans-Regular.ttf"]),
        FontFamily(
            name: "Liberation Sans",
            paths: [
                "truetype/liberation/LiberationSans-Regular.ttf",
                "truetype/liberation2/LiberationSans-Regular.ttf",
                "liberation/LiberationSans-Regular.ttf",
                "liberation-sans/LiberationSans-Regular.ttf",
            ]),
        FontFamily(
            name: "DejaVu Sans",
            paths: [
                "truetype/dejavu/DejaVuSans.ttf", "TTF/DejaVuSans.ttf", "dejavu/DejaVuSans.ttf",
                "dejavu-sans-fonts/DejaVuSans.ttf",
            ]),
        FontFamily(name: "Lato", paths: ["truetype/lato/Lato-Regular.ttf"]),
        FontFamily(name: "FreeSans", paths: ["truetype/freefont/FreeSans.ttf"]),
    ]
}
