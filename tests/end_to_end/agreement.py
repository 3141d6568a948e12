"""Compares the results of a compiled random program with eager, up to rounding."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import torch
from torch import Tensor
from torch._ops import OpOverload
from torch._subclasses.fake_tensor import FakeTensorMode

from stepwell.benchmarks.reference import Comparison, compare

from .random_inputs import copied, resized
from .random_programs import RandomProgram
from .stochastic_rounding import SEEDS, RandomRounding, magnitude, relative_error

REFUSALS = (RuntimeError, TypeError, ValueError, IndexError, NotImplementedError)
"""What eager raises where a program does not fit its inputs."""

Observed = dict[str, Tensor]
"""What a caller sees of one run, by name."""


def differences(
    program: RandomProgram, *, dynamic: bool = False, device: str = "cpu", options: dict[str, Any] | None = None
) -> list[str]:
    """What a caller sees to differ between a program compiled and in eager, both on a device.

    What torch's own tracing changes, so that it differs with the backend "aot_eager" too, is left out, and so are
    programs that tracing refuses. With `dynamic`, the compiled program is called again with other sizes. Random numbers
    are those that eager draws.
    """
    torch._dynamo.reset()
    function = program.function(device=device)
    options = {"fallback_random": True} | (options or {})
    compiled = torch.compile(function, backend="stepwell", dynamic=dynamic or None, options=options)
    calls = [[copied(x, device) for x in program.inputs]]
    if dynamic and _runs(program, other := resized(calls[0])):
        calls.append(other)
    return [line for inputs in calls for line in _differences(program, compiled, inputs)]


def _runs(program: RandomProgram, inputs: Sequence[Tensor]) -> bool:
    try:
        observe(program, _function(program, inputs), inputs)
    except REFUSALS:
        return False
    return True


def _function(program: RandomProgram, inputs: Sequence[Tensor]) -> Callable[..., Any]:
    """The program's function, on the device of its inputs."""
    return program.function(device=inputs[0].device.type)


def _differences(program: RandomProgram, compiled: Callable[..., Any], inputs: Sequence[Tensor]) -> list[str]:
    if not _runs(program, inputs):
        return []  # something in it has no gradient
    expected = observe(program, _function(program, inputs), inputs)
    try:
        # Even on a GPU, where some operators compute float64 with constants of float32.
        on_cpu = [copied(x, "cpu") for x in inputs]
        exact = observe(program, program.function(wide=True), on_cpu, wide=True)
        exact = {name: value.to(inputs[0].device) for name, value in exact.items()}
    except REFUSALS:
        exact = expected
    try:
        actual = observe(program, compiled, inputs)
    except Exception:
        if _traced(program, inputs) is None:
            return []
        raise
    failed = _failures(program, actual, expected, exact)
    if any(not each.problems for each in failed):
        explained = _effect_of_rounding(program, inputs, exact)
        failed = [each for each in failed if each.problems or not each.error <= explained.get(each.name, 0.0)]
    if failed and (traced := _traced(program, inputs)) is not None:
        laid_out = _with_traced_strides(program, inputs, actual, expected, traced)
        unavoidable = {each.name for each in _failures(program, traced, laid_out, exact)}
        failed = [each for each in _failures(program, actual, laid_out, exact) if each.name not in unavoidable]
    return [str(each) for each in failed]


def _failures(program: RandomProgram, actual: Observed, expected: Observed, exact: Observed) -> list[Comparison]:
    comparisons = [compare(name, actual[name], expected[name], exact[name], noise=program.noise(name))
                   for name in expected]
    return [each for each in comparisons if each.problems or each.error > _limit(program, each, exact)]


def _effect_of_rounding(program: RandomProgram, inputs: Sequence[Tensor], exact: Observed) -> dict[str, float]:
    """The relative error of each value that two roundings in each statement explain. Results are rounded to their
    types."""
    found: dict[str, float] = {}
    for seed in range(SEEDS):
        on_cpu = [copied(x, "cpu") for x in inputs]
        try:
            with _BesideTheFirst(seed) as rounding:
                seen = observe(program, program.function(wide=True, rounded=rounding.round), on_cpu, wide=True)
        except REFUSALS:
            return {}
        for name, value in seen.items():
            if value.is_floating_point() and value.shape == exact[name].shape:
                found[name] = max(found.get(name, 0.0), relative_error(value, exact[name]))
    return found


class _BesideTheFirst(RandomRounding):
    """Rounds what operators compute beside their first result, like the mean that a layer norm's gradient reads;
    statements round the first."""

    def rounded(self, func: OpOverload, results: Any) -> Any:
        if not isinstance(results, tuple):
            return results
        return results[0], *(self.round(x) if isinstance(x, Tensor) else x for x in results[1:])


def _limit(program: RandomProgram, each: Comparison, exact: Observed) -> float:
    """The relative error that one value may have. Where eager has no digit right, as in the mean of what has none, the
    value is what rounding left of larger ones."""
    if each.eager_error <= 0.1:
        return each.limit
    larger = max(map(magnitude, exact.values())) / (magnitude(exact[each.name]) or 1.0)
    return each.limit + program.noise(each.name) * larger


def observe(
    program: RandomProgram, function: Callable[..., Any], inputs: Sequence[Tensor], *, wide: bool = False
) -> Observed:
    """What a run of the program gives, what it leaves in its inputs, and gradients where it is asked for them."""
    inputs = [copied(x.double() if wide and x.is_floating_point() else x) for x in inputs]
    if program.gradients:
        for x in inputs:
            x.requires_grad_(x.is_floating_point())
    torch.manual_seed(0)
    outputs = function(*inputs)
    seen = dict(zip(program.outputs, outputs, strict=True))
    seen |= {f"x{k} afterwards": x for k, x in enumerate(inputs)}
    if program.gradients:
        seen |= dict(_gradients(inputs, outputs))
    return seen


def _gradients(inputs: Sequence[Tensor], outputs: Sequence[Tensor]) -> Iterator[tuple[str, Tensor]]:
    """The gradients of a sum of all outputs, each element with a weight of its own."""
    differentiable = [output for output in outputs if output.requires_grad]
    if not differentiable:
        return
    weights = [torch.linspace(-1, 1, output.numel()).reshape(output.shape).to(output) for output in differentiable]
    torch.autograd.backward(differentiable, weights)
    for k, x in enumerate(inputs):
        if x.grad is not None:
            yield f"gradient of x{k}", x.grad


def _traced(program: RandomProgram, inputs: Sequence[Tensor]) -> Observed | None:
    """What tracing without a compiler gives; None if torch refuses to trace the program."""
    try:
        function = torch.compile(_function(program, inputs), backend="aot_eager_decomp_partition")
        return observe(program, function, inputs)
    except Exception:
        return None


def _with_traced_strides(
    program: RandomProgram, inputs: Sequence[Tensor], actual: Observed, expected: Observed, traced: Observed
) -> Observed:
    """What eager gives, laid out as `actual` where torch's tracing says so: what it says of a few operators is not
    what they do, and no backend can tell."""
    known = {name: {value.stride()} for name, value in traced.items()}
    try:
        with FakeTensorMode(allow_non_fake_inputs=True) as mode:
            results = _function(program, inputs)(*map(mode.from_tensor, inputs))
        for name, value in zip(program.outputs, results, strict=True):
            known[name].add(value.stride())
    except REFUSALS:  # a size that depends on data
        pass
    return {name: _relaid(actual[name], value) if actual[name].stride() in known[name] else value
            for name, value in expected.items()}


def _relaid(like: Tensor, value: Tensor) -> Tensor:
    """A value with the strides of another, if they are of one shape."""
    if like.shape != value.shape or like.dtype != value.dtype or 0 in like.stride():
        return value
    return copied(like).copy_(value).requires_grad_(value.requires_grad)
