"""How a loop is rewritten over vectors; the pass is `vectorize`."""
