import ServerProtocols
import Units

/// What takes effect with `wl_surface.commit`; nil for what the client has not said.
struct PendingState {
    var buffer: TestBuffer??
    var damage: [PixelRect] = []
    var surfaceDamage: [Rect] = []
    var frames: [WlCallbackResource] = []
    var inputRegion: [Rect]??
    var opaqueRegion: [Rect]??
    var bufferScale: Int32?
    var destination: Size?
    /// What ext-background-effect-v1 is to blur.
    var blurRegion: [Rect]?
    /// KDE's blur object, or none.
    var kdeBlur: TestKDEBlur??

    /// A later commit on top of this one.
    mutating func merge(_ later: PendingState) {
        buffer = later.buffer ?? buffer
        damage += later.damage
        surfaceDamage += later.surfaceDamage
        frames += later.frames
        inputRegion = later.inputRegion ?? inputRegion
        opaqueRegion = later.opaqueRegion ?? opaqueRegion
        bufferScale = later.bufferScale ?? bufferScale
        destination = later.destination ?? destination
        blurRegion = later.blurRegion ?? blurRegion
        kdeBlur = later.kdeBlur ?? kdeBlur
    }
}
