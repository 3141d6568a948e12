"""Passes on the aten level, and the lowering from it to prim."""
