import Units

/// What taps on the output: a pointer or a finger. Every verb returns when the compositor has handled it. Places are
/// logical pixels of the output.
package protocol Tapper: AnyObject {
    /// Goes to a place; a finger that is not down only remembers it.
    func move(to place: Point) throws(SessionError)
    /// Presses where it is.
    func press() throws(SessionError)
    func letGo() throws(SessionError)
}

extension Tapper {
    package func tap(at place: Point) throws(SessionError) {
        try move(to: place)
        try press()
        try letGo()
    }
}
