import DocumentTestKit
import TestRandom
import Testing

@testable import IconThemes

/// A theme's index, sound and damaged. Source: Icon Theme Specification 0.13, "File Formats".
struct IconThemeTests {
    private static let sound = """
        # A comment
        [Icon Theme]
        Name=Sound
        Name[de]=Heil
        Inherits=First, Second
        Directories=16x16/apps,scalable,fixed,
        ScaledDirectories=16x16@2/apps,fixed

        [16x16/apps]
        Size=16
        Context=Applications
        Type=Threshold

        [scalable]
        Size = 64
        MinSize=8
        MaxSize=512
        Type=Scalable

        [fixed]
        Size=22
        Type=Fixed

        [16x16@2/apps]
        Size=16
        Scale=2
        Threshold=4
        """

    private func theme(_ text: String) -> IconTheme {
        IconTheme("T", index: KeyFile(Array(text.utf8)))
    }

    private func directory(_ section: String) -> IconDirectory? {
        theme("[Icon Theme]\nDirectories=d\n[d]\n\(section)\n").directories.first
    }

    @Test(arguments: ["\n", "\r\n"])
    func theIndexTellsAll(end: String) {
        let theme = self.theme(Self.sound.replacing("\n", with: end))
        #expect(theme.name == "T" && theme.parents == ["First", "Second"])
        #expect(
            theme.directories.map(\.path) == ["16x16/apps", "scalable", "fixed", "16x16@2/apps"])
        #expect(theme.directories.map(\.size) == [16, 64, 22, 16])
        #expect(theme.directories.map(\.scale) == [1, 1, 1, 2])
        #expect(theme.directories.map(\.kind) == [.threshold, .scalable, .fixed, .threshold])
        // A threshold is 2 unless it is written.
        #expect(theme.directories.map(\.sizes) == [14...18, 8...512, 22...22, 12...20])
    }

    /// Size, scale; whether it matches, and how many pixels away it is.
    @Test(arguments: [
        ("Size=22\nType=Fixed", 22, 1, true, 0), ("Size=22\nType=Fixed", 20, 1, false, 2),
        ("Size=22\nType=Fixed", 22, 2, false, 22), ("Size=22\nType=Fixed", 32, 1, false, 10),
        ("Size=16", 18, 1, true, 0), ("Size=16", 19, 1, false, 1), ("Size=16", 13, 1, false, 1),
        ("Size=16\nThreshold=0", 17, 1, false, 1),
        ("Size=64\nType=Scalable\nMinSize=32\nMaxSize=128", 32, 1, true, 0),
        ("Size=64\nType=Scalable\nMinSize=32\nMaxSize=128", 20, 1, false, 12),
        ("Size=64\nType=Scalable\nMinSize=32\nMaxSize=128", 20, 2, false, 0),
        ("Size=64\nType=Scalable\nMinSize=32\nMaxSize=128", 100, 2, false, 72),
        ("Size=64\nType=Scalable", 64, 1, true, 0), ("Size=64\nType=Scalable", 65, 1, false, 1),
        ("Size=16\nScale=2\nType=Fixed", 16, 2, true, 0),
        ("Size=16\nScale=2\nType=Fixed", 16, 1, false, 16),
    ])
    func aFolderIsForItsSizes(
        section: String, size: Int, scale: Int, matches: Bool, distance: Int
    ) throws {
        let directory = try #require(self.directory(section))
        #expect(directory.matches(size, scale: scale) == matches)
        #expect(directory.distance(to: size, scale: scale) == distance)
    }

    @Test(arguments: [
        "", "Size=", "Size=abc", "Size=-16", "Size=0", "Size=99999999999999999999", "Size=9000",
        "size=16", "Size 16", "#Size=16", "[other]\nSize=16", "[d\nSize=16",
    ])
    func aFolderWithoutASizeIsNone(section: String) {
        #expect(directory(section) == nil)
    }

    /// What is wrong besides the size is as if it was not written.
    @Test(arguments: [
        ("Size=16\nScale=-1", 1, 14...18), ("Size=16\nScale=x", 1, 14...18),
        ("Size=16\nThreshold=many", 1, 14...18), ("Size=16\nType=Round", 1, 14...18),
        ("Size=16\nType=Scalable\nMinSize=20\nMaxSize=4", 1, 16...16),
        ("Size=12\nSize=16", 1, 14...18),
    ])
    func theRestOfAFolderMayBeWrong(section: String, scale: Int, sizes: ClosedRange<Int>) throws {
        let directory = try #require(self.directory(section))
        #expect(directory.scale == scale && directory.sizes == sizes)
    }

    @Test func pathsStayInTheTheme() {
        let paths = ["..", "a/../b", "/etc", "a//b", "a/", ".", "", "./a", ".a", "ok", "ok/deep"]
        var text = "[Icon Theme]\nDirectories=\(paths.joined(separator: ","))\n"
        for path in paths { text += "[\(path)]\nSize=16\n" }
        #expect(theme(text).directories.map(\.path) == ["ok", "ok/deep"])
        #expect(theme("[Icon Theme]\nInherits=../x,a/b,.h,ok\n").parents == ["ok"])
    }

    @Test func listsAreBounded() {
        let many = (0..<50_000).map { "d\($0)" }
        let text =
            "[Icon Theme]\nInherits=\(many.joined(separator: ","))\n"
            + "Directories=\(many.joined(separator: ","))\n"
            + many.map { "[\($0)]\nSize=16\n" }.joined()
        let theme = self.theme(text)
        #expect(theme.parents.count == 16 && theme.directories.count == 2_048)
    }

    @Test func noDamageIsTooMuch() {
        let bytes = Array(Self.sound.utf8)
        for count in bytes.indices {
            #expect(IconTheme("T", index: KeyFile(Array(bytes[..<count]))).directories.count <= 4)
        }
        var random = SeededGenerator(seed: 7)
        for _ in 0..<2_000 {
            var damaged = bytes
            for _ in 0..<4 {
                let place = Int(random.next() % UInt64(damaged.count))
                damaged[place] = UInt8(truncatingIfNeeded: random.next())
            }
            let theme = IconTheme("T", index: KeyFile(damaged))
            #expect(theme.directories.allSatisfy { $0.size > 0 && IconName.isSafe(path: $0.path) })
        }
    }

    @Test func aFileThatIsNoneOrTooLargeIsNoIndex() throws {
        let folder = try Folder()
        try folder.write("[Icon Theme]\nInherits=a\n", to: "good")
        #expect(KeyFile(path: folder.path("good"))?.list("Icon Theme", "Inherits") == ["a"])
        try folder.write(String(repeating: "#", count: (1 << 20) + 1), to: "large")
        #expect(KeyFile(path: folder.path("large")) == nil)
        #expect(KeyFile(path: folder.path("missing")) == nil)
        try folder.makeDirectory("folder")
        #expect(KeyFile(path: folder.path("folder")) == nil)
    }
}
