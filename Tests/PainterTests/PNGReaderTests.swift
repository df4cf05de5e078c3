import Painter
import Testing

/// What a file that is no picture is called.
struct PNGReaderTests {
    @Test(arguments: [
        "not a picture", "", "\u{89}PNG\r\n\u{1a}\nbut no more",
        String(repeating: "x", count: 9_000),
    ])
    func whatIsNoPictureIsNamedSo(content: String) throws {
        let folder = try TemporaryDirectory()
        try folder.write("odd.png", content)
        let path = folder.path + "/odd.png"
        let error = #expect(throws: PaintError.self) { _ = try PNGReader.read(path) }
        #expect(
            error.map { "\($0)" }
                == "cannot read \(path): it is not a PNG picture, or it is damaged")
    }

    @Test func aFileThatIsMissingIsNamedSo() throws {
        let folder = try TemporaryDirectory()
        let path = folder.path + "/none.png"
        let error = #expect(throws: PaintError.self) { _ = try PNGReader.read(path) }
        #expect(
            error.map { "\($0)" }
                == "cannot read \(path): there is no such file, or it may not be read")
    }
}
