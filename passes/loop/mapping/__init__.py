"""How the loops of a kernel are laid out on a GPU: what `map-to-blocks` weighs and decides."""
