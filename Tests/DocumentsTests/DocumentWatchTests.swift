import CLinux
import DocumentTestKit
import EventLoop
import Glibc
import Testing
import Units

@testable import Documents

/// Real files and the real inotify. Each change of a file is one wake-up, and nothing else is any.
@Suite struct DocumentWatchTests {
    @Test func fileThatIsWrittenIsTold() throws {
        let watched = try Watched()
        try watched.folder.write("a", to: "d/f")
        try watched.waitForChange()
    }

    @Test func fileThatIsReplacedIsTold() throws {
        let watched = try Watched { try $0.write("a", to: "d/f") }
        try watched.folder.replace("b", at: "d/f")
        try watched.waitForChange()
        try watched.folder.replace("c", at: "d/f")
        try watched.waitForChange()
    }

    @Test func fileThatIsRemovedOrMovedAwayIsTold() throws {
        let watched = try Watched { try $0.write("a", to: "d/f") }
        watched.folder.remove("d/f")
        try watched.waitForChange()
        try watched.folder.write("b", to: "d/f")
        try watched.waitForChange()
        try watched.folder.rename("d/f", to: "d/g")
        try watched.waitForChange()
    }

    @Test func anyDocumentOfAFolderIsTold() throws {
        let watched = try Watched(file: "d/*.yaml")
        try watched.folder.write("a", to: "d/f.yaml")
        try watched.waitForChange()
        try watched.folder.replace("b", at: "d/g.yaml")
        try watched.waitForChange()
        watched.folder.remove("d/f.yaml")
        try watched.waitForChange()
        try watched.folder.write("a", to: "d/f.yaml~")
        try watched.folder.write("a", to: "d/notes")
        #expect(try watched.isQuiet())
    }

    @Test func aFolderOfDocumentsMayComeLater() throws {
        let watched = try Watched(file: "a/b/*.yaml")
        try watched.folder.makeDirectory("a/b")
        try watched.waitForChange()
        try watched.folder.write("x", to: "a/b/f.yaml")
        try watched.waitForChange()
    }

    @Test func fileThatIsMadeReadableIsTold() throws {
        let watched = try Watched { try $0.write("a", to: "d/f") }
        try #require(unsafe chmod(watched.folder.path("d/f"), 0o600) == 0)
        try watched.waitForChange()
    }

    @Test func directoryThatIsMadeLaterIsSeen() throws {
        let watched = try Watched(file: "a/b/c/f")
        try watched.folder.makeDirectory("a")
        try watched.waitForChange()
        // Both at once: the second is there before the first is watched.
        try watched.folder.makeDirectory("a/b/c")
        try watched.waitForChange()
        try watched.folder.write("x", to: "a/b/c/f")
        try watched.waitForChange()
    }

    @Test func directoryThatIsReplacedIsFollowed() throws {
        let watched = try Watched { try $0.write("a", to: "d/f") }
        try watched.folder.rename("d", to: "old")
        try watched.waitForChange()
        try watched.folder.makeDirectory("d")
        try watched.waitForChange()
        try watched.folder.write("b", to: "d/f")
        try watched.waitForChange()
        try watched.folder.write("c", to: "old/f")
        #expect(try watched.isQuiet())
    }

    /// A home restored from a copy, or its folder of settings put elsewhere.
    @Test(arguments: ["a", "a/b"])
    func directoryFurtherUpThatIsReplacedIsFollowed(_ moved: String) throws {
        let watched = try Watched(file: "a/b/c/f") { folder in
            try folder.makeDirectory("a/b/c")
            try folder.write("x", to: "a/b/c/f")
            try folder.makeDirectory("new/\(moved)")
        }
        try watched.folder.rename(moved, to: "old")
        try watched.waitForChange()
        try watched.folder.rename("new/\(moved)", to: moved)
        try watched.waitForChange()
        try watched.folder.makeDirectory("a/b/c")
        try watched.folder.write("y", to: "a/b/c/f")
        try watched.waitForChange()
        try watched.folder.write("z", to: "a/b/c/f")
        try watched.waitForChange()
    }

    @Test func whatElseHappensFurtherUpWakesNobody() throws {
        let watched = try Watched(file: "a/b/c/f") { folder in
            try folder.makeDirectory("a/b/c")
            try folder.write("x", to: "a/b/c/f")
        }
        try watched.folder.write("x", to: "a/other")
        try watched.folder.makeDirectory("a/b/more")
        try watched.folder.rename("a/b/more", to: "a/more")
        #expect(!watched.folder.isAwake)
    }

    @Test func directoryThatIsRemovedIsFollowed() throws {
        let watched = try Watched { try $0.write("a", to: "d/f") }
        watched.folder.remove("d")
        try watched.waitForChange()
        try watched.folder.makeDirectory("d")
        try watched.waitForChange()
        try watched.folder.write("b", to: "d/f")
        try watched.waitForChange()
    }

    /// Collections of settings in one folder, with links to them where programs look.
    @Test func linksAreFollowed() throws {
        let watched = try Watched { folder in
            try folder.makeDirectory("dots")
            try folder.write("a", to: "dots/f")
            try folder.link("d/f", to: "../dots/f")
        }
        try watched.folder.replace("b", at: "dots/f")
        try watched.waitForChange()
        try watched.folder.write("c", to: "dots/other")
        #expect(try watched.isQuiet())
        try watched.folder.link("d/new", to: "../dots/other")
        try watched.folder.rename("d/new", to: "d/f")
        try watched.waitForChange()
        try watched.folder.write("d", to: "dots/other")
        try watched.waitForChange()
    }

    @Test func linkToADirectoryIsFollowed() throws {
        let watched = try Watched(file: "link/f") { folder in
            try folder.makeDirectory("one")
            try folder.makeDirectory("two")
            try folder.link("link", to: "one")
        }
        try watched.folder.write("a", to: "one/f")
        try watched.waitForChange()
        try watched.folder.link("new", to: folder(watched, "two"))
        try watched.folder.rename("new", to: "link")
        try watched.waitForChange()
        try watched.folder.write("b", to: "two/f")
        try watched.waitForChange()
    }

    @Test func linkThatLeadsToItselfIsNoTrap() throws {
        let watched = try Watched { try $0.link("d/f", to: "f") }
        watched.folder.remove("d/f")
        try watched.waitForChange()
        try watched.folder.write("a", to: "d/f")
        try watched.waitForChange()
    }

    @Test func otherFilesAreNoMatter() throws {
        let watched = try Watched { try $0.write("a", to: "d/f") }
        try watched.folder.write("b", to: "d/g")
        try watched.folder.rename("d/g", to: "d/f~")
        try watched.folder.makeDirectory("d/f.d")
        try watched.folder.write("c", to: "other")
        #expect(try watched.isQuiet())
    }

    @Test func readingIsNoChange() throws {
        let watched = try Watched { try $0.write("a", to: "d/f") }
        #expect(DocumentFile.content(of: watched.folder.path("d/f")) == .bytes([0x61]))
        #expect(try watched.isQuiet())
        #expect(!watched.folder.isAwake)
    }

    @Test func whatHappensAtOnceIsToldOnce() throws {
        let watched = try Watched()
        for round in 0..<50 { try watched.folder.write("\(round)", to: "d/f") }
        try watched.waitForChange()
        #expect(try watched.isQuiet())
    }

    @Test func halfWrittenFileIsNotTold() throws {
        let watched = try Watched()
        let file = unsafe try #require(unsafe fopen(watched.folder.path("d/f"), "w"))
        try #require(unsafe fputs("half", file) >= 0)
        try #require(unsafe fflush(file) == 0)
        #expect(try watched.isQuiet())
        try #require(unsafe fclose(file) == 0)
        try watched.waitForChange()
    }

    /// Editors give a new file its rights before its text, and a file that is there too when they have emptied it.
    @Test(arguments: [true, false])
    func rightsOfAHalfWrittenFileAreNotTold(isThereBefore: Bool) throws {
        let watched = try Watched { if isThereBefore { try $0.write("a", to: "d/f") } }
        let file = unsafe try #require(unsafe fopen(watched.folder.path("d/f"), "w"))
        try #require(unsafe fchmod(fileno(file), 0o640) == 0)
        #expect(try watched.isQuiet())
        try #require(unsafe fputs("whole", file) >= 0)
        try #require(unsafe fclose(file) == 0)
        try watched.waitForChange()
        try #require(unsafe chmod(watched.folder.path("d/f"), 0o600) == 0)
        try watched.waitForChange()
    }

    @Test func lostEventsAreAChange() throws {
        let limit = try #require(Self.queueLimit, "the kernel tells how many events wait")
        let names = ["d/g", "d/h"]
        let watched = try Watched { folder in for name in names { try folder.write("", to: name) } }
        // Other files, by turns: equal events that follow each other would become one.
        for round in 0...limit {
            let path = watched.folder.path(names[round % 2])
            try #require(unsafe chmod(path, 0o600) == 0)
        }
        try watched.waitForChange()
    }

    @Test func droppedWatchIsQuiet() throws {
        let folder = try Folder()
        try folder.makeDirectory("d")
        var changes = 0
        do {
            let watch = try DocumentWatch(in: folder.loop)
            watch.onChange = { changes += 1 }
            watch.follow([folder.path("d/f")])
        }
        try folder.write("a", to: "d/f")
        try folder.loop.turn(.notAtAll)
        #expect(changes == 0)
    }

    private static var queueLimit: Int? {
        guard
            case .bytes(let bytes) = DocumentFile.content(
                of: "/proc/sys/fs/inotify/max_queued_events")
        else { return nil }
        return Int(String(decoding: bytes.prefix { $0 != 0x0A }, as: UTF8.self))
    }

    private func folder(_ watched: Watched, _ name: String) -> String { watched.folder.path(name) }
}

/// A watch on one file, whose directory `d` exists.
private final class Watched {
    let folder: Folder
    private let watch: DocumentWatch
    private var changes = 0

    init(file: String = "d/f", _ prepare: (Folder) throws -> Void = { _ in }) throws {
        folder = try Folder()
        try folder.makeDirectory("d")
        try prepare(folder)
        watch = try DocumentWatch(in: folder.loop)
        watch.onChange = { [unowned self] in changes += 1 }
        watch.follow([folder.path(file)])
    }

    func waitForChange() throws {
        changes = 0
        try folder.wait(for: "a change") { changes > 0 }
    }

    /// Whether nothing is told of what has happened; the kernel has queued all of that by then.
    func isQuiet() throws -> Bool {
        changes = 0
        while folder.isAwake { try folder.loop.turn(.notAtAll) }
        return changes == 0
    }
}
