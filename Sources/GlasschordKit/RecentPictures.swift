import Scene
import Surfaces
import Units

/// The newest pictures of the board, one for each buffer that there may be.
struct RecentPictures {
    private struct Painted {
        let number: Int
        let scene: BoardScene
        let scale: Scale
    }

    private static let limit = 3

    private var pictures: [Painted] = []
    private var count = 0

    /// What buffers are told about the next picture.
    func order(of scene: BoardScene, at scale: Scale) -> PictureOrder {
        PictureOrder(count) { [pictures] number in
            guard let painted = pictures.first(where: { $0.number == number }),
                painted.scale == scale
            else { return nil }
            return scene.damage(since: painted.scene, scale: scale)
        }
    }

    /// What was painted is no measure any more. Buffers keep the numbers of what they hold, so that none is given twice.
    mutating func forget() {
        pictures.removeAll()
    }

    /// The picture that `order` was asked for has left.
    mutating func add(_ scene: BoardScene, at scale: Scale) {
        if pictures.count == Self.limit { pictures.removeFirst() }
        pictures.append(Painted(number: count, scene: scene, scale: scale))
        count += 1
    }
}
