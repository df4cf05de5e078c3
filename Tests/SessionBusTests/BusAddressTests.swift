import Testing

@testable import SessionBus

@Suite struct BusAddressTests {
    @Test func variableNamesTheBus() {
        #expect(
            candidates(["DBUS_SESSION_BUS_ADDRESS": "unix:path=/a", "XDG_RUNTIME_DIR": "/r"]) == [
                "unix:path=/a"
            ])
    }

    @Test func runtimeDirectoryIsTheUsualPlace() {
        #expect(
            candidates(["XDG_RUNTIME_DIR": "/run/user/1000"]) == ["unix:path=/run/user/1000/bus"])
        #expect(
            candidates(["DBUS_SESSION_BUS_ADDRESS": "", "XDG_RUNTIME_DIR": "/r"]) == [
                "unix:path=/r/bus"
            ])
    }

    /// Source: D-Bus specification, "Server Addresses": other bytes than -0-9A-Za-z_/.* are escaped.
    @Test func oddBytesOfAPathAreEscaped() {
        #expect(
            candidates(["XDG_RUNTIME_DIR": "/r n;=%\u{1}é"]) == [
                "unix:path=/r%20n%3b%3d%25%01%c3%a9/bus"
            ])
    }

    @Test func onlySocketsOfThisMachineAreTried() {
        let list =
            "tcp:host=example.org,port=1;unix:path=/a,guid=b;unixexec:path=/bin/true;unix:abstract=c"
        #expect(
            candidates(["DBUS_SESSION_BUS_ADDRESS": list]) == [
                "unix:path=/a,guid=b", "unix:abstract=c",
            ])
        #expect(candidates(["DBUS_SESSION_BUS_ADDRESS": "autolaunch:"]) == [])
    }

    @Test func withoutVariablesThereIsNoBus() {
        #expect(candidates([:]) == [])
    }

    private func candidates(_ variables: [String: String]) -> [String] {
        BusAddress.candidates { variables[$0] }.map(\.text)
    }
}
