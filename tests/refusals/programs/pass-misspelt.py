"""A pipeline with a pass that does not exist."""

import torch


@torch.compile(backend="stepwell", options={"pipeline": "aten-to-prim,fuze"})
def program(x):
    return x + 1


def run():
    program(torch.ones(3))


# refused: OptionError: error: unknown pass 'fuze'; did you mean 'fuse'?
