"""Rules about elementwise ops, by subject; the pass is `simplify-elementwise`."""
