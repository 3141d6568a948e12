"""What passes on kernels of the triton dialect know about values."""
