"""Gradients of a loop with an unknown trip count."""

import torch
from torch._higher_order_ops import while_loop


@torch.compile(backend="stepwell", fullgraph=True)
def program(x):
    return while_loop(lambda x: x.sum() > 0, lambda x: (x - 1,), (x,))


def run():
    program(torch.ones(3, requires_grad=True))


# refused: UnsupportedError: higher-order.py:9:12: error: 'while_loop_stack_output' is not an operator that can be compiled
# refused:   help: a while_loop with gradients keeps what it carries in each of its iterations, of which nobody knows how many
# refused:         there are: use scan, or torch.no_grad()
