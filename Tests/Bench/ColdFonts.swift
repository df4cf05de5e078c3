/// A Fontconfig configuration of the system's fonts whose cache is empty.
enum ColdFonts {
    /// Source: fonts.conf(5). The cache cannot be written, so that every run is as cold as the first.
    static let configuration = """
        <?xml version="1.0"?>
        <!DOCTYPE fontconfig SYSTEM "fonts.dtd">
        <fontconfig>
        <dir>/usr/share/fonts</dir>
        <include ignore_missing="yes">/etc/fonts/conf.d</include>
        <cachedir>/dev/null/none</cachedir>
        </fontconfig>

        """
}
