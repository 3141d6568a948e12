"""Rules about rearranging ops, by the op that they replace; the pass is `fold-views`."""
