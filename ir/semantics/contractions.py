"""Reference semantics of `prim.contract` and `prim.softmax_contract`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from ..dialects import prim
from ..dtypes import torch_dtype
from ..expressions import Atom, Expression, FloorDiv, Minimum, Modulo, Symbol

if TYPE_CHECKING:
    from torch import Tensor

__all__ = ["execute_contract", "execute_softmax_contract"]


def execute_softmax_contract(op: prim.SoftmaxContractOp, operands: Sequence[Tensor],
                             symbols: Mapping[str, int]) -> tuple[Tensor, Tensor, Tensor]:
    """Return the weighted sums, and per row the sum of exponentials and the greatest score."""
    import torch

    scores, values, *factors = operands
    length = scores.shape[-1]
    if op.chunk is None:
        return _softmax_contract(op, scores, values, factors, symbols, range(length))
    step = op.chunk.value.data
    chunks = [_softmax_contract(op, scores, values, factors, symbols, range(first, min(first + step, length)))
              for first in range(0, length, step)]
    if not chunks:
        empty = _softmax_contract(op, scores, values, factors, symbols, range(0))
        return tuple(each.new_empty(0, *each.shape) for each in empty)  # type: ignore[return-value]
    return tuple(map(torch.stack, zip(*chunks, strict=True)))  # type: ignore[return-value]


def _softmax_contract(op: prim.SoftmaxContractOp, scores: Tensor, values: Tensor, factors: Sequence[Tensor],
                      symbols: Mapping[str, int], terms: range) -> tuple[Tensor, Tensor, Tensor]:
    """The same for some of the terms."""
    import torch

    scores = scores[..., terms.start:terms.stop]
    if terms:
        greatest = scores.amax(-1)
    else:
        greatest = torch.full(scores.shape[:-1], -torch.inf, dtype=scores.dtype)
    weights = torch.exp(scores - greatest.masked_fill(greatest == -torch.inf, 0.0).unsqueeze(-1))
    extents = [range(extent.evaluate(symbols)) for extent in op.extents.data[:-1]]
    total = weights.sum(-1)
    for each in factors:
        weights = weights * each[..., terms.start:terms.stop]
    spread = [weights, _spread(op.used(1), op.maps[1], values.to(weights.dtype), [*extents, terms], symbols)]
    return _sum(op, spread, extents), total, greatest


def execute_contract(op: prim.ContractOp, operands: Sequence[Tensor], symbols: Mapping[str, int]) -> Tensor:
    """Return the sums of products: expand each operand to the iteration dimensions that it depends on, then use
    einsum.
    """
    dtype = torch_dtype(op.element)
    extents = [range(extent.evaluate(symbols)) for extent in op.extents.data]
    spread = [_spread(op.used(number), subscripts, operand.to(dtype), extents, symbols)
              for number, (operand, subscripts) in enumerate(zip(operands, op.maps, strict=True))]
    return _sum(op, spread, extents)


def _sum(op: prim.ContractOp | prim.SoftmaxContractOp, spread: Sequence[Tensor], extents: Sequence[range]) -> Tensor:
    import torch

    dtype = spread[0].dtype
    kept = list(range(op.rank))
    # A dimension of the result that no operand depends on is repeated.
    missing = [k for k in kept if k not in {*op.used(0), *op.used(1)}]
    ones = torch.ones([len(extents[k]) for k in missing], dtype=dtype)
    # Without the conversion, sums of integers would be wider.
    return torch.einsum(spread[0], op.used(0), spread[1], op.used(1), ones, missing, kept).to(dtype)


def _spread(used: Sequence[int], subscripts: Sequence[Expression], operand: Tensor, extents: Sequence[range],
            symbols: Mapping[str, int]) -> Tensor:
    """The operand's elements over the iteration dimensions `used`; zero where a subscript is out of bounds."""
    import torch

    shape = [len(extents[k]) for k in used]
    values: dict[str, Tensor | int] = dict(symbols)
    for position, k in enumerate(used):
        place = torch.arange(extents[k].start, extents[k].stop)
        values[f"d{k}"] = place.view([-1 if at == position else 1 for at in range(len(used))])
    inside = torch.ones(shape, dtype=torch.bool)
    places: list[Tensor] = []
    for subscript, size in zip(subscripts, operand.shape, strict=True):
        place = torch.as_tensor(_evaluate(subscript, values)).expand(shape)
        inside = inside & (place >= 0) & (place < size)
        places.append(place.clamp(0, max(size - 1, 0)))
    if operand.numel() == 0 or not places:
        return operand.expand(shape) if not places else torch.zeros(shape, dtype=operand.dtype)
    return torch.where(inside, operand[tuple(places)], 0)


def _evaluate(expression: Expression, values: Mapping[str, Tensor | int]) -> Tensor | int:
    total: Tensor | int = 0
    for monomial, coefficient in expression.terms:
        term: Tensor | int = coefficient
        for atom in monomial:
            term = term * _atom(atom, values)
        total = total + term
    return total


def _atom(atom: Atom, values: Mapping[str, Tensor | int]) -> Tensor | int:
    import torch

    if isinstance(atom, Symbol):
        return values[atom.name]
    parts = [_evaluate(operand, values) for operand in atom.operands]
    if isinstance(atom, FloorDiv):
        return parts[0] // parts[1]
    if isinstance(atom, Modulo):
        return parts[0] % parts[1]
    combine = torch.minimum if isinstance(atom, Minimum) else torch.maximum
    result = torch.as_tensor(parts[0])
    for part in parts[1:]:
        result = combine(result, torch.as_tensor(part))
    return result
