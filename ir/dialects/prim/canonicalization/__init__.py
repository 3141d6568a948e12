"""Patterns that simplify prim's operations, by the operations that they start from; `canonicalize` applies them."""
