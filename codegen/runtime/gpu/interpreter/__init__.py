"""Kernels run on the CPU by Triton's interpreter, with its faults repaired and the functions of libdevice added."""
