"""The type of a quantized tensor."""

import torch

from stepwell.frontend.graphs.tensors import tensor_type


def run():
    tensor_type(torch.quantize_per_tensor(torch.ones(3), 0.1, 0, torch.qint8))


# refused: UnsupportedError: error: quantized tensors (torch.qint8) are not compiled
# refused:   help: dequantize them before the compiled function
