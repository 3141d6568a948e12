"""Former names of passes, so that whoever uses one is told the new name."""

from __future__ import annotations

RENAMED = {
    "chunk-variances": "split-variances",
    "coalesce-short-loops": "coalesce-loops",
    "collapse-loops": "coalesce-loops",
    "drop-reductions": "drop-redundant-reductions",
    "fold-constants": "canonicalize",
    "fold-views": "canonicalize",
    "hoist-rows": "cache-rows",
    "linearize-loops": "coalesce-loops",
    "merge-nests": "fuse-loops",
    "merge-reductions": "fuse-reductions",
    "reuse-rows": "cache-rows",
    "select-transpose-blocks": "select-shuffles",
    "separate-nests": "distribute-loops",
    "simplify-elementwise": "canonicalize",
    "split-piecewise-loops": "split-index-sets",
}
"""Each former name with the present one."""
