"""Calibration: measures the speed of matrix products on this machine on request, and stores it in the cache."""

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
from .execution.isolation import CrashError, run_in_child
from .targets.measured_machine import keep_measured, measured_machine

__all__ = ["Measured", "calibrate"]

ELEMENTS = {"f32": "float32", "f64": "float64", "bf16": "bfloat16"}
"""The measured element types, with torch's names."""

LARGE = (512, 512, 512)
"""Rows, terms and columns of a product for which the overheads of a call and of packing are negligible."""

FLAT = (128, 1024, 2048)
"""Those of a linear layer with few rows, for which packing is significant."""

SMALL = (32, 32, 32)
"""Those of a product whose time is dominated by the call, in the same kernel of the library: for smaller ones in bf16
it uses another.
"""

HEADS = (4, 512, 64)
"""Heads, rows and width of an attention with as many keys as queries."""

IMAGES = (8, 128, 28, 28)
"""Images and their numbers of channels, rows and columns, for a convolution by 3 x 3 with as many features."""

IMAGE = (1, 16, 8, 8)
"""Those of a convolution whose time is dominated by the call."""

CONVOLVED = "f32"
"""The element type of convolutions that are predicted apart from products."""

FIELDS = {"own": "generated", "library": "library"}
"""The names of implementations in fields of the machine, for each value of the option `contractions`."""
MIN_PACKING = 1e-12
"""Seconds: the minimum of a measured overhead, which has to be positive."""

SECONDS = 0.5
"""The time for measuring the products of one element type with a given number of threads, alternating between both
implementations.
"""

SAMPLE = 1e-3
"""The minimum time in seconds that calls are measured together for: on a virtual machine whose processors are shared,
the processor time of a thread stands still at times, for longer than a small product takes."""

DIGITS = 3
"""The number of significant digits that are stored: further ones are not reproducible."""


Extents = tuple[int, int, int]
Shape = tuple[int, ...]
Run = Callable[..., Any]


class Measured(NamedTuple):
    """A measured field of the machine with its value: multiply-adds per second, or seconds."""

    field: str
    value: Quantity

    def __str__(self) -> str:
        kind = field_kinds(Cpu)[self.field]
        value = Decimal(f"{self.value:.{DIGITS}g}")
        return f"{self.field} = {quantity_text(int(value) if kind.is_whole else float(value), kind)}"


def calibrate(cache: DiskCache) -> Iterator[Measured | str]:
    """Measure the products of this machine for some seconds, and store the results. Yields each measured field, a
    message for each failure, and finally the machine as text.

    Later compilations with this cache use the measured machine.
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
    """The measurements for products of one element type, or the reason why there are none."""
    runs = {whose: _product(element, whose, LARGE, cache) for whose in ("own", "library")}
    flat = {whose: _product(element, whose, FLAT, cache) for whose in runs}
    small = _product(element, "library", SMALL, cache)
    attention = {whose: _attention(element, whose, cache) for whose in runs}
    images: list[Shape] = [IMAGES, IMAGE] if element == CONVOLVED else []
    convolutions = {shape: _convolution(element, shape, cache) for shape in images}
    try:
        # A library may use instructions that a virtual machine reports but does not execute.
        return run_in_child(lambda: [*_speeds(runs, element, cores), *_other_costs(small, flat, runs, element),
                                     *_speeds_of_attention(attention, element),
                                     *_speeds_of_convolutions(convolutions, element, cores)])
    except CrashError as error:
        return f"products of {element} are not measured: {error.what}"


def _product(element: str, whose: str, extents: Extents, cache: DiskCache) -> Run:
    """A program that multiplies a matrix by the transpose of another, by a generated kernel or by the library."""
    rows, terms, columns = extents
    x, w, v, y = (f"tensor<{first}x{second}x{element}>" for first, second in (
        (rows, terms), (columns, terms), (terms, columns), (rows, columns)))
    return _compiled(f"""
        func.func @forward(%x: {x}, %w: {w}) -> {y} {{
          %v = aten.t %w : ({w}) -> {v}
          %y = aten.mm %x, %v : ({x}, {v}) -> {y}
          func.return %y : {y}
        }}""", whose, cache)


def _convolution(element: str, shape: Shape, cache: DiskCache) -> Run:
    """The library's convolution of images, padded so that they keep their size."""
    count, channels, height, width = shape
    x, w = f"tensor<{count}x{channels}x{height}x{width}x{element}>", f"tensor<{channels}x{channels}x3x3x{element}>"
    return _compiled(f"""
        func.func @forward(%x: {x}, %w: {w}) -> {x} {{
          %y = aten.convolution %x, %w {{stride = [1, 1], padding = [1, 1], dilation = [1, 1], transposed = false,
            output_padding = [0, 0], groups = 1}} : ({x}, {w}) -> {x}
          func.return %y : {x}
        }}""", "library", cache)


def _attention(element: str, whose: str, cache: DiskCache) -> Run:
    """A program that computes attention."""
    heads, rows, width = HEADS
    x = f"tensor<1x{heads}x{rows}x{width}x{element}>"
    return _compiled(f"""
        func.func @forward(%q: {x}, %k: {x}, %v: {x}) -> {x} {{
          %y = aten.scaled_dot_product_attention %q, %k, %v : ({x}, {x}, {x}) -> {x}
          func.return %y : {x}
        }}""", whose, cache)


def _compiled(text: str, whose: str, cache: DiskCache) -> Run:
    options = CompileOptions.from_mapping({"contractions": whose, "cache_dir": str(cache.root)})
    return compile_module(parse_module(make_context(), text), options).forward


def _speeds(runs: Mapping[str, Run], element: str, cores: int) -> Iterator[Measured]:
    """Multiply-adds per second of each program on one core and on all cores. On a busy machine all cores may be
    slower than one; the speed of one core then counts for all.
    """
    import torch

    alone = dict.fromkeys(runs, 0.0)
    for threads, suffix in ((1, "_single_core"), (cores, "")):
        torch.set_num_threads(threads)
        for whose, seconds in _seconds(runs, element, *_factors(LARGE)).items():
            alone[whose] = max(alone[whose], prod(LARGE) / seconds)
            yield Measured(f"product.{FIELDS[whose]}_{element}{suffix}", alone[whose])
    torch.set_num_threads(1)


def _other_costs(small: Run, flat: Mapping[str, Run], large: Mapping[str, Run], element: str) -> Iterator[Measured]:
    """The overhead of a library call on one core, and that per element of the second matrix."""
    yield Measured(f"product.call_{element}", _seconds({"": small}, element, *_factors(SMALL))[""])
    _, terms, columns = FLAT
    measured, of_large = (_seconds(programs, element, *_factors(extents))
                          for programs, extents in ((flat, FLAT), (large, LARGE)))
    for name, whose in (("pack", "own"), ("transpose", "library")):
        rest = measured[whose] - of_large[whose] * prod(FLAT) / prod(LARGE)
        yield Measured(f"product.{name}_{element}", max(rest / (terms * columns), MIN_PACKING))


def _speeds_of_convolutions(runs: Mapping[Shape, Run], element: str, cores: int) -> Iterator[Measured]:
    """Multiply-adds per second of the library's convolutions, on one core and on all, and the cost of a small one."""
    import torch

    best = 0.0
    for threads, suffix in ((1, "_single_core"), (cores, "")) if runs else ():
        torch.set_num_threads(threads)
        seconds = _seconds({"": runs[IMAGES]}, element, IMAGES, (IMAGES[1], IMAGES[1], 3, 3))[""]
        best = max(best, 9 * IMAGES[1] * prod(IMAGES) / seconds)
        yield Measured(f"product.library_convolution_{element}{suffix}", best)
    torch.set_num_threads(1)
    if runs:
        seconds = _seconds({"": runs[IMAGE]}, element, IMAGE, (IMAGE[1], IMAGE[1], 3, 3))[""]
        yield Measured(f"product.call_convolution_{element}", seconds)


def _speeds_of_attention(runs: Mapping[str, Run], element: str) -> Iterator[Measured]:
    """The rate of multiply-adds in both products of attention on a single core."""
    heads, rows, width = HEADS
    for whose, seconds in _seconds(runs, element, *[(1, *HEADS)] * 3).items():
        yield Measured(f"product.attention_{FIELDS[whose]}_{element}", 2 * heads * rows * rows * width / seconds)


def _factors(extents: Extents) -> tuple[Shape, Shape]:
    rows, terms, columns = extents
    return (rows, terms), (columns, terms)


def _seconds(runs: Mapping[str, Run], element: str, *shapes: Shape) -> dict[str, float]:
    """The minimum time of a call of each program, called in turns, since disturbances only lengthen runs. For a
    single thread it is processor time, which is independent of the machine's load.
    """
    import torch

    clock = time.perf_counter if torch.get_num_threads() > 1 else time.thread_time
    generator = torch.Generator().manual_seed(0)
    inputs = [torch.randn(shape, generator=generator).to(getattr(torch, ELEMENTS[element])) for shape in shapes]
    best, calls = dict.fromkeys(runs, float("inf")), dict.fromkeys(runs, 1)
    with torch.no_grad():
        end = time.perf_counter() + SECONDS
        while time.perf_counter() < end or float("inf") in best.values():
            for whose, run in runs.items():
                start = clock()
                for _ in range(calls[whose]):
                    run(*inputs)
                if (seconds := clock() - start) < SAMPLE:
                    calls[whose] *= 2
                else:
                    best[whose] = min(best[whose], seconds / calls[whose])
    return best
