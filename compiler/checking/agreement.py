"""Comparison of two runs of a program, up to the rounding errors that passes may change."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Literal, TypeAlias

from ...ir.semantics.interpreter import Value
from ..execution import Observation

if TYPE_CHECKING:
    from torch import Tensor

__all__ = ["Disagreement", "Place", "Tolerance", "first_disagreement", "values_agree"]

Kind: TypeAlias = Literal["result", "argument"]
Place: TypeAlias = tuple[Kind, int]
"""The number of a result, or of an argument after the run."""

ROUNDINGS = 16
"""The tolerance, in epsilons, of results that involve no sum."""
ENOUGH_ELEMENTS = 64
"""The number of elements of which some have, in float32, about the largest error that the program has anywhere."""
UNMEASURED_ROUNDINGS = 64
"""The same if no float64 run provides the program's own error."""
GROWTH = 4.0
"""The factor by which the error relative to float64 may increase."""


@dataclass(frozen=True)
class Tolerance:
    """The allowed difference of floats."""

    terms: int = 1
    """The number of terms of the longest sum: reordering it causes an error proportional to the square root. 0 if all
    operations are elementwise, so that no element depends on others.
    """
    factor: float = 1.0
    epsilon: float = 0.0
    """The minimum epsilon, for results with a smaller epsilon of their own."""

    def allowed(self, epsilon: float, scale: Tensor, error: float | None) -> Tensor:
        """The maximum error of results of the magnitude `scale` whose error was `error` before."""
        roundings = ROUNDINGS if error is not None else UNMEASURED_ROUNDINGS
        epsilon = max(epsilon, self.epsilon)
        return self.factor * (GROWTH * (error or 0.0) + epsilon * scale * (roundings + math.sqrt(self.terms)))


@dataclass(frozen=True)
class Disagreement:
    """The first difference between two runs."""

    kind: Kind
    number: int
    """The number of the result or argument."""
    what: str
    index: tuple[int, ...] | None = None
    """The index of the first differing element, if elements differ."""
    wanted: float | int | complex | None = None
    actual: float | int | complex | None = None

    def __str__(self) -> str:
        name = f"result {self.number}" if self.kind == "result" else f"argument {self.number} after the run"
        if self.index is None:
            return f"{name}: {self.what}"
        return f"{name}: {self.what}, the first at {list(self.index)}: {self.actual} instead of {self.wanted}"


def first_disagreement(
    before: Observation, after: Observation, exact: Observation | None = None, tolerance: Tolerance | None = None,
    perturbed: Sequence[Observation] = (), epsilons: Mapping[Place, float] | None = None,
) -> Disagreement | None:
    """The first difference between the run `after` and `before`, or None.

    A float element is correct if it is bitwise unchanged, or if it is within the tolerance of `exact`, a run of the
    same program in float64. Without `exact` it has to be close to its previous value. The difference between `before`
    and the runs `perturbed`, on inputs changed by a few roundings, is an error that the program has anyway.
    `epsilons` overrides the epsilon of an element's type by a coarser one.
    """
    if len(before.results) != len(after.results):
        return Disagreement("result", len(after.results), f"{len(before.results)} results became {len(after.results)}")
    tolerance = tolerance or Tolerance()
    kinds: tuple[Kind, ...] = ("result", "argument")
    for kind in kinds:
        wanted, actual, ideal = (_values(run, kind) for run in (before, after, exact or before))
        others = [_values(run, kind) for run in perturbed]
        for number, values in enumerate(zip(wanted, actual, ideal, strict=True)):
            moved = [values[number] for values in others]
            allowed = replace(tolerance, epsilon=(epsilons or {}).get((kind, number), tolerance.epsilon))
            for found in _differences(*values, exact is not None, allowed, moved):
                return Disagreement(kind, number, **found)
    for number, (old, new, value) in enumerate(zip(before.aliases, after.aliases, after.results, strict=True)):
        if old != new and not (hasattr(value, "numel") and value.numel() == 0):  # type: ignore[union-attr]
            names = [alias or "memory of its own" for alias in (new, old)]
            return Disagreement("result", number, f"it lies in {names[0]}, not in {names[1]}")
    return None


def values_agree(wanted: Value, actual: Value, tolerance: Tolerance) -> bool:
    """Whether two values agree, apart from strides and storage."""
    import torch

    if not isinstance(wanted, torch.Tensor) or not isinstance(actual, torch.Tensor):
        return type(wanted) is type(actual) and bool(wanted == actual)
    if wanted.dtype != actual.dtype or wanted.shape != actual.shape:
        return False
    wrong = _wrong_elements(wanted, actual, None, tolerance)
    return wrong is None or not bool(wrong.any())


def _values(run: Observation, kind: str) -> Sequence[Value]:
    return run.results if kind == "result" else run.arguments


def _differences(
    wanted: Value, actual: Value, ideal: Value, measured: bool, tolerance: Tolerance, moved: Sequence[Value]
) -> Iterator[dict]:
    import torch

    if not isinstance(wanted, torch.Tensor) or not isinstance(actual, torch.Tensor):
        if type(wanted) is not type(actual) or wanted != actual:
            yield {"what": f"{actual} instead of {wanted}"}
        return
    for part in ("dtype", "shape"):
        old, new = getattr(wanted, part), getattr(actual, part)
        if old != new:
            yield {"what": f"{part} {_plain(new)} instead of {_plain(old)}"}
            return
    if _strides(wanted) != _strides(actual):
        yield {"what": f"strides {list(actual.stride())} instead of {list(wanted.stride())}"}
        return
    assert isinstance(ideal, torch.Tensor)
    wrong = _wrong_elements(wanted, actual, ideal if measured else None, tolerance, moved)
    if wrong is not None and bool(wrong.any()):
        index = tuple(wrong.nonzero()[0].tolist())
        yield {"what": f"{int(wrong.sum())} of {wrong.numel()} elements differ", "index": index,
               "wanted": wanted[index].item(), "actual": actual[index].item()}


def _wrong_elements(
    wanted: Tensor, actual: Tensor, ideal: Tensor | None, tolerance: Tolerance, moved: Sequence[Value] = ()
) -> Tensor | None:
    import torch

    same = actual == wanted
    if not (wanted.is_floating_point() or wanted.is_complex()) or wanted.numel() == 0:
        return ~same
    same = same | (actual.isnan() & wanted.isnan())
    if bool(same.all()):
        return None
    wide = torch.complex128 if wanted.is_complex() else torch.float64
    target = (wanted if ideal is None else ideal).to(wide)
    finite = target.to(wanted.dtype).isfinite()
    scale = target.abs().where(finite, 0.0)
    each_alone = tolerance.terms == 0 and wanted.numel() >= ENOUGH_ELEMENTS
    if not each_alone:
        scale = scale.max()
    error = None
    if ideal is not None:
        errors = (wanted.to(wide) - target).abs()[finite & wanted.isfinite()]
        error = float(errors.max()) if errors.numel() else 0.0
    allowed = tolerance.allowed(torch.finfo(wanted.dtype).eps, scale, error)
    distances = [(other.to(wide) - wanted.to(wide)).abs().nan_to_num(0.0, 0.0, 0.0) for other in moved
                 if isinstance(other, torch.Tensor) and other.shape == wanted.shape]
    if distances:  # of runs with all inputs changed, or with one input each
        together = torch.stack(distances)
        allowed = allowed.maximum(together.sum(0) if tolerance.terms == 0 else together.max())
    near = (actual.to(wide) - target).abs() <= allowed
    # Elements that are infinite or NaN in float64 too, after rounding to this type.
    rounded = target.to(wanted.dtype)
    return ~(same | near | (actual == rounded) | (actual.isnan() & rounded.isnan()))


def _strides(value: Tensor) -> list[int]:
    """The strides of dimensions larger than one."""
    if value.numel() == 0:
        return []
    return [stride for stride, size in zip(value.stride(), value.shape, strict=True) if size > 1]


def _plain(part: object) -> str:
    return str(list(part)) if isinstance(part, tuple) else str(part).removeprefix("torch.")
