"""Programs that are recorded once and then repeated as a whole, so that a call costs one launch."""
