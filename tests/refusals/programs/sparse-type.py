"""The type of a sparse tensor."""

import torch

from stepwell.frontend.graphs.tensors import tensor_type


def run():
    tensor_type(torch.eye(3).to_sparse())


# refused: UnsupportedError: error: a tensor has the layout torch.sparse_coo, but only strided ones are compiled
# refused:   help: convert it with .to_dense() before the compiled function
