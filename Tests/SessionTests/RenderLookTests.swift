import Painter
import TestKit
import Testing
import Units

extension SessionTests {
    /// How the keyboard looks, in pictures and descriptions of `glasschord render`.
    @Suite struct RenderLook {
        private let directory: Directory
        /// Where themes are looked for, too.
        private let environment: [String: String]

        init() throws {
            directory = try Directory(owner: nil)
            environment = ["HOME": directory.path]
        }

        /// Each row's options give a picture that no other row gives.
        @Test func everyOptionOfTheLookGivesAPictureOfItsOwn() throws {
            let paper = directory.file("paper.yaml")
            try Directory.write("based-on: forest\nbackground: '#204060'\n", to: paper)
            let press = ["--press", "key.character.g"]
            let options: [[String]] = [
                [], ["--theme", "midnight"], ["--theme=ocean"], ["--theme", "sunset"],
                ["--theme", "forest"], ["--theme", "graphite"], ["--style-file", paper],
                ["--scheme", "dark"], ["--design", "ios18"], ["--translucent", "off"],
                ["--uniform-keys", "off"], ["--space-label", "off"], press,
                ["--preview-style", "connected"] + press, ["--preview-style", "curvy"] + press,
                ["--preview-style", "square"] + press, ["--preview-style", "floating"] + press,
                ["--preview-style", "bubble"] + press, ["--preview-style", "off"] + press,
                ["--callout", "key.character.e"], ["--backdrop", "checker"],
                ["--backdrop", "#3366cc"],
            ]
            var seen: [[UInt32]: [String]] = [:]
            for words in options {
                let image = try picture(words)
                if let other = seen[image.pixels] { Issue.record("\(words) looks like \(other)") }
                seen[image.pixels] = words
            }
        }

        /// What is the default is also what may be written.
        @Test(arguments: [
            ["--theme", "native"], ["--scheme", "auto"], ["--scheme", "light"],
            ["--design", "auto"],
            ["--design", "ios26"], ["--translucent", "on"], ["--preview-style", "native"],
            ["--uniform-keys", "on"], ["--space-label", "on"],
        ])
        func theDefaultMayBeWritten(_ words: [String]) throws {
            let press = ["--press", "key.character.g"]
            #expect(try picture(words + press) == picture(press))
        }

        @Test(arguments: [
            ["--scheme", "blue"], ["--translucent", "maybe"], ["--preview-style", "round"],
            ["--uniform-keys", "1"], ["--space-label", ""], ["--animations", "fast"],
            ["--backdrop", "#12345"], ["--backdrop", "#gggggg"], ["--backdrop", ""],
            ["--callout", "key.shift"], ["--callout", "key.character.7"], ["--style-file", ""],
        ])
        func wrongWordsOfTheLookGiveStatus2(_ words: [String]) throws {
            let run = try ProgramRun(["render", "--describe"] + words, environment)
            #expect(run.exit == .status(2))
            #expect(run.output == "")
            #expect(run.lines.first?.hasPrefix("glasschord: \(words[0])") == true, "\(run.errors)")
        }

        @Test func aThemeThatIsNotThereIsAFailure() throws {
            let run = try ProgramRun(["render", "--describe", "--theme", "oceans"], environment)
            #expect(run.exit == .status(1))
            #expect(run.lines.count == 1)
            #expect(run.errors.contains("'oceans'") && run.errors.contains("'ocean'"))
        }

        /// Source: docs/settings.md, Themes.
        @Test func aStyleFilesColoursAreInThePicture() throws {
            let file = directory.file("paper.yaml")
            try Directory.write(
                """
                background: {light: '#f4ecd8', dark: '#1e1820'}
                standard-key: '#fffaf0'
                control-key: '#e2d6bd'
                key-text: '#2a1f2d'
                accent: '#7a2e5a'
                accent-text: '#ffffff'

                """, to: file)
            let light = try picture(["--style-file", file])
            #expect(light[201, 20] == 0xFFF4_ECD8)
            #expect(
                try picture(["--style-file", file, "--scheme", "dark"])[201, 20] == 0xFF1E_1820)
            // By its name, from where themes are.
            try directory.makeFolders(".config/glasschord/themes")
            try directory.write(
                "based-on: ocean\nbackground: '#204060'\n",
                to: ".config/glasschord/themes/mine.yaml")
            #expect(try picture(["--theme", "mine"])[201, 20] == 0xFF20_4060)
        }

        @Test func aBrokenStyleFileIsAFailureWithItsPlace() throws {
            let file = directory.file("broken.yaml")
            try Directory.write("based-on: ocean\naccent: 'reddish'\n", to: file)
            let output = directory.file("broken.png")
            let run = try ProgramRun(["render", "-o", output, "--style-file", file], environment)
            #expect(run.exit == .status(1))
            #expect(run.lines.count == 1)
            #expect(run.errors.hasPrefix("glasschord: \(file):2:9: "), "\(run.errors)")
            #expect(Directory.bytes(of: output) == nil)
        }

        @Test func aStyleFileThatIsNotThereIsAFailure() throws {
            let file = directory.file("nowhere.yaml")
            let run = try ProgramRun(["render", "--describe", "--style-file", file], environment)
            #expect(run.exit == .status(1))
            #expect(run.lines.count == 1 && run.errors.contains(file))
        }

        @Test func theUsersSettingsDoNotCount() throws {
            try directory.makeFolders(".config/glasschord")
            try directory.write(
                "theme: ocean\nscheme: [\n", to: ".config/glasschord/settings.yaml")
            let run = try ProgramRun(["render", "--describe"], environment)
            #expect(run.exit == .status(0) && run.errors == "")
            #expect(try JSONValue(parsing: run.output)["translucent"] == .bool(true))
        }

        /// Between the keys a translucent picture has the backdrop's own pixels.
        @Test func T31_theBackdropIsSeenBetweenTheKeys() throws {
            let tile = Image(size: PixelSize(width: 3, height: 2), filling: 0xFF12_3456)
            let file = directory.file("tile.png")
            try PNGWriter.write(tile, to: file)
            let painted = try picture(["--backdrop", file])
            let colored = try picture(["--backdrop", "#123456"])
            #expect(painted == colored)
            #expect(painted[2, 2] == 0xFF12_3456 && painted[401, 289] == 0xFF12_3456)
            let checker = try picture(["--backdrop", "checker"])
            #expect(Set((0..<402).map { checker[$0, 2] }).count == 2)
            // A solid keyboard hides it but for the rounded corners.
            let solid = try picture(["--backdrop", "#123456", "--translucent", "off"])
            #expect(solid[0, 0] == 0xFF12_3456 && solid[201, 2] == 0xFFE2_E2E6)
        }

        @Test(arguments: ["nowhere.png", "words.png"])
        func aBackdropThatIsNoPictureIsAFailure(_ name: String) throws {
            try directory.write("no picture\n", to: "words.png")
            let file = directory.file(name)
            let run = try ProgramRun(
                ["render", "-o", directory.file("out.png"), "--backdrop", file], environment)
            #expect(run.exit == .status(1))
            #expect(run.lines.count == 1 && run.errors.contains(file))
            #expect(Directory.bytes(of: directory.file("out.png")) == nil)
        }

        /// The figures of behaviour C.3 and C.4, at 402 x 874.
        @Test func theSurfaceIsDescribed() throws {
            let glass = try description([])
            #expect(glass["translucent"] == .bool(true))
            #expect(glass["surface"]?["height"] == .number(291))
            #expect(glass["surface"]?["topInset"] == .number(62))
            #expect(glass["surface"]?["exclusiveZone"] == .number(229))
            #expect(glass["regions"]?["opaque"] == .array([]))
            let keys = try #require(glass["regions"]?["input"]?.elements.first)
            #expect(keys["y"] == .number(62) && keys["height"] == .number(229))
            #expect(glass["regions"]?["blur"]?.elements.isEmpty == false)
            #expect(glass["pictureTop"] == .number(0))
            #expect(glass["pop"] == nil && glass["callout"] == nil)

            let solid = try description(["--theme", "ocean"])
            #expect(solid["translucent"] == .bool(false))
            #expect(solid["surface"]?["exclusiveZone"] == .number(291))
            #expect(solid["regions"]?["blur"] == .array([]))
            #expect(solid["regions"]?["opaque"]?.elements.isEmpty == false)
        }

        @Test func B01_thePopIsDescribedWhereItIsPainted() throws {
            let words = ["--press", "key.character.g"]
            let pop = try #require(try description(words)["pop"])
            #expect(pop["width"] == .number(60.75) && pop["height"] == .number(60.75))
            let before = try picture([])
            let after = try picture(words)
            let x = Int(try #require(pop["x"]?.number)) + 30
            let y = Int(try #require(pop["y"]?.number)) + 5
            #expect(before[x, y] != after[x, y] && after[x, y] >> 24 == 0xFF)
        }

        @Test func B12_theCalloutIsDescribed() throws {
            let callout = try #require(
                try description(["--callout", "key.character.e"])["callout"])
            #expect(callout["key"] == .string("key.character.e"))
            let cells = callout["cells"]?.elements ?? []
            let selected = Int(try #require(callout["selected"]?.number))
            // Source: behaviour C.5: the base and its variants, the base selected.
            #expect(cells.count == 10)
            #expect(cells[selected]["label"] == .string("e"))
            let labels = Set(cells.compactMap { $0["label"]?.string })
            #expect(labels == Set("eèéêëěẽēėę".map(String.init)))
        }

        /// A callout without headroom has a surface of its own, for which the picture grows upwards.
        @Test(arguments: ["1", "1.5", "2"])
        func thePictureGrowsUpwardsForACallout(_ scale: String) throws {
            let words = ["--preview-style", "off"]
            let callout = words + ["--callout", "key.character.e"]
            let factor = try #require(Double(scale))
            let described = try description(callout)
            let top = try #require(described["pictureTop"]?.number)
            let height = try #require(described["surface"]?["height"]?.number)
            #expect(top > 0)
            #expect(height == 229)
            let plain = try picture(words + ["--scale", scale])
            let grown = try picture(callout + ["--scale", scale])
            #expect(grown.size.width == plain.size.width)
            #expect(grown.size.height == Int(((height + top) * factor).rounded()))
            // The board lies at the picture's lower end: the last row of keys is where it was.
            let row = plain.size.height - Int(20 * factor)
            let lower = grown.size.height - Int(20 * factor)
            #expect(
                (0..<plain.size.width).allSatisfy { plain[$0, row] == grown[$0, lower] })
            let bar = try #require(described["callout"])
            let x = Int(try #require(bar["x"]?.number) * factor) + Int(10 * factor)
            let y = Int((try #require(bar["y"]?.number) + top) * factor) + Int(3 * factor)
            #expect(grown[x, y] >> 24 == 0xFF)
        }

        private func picture(_ words: [String]) throws -> Image {
            let file = directory.file("picture.png")
            let run = try ProgramRun(["render", "-o", file] + words, environment)
            try #require(run.exit == .status(0), "\(words) \(run.errors)")
            return try PNGReader.read(file)
        }

        private func description(_ words: [String]) throws -> JSONValue {
            let run = try ProgramRun(["render", "--describe"] + words, environment)
            try #require(run.exit == .status(0), "\(words) \(run.errors)")
            return try JSONValue(parsing: run.output)
        }
    }
}
