"""A custom operator that writes into the tensors of a list."""

import torch


@torch.library.custom_op("refusals::fill", mutates_args=("tensors",))
def fill(tensors: list[torch.Tensor]) -> None:
    for tensor in tensors:
        tensor.fill_(1)


@torch.compile(backend="stepwell", fullgraph=True)
def program(x):
    y, z = x.clone(), x + 1
    fill([y, z])
    return y + z


def run():
    program(torch.zeros(3))


# refused: UnsupportedError: operator-writes-into-a-list.py:15:5: error: refusals::fill writes into a list of tensors
# refused:   help: break the graph around it with torch._dynamo.graph_break(), or keep it out of the compiled function
