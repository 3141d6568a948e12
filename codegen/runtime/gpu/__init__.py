"""From kernels of Triton to callables: on a GPU, or by Triton's interpreter."""
