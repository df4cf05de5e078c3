import Glibc
import TestKit
import Testing
import Units

extension SessionTests {
    /// `glasschord render` as a program.
    @Suite struct Render {
        @Test func everyOptionGivesAPictureOfItsOwn() throws {
            let directory = try Directory(owner: nil)
            let options: [[String]] = [
                [], ["--shift"], ["--page", "numbers"], ["--page=symbols"], ["--scheme", "dark"],
                ["--press", "key.character.q"], ["--press=key.shift", "--press", "key.space"],
                ["--size", "320x240"], ["--scale", "2"], ["--scale=1.5"], ["--scale", "1.25"],
                ["--scale", "0.25"], ["--size=1x2"], ["--size", "3840x2160"],
            ]
            var pictures: Set<[UInt8]> = []
            for (index, words) in options.enumerated() {
                let file = directory.file("\(index).png")
                let run = try ProgramRun(["render", "--output=\(file)"] + words)
                #expect(run.exit == .status(0), "\(words) \(run.errors)")
                let bytes = try #require(Directory.bytes(of: file))
                #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
                pictures.insert(bytes)
            }
            #expect(pictures.count == options.count)
        }

        @Test(arguments: ["1", "1.25", "1.5", "1.75", "2", "2.5"])
        func thePictureHasTheRoundedSizeOfTheScale(_ scale: String) throws {
            let directory = try Directory(owner: nil)
            let file = directory.file("picture.png")
            let words = ["render", "-o", file, "--describe", "--size", "361x719", "--scale", scale]
            let run = try ProgramRun(words)
            let surface = try #require(try JSONValue(parsing: run.output)["surface"])
            let header = try #require(Directory.bytes(of: file)).dropFirst(16).prefix(8)
            let numbers = header.map { Int($0) }
            let width = numbers[0..<4].reduce(0) { $0 * 256 + $1 }
            let height = numbers[4..<8].reduce(0) { $0 * 256 + $1 }
            let factor = try #require(Double(scale))
            #expect(surface["width"] == .number(361))
            #expect(width == Int((361 * factor).rounded()))
            guard case .number(let points)? = surface["height"] else {
                Issue.record("the surface has no height")
                return
            }
            #expect(height == Int((points * factor).rounded()))
        }

        @Test func whatCannotBeWrittenIsSaidInOneLine() throws {
            for path in ["/nowhere/picture.png", "/", "/dev/full", "/proc/version"] {
                let run = try ProgramRun(["render", "-o", path])
                #expect(run.exit == .status(1), "\(path)")
                #expect(run.lines.count == 1 && run.errors.contains(path))
            }
        }

        @Test func aPictureThatIsTooLargeIsSaidInOneLine() throws {
            let directory = try Directory(owner: nil)
            let file = directory.file("picture.png")
            let run = try ProgramRun(
                ["render", "-o", file, "--size", "16384x16384", "--scale", "8"])
            #expect(run.exit == .status(1))
            #expect(run.lines.count == 1 && run.errors.contains("131072"))
            #expect(Directory.bytes(of: file) == nil)
        }

        @Test(arguments: ["1x2", "2x2", "10x10", "320x240", "16384x16384", "16384x2", "1x16384"])
        func everySizeIsDescribedInsideItsSurface(_ size: String) throws {
            let run = try ProgramRun(["render", "--describe", "--size", size])
            #expect(run.exit == .status(0), "\(run.errors)")
            let value = try JSONValue(parsing: run.output)
            let parts = size.split(separator: "x").compactMap { Double(String($0)) }
            guard case .number(let width)? = value["surface"]?["width"],
                case .number(let height)? = value["surface"]?["height"],
                case .array(let keys)? = value["keys"]
            else {
                Issue.record("\(run.output)")
                return
            }
            guard case .number(let inset)? = value["surface"]?["topInset"],
                case .number(let zone)? = value["surface"]?["exclusiveZone"]
            else {
                Issue.record("\(run.output)")
                return
            }
            // The keys take half of the output at most; the headroom above them takes no window's room.
            #expect(width == parts[0] && zone <= parts[1] / 2 && zone > 0)
            #expect(height == zone + inset && inset >= 0 && height <= parts[1])
            #expect(keys.count > 26)
            for key in keys {
                guard case .number(let x)? = key["x"], case .number(let y)? = key["y"],
                    case .number(let keyWidth)? = key["width"],
                    case .number(let keyHeight)? = key["height"]
                else {
                    Issue.record("\(key)")
                    return
                }
                #expect(x >= 0 && x + keyWidth <= width + 0.002)
                #expect(y >= inset && y + keyHeight <= height + 0.002)
                #expect(keyWidth >= 0 && keyHeight >= 0)
            }
        }

        @Test func withoutHomeOrFontsItDraws() throws {
            let directory = try Directory(owner: nil)
            for environment in [
                [:], ["HOME": ""], ["HOME": "/proc/nowhere"], ["HOME": "relative"],
                ["HOME": "/dev/null", "XDG_CACHE_HOME": "/dev/full"],
                ["FONTCONFIG_FILE": "/dev/null", "HOME": directory.path],
            ] {
                let file = directory.file("picture.png")
                let run = try ProgramRun(["render", "-o", file], environment)
                #expect(run.exit == .status(0), "\(environment) \(run.errors)")
            }
        }
    }
}
