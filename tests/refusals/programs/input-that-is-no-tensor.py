"""A graph that computes with an input that is not a tensor."""

import torch
from torch.fx.experimental.proxy_tensor import make_fx

from stepwell.frontend.importing.importer import import_graph


def program(x):
    return x + 1


def run():
    graph = make_fx(program, tracing_mode="fake")(torch.ones(3))
    placeholder = next(iter(graph.graph.nodes))
    placeholder.meta["val"] = None
    import_graph(graph)


# refused: UnsupportedError: input-that-is-no-tensor.py:17: error: 'x_1' is not a tensor that the graph computes
# refused:   help: break the graph around it with torch._dynamo.graph_break(), or keep it out of the compiled function
