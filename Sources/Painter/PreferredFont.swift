/// A sans-serif font that looks well on keys, and the files it may be in.
///
/// Source of the places: what Debian, Fedora, Arch and Alpine package.
struct PreferredFont {
    /// What Fontconfig calls it.
    let family: String
    /// Below a directory of fonts, Debian's place first.
    let paths: [String]

    private init(_ family: String, _ paths: [String]) {
        self.family = family
        self.paths = paths
    }

    /// The best first: made for screens before made for paper, open forms before narrow ones, and
    /// what a distribution brings for want of another last.
    static let all = [
        PreferredFont(
            "Inter",
            [
                "opentype/inter/Inter-Regular.otf", "truetype/inter-vf/Inter.var.ttf",
                "inter/Inter.ttc", "inter/Inter-Regular.otf",
                "rsms-inter-fonts/Inter-Regular.otf",
            ]),
        PreferredFont(
            "Adwaita Sans",
            [
                "Adwaita/AdwaitaSans-Regular.ttf", "adwaita-sans-fonts/AdwaitaSans-Regular.ttf",
            ]),
        PreferredFont(
            "Roboto",
            [
                "truetype/roboto/unhinted/RobotoTTF/Roboto-Regular.ttf", "TTF/Roboto-Regular.ttf",
                "google-roboto/Roboto-Regular.ttf", "roboto/Roboto-Regular.ttf",
            ]),
        PreferredFont(
            "Cantarell",
            [
                "opentype/cantarell/Cantarell-Regular.otf", "opentype/cantarell/Cantarell-VF.otf",
                "cantarell/Cantarell-VF.otf", "abattis-cantarell-vf-fonts/Cantarell-VF.otf",
            ]),
        PreferredFont(
            "Noto Sans",
            [
                "truetype/noto/NotoSans-Regular.ttf", "noto/NotoSans-Regular.ttf",
                "google-noto/NotoSans-Regular.ttf",
            ]),
        PreferredFont(
            "Open Sans",
            [
                "truetype/open-sans/OpenSans-Regular.ttf", "TTF/OpenSans-Regular.ttf",
                "open-sans/OpenSans-Regular.ttf",
            ]),
        PreferredFont("Ubuntu", ["truetype/ubuntu/Ubuntu-R.ttf"]),
        PreferredFont("Lato", ["truetype/lato/Lato-Regular.ttf"]),
        PreferredFont(
            "Liberation Sans",
            [
                "truetype/liberation/LiberationSans-Regular.ttf",
                "truetype/liberation2/LiberationSans-Regular.ttf",
                "liberation/LiberationSans-Regular.ttf",
                "liberation-sans/LiberationSans-Regular.ttf",
            ]),
        PreferredFont(
            "DejaVu Sans",
            [
                "truetype/dejavu/DejaVuSans.ttf", "TTF/DejaVuSans.ttf", "dejavu/DejaVuSans.ttf",
                "dejavu-sans-fonts/DejaVuSans.ttf",
            ]),
        PreferredFont("FreeSans", ["truetype/freefont/FreeSans.ttf"]),
    ]
}
