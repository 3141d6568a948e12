"""What each aten op is in prim: one module a family, one function an op.

Importing the package fills the table `LOWERINGS`.
"""

from . import (
    activations,
    activations_backward,
    adaptive_pooling,
    arithmetic,
    attention,
    comparisons,
    convolutions,
    creation,
    functions,
    indexing,
    losses,
    matmul,
    moments,
    normalization,
    normalization_backward,
    padding,
    pooling,
    pooling_backward,
    random_bits,
    reductions,
    resampling,
    scans,
    scattering,
    selection,
    softmax,
    views,
    windows,
)
from .table import LOWERINGS

FAMILIES = (
    activations,
    activations_backward,
    adaptive_pooling,
    arithmetic,
    attention,
    comparisons,
    convolutions,
    creation,
    functions,
    indexing,
    losses,
    matmul,
    moments,
    normalization,
    normalization_backward,
    padding,
    pooling,
    pooling_backward,
    random_bits,
    reductions,
    resampling,
    scans,
    scattering,
    selection,
    softmax,
    views,
    windows,
)

__all__ = ["FAMILIES", "LOWERINGS"]
