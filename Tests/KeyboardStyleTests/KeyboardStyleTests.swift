// KeyboardStyleTests: what every style, theme and design promises, against figures of the specification and contrasts that are
// reckoned here.
