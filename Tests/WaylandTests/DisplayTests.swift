import Glibc
import Protocols
import ServerProtocols
import Testing
import WaylandServerWire
import WaylandWire

/// How connections begin and end.
struct DisplayTests {
    @Test func protocolErrorReachesFailureAndTheLog() throws {
        let words = "a mistake that only this test makes"
        let keeper = LineKeeper()
        Display.onLog = { keeper.keep($0) }
        defer { Display.onLog = nil }
        let pair = try WirePair()
        let (surface, peer) = try pair.surface()
        peer.onRequest = { _ in peer.postError(code: 2, message: words) }
        surface.commit()
        pair.settle()
        let expected = DisplayFailure.protocolError(
            interface: "wl_surface", object: surface.id, code: 2)
        #expect(pair.display.failure == expected)
        #expect(!pair.display.readEvents())
        #expect(pair.display.flush() == .failed)
        #expect(keeper.lines.contains { $0.contains(words) && !$0.hasSuffix("\n") })
    }

    @Test func errorOfTheDisplayItselfReachesFailure() throws {
        let pair = try WirePair()
        pair.client.postNoMemory()
        pair.settle()
        let expected = DisplayFailure.protocolError(
            interface: "wl_display", object: 1, code: WlDisplay.Error.noMemory.rawValue)
        #expect(pair.display.failure == expected)
    }

    @Test func disconnectReachesFailure() throws {
        let pair = try WirePair()
        var isGone = false
        pair.client.onDestroy = { isGone = true }
        pair.client.disconnect()
        #expect(isGone)
        #expect(!pair.display.readEvents())
        #expect(pair.display.failure == .system(errno: EPIPE))
    }

    @Test func requestsToADeadConnectionAreHarmless() throws {
        let pair = try WirePair()
        let (surface, _) = try pair.surface()
        pair.client.disconnect()
        _ = pair.display.readEvents()
        let callback = surface.frame()
        surface.commit()
        #expect(callback.isAlive)
        _ = pair.display.flush()
        #expect(!pair.display.dispatchPending())
    }

    @Test func serverNoticesThatAClientHasGone() throws {
        let server = ServerDisplay()
        var ends: [Int32] = [-1, -1]
        try #require(unsafe socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
        let client = server.addClient(descriptor: ends[0])
        var display: Display? = try Display(descriptor: ends[1])
        var registry: WlRegistry? = display?.getRegistry()
        server.dispatch()
        display = nil
        server.dispatch()
        #expect(client.isAlive, "the registry keeps its display")
        #expect(registry?.isAlive == true)
        registry = nil
        server.dispatch()
        #expect(!client.isAlive)
    }

    @Test func resourcesEndWithTheirClient() throws {
        let pair = try WirePair()
        weak var object: WlSurfaceResource?
        do {
            let (surface, peer) = try pair.surface()
            object = peer
            peer.onRequest = { _ in _ = peer.id }
            pair.client.disconnect()
            #expect(!peer.isAlive)
            #expect(surface.isAlive)
        }
        #expect(object == nil, "handlers that hold their resource do not keep it")
    }

    @Test func readingAnIdleConnectionDoesNotWait() throws {
        let pair = try WirePair()
        pair.settle()
        #expect(pair.display.readEvents())
        #expect(pair.display.flush() == .done)
    }

    @Test func fullSocketAsksToWait() throws {
        let pair = try WirePair()
        let (surface, _) = try pair.surface()
        var outcomes: Set<FlushOutcome> = []
        for _ in 0..<2000 where !outcomes.contains(.again) {
            for _ in 0..<100 { surface.damage(x: 0, y: 0, width: 1, height: 1) }
            outcomes.insert(pair.display.flush())
        }
        #expect(outcomes == [.done, .again])
        for _ in 0..<1000 where pair.display.flush() == .again { pair.server.dispatch() }
        #expect(pair.display.flush() == .done)
        #expect(pair.display.failure == nil)
    }

    @Test func missingSocketIsAnError() {
        #expect(throws: ConnectError(errno: ENOENT)) {
            try Display(name: "/nonexistent/glasschord")
        }
    }

    @Test func serverListensOnAnyPath() throws {
        var template = Array("/tmp/glasschord-test-XXXXXX".utf8CString)
        try #require(unsafe mkdtemp(&template) != nil)
        let folder = String(decoding: template.dropLast().map(UInt8.init), as: UTF8.self)
        let path = folder + "/wayland"
        defer { unsafe rmdir(folder) }
        let server = ServerDisplay()
        try server.listen(path: path)
        var clients = 0
        server.onClient = { _ in clients += 1 }
        let display = try Display(name: path)
        let callback = display.sync()
        _ = display.flush()
        for _ in 0..<4 { server.dispatch() }
        _ = display.readEvents()
        #expect(clients == 1)
        #expect(!callback.isAlive)
        #expect(throws: ListenError(errno: EADDRINUSE)) { try server.listen(path: path) }
        server.destroy()
        #expect(unsafe access(path, F_OK) != 0)
    }
}
