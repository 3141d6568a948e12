"""What `tile-contractions` decides by: which nests multiply matrices, and how large their tiles are."""
