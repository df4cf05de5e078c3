// Tests of the scanner: what it writes for a small protocol, what it says about broken ones, and
// whether our own descriptions of interfaces agree with the facts.
