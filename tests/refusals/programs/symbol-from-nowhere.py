"""A size that no input of the graph determines."""

import torch
from torch.fx.experimental.proxy_tensor import make_fx

from stepwell.frontend.importing.importer import import_graph


def program(x):
    return torch.ones(x.shape[0] * 2) + 1


def run():
    graph = make_fx(program, tracing_mode="symbolic")(torch.ones(3))
    placeholder = next(iter(graph.graph.nodes))
    placeholder.meta["val"] = None
    import_graph(graph)


# refused: UnsupportedError: symbol-from-nowhere.py:17: error: the size s... cannot be derived from the inputs of the graph
# refused:   help: compile with dynamic=False, or mark the dimension static
