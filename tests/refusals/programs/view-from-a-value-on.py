"""A result that aliases an argument at a data-dependent offset."""

import torch


@torch.compile(backend="stepwell", fullgraph=True)
def program(x, i):
    return x[i.item() :]


def run():
    with torch._dynamo.config.patch(capture_scalar_outputs=True):
        program(torch.ones(5), torch.tensor(2))


# refused: UnsupportedError: view-from-a-value-on.py:8:12: error: a result is a view whose offset depends on values
# refused:   help: copy it with .clone() where it is made
