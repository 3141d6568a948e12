"""Analyses of prim: the elements that values are computed from, and reductions over the same rows."""
