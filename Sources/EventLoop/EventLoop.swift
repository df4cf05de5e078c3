// EventLoop: waits for whatever comes first, a descriptor, a signal or a deadline.
//
// What it is for: the whole keyboard runs on one thread in turns of this loop. A turn ends by `onTurnEnd` (where the
// board is drawn and requests are flushed), then the thread sleeps until something happens.
//
// Invariants: handlers run on the thread that runs the loop, one after the other; a handler may add and remove watches,
// its own included. While nothing happens and no deadline is published, nothing wakes.
//
// Units: deadlines are `Instant`s of `clock`.
//
// What it does not do: threads, priorities, several timers (whoever waits publishes one `nextDeadline`).
