"""Compiles and runs kernels, unchanged and after passes."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np

from stepwell.codegen.emit.cpp.target import emit_kernels
from stepwell.codegen.runtime.toolchain import Toolchain
from stepwell.codegen.runtime.toolchain.shared_objects import compile_shared_object
from stepwell.ir.context import make_context
from stepwell.ir.modules.verify import verify_module
from stepwell.ir.text import parse_module, print_module
from stepwell.passes.management.pass_manager import PassManager
from stepwell.passes.management.pipeline_parser import parse_pipeline
from stepwell.passes.pipeline_lookup import pipeline_for

SCHEDULE = pipeline_for("cpu:default", "loop", threads=True).partition("plan-memory,")[2]
"""What turns kernels as they are lowered into those that are compiled."""


def transformed(text: str, pipeline: str) -> str:
    """A module's text after passes; it verifies."""
    context = make_context()
    module = parse_module(context, text)
    if pipeline:
        PassManager(parse_pipeline(pipeline), []).run(context, module)
    verify_module(module)
    return print_module(module)


Run = Callable[..., list[np.ndarray]]


def compiled(text: str, name: str, toolchain: Toolchain, directory: Path) -> Run:
    """A function of buffers and symbols, which runs the kernel `name` on copies of the buffers and gives these."""
    return runs_of(library_of(text, toolchain, directory), name)


def library_of(text: str, toolchain: Toolchain, directory: Path) -> ctypes.CDLL:
    """All kernels of a module, compiled."""
    directory.mkdir(parents=True, exist_ok=True)
    library = directory / f"{len(list(directory.iterdir()))}.so"
    compile_shared_object({"kernels.cpp": emit_kernels(parse_module(make_context(), text)).plain}, library, toolchain)
    return ctypes.CDLL(str(library))


def runs_of(library: ctypes.CDLL, name: str) -> Run:
    """A function that runs a kernel of a library on copies of buffers."""
    function = library[name]
    function.restype = ctypes.c_int64

    def run(buffers: Sequence[np.ndarray], symbols: Sequence[int] = ()) -> list[np.ndarray]:
        copies = [buffer.copy() for buffer in buffers]
        addresses = (ctypes.c_void_p * len(copies))(*(copy.ctypes.data for copy in copies))
        assert function(addresses, (ctypes.c_int64 * len(symbols))(*symbols)) == 0
        return copies

    return run


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
    before = library_of(text, toolchain, directory)
    for pipeline in pipelines:
        after = library_of(transformed(text, pipeline), toolchain, directory)
        for name in names:
            wanted, found = (runs_of(library, name)(buffers, symbols) for library in (before, after))
            for one, other in zip(wanted, found, strict=True):
                np.testing.assert_allclose(other, one, rtol=tolerance, atol=tolerance, err_msg=f"{name}: {pipeline}")
