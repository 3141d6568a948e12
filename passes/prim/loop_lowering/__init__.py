"""The parts of the pass `prim-to-loop`, which lowers groups of prim operations to loop nests."""
