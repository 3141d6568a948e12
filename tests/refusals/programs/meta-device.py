"""A tensor on a device for which no code is generated."""

import torch


@torch.compile(backend="stepwell")
def program(x):
    return x.to("meta") + 1


def run():
    program(torch.ones(3))


# refused: UnsupportedError: meta-device.py:8:12: error: a tensor is on the device 'meta', but code is generated for: cpu, cuda
# refused:   help: move the model and its inputs to one of these, or use another backend for this device
