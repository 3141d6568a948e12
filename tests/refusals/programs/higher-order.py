"""An operator that takes functions."""

import torch
from torch._higher_order_ops import while_loop


@torch.compile(backend="stepwell", fullgraph=True)
def program(x):
    return while_loop(lambda x: x.sum() > 0, lambda x: (x - 1,), (x,))


def run():
    with torch.no_grad():
        program(torch.ones(3))


# refused: UnsupportedError: higher-order.py:9:12: error: 'while_loop' is not an operator that can be compiled
# refused:   help: break the graph around it with torch._dynamo.graph_break(), or keep it out of the compiled function
