import EventLoop
import Units

/// The orders that are not carried out yet, and when the next one is due.
///
/// Due moments follow from each other, not from when an order was carried out: being late once does not make a rate
/// slower.
struct OrderQueue {
    private let clock: any Clock
    private var waiting: [Order] = []
    private var first = 0
    /// When the last `wait` ends; nil while none is waited for.
    private var due: Instant?

    init(clock: any Clock) {
        self.clock = clock
    }

    /// The moment at which `next` has an order again, or nil.
    var nextDeadline: Instant? { first < waiting.count ? due : nil }

    mutating func append(_ order: Order) {
        // Whoever comes to an empty queue is not late for anything.
        if first == waiting.count { due = due.flatMap { $0 > clock.now ? $0 : nil } }
        waiting.append(order)
    }

    /// The next order, when it is due.
    mutating func next() -> Order? {
        guard first < waiting.count else {
            waiting.removeAll(keepingCapacity: true)
            first = 0
            return nil
        }
        if let due, due > clock.now { return nil }
        let order = waiting[first]
        first += 1
        if case .wait(let span) = order { due = (due ?? clock.now) + span }
        return order
    }
}
