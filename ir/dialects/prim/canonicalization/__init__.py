"""Canonicalization patterns of prim's operations, grouped by the root operation; `canonicalize` applies them."""
