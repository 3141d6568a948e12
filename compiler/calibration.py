"""What matrix products reach on this machine: measured once, on request, and kept in the cache."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping
from decimal import Decimal
from math import prod
from typing import Any, NamedTuple

from ..codegen.runtime.cache import DiskCache
from ..codegen.runtime.toolchain import Toolchain
from ..codegen.runtime.toolchain.machine_at_hand import machine_at_hand
from ..ir.context import make_context
from ..ir.machines.cpu import Cpu
from ..ir.machines.quantities import Quantity, quantity_text
from ..ir.machines.text import field_kinds, machine_text
from ..ir.progress import activity
from ..ir.text import parse_module
from ..options import CompileOptions
from .driver import compile_module
from .isolation import CrashError, run_in_child
from .measured_machine import keep_measured, measured_machine

__all__ = ["Measured", "calibrate"]

ELEMENTS = {"f32": "float32", "f64": "float64", "bf16": "bfloat16"}
"""The types of elements that are measured, with torch's names of them."""

LARGE = (512, 512, 512)
"""Rows, terms and columns of a product beside which neither a call counts nor packing."""

FLAT = (128, 1024, 2048)
"""Those of a linear layer of few rows, beside which packing counts."""

SMALL = (32, 32, 32)
"""Those of a product that takes about as long as a call, in the same kernel of the library: it computes smaller ones of
bf16 in another."""

LEAST_PACKING = 1e-12
"""Seconds: a library that packs nothing still has a positive number."""

SECONDS = 0.5
"""How long the products of one element type are measured on so many threads, ours and the library's in turns."""

DIGITS = 3
"""Significant digits of what is kept: more of them would differ in each run."""


Extents = tuple[int, int, int]
Run = Callable[..., Any]


class Measured(NamedTuple):
    """A field of the machine that was measured, and its value: multiply-adds a second, or seconds."""

    field: str
    value: Quantity

    def __str__(self) -> str:
        kind = field_kinds(Cpu)[self.field]
        value = Decimal(f"{self.value:.{DIGITS}g}")
        return f"{self.field} = {quantity_text(int(value) if kind.is_whole else float(value), kind)}"


def calibrate(cache: DiskCache) -> Iterator[Measured | str]:
    """Measure the products of this machine for some seconds, and keep what they reach; yields each field that was
    measured, a sentence on what could not be, and at last the machine as text.

    Programs that are compiled from then on with this cache are compiled for the machine as it was measured.
    """
    toolchain = Toolchain.detect(cache)
    cores, kept = machine_at_hand(toolchain).cores, list[Measured]()
    with activity("calibrating", total=len(ELEMENTS)) as progress:
        for element in ELEMENTS:
            progress.step(f"products of {element}")
            found = _measured(element, cores, cache)
            if isinstance(found, str):
                yield found
                continue
            yield from found
            kept += found
    keep_measured(" ".join(str(each).replace(" ", "") for each in kept), toolchain, cache)
    yield machine_text(measured_machine(toolchain, cache))


def _measured(element: str, cores: int, cache: DiskCache) -> list[Measured] | str:
    """What was measured of products of one element type, or why nothing was."""
    runs = {whose: _product(element, whose, LARGE, cache) for whose in ("own", "library")}
    flat = {whose: _product(element, whose, FLAT, cache) for whose in runs}
    small = _product(element, "library", SMALL, cache)
    try:
        # A library may use instructions that a virtual machine announces and does not execute.
        return run_in_child(lambda: [*_speeds(runs, element, cores), *_other_costs(small, flat, runs, element)])
    except CrashError as error:
        return f"products of {element} are not measured: {error.what}"


def _product(element: str, whose: str, extents: Extents, cache: DiskCache) -> Run:
    """A program that multiplies a matrix by the transpose of another, by a kernel of ours or by the library's."""
    rows, terms, columns = extents
    x, w, v, y = (f"tensor<{first}x{second}x{element}>" for first, second in (
        (rows, terms), (columns, terms), (terms, columns), (rows, columns)))
    module = parse_module(make_context(), f"""
        func.func @forward(%x: {x}, %w: {w}) -> {y} {{
          %v = aten.t %w : ({w}) -> {v}
          %y = aten.mm %x, %v : ({x}, {v}) -> {y}
          func.return %y : {y}
        }}""")
    options = CompileOptions.from_mapping({"contractions": whose, "cache_dir": str(cache.root)})
    return compile_module(module, options).forward


def _speeds(runs: Mapping[str, Run], element: str, cores: int) -> Iterator[Measured]:
    """Multiply-adds a second of each program on one core and on all of them. A machine that is busy with other work may
    take longer with all of them; then they are not worth waking."""
    import torch

    alone = dict.fromkeys(runs, 0.0)
    for threads, suffix in ((1, "_alone"), (cores, "")):
        torch.set_num_threads(threads)
        for whose, seconds in _seconds(runs, element, LARGE).items():
            alone[whose] = max(alone[whose], prod(LARGE) / seconds)
            yield Measured(f"product.{whose}_{element}{suffix}", alone[whose])
    torch.set_num_threads(1)


def _other_costs(small: Run, flat: Mapping[str, Run], large: Mapping[str, Run], element: str) -> Iterator[Measured]:
    """What a call of the library costs on one core, and an element of the second matrix beside its multiply-adds."""
    yield Measured(f"product.call_{element}", _seconds({"": small}, element, SMALL)[""])
    _, terms, columns = FLAT
    measured, of_large = _seconds(flat, element, FLAT), _seconds(large, element, LARGE)
    for name, whose in (("pack", "own"), ("transpose", "library")):
        rest = measured[whose] - of_large[whose] * prod(FLAT) / prod(LARGE)
        yield Measured(f"product.{name}_{element}", max(rest / (terms * columns), LEAST_PACKING))


def _seconds(runs: Mapping[str, Run], element: str, extents: Extents) -> dict[str, float]:
    """The least time of a call of each program, called in turns: what disturbs a run only makes it slower. One thread's
    is the processor's time, to which it does not matter what else the machine is busy with."""
    import torch

    clock = time.perf_counter if torch.get_num_threads() > 1 else time.thread_time
    rows, terms, columns = extents
    generator = torch.Generator().manual_seed(0)
    x, w = (torch.randn(each, terms, generator=generator).to(getattr(torch, ELEMENTS[element]))
            for each in (rows, columns))
    best = dict.fromkeys(runs, float("inf"))
    with torch.no_grad():
        end = time.perf_counter() + SECONDS
        while time.perf_counter() < end:
            for whose, run in runs.items():
                start = clock()
                run(x, w)
                best[whose] = min(best[whose], clock() - start)
    return best
