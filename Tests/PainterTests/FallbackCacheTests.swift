import TestRandom
import Testing

@testable import Painter

@Suite struct FallbackCacheTests {
    private let directory: TemporaryDirectory
    private var environment: FontEnvironment
    private let arabic = Script(nearest: "ض")
    private let hangul = Script(nearest: "ㅂ")

    init() throws {
        let directory = try TemporaryDirectory()
        self.directory = directory
        for name in ["home", "fonts", "etc"] { try directory.makeDirectory(name) }
        environment = FontEnvironment { $0 == "HOME" ? "\(directory.path)/home" : nil }
        environment.systemFontDirectories = ["\(directory.path)/fonts"]
        environment.fontconfigDirectory = "\(directory.path)/etc"
    }

    private func font(_ name: String) throws -> FontFile {
        try directory.write("fonts/\(name)", "pretended")
        return FontFile(path: "\(directory.path)/fonts/\(name)", faceIndex: 3)
    }

    private func finder(_ files: [FontFile]) -> FontFinder {
        FontFinder(environment: environment) {
            nil
        } search: { request in
            FontAnswer(
                found: request.needs.map {
                    FontAnswer.Found(script: $0.script, files: files, isIncomplete: false)
                })
        }
    }

    private func request(known: [FontFile] = []) -> FontRequest {
        FontRequest(needs: [FontRequest.Need(script: arabic, known: known, characters: ["ض"])])
    }

    @Test func whatWasFoundIsRememberedScriptByScript() throws {
        let file = try font("a.ttf")
        #expect(finder([]).fallbacks(of: arabic) == [])
        #expect(finder([file]).fonts(for: request()).found.first?.files == [file])
        #expect(finder([]).fallbacks(of: arabic) == [file])
        #expect(finder([]).fallbacks(of: hangul) == [])
        let path = "\(directory.path)/home/.cache/glasschord/font-arab"
        let status = try #require(FileStatus(of: path))
        #expect(status.permissions == 0o600)
        let text = String(decoding: try TemporaryDirectory.bytes(of: path), as: UTF8.self)
        #expect(!text.contains("ض"), "labels may be what somebody typed")
    }

    /// The next start draws with it at once and asks nobody.
    @Test func whatIsRememberedIsDrawnWith() throws {
        #expect(!FallbackCache(environment: environment).store([], of: arabic))
        #expect(try FallbackCache(environment: environment).store([TestFont.arabic()], of: arabic))
        let finder = FontFinder(environment: environment) {
            nil
        } search: { _ in
            Issue.record("the answer is remembered")
            return FontAnswer(found: [])
        }
        var fonts = try FontStack(main: FontFace(TestFont.file()), finder: finder)
        for letter in ["ض", "١", "،", "\u{25CC}\u{64E}"] {
            #expect(try fonts.face(for: letter)?.file == TestFont.arabic())
        }
        #expect(!fonts.isLacking && fonts.takeRequest() == nil)
    }

    @Test func whatIsKnownStaysInFront() throws {
        let (first, second) = (try font("a.ttf"), try font("b.ttf"))
        let answer = finder([second, first]).fonts(for: request(known: [first]))
        #expect(answer.found.first?.files == [first, second])
        #expect(finder([]).fallbacks(of: arabic) == [first, second])
    }

    @Test func nothingFoundIsNotRemembered() throws {
        _ = finder([]).fonts(for: request())
        #expect(FileStatus(of: "\(directory.path)/home/.cache/glasschord/font-arab") == nil)
    }

    @Test func whatChangesTheAnswerForgetsIt() throws {
        let file = try font("a.ttf")
        let changes: [() throws -> Void] = [
            { try self.directory.write("fonts/a.ttf", "changed font") },
            { try self.directory.makeDirectory("fonts/truetype") },
            { try self.directory.write("etc/local.conf", "<fontconfig/>") },
        ]
        for change in changes {
            _ = finder([file]).fonts(for: request())
            #expect(finder([]).fallbacks(of: arabic) == [file])
            try change()
            #expect(finder([]).fallbacks(of: arabic) == [])
        }
    }

    @Test func aSpoiledCacheIsIgnored() throws {
        let file = try font("a.ttf")
        _ = finder([file]).fonts(for: request())
        let place = "home/.cache/glasschord/font-arab"
        let good = try TemporaryDirectory.bytes(of: "\(directory.path)/\(place)")
        var spoiled: [[UInt8]] = [
            [], [0xFF], Array("glasschord fallback 1\n".utf8), Array(good.dropLast()), good + good,
            good + [0x0A], Array(repeating: 0x0A, count: 5), Array(repeating: 0x41, count: 100_000),
        ]
        var random = SeededGenerator(seed: 5)
        for _ in 0..<60 {
            var bytes = good
            bytes[Int.random(in: bytes.indices, using: &random)] ^= .random(
                in: 1...255, using: &random)
            spoiled.append(bytes)
        }
        for bytes in spoiled {
            try directory.write(place, bytes)
            let loaded = finder([]).fallbacks(of: arabic)
            // The index is not in the fingerprint, and any one may be asked for.
            #expect(loaded.allSatisfy { $0.path == file.path }, "\(loaded)")
        }
    }

    @Test func withoutAHomeNothingIsStored() throws {
        let file = try font("a.ttf")
        var homeless = FontEnvironment { _ in nil }
        homeless.systemFontDirectories = environment.systemFontDirectories
        #expect(!FallbackCache(environment: homeless).store([file], of: arabic))
        #expect(FallbackCache(environment: homeless).load(arabic) == [])
    }
}
