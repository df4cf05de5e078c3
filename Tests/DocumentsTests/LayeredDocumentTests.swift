import DocumentTestKit
import Documents
import Testing

/// Of several files the first with a good document counts.
@Suite struct LayeredDocumentTests {
    /// A document that is a number.
    private static func read(
        _ bytes: [UInt8], _ path: String
    ) throws(DocumentProblem) -> (value: Int?, problems: [DocumentProblem]) {
        let text = String(decoding: bytes, as: UTF8.self)
        if let value = Int(text) { return (value, []) }
        return (nil, [DocumentProblem(path, .start, "no number", advice: "write one")])
    }

    private func look(
        _ document: inout LayeredDocument<Int>, isFinal: Bool = true
    ) -> (problems: Int, isWaiting: Bool) {
        let change = document.look(isFinal: isFinal, read: Self.read)
        return (change.problems.count, change.isWaiting)
    }

    @Test func theFirstGoodOneCounts() throws {
        let folder = try Folder()
        var document = LayeredDocument<Int>([folder.path("a"), folder.path("b")])
        #expect(look(&document) == (0, false) && document.value == nil && document.layer == nil)
        try folder.write("2", to: "b")
        #expect(look(&document) == (0, false) && document.value == 2 && document.layer == 1)
        try folder.write("x", to: "a")
        #expect(look(&document) == (1, false) && document.value == 2)
        try folder.write("1", to: "a")
        #expect(look(&document) == (0, false) && document.value == 1 && document.layer == 0)
        // The last good one stays.
        try folder.write("y", to: "a")
        #expect(look(&document) == (1, false) && document.value == 1)
    }

    @Test func aFileThatHasVanishedIsWaitedFor() throws {
        let folder = try Folder()
        try folder.write("1", to: "a")
        try folder.write("2", to: "b")
        var document = LayeredDocument<Int>([folder.path("a"), folder.path("b")])
        _ = look(&document)
        folder.remove("a")
        #expect(look(&document, isFinal: false) == (0, true) && document.value == 1)
        #expect(look(&document) == (0, false) && document.value == 2)
    }
}
