"""Execution of kernels on the CPU by Triton's interpreter, with corrections and the functions of libdevice."""
