"""Random inputs for a function's signature, and comparison of two modules by execution."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.func import FuncOp

from .inputs import MAX_SIZE, describe_inputs, make_inputs, random_tensor
from .interpreter import Value, find_function, run_function

__all__ = ["assert_close", "assert_same_semantics", "random_inputs", "random_tensor"]


def random_inputs(function: FuncOp, seed: int = 0, largest_size: int = MAX_SIZE) -> list[Value]:
    """Random inputs for a function: small symbols in their ranges, and tensors as described in `inputs.py`."""
    return make_inputs(describe_inputs(function, seed, largest_size=largest_size))


def assert_same_semantics(
    before: ModuleOp, after: ModuleOp, seed: int = 0, *, inputs: Sequence[Value] | None = None,
    function: str = "forward", tolerance: float = 16.0,
) -> None:
    """Run both modules on the same inputs; raises AssertionError that names the first differing element.

    Floats may differ by `tolerance` epsilons of their type, relative to the greatest value of their tensor.
    """
    old, new = find_function(before, function), find_function(after, function)
    if inputs is None:
        inputs = random_inputs(old, seed)
    expected, actual = run_function(old, inputs), run_function(new, inputs)
    assert len(expected) == len(actual), f"{len(expected)} results became {len(actual)}"
    for position, (wanted, got) in enumerate(zip(expected, actual, strict=True)):
        assert_close(got, wanted, tolerance, f"result {position}")


def assert_close(actual: Value, expected: Value, tolerance: float, what: str) -> None:
    """Raise AssertionError if two values differ in type, shape, or by more than `tolerance` epsilons."""
    import torch

    if isinstance(expected, int) or isinstance(actual, int):
        assert actual == expected, f"{what}: {actual} instead of {expected}"
        return
    for part in ("dtype", "shape"):
        ours, theirs = getattr(actual, part), getattr(expected, part)
        assert ours == theirs, f"{what}: {part} {ours} instead of {theirs}"
    if not expected.dtype.is_floating_point:
        wrong = actual != expected
    else:
        finite = expected[expected.isfinite()].double().abs()
        scale = float(finite.max()) if finite.numel() else 0.0
        limit = tolerance * torch.finfo(expected.dtype).eps * scale
        distance = (actual.double() - expected.double()).abs()
        equal = (actual == expected) | (actual.isnan() & expected.isnan())
        wrong = ~(equal | (distance <= limit))
    if wrong.any():
        place = tuple(wrong.nonzero()[0].tolist())
        raise AssertionError(f"{what}: {int(wrong.sum())} of {wrong.numel()} elements differ, the first at "
                             f"{list(place)}: {actual[place].item()} instead of {expected[place].item()}")
