"""A write into an argument with the negative bit, whose memory holds other values than the argument."""

import torch


@torch.compile(backend="stepwell")
def program(x):
    x.mul_(2)


def run():
    program(torch.complex(torch.ones(3), torch.ones(3)).conj().imag)


# refused: UnsupportedError: negated-argument-written.py:8:5: error: an argument is written whose negation or conjugation is pending
# refused:   help: give its .resolve_neg() or .resolve_conj() to the compiled function
