"""Arithmetic on floats of eight bits."""

import torch


@torch.compile(backend="stepwell")
def program(x):
    return x.to(torch.float8_e5m2fnuz).float()


def run():
    program(torch.ones(3))


# refused: UnsupportedError: float8.py:8:12: error: tensors of torch.float8_e5m2fnuz are not supported
# refused:   help: supported are bool, uint8, uint16, uint32, uint64, int8, int16, int32, int64, float16, bfloat16, float32,
# refused:         float64, float8_e4m3fn, float8_e5m2, float8_e8m0fnu, complex32, complex64, complex128
