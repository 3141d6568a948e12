"""Emitters of the triton dialect, as Triton Python and as Triton's own IR."""
