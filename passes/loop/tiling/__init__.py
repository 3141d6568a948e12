"""What `tile-transposes` decides by: which nests are crossed."""
