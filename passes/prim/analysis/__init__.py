"""Facts about prim: where elements come from, and what is computed of the same rows."""
