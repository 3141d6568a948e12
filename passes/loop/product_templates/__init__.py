"""Matrix products with what follows them, as kernels made from templates."""
