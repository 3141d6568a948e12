"""What `tile-transposes` is made of: which nests are crossed, and how their ranges are cut."""
