"""The emitter of kernels as Triton Python, one statement per operation."""
