"""Checks whether a compiled program is correct: as close to float64 as eager, and otherwise equal to eager.

The program runs three times, on equal weights and inputs: in eager, in eager with all floating-point values as
float64, and compiled. Everything that a caller can observe is compared: the outputs of several calls, the values that
the calls wrote to inputs, buffers and optimizer state, and the gradients of a training program.

Two errors are allowed: a multiple of eager's, and what rounding alone can make of the operations that eager calls. A
sum of independent roundings grows with the square root of their number. Without the second, a program would fail where
eager happens to be exact.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

import torch
from torch import Tensor, nn
from torch._ops import OpOverload
from torch.utils._python_dispatch import TorchDispatchMode
from torch.utils._pytree import keystr, tree_flatten_with_path, tree_leaves, tree_map_only

from .programs import Program, Scale
from .programs.program import Example, optimizer_of


@dataclass(frozen=True)
class Comparison:
    """The comparison of one value of the compiled program with eager's."""

    name: str
    error: float
    """The largest absolute error against float64, relative to the largest float64 magnitude."""
    eager_error: float
    limit: float
    problems: tuple[str, ...]
    """Differences other than rounding."""

    @property
    def passed(self) -> bool:
        return not self.problems and self.error <= self.limit

    def __str__(self) -> str:
        if self.problems:
            return f"{self.name}: {'; '.join(self.problems)}"
        return f"{self.name}: error {self.error:.2e}, eager's {self.eager_error:.2e}, limit {self.limit:.2e}"


@dataclass(frozen=True)
class CheckResult:
    """All comparisons of one program under one backend."""

    comparisons: tuple[Comparison, ...]

    @property
    def failures(self) -> tuple[Comparison, ...]:
        return tuple(comparison for comparison in self.comparisons if not comparison.passed)

    @property
    def passed(self) -> bool:
        return not self.failures

    @property
    def worst(self) -> Comparison:
        """The comparison that is closest to its limit, or exceeds it most."""
        return max(self.comparisons, key=lambda c: (bool(c.problems), c.error / c.limit if c.limit else 0.0))

    def __str__(self) -> str:
        return "\n".join(map(str, self.failures)) or f"all {len(self.comparisons)} values agree"


def check(
    program: Program,
    backend: str,
    scale: Scale = "full",
    options: dict[str, Any] | None = None,
    *,
    device: str = "cpu",
    dtype: torch.dtype | None = None,
    mode: str | None = None,
) -> CheckResult:
    """Compare `program` compiled by `backend` with eager and with float64; `options` and `mode` are the backend's.

    With `dtype`, all floating-point values in the program have that type.
    """
    example = program.example(scale, device)
    if dtype is not None:
        example = example.in_dtype(dtype)
    reference = observe(example.in_float64(), program)
    example_of_eager = example.copy()
    with _OperationCount() as operations:
        eager = observe(example_of_eager, program)
    compiled = observe(example.copy(), program, backend, options, mode)
    names = list(dict.fromkeys((*eager, *compiled)))
    missing = object()
    comparisons = []
    for name in names:
        actual, expected, exact = (seen.get(name, missing) for seen in (compiled, eager, reference))
        if actual is missing or expected is missing:
            whose = "the compiled program" if actual is missing else "eager"
            comparisons.append(_exact(name, f"{whose} gives none"))
        else:
            comparisons.append(compare(name, actual, expected, exact, program.error_factor,
                                       noise(expected, operations.count)))
    return CheckResult(tuple(comparisons))


class _OperationCount(TorchDispatchMode):
    """Counts the calls of operators that may round."""

    count = 0

    def __torch_dispatch__(
        self, func: OpOverload, types: Any, args: tuple[Any, ...] = (), kwargs: dict[str, Any] | None = None
    ) -> Any:
        self.count += not func.is_view
        return func(*args, **kwargs or {})


def noise(value: Any, roundings: int) -> float:
    """The relative error that `roundings` in a program's arithmetic explain in a value. Arithmetic is in float32 at
    least, and what is narrower is rounded once more."""
    if not isinstance(value, Tensor) or not (value.is_floating_point() or value.is_complex()):
        return 0.0
    own = torch.finfo(value.dtype).eps
    return max(own, min(own, torch.finfo(torch.float32).eps) * roundings**0.5)


def observe(
    example: Example,
    program: Program,
    backend: str | None = None,
    options: dict[str, Any] | None = None,
    mode: str | None = None,
) -> dict[str, Any]:
    """Run an example in eager or compiled and name everything that a caller can observe.

    There are at least two calls, and the results of the first are kept during the second: this detects a compiled
    program that returns the same buffer twice, or supports only its first call.
    """
    run: Callable[..., Any] = example.run
    if backend is not None:
        torch._dynamo.reset()
        dynamic = True if program.dynamic else None
        run = torch.compile(run, backend=backend, options=options, mode=mode, dynamic=dynamic)
    calls = (example.inputs, *(example.other_inputs or (example.inputs,)))
    seen: dict[str, Any] = {}
    with torch._dynamo.config.patch(error_on_recompile=program.dynamic and not program.compiles_again):
        for number, inputs in enumerate(calls, start=1):
            outputs = example.call(run, inputs, program.training)
            seen |= _named_leaves(f"output of call {number}", outputs)
            seen[f"aliases of call {number}"] = _aliases(outputs, inputs)
    for number, inputs in enumerate((example.inputs, *example.other_inputs)):
        seen |= _named_leaves(f"inputs {number}" if number else "inputs", inputs, gradients=True)
    return seen | _state(example.run)


def _aliases(outputs: Any, inputs: Any) -> tuple[tuple[int, ...], ...]:
    """Return for each output tensor which inputs and earlier outputs share its storage."""
    tensors = [each for each in tree_leaves((inputs, outputs)) if isinstance(each, Tensor) and each.numel()]
    count = sum(isinstance(each, Tensor) and each.numel() > 0 for each in tree_leaves(inputs))
    places = [each.untyped_storage().data_ptr() for each in tensors]
    return tuple(tuple(k for k in range(number) if places[k] == places[number]) for number in range(count, len(places)))


def _state(run: Callable[..., Any]) -> dict[str, Any]:
    """Name the state of a module or an optimizer after the calls."""
    seen: dict[str, Any] = {}
    if isinstance(run, nn.Module):
        seen |= {f"buffer {name}": value for name, value in run.named_buffers()}
        seen |= {
            f"gradient of {name}": value.grad
            for name, value in run.named_parameters()
            if value.grad is not None
        }
    optimizer = optimizer_of(run)
    if optimizer is not None:
        parameters = [value for group in optimizer.param_groups for value in group["params"]]
        for index, parameter in enumerate(parameters):
            # Dynamo moves the step count to the parameter's device; eager leaves it on the CPU.
            state = tree_map_only(Tensor, partial(Tensor.to, device=parameter.device), optimizer.state[parameter])
            seen |= _named_leaves(f"parameter {index}", (parameter, state))
    return seen


def _named_leaves(name: str, values: Any, gradients: bool = False) -> dict[str, Any]:
    leaves, _ = tree_flatten_with_path(values)
    named = {f"{name}{keystr(path)}": leaf for path, leaf in leaves}
    if gradients:
        for path, leaf in leaves:
            if isinstance(leaf, Tensor) and leaf.grad is not None:
                named[f"gradient of {name}{keystr(path)}"] = leaf.grad
    return named


def compare(
    name: str, actual: Any, eager: Any, reference: Any, factor: float = 4.0, noise: float | None = None
) -> Comparison:
    """Compare one value: its type and layout with eager's, its numbers with float64's. A multiple of eager's error and
    the `noise` are allowed; without it, that of one rounding."""
    if not isinstance(actual, Tensor) or not isinstance(eager, Tensor):
        same = type(actual) is type(eager) and actual == eager
        return _exact(name, *([] if same else [f"{actual!r} where eager gives {eager!r}"]))
    problems = _layout_differences(actual, eager)
    if problems:
        return _exact(name, *problems)
    actual, eager, reference = actual.detach(), eager.detach(), reference.detach()
    if not eager.is_floating_point() and not eager.is_complex():
        differing = int((actual != eager).sum())
        return _exact(name, *([f"{differing} of {eager.numel()} elements differ"] if differing else []))
    wide = torch.complex128 if eager.is_complex() else torch.float64
    allowed = torch.finfo(eager.dtype).eps if noise is None else noise
    actual, eager, reference = (value.to(actual.device, wide) for value in (actual, eager, reference))
    finite = eager.isfinite()
    same = (actual == eager) | (actual.isnan() & eager.isnan())
    differing = int(torch.where(finite, ~actual.isfinite(), ~same).sum())
    if differing:
        return _exact(name, f"{differing} of {eager.numel()} elements differ in what is infinite or NaN")
    comparable = finite & reference.isfinite()
    error, eager_error = (
        _normalized_error(value[comparable], reference[comparable]) for value in (actual, eager)
    )
    return Comparison(name, error, eager_error, factor * eager_error + allowed, ())


def _layout_differences(actual: Tensor, eager: Tensor) -> list[str]:
    """Return layout differences; strides of dimensions of size one and of empty tensors are ignored."""
    problems = [
        f"{what} {mine} where eager gives {theirs}"
        for what, mine, theirs in (
            ("dtype", actual.dtype, eager.dtype),
            ("shape", tuple(actual.shape), tuple(eager.shape)),
            ("device", actual.device, eager.device),
            ("requires_grad", actual.requires_grad, eager.requires_grad),
        )
        if mine != theirs
    ]
    if not problems and eager.numel() > 0:
        mine, theirs = (
            tuple(stride for stride, size in zip(value.stride(), value.shape, strict=True) if size > 1)
            for value in (actual, eager)
        )
        if mine != theirs:
            problems.append(f"strides {actual.stride()} where eager gives {eager.stride()}")
    return problems


def _normalized_error(value: Tensor, reference: Tensor) -> float:
    if value.numel() == 0:
        return 0.0
    magnitude = float(reference.abs().max())
    return float((value - reference).abs().max()) / (magnitude or 1.0)


def _exact(name: str, *problems: str) -> Comparison:
    """Return a comparison without rounding, which passes if there are no problems."""
    return Comparison(name, 0.0, 0.0, 0.0, tuple(problems))
