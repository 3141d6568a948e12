"""How ops are grouped into kernels; the pass is `fuse`."""
