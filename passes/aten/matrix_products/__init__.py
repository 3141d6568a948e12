"""Matrix products and the operators around them, as the passes that merge products see them."""
