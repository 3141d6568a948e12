"""The small C libraries through which Python launches kernels: one for the CPU, one for CUDA."""
