"""Programs that are recorded once and replayed as a whole, so that a call costs one launch."""
