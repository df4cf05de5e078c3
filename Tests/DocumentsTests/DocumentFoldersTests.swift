import DocumentTestKit
import Documents
import Testing

/// Where documents of one kind are. Source: XDG Base Directory Specification.
@Suite struct DocumentFoldersTests {
    @Test func theUsersOwnComeFirstAndThoseOfTheProgramLast() {
        let directories = UserDirectories { ["HOME": "/h", "XDG_DATA_DIRS": "/a:/b"][$0] }
        let folders = DocumentFolders(
            "x", directories, isConfiguration: true, program: "/opt/g/bin/glasschord")
        #expect(
            folders.paths == [
                "/h/.config/glasschord/x", "/h/.local/share/glasschord/x", "/a/glasschord/x",
                "/b/glasschord/x", "/opt/g/share/glasschord/x",
            ])
        #expect(folders.files(named: "n").first == "/h/.config/glasschord/x/n.yaml")
        #expect(folders.everything.first == "/h/.config/glasschord/x/*.yaml")
    }

    @Test func namesAreThoseOfDocuments() throws {
        let folder = try Folder()
        let folders = DocumentFolders(
            "x", folder.directories, isConfiguration: true, program: nil)
        for place in [".config", ".local/share"] {
            try folder.makeDirectory("\(place)/glasschord/x")
            for file in ["b.yaml", "a.yaml", ".c.yaml", "d.yaml~", "e"] {
                try folder.write("", to: "\(place)/glasschord/x/\(file)")
            }
        }
        #expect(folders.names == ["a", "b"])
        #expect(folders.has("a") && !folders.has("c") && !folders.has("../x/a"))
    }

    /// What was meant as a document and is not found is told; what is something else is not.
    @Test func misnamedFilesAreTold() throws {
        let folder = try Folder()
        let folders = DocumentFolders(
            "x", folder.directories, isConfiguration: true, program: nil)
        let place = ".config/glasschord/x"
        try folder.makeDirectory(place)
        let long = String(repeating: "l", count: 65)
        let files = [
            "good.yaml", "a.yml", "b.YAML", "my bar.yaml", "\(long).yaml", ".yaml", ".swap.yml",
            "d.yaml~", "picture.png", "line\nbreak.yaml",
        ]
        for file in files { try folder.write("", to: "\(place)/\(file)") }
        let ending = "it is not found there, for its name does not end with .yaml; rename it"
        let name = "it is not found there, for a name has at most 64 bytes and no spaces; rename it"
        #expect(
            folders.listing().misnamed.map(\.description) == [
                "\(folder.path(place))/a.yml: \(ending)",
                "\(folder.path(place))/b.YAML: \(ending)",
                "\(folder.path(place))/line\\u{a}break.yaml: \(name)",
                "\(folder.path(place))/\(long).yaml: \(name)",
                "\(folder.path(place))/my bar.yaml: \(name)",
            ])
        #expect(folders.names == ["good"])
    }
}
