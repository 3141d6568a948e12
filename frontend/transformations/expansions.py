"""Expands softmax and normalizations of a joint graph into pointwise operators of the input and per-row statistics.

A backward graph that has the statistics recomputes the result of the operator where it needs it.

    %log_softmax = aten._log_softmax(%x, 1, False)
becomes
    %amax = aten.amax(%x, [1], True)
    %shifted = aten.sub(%x, %amax)
    %exp = aten.exp(%shifted)
    %sum = aten.sum(%exp, [1], True)
    %log = aten.log(%sum)
    %log_softmax = aten.sub(%shifted, %log)

and a norm stays for its statistics alone, which are results of it.

A normalization itself remains for its statistics, which are results of it.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Sequence
from math import inf, prod
from typing import Any

import torch
from torch import Tensor
from torch.fx import Node
from torch.fx.experimental.symbolic_shapes import statically_known_true
from torch.fx.node import map_arg

from ..graphs.operators import named_arguments, op_name

__all__ = ["EXPANSIONS", "PART_OF", "Writer", "expand", "expand_weights"]

PART_OF = "stepwell.part_of"
"""The metadata key for the name of the operator that a node is a part of."""
CHANNEL = 1
aten = torch.ops.aten


def expand(node: Node, output: Node) -> None:
    """Compute `output`, the normalized result of the operator `node`, by other operators. Nothing changes if the
    statistics have less precision than the computation, or if sizes may be zero.
    """
    results = [output.meta["val"], *(node.meta["val"][1:3] if output is not node else ())]
    wide = _compute_type(results[0])
    regroups = node.target is aten.native_group_norm.default
    if regroups and sum(not isinstance(size, int) for size in results[0].shape) > 1:
        return  # a reshape infers at most one size
    if all(each.dtype == wide for each in results[1:]) and all(
            statically_known_true(size > 0) for each in results for size in each.shape):
        writer = Writer(node)
        value = writer.converted(EXPANSIONS[node.target](writer), results[0].dtype)  # type: ignore[index]
        output.replace_all_uses_with(value)
        node.graph.erase_node(output)


class Writer:
    """Inserts operators after the operator that they expand."""

    def __init__(self, node: Node) -> None:
        target: Any = node.target
        self.node = self.last = node
        self.arguments = named_arguments(target, node.args, dict(node.kwargs))
        self.meta = {key: value for key, value in node.meta.items() if key not in ("val", "tensor_meta")}
        self.meta[PART_OF] = op_name(target)
        self.x = self.wide(node.args[0])

    def add(self, target: Callable[..., Any], *arguments: Any, **options: Any) -> Node:
        """Append a call."""
        graph = self.node.graph
        with graph.inserting_after(self.last):
            self.last = graph.call_function(target, arguments, options)
            self.last._rename(target.__name__.partition(".")[0])
        with torch.no_grad():
            value = target(*map_arg(arguments, lambda each: each.meta["val"]), **options)  # type: ignore[arg-type]
        self.last.meta = self.meta | {"val": value}
        return self.last

    def result(self, number: int) -> Node:
        """Append access to one of the operator's results."""
        return self.add(operator.getitem, self.node, number)

    def converted(self, x: Node, dtype: torch.dtype) -> Node:
        """Convert a tensor to an element type."""
        return x if x.meta["val"].dtype == dtype else self.add(aten._to_copy.default, x, dtype=dtype)

    def wide(self, x: Any) -> Node:
        """Convert a tensor to the type of the computation."""
        return self.converted(x, _compute_type(x.meta["val"]))

    def scaled_and_shifted(self, x: Node, sizes: Sequence[Any] | None = None) -> Node:
        """`x * weight + bias`, without absent parameters. The parameters are reshaped to `sizes` first, if given."""
        for name, target in (("weight", aten.mul.Tensor), ("bias", aten.add.Tensor)):
            if (parameter := self.arguments.get(name)) is not None:
                parameter = self.wide(parameter)
                x = self.add(target, x, parameter if sizes is None else self.add(aten.view.default, parameter, sizes))
        return x


def _compute_type(value: Tensor) -> torch.dtype:
    return torch.float32 if value.dtype in (torch.float16, torch.bfloat16) else value.dtype


def _powers(b: Writer) -> tuple[Node, Node, Node]:
    """The rows minus their maximum, the exponentials of these, and the sums of the exponentials."""
    axes = [b.arguments["dim"]]
    shifted = b.add(aten.sub.Tensor, b.x, b.add(aten.amax.default, b.x, axes, True))
    powers = b.add(aten.exp.default, shifted)
    return shifted, powers, b.add(aten.sum.dim_IntList, powers, axes, True)


def expand_weights(softmax: Node) -> None:
    """Compute a softmax by its statistics, with one division for each row, as its elements are computed often. It is 0
    where a safe one has a row of minus infinity alone."""
    b, is_safe = Writer(softmax), softmax.target is aten._safe_softmax.default
    axis = b.arguments["dim"]
    greatest = b.add(aten.amax.default, b.x, [axis])
    if is_safe:
        greatest = b.add(aten.masked_fill.Scalar, greatest, b.add(aten.eq.Scalar, greatest, -inf), 0.0)
    powers = b.add(aten.exp.default, b.add(aten.sub.Tensor, b.x, b.add(aten.unsqueeze.default, greatest, axis)))
    total = b.add(aten.sum.dim_IntList, powers, [axis])
    if is_safe:
        total = b.add(aten.masked_fill.Scalar, total, b.add(aten.eq.Scalar, total, 0.0), 1.0)
    factor = b.add(aten.unsqueeze.default, b.add(aten.reciprocal.default, total), axis)
    softmax.replace_all_uses_with(b.converted(b.add(aten.mul.Tensor, powers, factor), softmax.meta["val"].dtype))
    softmax.graph.erase_node(softmax)


def _softmax(b: Writer) -> Node:
    _, powers, total = _powers(b)
    return b.add(aten.div.Tensor, powers, total)


def _log_softmax(b: Writer) -> Node:
    shifted, _, total = _powers(b)
    return b.add(aten.sub.Tensor, shifted, b.add(aten.log.default, total))


def _layer_norm(b: Writer) -> Node:
    distances = b.add(aten.sub.Tensor, b.x, b.result(1))
    return b.scaled_and_shifted(b.add(aten.mul.Tensor, distances, b.result(2)))


def _rms_norm(b: Writer) -> Node:
    return b.scaled_and_shifted(b.add(aten.mul.Tensor, b.x, b.result(1)))


def _group_norm(b: Writer) -> Node:
    groups, sizes = b.arguments["group"], list(b.x.meta["val"].shape)
    x = b.add(aten.reshape.default, b.x, _inferred([sizes[0], groups, prod(sizes[1:]) // groups]))
    mean, scale = (b.add(aten.unsqueeze.default, b.result(number), 2) for number in (1, 2))
    normal = b.add(aten.mul.Tensor, b.add(aten.sub.Tensor, x, mean), scale)
    return b.scaled_and_shifted(b.add(aten.reshape.default, normal, _inferred(sizes)), _per_channel(b.x))


def _batch_norm(b: Writer) -> Node:
    sizes = _per_channel(b.x)
    mean, scale = (b.add(aten.view.default, b.result(number), sizes) for number in (1, 2))
    return b.scaled_and_shifted(b.add(aten.mul.Tensor, b.add(aten.sub.Tensor, b.x, mean), scale), sizes)


def _inferred(sizes: Sequence[Any]) -> list[int]:
    """Sizes for a reshape, with -1 for the one that is symbolic."""
    return [size if isinstance(size, int) else -1 for size in sizes]


def _per_channel(x: Node) -> list[int]:
    return [-1 if axis == CHANNEL else 1 for axis in range(x.meta["val"].dim())]


EXPANSIONS: dict[Any, Callable[[Writer], Node]] = {
    aten._softmax.default: _softmax,
    aten._log_softmax.default: _log_softmax,
    aten.native_layer_norm.default: _layer_norm,
    aten._fused_rms_norm.default: _rms_norm,
    aten.native_group_norm.default: _group_norm,
    aten._native_batch_norm_legit_functional.default: _batch_norm,
    aten._native_batch_norm_legit.no_stats: _batch_norm,
    aten._batch_norm_with_update_functional.default: _batch_norm,
}
"""For each operator, the function that builds its normalized result in the type of the computation."""
