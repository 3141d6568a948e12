"""Facts about kernels of loops, for the passes of this level. Nothing here changes the IR."""
