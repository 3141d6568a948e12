"""The variations of calls of the registry's programs: types, gradients, sizes, layouts, devices."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import product
from random import Random
from typing import Any

import torch
from torch import Tensor, nn
from torch.utils._pytree import tree_leaves, tree_map_only

from stepwell.benchmarks.programs import Example, Program
from stepwell.benchmarks.programs.program import optimizer_of
from stepwell.benchmarks.reference import CheckResult, check, observe

from .random_inputs import resized
from .stochastic_rounding import SEEDS, RandomRounding, relative_error

DTYPES = (torch.float32, torch.bfloat16, torch.float16)
TRACED = "aot_eager_decomp_partition"
"""The backend that runs what torch's tracing gives."""
SIZES = ("static", "dynamic", "changing")
REFUSALS = (RuntimeError, TypeError, ValueError, IndexError, NotImplementedError)
"""What eager raises where a program cannot be called in such a way."""


class NotApplicable(Exception):
    """There is no such way to call this program."""


def _transposed(x: Tensor) -> Tensor:
    order = list(reversed(range(x.dim())))
    return x.permute(order).contiguous().permute(order)


def _channels_last(x: Tensor) -> Tensor:
    return x.contiguous(memory_format=torch.channels_last) if x.dim() == 4 else x


def _sliced(x: Tensor) -> Tensor:
    """A window in a larger tensor, that begins in its second row at an odd place."""
    starts = [(axis == 0) + (axis == x.dim() - 1) for axis in range(x.dim())]
    base = x.new_zeros([2 * start + size for start, size in zip(starts, x.shape, strict=True)])
    return base[tuple(slice(start, start + size) for start, size in zip(starts, x.shape, strict=True))].copy_(x)


LAYOUTS: dict[str, Callable[[Tensor], Tensor]] = {
    "contiguous": Tensor.contiguous, "transposed": _transposed, "channels last": _channels_last, "sliced": _sliced,
}


@dataclass(frozen=True)
class Cell:
    """One way to call a program."""

    device: str
    dtype: torch.dtype
    training: bool
    sizes: str
    layout: str

    def __str__(self) -> str:
        kind = "training" if self.training else "inference"
        return ", ".join((self.device, str(self.dtype).removeprefix("torch."), kind, self.sizes, self.layout))


def cells(device: str) -> list[Cell]:
    """All ways to call a program on a device."""
    return [Cell(device, *each) for each in product(DTYPES, (False, True), SIZES, LAYOUTS)]


def chosen_cells(name: str, device: str, count: int, seed: int) -> list[Cell]:
    """`count` of them, by chance, others for each program; equal seeds give equal ones."""
    return Random(f"{name} {seed}").sample(cells(device), count)


def check_cell(program: Program, cell: Cell, backend: str) -> CheckResult:
    """Compare a program called in one way, compiled, with eager and with float64; raises NotApplicable if there is no
    such way to call it, in eager either. What torch's own tracing changes is left out, and so are errors that
    rounding of each operator to float32 explains where eager's does not, which may happen to be exact: a gradient can
    be what is left of numbers 1e18 times as large."""
    example = _example(program, cell)
    variant = replace(program, build=example.copy, full=(), small=(), training=cell.training,
                      dynamic=cell.sizes == "dynamic", compiles_again=True)
    result = check(variant, backend, "small", device=cell.device)
    if result.passed:
        return result
    traced = {each.name for each in check(variant, TRACED, "small", device=cell.device).failures}
    left = tuple(each for each in result.comparisons if each.name not in traced)
    if all(each.passed or each.problems for each in left):
        return CheckResult(left)
    explained = _effect_of_rounding(variant)
    return CheckResult(tuple(each for each in left if each.problems or each.passed
                             or not each.error <= program.error_factor * explained.get(each.name, 0.0)))


def _effect_of_rounding(program: Program) -> dict[str, float]:
    """The relative error of each value that a rounding in each operator explains."""
    exact = observe(_on_cpu_in_float64(program), program)
    found: dict[str, float] = {}
    for seed in range(SEEDS):
        example = _on_cpu_in_float64(program)
        with RandomRounding(seed):
            seen = observe(example, program)
        for name, value in seen.items():
            if isinstance(value, Tensor) and value.is_floating_point() and value.shape == exact[name].shape:
                error = relative_error(value.detach(), exact[name].detach())
                found[name] = max(found.get(name, 0.0), error)
    return found


def _on_cpu_in_float64(program: Program) -> Example:
    example = program.example("small").in_float64()
    if isinstance(example.run, nn.Module):
        example.run.cpu()
    example.inputs, example.other_inputs = tree_map_only(Tensor, _on_cpu, (example.inputs, example.other_inputs))
    return example


@dataclass
class _Weighted(Example):
    """An example whose outputs have numbers of both signs for gradients, whatever their sizes are."""

    def in_float64(self) -> Example:
        """On the CPU for average pools: in torch 2.11 their gradient of channels-last tensors is wrong on CUDA."""
        exact = super().in_float64()
        if isinstance(exact.run, nn.AvgPool2d):
            exact.inputs, exact.other_inputs = tree_map_only(Tensor, _on_cpu, (exact.inputs, exact.other_inputs))
        return exact

    def call(self, run: Callable[..., Any], inputs: tuple[Any, ...], training: bool) -> Any:
        if not training:
            return super().call(run, inputs, training)
        outputs = run(*inputs)
        roots = [each for each in tree_leaves(outputs) if isinstance(each, Tensor) and each.requires_grad]
        torch.autograd.backward(roots, [torch.linspace(-1, 1, each.numel()).reshape(each.shape).to(each)
                                        for each in roots])
        return outputs


def _example(program: Program, cell: Cell) -> Example:
    built = program.example("small", cell.device).in_dtype(cell.dtype)
    if optimizer_of(built.run) is not None and (cell.training != program.training or cell.layout != "contiguous"):
        raise NotApplicable("an optimizer has no inputs")
    tensors = [each for each in tree_leaves(built.inputs) if isinstance(each, Tensor)]
    if cell.layout != "contiguous" and all(LAYOUTS[cell.layout](each).stride() == each.stride() for each in tensors):
        raise NotApplicable("no input can lie so")
    example = _Weighted(built.run, _laid_out(built.inputs, cell))
    if cell.sizes == "static":
        others = ()
    elif built.other_inputs:
        others = built.other_inputs
    else:
        others = (_other_inputs(example, built.inputs, cell),)
    example.other_inputs = tuple(_laid_out(inputs, cell) for inputs in others)
    if not _runs(example, cell):
        raise NotApplicable("eager refuses it")
    return example


def _on_cpu(x: Tensor) -> Tensor:
    return x.detach().cpu().requires_grad_(x.requires_grad)


def _laid_out(inputs: tuple[Any, ...], cell: Cell) -> tuple[Any, ...]:
    """Inputs in the layout of a cell, and with gradients where it asks for them."""
    def laid_out(x: Tensor) -> Tensor:
        return LAYOUTS[cell.layout](x.detach()).detach().requires_grad_(cell.training and x.is_floating_point())

    return tree_map_only(Tensor, laid_out, inputs)


def _runs(example: Example, cell: Cell) -> bool:
    try:
        trial = example.copy()
        for inputs in (trial.inputs, *trial.other_inputs):
            trial.call(trial.run, inputs, cell.training)
    except REFUSALS:
        return False
    return True


def _other_inputs(example: Example, inputs: tuple[Any, ...], cell: Cell) -> tuple[Any, ...]:
    """Inputs of other sizes: of all dimensions, or of the first one if eager takes no others."""
    for change in (_all_larger, _more_rows):
        changed = change(inputs)
        if _runs(replace(example, inputs=_laid_out(changed, cell)), cell):
            return changed
    raise NotApplicable("its sizes are fixed")


def _all_larger(inputs: tuple[Any, ...]) -> tuple[Any, ...]:
    larger = iter(resized([each.detach() for each in tree_leaves(inputs) if isinstance(each, Tensor)]))
    return tree_map_only(Tensor, lambda x: next(larger), inputs)


def _more_rows(inputs: tuple[Any, ...]) -> tuple[Any, ...]:
    return tree_map_only(Tensor, lambda x: torch.cat([x, x[:1]]).detach() if x.dim() else x, inputs)


def ways(programs: Sequence[str], device: str, count: int | None, seed: int) -> Iterator[tuple[str, Cell]]:
    """Programs and ways to call them: `count` for each program, or all."""
    for name in programs:
        for cell in cells(device) if count is None else chosen_cells(name, device, count, seed):
            yield name, cell
