import Glibc
import Protocols
import ServerProtocols
import Testing
import WaylandServerWire
import WaylandWire

/// What the server says arrives at the client's objects, whatever has become of them.
struct EventTests {
    @Test func arraysAndObjectsArrive() throws {
        let pair = try WirePair()
        let (surface, surfacePeer) = try pair.surface()
        let (keyboard, peer) = try pair.keyboard()
        var seen: WlKeyboard.Event?
        keyboard.onEvent = { seen = $0 }
        peer.sendEnter(serial: 7, surface: surfacePeer, keys: [1, 2, 3, 255])
        pair.settle()
        guard case .enter(let serial, let entered, let keys) = seen else {
            Issue.record("no enter arrived")
            return
        }
        #expect(serial == 7)
        #expect(entered === surface)
        #expect(keys == [1, 2, 3, 255])
    }

    @Test func emptyArraysArrive() throws {
        let pair = try WirePair()
        let (surface, surfacePeer) = try pair.surface()
        let (keyboard, peer) = try pair.keyboard()
        var count: Int?
        keyboard.onEvent = { if case .enter(_, _, let keys) = $0 { count = keys.count } }
        peer.sendEnter(serial: 7, surface: surfacePeer, keys: [])
        pair.settle()
        #expect(count == 0)
        #expect(surface.isAlive)
    }

    @Test func objectDestroyedAMomentAgoArrivesAsNil() throws {
        let pair = try WirePair()
        let (surface, surfacePeer) = try pair.surface()
        let (keyboard, peer) = try pair.keyboard()
        var entered: [WlSurface?] = []
        keyboard.onEvent = { if case .enter(_, let surface, _) = $0 { entered.append(surface) } }
        peer.sendEnter(serial: 1, surface: surfacePeer, keys: [])
        surface.destroy()
        pair.settle()
        #expect(entered.count == 1)
        #expect(entered.allSatisfy { $0 == nil })
    }

    @Test func newObjectMissesNoEventWhenItsHandlerIsSetInTheEventsHandler() throws {
        let pair = try WirePair()
        let (seat, _) = try pair.bind(WlSeat.self, WlSeatResource.self)
        let (manager, peer) = try pair.bind(
            WlDataDeviceManager.self, WlDataDeviceManagerResource.self)
        var devicePeer: WlDataDeviceResource?
        peer.onRequest = { if case .getDataDevice(let id, _) = $0 { devicePeer = id } }
        let device = manager.getDataDevice(seat: seat)
        pair.settle()
        var offer: WlDataOffer?
        var types: [String] = []
        var selections: [WlDataOffer?] = []
        device.onEvent = { event in
            switch event {
            case .dataOffer(let id):
                offer = id
                id.onEvent = { if case .offer(let type) = $0 { types.append(type) } }
            case .selection(let id): selections.append(id)
            default: return
            }
        }
        let server = try #require(devicePeer)
        let offerPeer = server.sendDataOffer()
        offerPeer.sendOffer(mimeType: "text/plain")
        server.sendSelection(id: offerPeer)
        pair.settle()
        #expect(types == ["text/plain"])
        #expect(offer != nil)
        #expect(selections.count == 1)
        #expect(selections.last.map { $0 === offer } == true)
        server.sendSelection(id: nil)
        pair.settle()
        #expect(selections.count == 2)
        #expect(selections.last.map { $0 == nil } == true)
    }

    @Test func newObjectThatNobodyWantsIsDestroyed() throws {
        let pair = try WirePair()
        let (seat, _) = try pair.bind(WlSeat.self, WlSeatResource.self)
        let (manager, peer) = try pair.bind(
            WlDataDeviceManager.self, WlDataDeviceManagerResource.self)
        var devicePeer: WlDataDeviceResource?
        peer.onRequest = { if case .getDataDevice(let id, _) = $0 { devicePeer = id } }
        let device = manager.getDataDevice(seat: seat)
        pair.settle()
        let offerPeer = try #require(devicePeer).sendDataOffer()
        offerPeer.sendOffer(mimeType: "text/plain")
        pair.settle()
        #expect(device.isAlive)
        #expect(!offerPeer.isAlive)
    }

    @Test func objectMayDieInItsOwnHandler() throws {
        let pair = try WirePair()
        let (surface, _) = try pair.surface()
        let (shell, peer) = try pair.bind(ZwlrLayerShellV1.self, ZwlrLayerShellV1Resource.self)
        var layerPeer: ZwlrLayerSurfaceV1Resource?
        peer.onRequest = { if case .getLayerSurface(let id, _, _, _, _) = $0 { layerPeer = id } }
        var layer: ZwlrLayerSurfaceV1? = shell.getLayerSurface(
            surface: surface, output: nil, layer: .top, namespace: "osk")
        weak let object = layer
        var count = 0
        layer?.onEvent = { _ in
            count += 1
            layer?.destroy()
            layer = nil
        }
        pair.settle()
        let server = try #require(layerPeer)
        server.sendClosed()
        server.sendConfigure(serial: 1, width: 2, height: 3)
        pair.settle()
        #expect(count == 1)
        #expect(object == nil)
        #expect(!server.isAlive)
        #expect(pair.display.failure == nil)
    }

    @Test func callbackIsGoneAfterDone() throws {
        let pair = try WirePair()
        let callback = pair.display.sync()
        var isDone = false
        callback.onEvent = { _ in isDone = true }
        pair.settle()
        #expect(isDone)
        #expect(!callback.isAlive)
    }

    @Test func unknownValuesAreCarried() throws {
        let pair = try WirePair()
        let (keyboard, peer) = try pair.keyboard()
        var state: WlKeyboard.KeyState?
        keyboard.onEvent = { if case .key(_, _, _, let value) = $0 { state = value } }
        peer.sendKey(serial: 1, time: 2, key: 3, state: .init(rawValue: 77))
        pair.settle()
        #expect(state == WlKeyboard.KeyState(rawValue: 77))
    }

    @Test func signedEnumerationsArrive() throws {
        let pair = try WirePair()
        let (output, peer) = try pair.bind(WlOutput.self, WlOutputResource.self)
        var transform: WlOutput.Transform?
        output.onEvent = { event in
            if case .geometry(_, _, _, _, _, _, _, let value) = event { transform = value }
        }
        peer.sendGeometry(
            x: 0, y: 0, physicalWidth: 1, physicalHeight: 1, subpixel: .unknown, make: "",
            model: "", transform: .flipped90)
        pair.settle()
        #expect(transform == .flipped90)
    }

    @Test func descriptorNobodyTakesIsClosed() throws {
        let pair = try WirePair()
        let (keyboard, peer) = try pair.keyboard()
        let pipe = try Pipe()
        peer.sendKeymap(format: .xkbV1, fd: pipe.writeEnd, size: 1)
        pipe.closeWriteEnd()
        #expect(pipe.isOpenElsewhere)
        pair.settle()
        #expect(!pipe.isOpenElsewhere)
        #expect(keyboard.isAlive)
    }
}
