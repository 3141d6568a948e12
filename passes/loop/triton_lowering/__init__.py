"""The parts of `loop-to-triton`."""
