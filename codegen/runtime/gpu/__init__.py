"""The runtime for Triton kernels, on a GPU or by Triton's interpreter."""
