"""A graph that is not functionalized: an operator in it writes into its argument."""

import torch
from torch.fx.experimental.proxy_tensor import make_fx

from stepwell.frontend.importing.importer import import_graph


def program(x):
    return torch.ops.aten.add_.Tensor(x, x)


def run():
    import_graph(make_fx(program, tracing_mode="fake")(torch.ones(3)))


# refused: UnsupportedError: graph-writes-into-arguments.py:14: error: aten::add_.Tensor writes into its arguments
# refused:   help: break the graph around it with torch._dynamo.graph_break(), or keep it out of the compiled function
