"""The lowerings of aten ops to prim: one module for each family, one function for each op.

Importing the package fills the table `LOWERINGS`.
"""

from . import (  # noqa: F401, each fills the table
    activations,
    activations_backward,
    adaptive_pooling,
    arithmetic,
    attention,
    binary_functions,
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
    replaced_parts,
    resampling,
    scaled_products,
    scans,
    scattering,
    selection,
    softmax,
    views,
    windows,
)
from .table import LOWERINGS

__all__ = ["LOWERINGS"]
