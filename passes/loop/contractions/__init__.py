"""The analyses of `tile-contractions`: which nests are matrix products, and how large their tiles are."""
