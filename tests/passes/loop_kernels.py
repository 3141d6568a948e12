"""Kernels compiled and run, as they are written and after passes."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from stepwell.codegen.cpp.target import emit_cpp
from stepwell.codegen.shared_objects import compile_shared_object
from stepwell.codegen.toolchain import Toolchain
from stepwell.ir.context import make_context
from stepwell.ir.text import parse_module, print_module
from stepwell.ir.verify import verify_module
from stepwell.passes.pass_manager import PassManager
from stepwell.passes.pipeline_parser import parse_pipeline

SCHEDULE = (
    "split-divided-loops,collapse-loops,merge-reductions,cse,hoist-divisions,vectorize,interleave-reductions,"
    "expand-math,fold-applies,cse,dce,parallelize"
)
"""What turns kernels as they are lowered into those that are compiled, for vectors of 512 bits."""


def transformed(text: str, pipeline: str) -> str:
    """A module's text after passes; it verifies."""
    context = make_context()
    module = parse_module(context, text)
    if pipeline:
        PassManager(parse_pipeline(pipeline), []).run(context, module)
    verify_module(module)
    return print_module(module)


def run_kernel(
    text: str,
    name: str,
    buffers: Sequence[np.ndarray],
    symbols: Sequence[int],
    toolchain: Toolchain,
    directory: Path,
) -> list[np.ndarray]:
    """Copies of `buffers` after the kernel `name` of a module's text ran on them."""
    directory.mkdir(parents=True, exist_ok=True)
    module = parse_module(make_context(), text)
    library = directory / f"{name}.so"
    compile_shared_object({"kernels.cpp": emit_cpp(module)}, library, toolchain)
    function = ctypes.CDLL(str(library))[name]
    function.restype = ctypes.c_int64
    copies = [buffer.copy() for buffer in buffers]
    addresses = (ctypes.c_void_p * len(copies))(*(copy.ctypes.data for copy in copies))
    assert function(addresses, (ctypes.c_int64 * len(symbols))(*symbols)) == 0
    return copies


def assert_unchanged(
    text: str,
    pipelines: Sequence[str],
    buffers: Sequence[np.ndarray],
    toolchain: Toolchain,
    directory: Path,
    symbols: Sequence[int] = (),
    tolerance: float = 1e-5,
) -> None:
    """Every kernel of a module gives the same numbers, rounding aside, after each of the pipelines."""
    names = [op.sym_name.data for op in parse_module(make_context(), text).ops]  # type: ignore[attr-defined]
    for name in names:
        wanted = run_kernel(text, name, buffers, symbols, toolchain, directory / "plain")
        for number, pipeline in enumerate(pipelines):
            changed = transformed(text, pipeline)
            found = run_kernel(changed, name, buffers, symbols, toolchain, directory / str(number))
            for one, other in zip(wanted, found, strict=True):
                np.testing.assert_allclose(other, one, rtol=tolerance, atol=tolerance, err_msg=f"{name}: {pipeline}")
