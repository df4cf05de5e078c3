import Units

/// The complete state of a surface after one commit, and of the subsurfaces that are shown with it.
package struct TestCommit: Equatable {
    /// A subsurface with a picture.
    package struct Popup: Equatable {
        /// In logical pixels of the parent.
        package let frame: Rect
        package let bufferSize: PixelSize
        /// Nil means everywhere.
        package let inputRegion: [Rect]?
        /// Its picture's first pixel.
        package let pixel: UInt32
    }

    /// Whether this commit brought a picture.
    package let isPicture: Bool
    /// The first pixel of the picture that is shown; nil without one.
    package let pixel: UInt32?
    package let bufferSize: PixelSize?
    /// The size in logical pixels that the picture has on screen.
    package let size: Size
    package let damage: [PixelRect]
    /// Nil means everywhere.
    package let inputRegion: [Rect]?
    package let opaqueRegion: [Rect]
    /// What ext-background-effect-v1 blurs.
    package let blurRegion: [Rect]
    /// What KDE's protocol blurs.
    package let kdeBlurRegion: [Rect]
    package let layer: TestLayerSurface.State?
    /// Whether the newest `configure` was acknowledged.
    package let isAcknowledged: Bool
    package let popups: [Popup]
    /// How many frame callbacks of earlier commits were not done yet.
    package let earlierFrames: Int
    /// How many frame callbacks this commit asked for.
    package let frames: Int

    package var exclusiveZone: Int32? { layer?.exclusiveZone }
    package var bottomMargin: Int32? { layer?.bottomMargin }
}
