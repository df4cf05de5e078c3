import ServerProtocols
import Units
import WaylandServerWire

extension ScriptedCompositor {
    /// Shared memory: pools with buffers in them.
    func serve(_ shm: WlShmResource) {
        shm.sendFormat(format: .argb8888)
        shm.sendFormat(format: .xrgb8888)
        shm.onRequest = { [unowned self] request in
            guard case .createPool(let pool, let file, let size) = request else { return }
            serve(pool, file: file, size: Int(size))
        }
    }

    private func serve(_ pool: WlShmPoolResource, file: ReceivedDescriptor, size: Int) {
        pool.onRequest = { [unowned self] request in
            guard
                case .createBuffer(
                    let resource, let offset, let width, let height, let stride, let format) =
                    request
            else { return }
            // Without an alpha channel nothing could show through.
            if format != .argb8888 { accuse("a buffer that is not ARGB8888") }
            let buffer = TestBuffer(
                resource, file: file, fileSize: size, offset: Int(offset),
                size: PixelSize(width: Int(width), height: Int(height)), stride: Int(stride))
            guard let buffer else {
                shm(resource, "the pool's file is too small")
                return
            }
            note("create_buffer \(width)x\(height)")
            buffers[ObjectIdentifier(resource)] = buffer
            resource.onRequest = { [unowned self] _ in
                // The client's wish; at the end of a connection everything goes in any order.
                note("destroy_buffer")
                if surfaces.contains(where: { $0.reads(buffer) }) {
                    accuse("a buffer is destroyed while a surface shows it")
                }
            }
            resource.onDestroy = { [unowned self] in
                buffers.removeValue(forKey: ObjectIdentifier(resource))
            }
        }
    }

    private func shm(_ resource: WlBufferResource, _ message: String) {
        resource.resource.postError(
            code: WlShmResource.Error.invalidFd.rawValue, message: message)
    }
}
