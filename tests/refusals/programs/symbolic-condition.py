"""A graph that returns a float which follows from a symbolic size."""

import torch
from torch.fx.experimental.proxy_tensor import make_fx

from stepwell.frontend.importer import import_graph


def program(x):
    return x + 1, x.shape[0] * 0.5


def run():
    import_graph(make_fx(program, tracing_mode="symbolic")(torch.ones(3)))


# refused: UnsupportedError: symbolic-condition.py:14: error: the graph returns 0.5*ToFloat(s...), which is computed from symbolic sizes
# refused:   help: compile with dynamic=False
