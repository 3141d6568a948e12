"""The parts of the pass `fuse`, which groups operations into kernels."""
