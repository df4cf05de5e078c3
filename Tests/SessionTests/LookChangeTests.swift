import TestKit
import Testing
import Units

extension SessionTests {
    /// Files and the desktop change the look while the keyboard is on screen. Source: docs/settings.md; behaviour A.1, A.3, A.5.
    @Suite struct LookChanges {
        private enum Ground {
            static let light: [UInt8] = [0xE2, 0xE2, 0xE6]
            static let dark: [UInt8] = [0x29, 0x29, 0x2B]
            static let ocean: [UInt8] = [0xCF, 0xE6, 0xF0]
            static let sunset: [UInt8] = [0xFB, 0xE3, 0xD3]
            static let oceanDark: [UInt8] = [0x08, 0x20, 0x2C]
        }

        let program: String

        init() throws {
            program = try KeyboardSession.builtProgram()
        }

        @Test func settingsAreFollowedAndBrokenOnesChangeNothing() throws {
            let session = try start()
            let window = try EntryWindow(in: session.sway)
            try session.waitUntilShown(beside: window)
            try settings("theme: ocean\n", session)
            try wait(for: Ground.ocean, session)
            let good = session.keyboardRows(of: try session.settledPicture())
            let file = session.sway.directory.file(Self.settings)

            try settings("theme: sunset\nscheme: [dark\n", session)
            try wait(forMessage: "\(file):", session)
            let message = try #require(lines(session).last)
            #expect(
                message.hasPrefix("\(file):3:1: ") || message.hasPrefix("\(file):2:"), "\(message)")
            // The text caret of the window blinks.
            #expect(session.keyboardRows(of: try session.settledPicture()) == good)

            // A word that is not understood costs that word alone.
            try settings("theme: sunset\nscheme: dusk\n", session)
            try wait(for: Ground.sunset, session)
            try wait(forMessage: "\(file):2:9: ", session)

            try settings("theme: ocean\nscheme: dark\n", session)
            try wait(for: Ground.oceanDark, session)
            #expect(lines(session).count == 2, "\(session.keyboard.messages)")
            try session.typist.type("Still 1")
            try window.wait(forText: "Still 1")
        }

        /// The file is not there at first, nor its folder.
        @Test func settingsThatAppearLaterCount() throws {
            let session = try KeyboardSession(program)
            try session.showByHand()
            try session.waitUntilShown()
            try session.sway.directory.makeFolders(".config/glasschord")
            try settings("theme: ocean\n", session)
            try wait(for: Ground.ocean, session)
            try session.sway.directory.remove(Self.settings)
            try wait(for: Self.wallpaper, session)
            #expect(session.keyboard.messages == "")
        }

        @Test func aThemesFileIsFollowedAndABrokenOneChangesNothing() throws {
            let session = try start(makingFolders: ".config/glasschord/themes")
            let theme = ".config/glasschord/themes/paper.yaml"
            let file = session.sway.directory.file(theme)
            let paper: [UInt8] = [0xF4, 0xEC, 0xD8]
            try paint("#f4ecd8", in: theme, session)
            try settings("theme: paper\n", session)
            try session.showByHand()
            try wait(for: paper, session)
            let good = session.keyboardRows(of: try session.settledPicture())

            try session.sway.directory.write("based-on: ocean\nbackground: f4ecd8'\n", to: theme)
            try wait(forMessage: "\(file):2:13: ", session)
            #expect(session.keyboardRows(of: try session.settledPicture()) == good)

            try paint("#d0e0ff", in: theme, session)
            try wait(for: [0xD0, 0xE0, 0xFF], session)
            // As an editor that writes beside the file and renames.
            try paint("#ffe0d0", in: theme + ".new", session)
            try session.sway.directory.rename(theme + ".new", to: theme)
            try wait(for: [0xFF, 0xE0, 0xD0], session)
            #expect(lines(session).count == 1, "\(session.keyboard.messages)")
        }

        @Test func theCommandLineCountsInsteadOfTheFile() throws {
            let session = try start(look: ["--theme", "sunset"])
            try session.showByHand()
            try wait(for: Ground.sunset, session)
            // The scheme tells when the file has been read.
            try settings("theme: ocean\nscheme: dark\n", session)
            try wait(for: [0x24, 0x10, 0x19], session)
        }

        @Test func T13_theDesktopsSchemeIsFollowed() throws {
            let bus = try PrivateBus()
            let portal = try FakePortal(on: bus, [Self.appearance, Self.scheme, "uint32 1"])
            let session = try start(look: ["--translucent", "off"], on: bus)
            let window = try EntryWindow(in: session.sway)
            try session.waitUntilShown(beside: window)
            try wait(for: Ground.dark, session)
            try portal.set(Self.appearance, Self.scheme, "uint32 2")
            try wait(for: Ground.light, session)
            try portal.set(Self.appearance, Self.scheme, "uint32 1")
            try wait(for: Ground.dark, session)
            try portal.set(Self.appearance, Self.scheme, "uint32 0")
            try wait(for: Ground.light, session)
            // It stays as it is without the bus, and goes on typing.
            try portal.set(Self.appearance, Self.scheme, "uint32 1")
            try wait(for: Ground.dark, session)
            portal.end()
            bus.end()
            try session.typist.type("No bus 1")
            try window.wait(forText: "No bus 1")
            #expect(try ground(of: session.settledPicture(), session) == Ground.dark)
        }

        @Test func T13_whatTheUserChoseCountsInsteadOfTheDesktops() throws {
            let bus = try PrivateBus()
            let portal = try FakePortal(on: bus, [Self.appearance, Self.scheme, "uint32 1"])
            let session = try start(look: ["--scheme", "light"], on: bus)
            try session.showByHand()
            try session.waitUntilShown()
            // More contrast takes the glass away: the desktop has been heard.
            try portal.set(Self.appearance, Self.scheme, "uint32 1")
            try portal.set(Self.appearance, "contrast", "uint32 1")
            try wait(for: Ground.light, session)
            try portal.set(Self.appearance, "contrast", "uint32 0")
            try wait(for: Self.wallpaper, session)
        }

        private static let settings = ".config/glasschord/settings.yaml"
        private static let appearance = "org.freedesktop.appearance"
        private static let scheme = "color-scheme"
        /// What the kit gives sway's background, which is seen between keys of glass.
        private static let wallpaper: [UInt8] = [0x2E, 0x40, 0x53]

        private func start(
            look: [String] = [], makingFolders folders: String = ".config/glasschord",
            on bus: PrivateBus? = nil
        ) throws -> KeyboardSession<SwaySession> {
            let sway = try SwaySession()
            try sway.directory.makeFolders(folders)
            return try KeyboardSession(
                program, look: look,
                variables: bus.map { ["DBUS_SESSION_BUS_ADDRESS": $0.address] } ?? [:], in: sway,
                tapper: try PointerTapper(in: sway))
        }

        private func settings(_ text: String, _ session: KeyboardSession<SwaySession>) throws {
            try session.sway.directory.write(text, to: Self.settings)
        }

        private func paint(
            _ light: String, in theme: String, _ session: KeyboardSession<SwaySession>
        ) throws {
            try session.sway.directory.write(
                "based-on: ocean\nbackground: {light: '\(light)', dark: '#101820'}\n", to: theme)
        }

        /// The colour below the last row of keys.
        private func ground(
            of picture: Picture, _ session: KeyboardSession<SwaySession>
        ) throws -> [UInt8] {
            picture.color(x: picture.size.width / 2, y: picture.size.height - 2)
        }

        private func wait(
            for ground: [UInt8], _ session: KeyboardSession<SwaySession>
        ) throws {
            try session.keyboard.wait("does not become \(ground)") {
                $0.color(x: $0.size.width / 2, y: $0.size.height - 2) == ground
            }
        }

        private func wait(
            forMessage words: String, _ session: KeyboardSession<SwaySession>
        ) throws {
            try session.keyboard.wait("does not say \(words)") { _ in
                session.keyboard.messages.contains(words)
            }
        }

        private func lines(_ session: KeyboardSession<SwaySession>) -> [Substring] {
            session.keyboard.messages.split(separator: "\n")
        }
    }
}
