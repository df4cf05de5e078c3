import TestRandom
import Testing

@testable import Painter

@Suite struct FontFinderTests {
    private let directory: TemporaryDirectory
    private var environment: FontEnvironment

    init() throws {
        let directory = try TemporaryDirectory()
        self.directory = directory
        for name in [
            "home", "fonts/truetype/dejavu", "fonts/opentype/inter", "fonts/odd/deep", "etc",
        ] {
            try directory.makeDirectory(name)
        }
        environment = FontEnvironment { $0 == "HOME" ? "\(directory.path)/home" : nil }
        environment.systemFontDirectories = ["\(directory.path)/fonts"]
        environment.fontconfigDirectory = "\(directory.path)/etc"
    }

    private func finder(fontconfig answer: String? = nil) -> FontFinder {
        let file = answer.map { FontFile(path: $0) }
        return FontFinder(environment: environment) { file }
    }

    /// Files that exist stand for fonts that work.
    private func found(_ finder: FontFinder, broken: Set<String> = []) -> String? {
        finder.first { broken.contains($0.path) ? nil : $0.path }
    }

    private func font(_ name: String) throws -> String {
        try directory.write("fonts/\(name)", "pretended")
        return "\(directory.path)/fonts/\(name)"
    }

    @Test func fontconfigsAnswerIsRemembered() throws {
        let wellKnown = try font("truetype/dejavu/DejaVuSans.ttf")
        let chosen = try font("odd/Chosen.otf")
        #expect(found(finder()) == wellKnown)
        #expect(finder(fontconfig: chosen).resolveWithFontconfig() == FontFile(path: chosen))
        #expect(found(finder()) == chosen)
        let status = try #require(FileStatus(of: "\(directory.path)/home/.cache/glasschord/font"))
        #expect(status.permissions == 0o600)
    }

    @Test func theFaceIndexIsRemembered() throws {
        let file = FontFile(path: try font("odd/Many.ttc"), faceIndex: 0x2_0003)
        #expect(FontCache(environment: environment).store(file))
        #expect(FontCache(environment: environment).load() == file)
    }

    @Test func whatChangesTheAnswerForgetsIt() throws {
        let wellKnown = try font("truetype/dejavu/DejaVuSans.ttf")
        let chosen = try font("odd/Chosen.otf")
        let cache = FontCache(environment: environment)
        let changes: [() throws -> Void] = [
            { try self.directory.write("fonts/odd/Chosen.otf", "changed font") },
            { try self.directory.makeDirectory("home/.config/fontconfig") },
            { try self.directory.write("home/.config/fontconfig/fonts.conf", "<fontconfig/>") },
            { try self.directory.makeDirectory("fonts/truetype/new-package") },
            { try self.directory.write("etc/local.conf", "<fontconfig/>") },
        ]
        for change in changes {
            #expect(cache.store(FontFile(path: chosen)))
            #expect(found(finder()) == chosen)
            try change()
            #expect(found(finder()) == wellKnown)
        }
    }

    @Test func aSpoiledCacheIsIgnored() throws {
        let wellKnown = try font("truetype/dejavu/DejaVuSans.ttf")
        let chosen = try font("odd/Chosen.otf")
        let place = "home/.cache/glasschord/font"
        finder(fontconfig: chosen).resolveWithFontconfig()
        let good = try TemporaryDirectory.bytes(of: "\(directory.path)/\(place)")
        var spoiled: [[UInt8]] = [
            [], [0xFF, 0xFE, 0], Array("glasschord font 2\n".utf8), Array(good.dropLast()),
            good + good, Array(repeating: 0x41, count: 100_000), Array("\n\n\n\n".utf8),
        ]
        var random = SeededGenerator(seed: 3)
        for _ in 0..<50 {
            var bytes = good
            let place = Int.random(in: 0..<bytes.count, using: &random)
            bytes[place] ^= UInt8.random(in: 1...255, using: &random)
            spoiled.append(bytes)
        }
        for bytes in spoiled {
            try directory.write(place, bytes)
            #expect(found(finder()) == wellKnown)
        }
        try directory.write(place, good)
        #expect(found(finder()) == chosen)
    }

    @Test func aCacheThatIsNoFileIsIgnored() throws {
        let wellKnown = try font("truetype/dejavu/DejaVuSans.ttf")
        try directory.makeDirectory("home/.cache/glasschord")
        try directory.makePipe("home/.cache/glasschord/font")
        #expect(found(finder()) == wellKnown)
        #expect(finder(fontconfig: wellKnown).resolveWithFontconfig()?.path == wellKnown)
    }

    @Test func withoutAHomeNothingIsStored() throws {
        var homeless = FontEnvironment { _ in nil }
        homeless.systemFontDirectories = environment.systemFontDirectories
        let chosen = try font("odd/Chosen.otf")
        let finder = FontFinder(environment: homeless) { FontFile(path: chosen) }
        #expect(finder.resolveWithFontconfig()?.path == chosen)
        #expect(!FontCache(environment: homeless).store(FontFile(path: chosen)))
        #expect(found(finder) == chosen, "by the walk")
    }

    @Test func aHomeThatCannotBeWrittenDoesNoHarm() throws {
        let chosen = try font("odd/Chosen.otf")
        try directory.write("home/.cache", "a file where a directory belongs")
        #expect(finder(fontconfig: chosen).resolveWithFontconfig()?.path == chosen)
    }

    @Test func preferredFontsComeBeforeOthers() throws {
        _ = try font("odd/AAA-Sans-Regular.ttf")
        let dejaVu = try font("truetype/dejavu/DejaVuSans.ttf")
        #expect(found(finder()) == dejaVu)
        let inter = try font("opentype/inter/Inter-Regular.otf")
        #expect(found(finder()) == inter)
        #expect(found(finder(), broken: [inter]) == dejaVu)
    }

    /// Wherever each of them lies: the order is that of families, not of directories.
    @Test func betterFontsComeFirst() throws {
        let places = [
            ("Inter", "local/inter/Inter-Regular.otf"),
            ("Adwaita Sans", "fonts/Adwaita/AdwaitaSans-Regular.ttf"),
            ("Roboto", "fonts/truetype/roboto/unhinted/RobotoTTF/Roboto-Regular.ttf"),
            ("Cantarell", "local/opentype/cantarell/Cantarell-Regular.otf"),
            ("Noto Sans", "fonts/truetype/noto/NotoSans-Regular.ttf"),
            ("Open Sans", "fonts/truetype/open-sans/OpenSans-Regular.ttf"),
            ("Lato", "fonts/truetype/lato/Lato-Regular.ttf"),
            ("Liberation Sans", "local/liberation/LiberationSans-Regular.ttf"),
            ("DejaVu Sans", "fonts/truetype/dejavu/DejaVuSans.ttf"),
        ]
        var environment = environment
        environment.systemFontDirectories.append("\(directory.path)/local")
        let finder = FontFinder(environment: environment) { nil }
        for (family, place) in places.reversed() {
            try directory.makeDirectory(
                String(place[..<(place.lastIndex(of: "/") ?? place.endIndex)]))
            try directory.write(place, "pretended")
            #expect(found(finder) == "\(directory.path)/\(place)", "\(family)")
        }
        // One that is missing, or that cannot be opened, leaves the place to the next.
        var broken: Set<String> = []
        for (family, place) in places {
            #expect(found(finder, broken: broken) == "\(directory.path)/\(place)", "\(family)")
            broken.insert("\(directory.path)/\(place)")
        }
        let families = PreferredFont.all.map { $0.family }
        #expect(
            families.filter { family in places.contains { $0.0 == family } } == places.map { $0.0 })
    }

    @Test func everyPreferredFontHasItsPlaces() {
        let all = PreferredFont.all
        #expect(Set(all.map { $0.family }).count == all.count)
        let paths = all.flatMap { $0.paths }
        #expect(Set(paths).count == paths.count)
        for path in paths {
            #expect([".ttf", ".otf", ".ttc"].contains { path.hasSuffix($0) }, "\(path)")
            #expect(!path.hasPrefix("/"), "\(path)")
        }
    }

    @Test func anyPlainSansIsFoundByWalking() throws {
        _ = try font("odd/deep/Some-Bold.ttf")
        _ = try font("odd/deep/Other-BoldItalic.ttf")
        _ = try font("odd/deep/readme.txt")
        #expect(found(finder())?.hasSuffix("deep/Some-Bold.ttf") == true)
        let plain = try font("odd/deep/SomeSans-Regular.otf")
        #expect(found(finder()) == plain)
    }

    @Test func fontconfigIsTheLastResort() throws {
        #expect(found(finder()) == nil)
        #expect(found(finder(fontconfig: "/somewhere/else.ttf")) == "/somewhere/else.ttf")
    }

    @Test func ownRulesAreNotTheDistributions() throws {
        for name in [
            "60-latin.conf", "50-user.conf", "51-local.conf", "README", "10-hinting.conf", "x.conf",
        ] {
            try directory.makeDirectory("etc/conf.d")
            try directory.write("etc/conf.d/\(name)", "<fontconfig/>")
        }
        let below = "\(directory.path)/etc/conf.d/"
        #expect(
            environment.distributionRules == [below + "10-hinting.conf", below + "60-latin.conf"])
    }

    @Test func directoriesFollowTheBaseDirectorySpecification() {
        let set = FontEnvironment {
            ["HOME": "/h", "XDG_CACHE_HOME": "/c", "XDG_DATA_HOME": "not/absolute"][$0]
        }
        #expect(set.cacheFile == "/c/glasschord/font")
        #expect(set.dataHome == "/h/.local/share")
        let unset = FontEnvironment { _ in "" }
        #expect(unset.cacheFile == nil)
        #expect(unset.fontDirectories == ["/usr/share/fonts", "/usr/local/share/fonts"])
    }
}
