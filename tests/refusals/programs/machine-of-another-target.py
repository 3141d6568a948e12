"""A machine of another target than that of the compilation."""

import torch


@torch.compile(backend="stepwell", options={"machine": "h100"})
def program(x):
    return x + 1


def run():
    program(torch.ones(100))


# refused: OptionError: error: the machine 'h100' is for the target 'cuda', and the program is compiled for 'cpu'
# refused:   help: give the option target='cuda' as well
