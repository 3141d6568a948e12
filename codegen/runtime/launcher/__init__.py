"""The small C libraries by which Python launches kernels: one for the CPU, one for CUDA."""
