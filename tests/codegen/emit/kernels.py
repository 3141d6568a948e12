"""Compiles modules of kernels and runs them on numpy arrays."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from pathlib import Path

import numpy as np

from stepwell.codegen.emit.cpp.target import emit_kernels
from stepwell.codegen.runtime.toolchain import Toolchain
from stepwell.codegen.runtime.toolchain.shared_objects import compile_shared_object
from stepwell.ir.context import make_context
from stepwell.ir.modules.verify import verify_module
from stepwell.ir.text import parse_module
from stepwell.passes.loop.select_shuffles import SelectShuffles
from stepwell.passes.loop.split_vectors import SplitVectors

NUMPY = {
    "f32": np.float32, "f64": np.float64, "f16": np.uint16, "bf16": np.uint16,
    "i1": np.uint8, "i8": np.int8, "i16": np.int16, "i32": np.int32, "i64": np.int64,
}  # fmt: skip
"""The arrays in which elements lie in memory; f16 and bf16 are given as bits."""

COUNT = 96

Kernel = Callable[..., int]


def compile_kernels(
    text: str, directory: Path, toolchain: Toolchain, register_bits: int = 512
) -> Callable[[str], Kernel]:
    """A function from a kernel's name to one of arrays and integers, which runs it and gives its code."""
    module = parse_module(make_context(), text)
    for each in (SplitVectors(bits=register_bits), SelectShuffles(bits=register_bits)):
        each.apply(make_context(), module)
    verify_module(module)
    # Higher levels, which whole programs are compiled at, take twice as long.
    compile_shared_object({"k.cpp": emit_kernels(module).annotated}, directory / "k.so", toolchain, optimization=1)
    library = ctypes.CDLL(str(directory / "k.so"))

    def find(name: str) -> Kernel:
        function = library[name]
        function.restype = ctypes.c_int64

        def run(*arguments: np.ndarray | int) -> int:
            arrays = [each for each in arguments if isinstance(each, np.ndarray)]
            symbols = [each for each in arguments if not isinstance(each, np.ndarray)]
            buffers = (ctypes.c_void_p * len(arrays))(*(array.ctypes.data for array in arrays))
            return function(buffers, (ctypes.c_int64 * len(symbols))(*symbols))

        return run

    return find


def with_lanes(element: str, lanes: int) -> str:
    return f"vector<{lanes}x{element}>" if lanes else element


def elementwise_kernel(name: str, formula: str, operands: list[str], result: str, lanes: int) -> str:
    """A kernel of arrays of COUNT elements: `formula` over `{0}`, `{1}`, ... with types as `{f32}`."""
    types = {each: with_lanes(each, lanes) for each in NUMPY}
    loads = "\n    ".join(
        f"%x{k} = loop.load %a{k}[%i] : memref<{COUNT}x{t}> -> {types[t]}" for k, t in enumerate(operands)
    )
    arguments = ", ".join(f"%a{k}: memref<{COUNT}x{t}>" for k, t in enumerate(operands))
    body = formula.format(*(f"%x{k}" for k in range(len(operands))), **types)
    return f"""
loop.kernel @{name}({arguments}, %out: memref<{COUNT}x{result}>) {{
  loop.parallel %i = 0 to {COUNT} step {lanes or 1} {{
    {loads}
    %r = {body}
    loop.store %r, %out[%i] : {types[result]}, memref<{COUNT}x{result}>
  }}
}}"""


def float_bits(values: np.ndarray, element: str) -> np.ndarray:
    """Floats in the form in which they lie in memory."""
    if element == "f16":
        return values.astype(np.float16).view(np.uint16)
    if element == "bf16":
        bits = values.astype(np.float32).view(np.uint32)
        rounded = ((bits + 0x7FFF + ((bits >> 16) & 1)) >> 16).astype(np.uint16)
        return np.where(np.isnan(values), np.uint16(0x7FC0), rounded)
    return values.astype(NUMPY[element])


def float_values(bits: np.ndarray, element: str) -> np.ndarray:
    """What the elements in memory are worth."""
    if element == "f16":
        return bits.view(np.float16).astype(np.float32)
    return (bits.astype(np.uint32) << 16).view(np.float32) if element == "bf16" else bits
