import Glibc
import Protocols
import ServerProtocols
import Testing
import WaylandServerWire
import WaylandWire

/// What the client says arrives at the server as it was said.
struct RequestTests {
    @Test func registryAnnouncesWhatIsOffered() throws {
        let pair = try WirePair()
        let shm = Global(pair.server, WlShmResource.self, version: 1) { _ in }
        pair.settle()
        withExtendedLifetime(shm) {
            #expect(pair.announced.map(\.interface) == ["wl_shm"])
            #expect(pair.announced.map(\.version) == [1])
        }
    }

    @Test func boundVersionHoldsAtBothEndsAndIsInherited() throws {
        let pair = try WirePair()
        let (compositor, peer) = try pair.bind(
            WlCompositor.self, WlCompositorResource.self, version: 3)
        #expect(compositor.version == 3)
        #expect(peer.version == 3)
        #expect(compositor.createSurface().version == 3)
    }

    @Test func stringsEnumerationsAndNullObjectsArrive() throws {
        let pair = try WirePair()
        let (surface, surfacePeer) = try pair.surface()
        let (shell, peer) = try pair.bind(ZwlrLayerShellV1.self, ZwlrLayerShellV1Resource.self)
        var seen: ZwlrLayerShellV1Resource.Request?
        peer.onRequest = { seen = $0 }
        let layerSurface = shell.getLayerSurface(
            surface: surface, output: nil, layer: .top, namespace: "osk – ⌨")
        pair.settle()
        guard case .getLayerSurface(let id, let surface, let output, let layer, let name) = seen
        else {
            Issue.record("no get_layer_surface arrived")
            return
        }
        #expect(id.id == layerSurface.id)
        #expect(surface === surfacePeer)
        #expect(output == nil)
        #expect(layer == .top)
        #expect(name == "osk – ⌨")
    }

    @Test func signedAndFixedNumbersArrive() throws {
        let pair = try WirePair()
        let (surface, peer) = try pair.surface()
        var damage: [Int32] = []
        peer.onRequest = { request in
            if case .damage(let x, let y, let width, let height) = request {
                damage = [x, y, width, height]
            }
        }
        surface.damage(x: -7, y: .min, width: .max, height: 0)
        pair.settle()
        #expect(damage == [-7, .min, .max, 0])

        let (manager, managerPeer) = try pair.bind(
            ZwlrVirtualPointerManagerV1.self, ZwlrVirtualPointerManagerV1Resource.self)
        var moves: [Double] = []
        managerPeer.onRequest = { request in
            guard case .createVirtualPointer(_, let pointer) = request else { return }
            pointer.onRequest = {
                if case .motion(_, let dx, let dy) = $0 { moves += [dx, dy] }
            }
        }
        let pointer = manager.createVirtualPointer(seat: nil)
        pointer.motion(time: 1, dx: -1.5, dy: 1.0 / 256)
        pointer.motion(time: 1, dx: 1e12, dy: .nan)
        pair.settle()
        #expect(moves == [-1.5, 1.0 / 256, Double(Int32.max) / 256, 0])
    }

    @Test func descriptorsAreDuplicatedAndCloseWithTheirOwner() throws {
        let pair = try WirePair()
        let (seat, _) = try pair.bind(WlSeat.self, WlSeatResource.self)
        let (manager, peer) = try pair.bind(
            ZwpVirtualKeyboardManagerV1.self, ZwpVirtualKeyboardManagerV1Resource.self)
        var received: ReceivedDescriptor?
        peer.onRequest = { request in
            guard case .createVirtualKeyboard(_, let keyboard) = request else { return }
            keyboard.onRequest = { if case .keymap(_, let fd, _) = $0 { received = fd } }
        }
        let pipe = try Pipe()
        let keyboard = manager.createVirtualKeyboard(seat: seat)
        keyboard.keymap(format: 1, fd: pipe.writeEnd, size: 10)
        pair.settle()
        #expect(pipe.isWritable, "the sender's descriptor stays open")
        pipe.closeWriteEnd()
        let number = try #require(received).number
        #expect(pipe.isOpenElsewhere, "the server holds a duplicate, \(number)")
        received = nil
        #expect(!pipe.isOpenElsewhere)
    }

    @Test func droppedObjectSendsItsDestructor() throws {
        let pair = try WirePair()
        var (surface, peer): (WlSurface?, WlSurfaceResource) = try pair.surface()
        weak let object = surface
        var requests: [String] = []
        var isGone = false
        peer.onRequest = { requests.append("\($0)") }
        peer.onDestroy = { isGone = true }
        surface = nil
        #expect(object == nil)
        pair.settle()
        #expect(requests == ["destroy"])
        #expect(isGone)
        #expect(!peer.isAlive)
    }

    @Test func destructorTheVersionLacksIsNotSent() throws {
        let pair = try WirePair()
        // wl_output.release came with version 3.
        let (output, peer) = try pair.bind(WlOutput.self, WlOutputResource.self, version: 2)
        var count = 0
        peer.onRequest = { _ in count += 1 }
        output.release()
        #expect(!output.isAlive)
        output.release()
        pair.settle()
        #expect(count == 0)
        #expect(pair.display.failure == nil)
    }

    @Test func requestToDestroyedObjectStopsUs() async {
        await #expect(processExitsWith: .failure) {
            let pair = try WirePair()
            let (surface, _) = try pair.surface()
            surface.destroy()
            surface.commit()
        }
    }

    @Test func requestTheVersionLacksStopsUs() async {
        await #expect(processExitsWith: .failure) {
            let pair = try WirePair()
            let (compositor, _) = try pair.bind(
                WlCompositor.self, WlCompositorResource.self, version: 2)
            compositor.createSurface().setBufferScale(scale: 2)
        }
    }
}
