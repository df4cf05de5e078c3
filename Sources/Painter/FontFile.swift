/// A face in a font file.
package struct FontFile: Sendable, Hashable {
    /// An absolute path.
    package var path: String
    /// Which face of the file, in the low 16 bits, and which named instance of a variable font,
    /// counted from 1, above them.
    ///
    /// Source: FreeType, `FT_Open_Face`, argument `face_index`; Fontconfig's `FC_INDEX` is the same
    /// number.
    package var faceIndex: Int32

    package init(path: String, faceIndex: Int32 = 0) {
        self.path = path
        self.faceIndex = faceIndex
    }
}
