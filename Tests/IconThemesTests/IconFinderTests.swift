import DocumentTestKit
import Testing
import Units

@testable import IconThemes

/// Which file is a name's icon. Source: Icon Theme Specification 0.13, "Icon Lookup".
struct IconFinderTests {
    private let tree: IconTree

    init() throws {
        tree = try IconTree()
    }

    @Test func aNameThatIsNowhereHasNone() throws {
        #expect(tree.find("gc-bell") == nil)
        try tree.theme("hicolor")
        #expect(tree.find("gc-bell") == nil)
    }

    @Test func theThemeComesBeforeItsParentsAndTheUsualOnes() throws {
        try tree.chooseTheme("Mine")
        try tree.theme("hicolor")
        try tree.icon("hicolor/16/gc-bell.png")
        #expect(tree.find("gc-bell") == "share/icons/hicolor/16/gc-bell.png")
        try tree.theme("Adwaita", inherits: "hicolor")
        try tree.icon("Adwaita/16/gc-bell.png")
        #expect(tree.find("gc-bell") == "share/icons/Adwaita/16/gc-bell.png")
        try tree.theme("Grandparent")
        try tree.icon("Grandparent/16/gc-bell.png")
        try tree.theme("Second")
        try tree.icon("Second/16/gc-bell.png")
        try tree.theme("First", inherits: "Grandparent")
        try tree.theme("Mine", inherits: "hicolor, First,Missing,Second")
        // Each parent with all of its own, hicolor last wherever it is named.
        #expect(tree.find("gc-bell") == "share/icons/Grandparent/16/gc-bell.png")
        try tree.icon("First/16/gc-bell.png")
        #expect(tree.find("gc-bell") == "share/icons/First/16/gc-bell.png")
        try tree.icon("Mine/16/gc-bell.png")
        #expect(tree.find("gc-bell") == "share/icons/Mine/16/gc-bell.png")
    }

    @Test func aSymbolicIconOfAnyThemeComesBeforeColours() throws {
        try tree.chooseTheme("Mine")
        try tree.theme("Mine")
        try tree.theme("hicolor")
        try tree.icon("Mine/16/gc-bell.png")
        #expect(tree.find("gc-bell") == "share/icons/Mine/16/gc-bell.png")
        try tree.icon("hicolor/16/gc-bell-symbolic.svg")
        #expect(tree.find("gc-bell") == "share/icons/hicolor/16/gc-bell-symbolic.svg*")
        #expect(tree.find("gc-bell-symbolic") == "share/icons/hicolor/16/gc-bell-symbolic.svg*")
    }

    @Test func GTKsSettingsNameTheTheme() throws {
        for theme in ["Three", "Four"] {
            try tree.theme(theme)
            try tree.icon("\(theme)/16/gc-bell.png")
        }
        #expect(tree.find("gc-bell") == nil)
        try tree.chooseTheme("Four", gtk: "gtk-4.0")
        #expect(tree.find("gc-bell") == "share/icons/Four/16/gc-bell.png")
        try tree.chooseTheme("Three")
        #expect(tree.find("gc-bell") == "share/icons/Three/16/gc-bell.png")
        // A name that leads out is none.
        try tree.chooseTheme("../icons/Three")
        #expect(tree.find("gc-bell") == "share/icons/Four/16/gc-bell.png")
    }

    @Test func whoeverBuildsUponHimselfComesToAnEnd() throws {
        try tree.chooseTheme("A")
        try tree.theme("A", inherits: "B,A")
        try tree.theme("B", inherits: "A,B,hicolor")
        try tree.theme("hicolor", inherits: "A,hicolor")
        try tree.icon("B/16/gc-bell.png")
        #expect(tree.find("gc-bell") == "share/icons/B/16/gc-bell.png")
        // A chain longer than any that somebody would make.
        for link in 0..<100 { try tree.theme("L\(link)", inherits: "L\(link + 1)") }
        try tree.icon("L99/16/gc-chain.png")
        try tree.chooseTheme("L0")
        #expect(tree.find("gc-chain") == nil)
    }

    @Test func theFolderForTheSizeComesFirstThenTheNearest() throws {
        try tree.theme(
            "hicolor",
            [
                "48": "Size=48\nType=Fixed", "22": "Size=22\nType=Fixed",
                "any": "Size=64\nMinSize=32\nMaxSize=256\nType=Scalable",
            ])
        try tree.icon("hicolor/48/gc-bell.png")
        #expect(tree.find("gc-bell", size: 16) == "share/icons/hicolor/48/gc-bell.png")
        try tree.icon("hicolor/any/gc-bell.svg")
        // 32 - 16 is less than 48 - 16.
        #expect(tree.find("gc-bell", size: 16) == "share/icons/hicolor/any/gc-bell.svg")
        try tree.icon("hicolor/22/gc-bell.png")
        #expect(tree.find("gc-bell", size: 16) == "share/icons/hicolor/22/gc-bell.png")
        #expect(tree.find("gc-bell", size: 22) == "share/icons/hicolor/22/gc-bell.png")
        // 28 is 6 from 22 and 4 from 32.
        #expect(tree.find("gc-bell", size: 28) == "share/icons/hicolor/any/gc-bell.svg")
        // Both are for it: the first in the index.
        #expect(tree.find("gc-bell", size: 48) == "share/icons/hicolor/48/gc-bell.png")
        #expect(tree.find("gc-bell", size: 300) == "share/icons/hicolor/any/gc-bell.svg")
    }

    @Test func scaledFoldersAreForTheirScale() throws {
        try tree.theme(
            "hicolor", ["16": "Size=16\nType=Fixed", "16@2": "Size=16\nScale=2\nType=Fixed"])
        try tree.icon("hicolor/16/gc-bell.png")
        try tree.icon("hicolor/16@2/gc-bell.png")
        #expect(tree.find("gc-bell", scale: 1) == "share/icons/hicolor/16/gc-bell.png")
        #expect(tree.find("gc-bell", scale: 2) == "share/icons/hicolor/16@2/gc-bell.png")
        // 48 pixels are wanted, and 32 is nearer than 16.
        #expect(tree.find("gc-bell", scale: 3) == "share/icons/hicolor/16@2/gc-bell.png")
    }

    @Test func aThemeMayLieInSeveralFolders() throws {
        try tree.theme("hicolor")
        try tree.icon("hicolor/16/gc-bell.svg")
        try tree.icon("hicolor/16/gc-bell.png", in: ".icons")
        // The person's own comes first, though its folder has no index.
        #expect(tree.find("gc-bell") == ".icons/hicolor/16/gc-bell.png")
        try tree.icon("hicolor/16/gc-bell.svg", in: ".icons")
        #expect(tree.find("gc-bell") == ".icons/hicolor/16/gc-bell.svg")
    }

    @Test func iconsOfNoThemeComeLast() throws {
        try tree.icon("gc-bell.png")
        #expect(tree.find("gc-bell") == "share/icons/gc-bell.png")
        try tree.theme("hicolor", ["48": "Size=48"])
        try tree.icon("hicolor/48/gc-bell.png")
        #expect(tree.find("gc-bell") == "share/icons/hicolor/48/gc-bell.png")
    }

    @Test func onlyFilesAreIcons() throws {
        try tree.theme("hicolor")
        try tree.folder.makeDirectory("share/icons/hicolor/16/gc-bell.svg")
        #expect(tree.find("gc-bell") == nil)
        try tree.icon("hicolor/16/gc-bell.png")
        #expect(tree.find("gc-bell") == "share/icons/hicolor/16/gc-bell.png")
        try tree.icon("hicolor/16/gc-xpm.xpm")
        #expect(tree.find("gc-xpm") == nil)
    }

    @Test func nothingLeadsOut() throws {
        try tree.folder.write("secret", to: "share/secret.png")
        try tree.theme(
            "hicolor", ["../..": "Size=16", "16/../../..": "Size=16", "16": "Size=16"])
        try tree.icon("hicolor/16/gc-bell.png")
        #expect(tree.find("secret") == nil)
        for name in [
            "../../../secret", "../../icons/hicolor/16/gc-bell", "16/gc-bell", "hicolor/16/gc-bell",
            "", ".", "..", "\(tree.folder.home)/share/secret", "gc-bell\0", "a\nb",
            String(repeating: "x", count: 300),
        ] {
            #expect(tree.find(name) == nil, "\(name)")
        }
        try tree.chooseTheme("Mine")
        try tree.theme("Mine", inherits: "../../share,..,/,hicolor")
        #expect(tree.find("gc-bell") == "share/icons/hicolor/16/gc-bell.png")
    }

    @Test func oddSizesFindWhatThereIs() throws {
        try tree.theme("hicolor")
        try tree.icon("hicolor/16/gc-bell.png")
        for size in [0, -5, 1e300, Points(Double.nan), Points(Double.infinity)] as [Points] {
            #expect(tree.find("gc-bell", size: size) == "share/icons/hicolor/16/gc-bell.png")
        }
        #expect(tree.find("gc-bell", scale: 1_000_000) != nil)
    }
}
