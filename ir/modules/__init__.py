"""Facts and rules of whole modules: their level, functions, symbols and packages, and the verifier."""
