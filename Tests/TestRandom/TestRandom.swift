// TestRandom: random numbers for tests.
//
// What it is for: a test that walks at random takes the same walk on every run and every machine.
//
// What it does not do: anything else; it knows no other room.
