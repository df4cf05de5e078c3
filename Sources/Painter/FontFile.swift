/// A face in a font file.
package struct FontFile: Sendable, Hashable {
    /// An absolute path.
    package var path: String
    /// Which face of the file, in the low 16 bits, and which named instance of a variable font,
    /// counted from 1, above them.
    ///
    /// Source: FreeType, `FT_Open_Face`, argument `face_index`.
    package var faceIndex: Int32

    package init(path: String, faceIndex: Int32 = 0) {
        self.path = path
        self.faceIndex = faceIndex
    }

    /// With Fontconfig's `FC_INDEX`, where 0x8000 in place of an instance means a variable font as
    /// such: it is used as it is by default, which is the regular one of most.
    init(path: String, fontconfigIndex index: Int32) {
        self.init(path: path, faceIndex: index < 0 ? index & 0xFFFF : index)
    }
}
