// Units: the words for lengths, places, moments and counts that cross from one room to another.
//
// What it is for: a bare `Int` or `Double` does not cross a room's door, so that logical pixels, buffer pixels,
// milliseconds of the compositor's clock and bytes of UTF-8 cannot be mixed up.
//
// Invariants: every type here is a plain `Sendable` value without a C type, a file or a clock behind it.
//
// Units: `Points` are Wayland logical pixels, `PixelRect` and `PixelSize` are buffer pixels, `Scale` is counted in
// 120ths, `Instant` in nanoseconds of the loop's clock, `EventTime` in milliseconds of the compositor's clock.
//
// What it does not do: drawing, parsing, time keeping.
