import TestKit
import Testing
import Units

extension SessionTests {
    /// The bar above the keys in pictures and descriptions of `glasschord render`.
    ///
    /// Source of the numbers: behaviour E.3 to E.5, and C.4 for the headroom: 61.05 - 52 is 10 whole pixels, less 46 is 16.
    @Suite struct RenderToolbar {
        private func description(_ words: [String], width: Int = 408) throws -> JSONValue {
            let run = try ProgramRun(
                ["render", "--describe", "--size", "\(width)x874", "--toolbar", "demo"] + words)
            #expect(run.exit == .status(0), "\(run.errors)")
            return try JSONValue(parsing: run.output)
        }

        private func rect(_ value: JSONValue?) -> [Double?] {
            ["x", "y", "width", "height"].map { value?[$0]?.number }
        }

        @Test func K03_theBarIsDescribed() throws {
            let value = try description([])
            let surface = value["surface"]
            #expect(surface?["height"] == .number(291) && surface?["topInset"] == .number(10))
            #expect(surface?["exclusiveZone"] == .number(281))
            let bar = value["toolbar"]
            #expect(bar?["height"] == .number(52) && bar?["style"]?.string == "glass")
            let capsules = try #require(bar?["capsules"]).elements
            #expect(
                capsules.map(rect) == [[8, 14, 96, 44], [112, 14, 184, 44], [304, 14, 96, 44]])
            let items = capsules.map { $0["items"]?.elements ?? [] }
            #expect(
                items.map { $0.map { $0["id"]?.string } } == [
                    ["0.0", "0.1"], ["1.0", "1.1", "1.2", "1.3"], ["2.0", "2.1"],
                ])
            #expect(
                items.joined().map { $0["label"]?.string } == [
                    "Undo", "Redo", "(", ".", "=", "#", "Find", "Hide keyboard",
                ])
            #expect(rect(items[1][2]) == [116 + 88, 14, 44, 44])
            #expect(items.joined().map { $0["enabled"] == .bool(false) }.firstIndex(of: true) == 1)
            #expect(value["picker"] == nil && value["pictureTop"] == .number(0))
        }

        @Test func K04_narrowItIsOneCapsule() throws {
            let capsules = try #require(try description([], width: 402)["toolbar"]?["capsules"])
            #expect(capsules.elements.map(rect) == [[9, 14, 384, 44]])
            #expect(capsules.elements.first?["items"]?.elements.count == 8)
        }

        @Test func K08_theClassicBarIsLower() throws {
            let value = try description(["--toolbar-style", "classic"])
            #expect(value["surface"]?["topInset"] == .number(16))
            #expect(value["toolbar"]?["height"] == .number(46))
            let first = value["toolbar"]?["capsules"]?.elements.first?["items"]?.elements.first
            // The keys' own margin.
            #expect(rect(first).dropLast(2) == [6.5, 18] && first?["height"] == .number(42))
        }

        @Test func K07_aPickerIsDescribedWhereItIs() throws {
            // From the item at 116 on there is room for 6 cells of 44 and the paddings of 4 to the right, not to the left.
            let value = try description(["--picker", "1.0:3"])
            let picker = value["picker"]
            #expect(picker?["item"]?.string == "1.0" && picker?["selected"] == .number(3))
            // 6 above the capsule at 14, and 52 high; its shadow reaches 5 further.
            #expect(rect(picker) == [112, -44, 272, 52])
            let cells = try #require(picker?["cells"]).elements
            #expect(cells.map { $0["label"]?.string } == ["(", "{", "[", "]", "}", ")"])
            #expect(rect(cells[1]) == [160, -40, 44, 44])
            #expect(value["pictureTop"] == .number(49))
        }

        @Test func aBarIsThereOnlyWhereItIsAskedFor() throws {
            let bare = try ProgramRun(["render", "--describe"])
            let none = try ProgramRun(["render", "--describe", "--toolbar", "none"])
            #expect(bare.exit == .status(0) && bare.output == none.output)
            #expect(try JSONValue(parsing: bare.output)["toolbar"] == nil)
        }

        @Test(arguments: [
            ["--toolbar", "nobodys"], ["--picker", "1.0"],
            ["--toolbar", "demo", "--picker", "0.0"],
            ["--toolbar", "demo", "--picker", "3.0"], ["--toolbar", "demo", "--picker", "1.0:6"],
            ["--toolbar", "demo", "--picker", "1"], ["--toolbar", "demo", "--picker", "1.0:"],
            ["--toolbar", "demo", "--picker", "-1.0"],
            ["--toolbar", "demo", "--picker", "1.0:1:2"],
            ["--toolbar", "demo", "--picker", "99999999999999999999.0"],
            ["--toolbar-style", "plain"],
        ])
        func whatIsNotThereIsRefused(_ words: [String]) throws {
            let run = try ProgramRun(["render", "--describe"] + words)
            #expect(run.exit == .status(2) && run.errors.contains("--"), "\(run.errors)")
            #expect(run.output.isEmpty)
        }

        @Test func eachLookOfABarIsAPictureOfItsOwn() throws {
            let directory = try Directory(owner: nil)
            let options: [[String]] = [
                [], ["--scheme", "dark"], ["--toolbar-style", "classic"], ["--picker", "1.0"],
                ["--picker", "1.0:1"], ["--picker", "1.3", "--toolbar-style", "classic"],
                ["--size", "402x874"], ["--size", "800x1280"], ["--translucent", "off"],
            ]
            var pictures: Set<[UInt8]> = []
            for (index, words) in options.enumerated() {
                let file = directory.file("\(index).png")
                let run = try ProgramRun(
                    ["render", "-o", file, "--size", "408x874", "--toolbar", "demo"] + words)
                #expect(run.exit == .status(0), "\(words) \(run.errors)")
                pictures.insert(try #require(Directory.bytes(of: file)))
            }
            #expect(pictures.count == options.count)
        }
    }
}
