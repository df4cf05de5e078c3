import TestKit
import Units

/// Stands between one client and the compositor, passes everything on, and notes the client's pictures.
///
/// It costs each message one more hop, every client the same; nothing is timed through it but the first picture.
final class WireTap {
    /// The client's WAYLAND_DISPLAY.
    let path: String
    /// When the first picture of the client's layer surface was committed.
    private(set) var firstPicture: Instant?
    /// The damage of each picture, of popups too.
    private(set) var damages: [PixelRegion] = []

    private let compositorPath: String
    private let listener: MessageSocket
    private var client: MessageSocket?
    private var compositor: MessageSocket?
    private var reader = WireReader()

    /// - Parameter number: makes the path another one than that of other taps in the session.
    init(in session: any CompositorSession, number: Int) throws(SessionError) {
        path = session.directory.file("tap-\(number)")
        compositorPath = session.socketPath
        listener = try MessageSocket.listen(at: path)
    }

    /// What is to be waited for; `pass` is called when one of them can be read.
    var descriptors: [Descriptor] {
        [listener, client, compositor].compactMap { $0?.descriptor }
    }

    func forgetPictures() {
        damages.removeAll()
    }

    /// Passes on what has arrived.
    func pass(_ ready: [Bool]) throws(SessionError) {
        guard let client, let compositor else {
            if ready[0] {
                self.client = try listener.accept()
                self.compositor = try MessageSocket.connect(to: compositorPath)
            }
            return
        }
        if ready[1] {
            guard let message = client.receive() else { return hangUp() }
            for picture in reader.read(message.bytes) {
                damages.append(picture.damage)
                if picture.isBoard, firstPicture == nil { firstPicture = Deadline.now }
            }
            guard compositor.send(message) else { return hangUp() }
        }
        if ready[2] {
            guard let message = compositor.receive(), client.send(message) else { return hangUp() }
        }
    }

    private func hangUp() {
        client = nil
        compositor = nil
        reader = WireReader()
    }
}
