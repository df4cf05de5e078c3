import Testing

@testable import WaylandScanner

/// What is written for the toy protocol.
struct EmitterTests {
    @Test func clientCodeIsTheGoldenOne() throws {
        #expect(try generated(.client, "toy.swift") == Golden.client)
    }

    @Test func serverCodeIsTheGoldenOne() throws {
        #expect(try generated(.server, "toy.swift") == Golden.server)
    }

    @Test func tablesCountWhatTheyHold() throws {
        #expect(try generated(.client, "InterfaceTables.swift") == Golden.tables)
    }

    @Test func everyFileGetsOneOutput() throws {
        let other = "<protocol name='p'><interface name='stranger' version='1'/></protocol>"
        let outputs = try ScannerCommand.generate(
            .client, [("a/toy.xml", Array(Toy.xml.utf8)), ("b/other-v1.xml", Array(other.utf8))])
        #expect(outputs.map(\.name) == ["toy.swift", "other-v1.swift", "InterfaceTables.swift"])
        #expect(outputs[0].text.contains("other: Stranger?"), "interfaces of other files are known")
    }

    @Test func theSameInputGivesTheSameBytes() throws {
        #expect(try generated(.client, "toy.swift") == generated(.client, "toy.swift"))
    }

    private func generated(_ mode: ScannerMode, _ name: String) throws -> String {
        let outputs = try ScannerCommand.generate(mode, [("toy.xml", Array(Toy.xml.utf8))])
        return try #require(outputs.first { $0.name == name }).text
    }
}
