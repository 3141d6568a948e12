"""Functions of libdevice, CUDA's mathematical library, extracted into separate files. Imported when a kernel is
compiled.

For every kernel that calls libdevice, Triton parses the whole library while holding Python's lock, which takes longer
than all other stages before ptxas. The extracted files contain the LLVM IR of one function each.
"""

from __future__ import annotations

import re
import tempfile
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

import triton
from triton._C.libtriton import ir, llvm, nvidia

from ....ir.dialects.triton import function_types
from ..cache import DiskCache, content_key
from .kernel import GpuKernel

__all__ = ["calls_functions", "function_files", "libraries"]

LIBRARY = Path(triton.__file__).parent / "backends" / "nvidia" / "lib" / "libdevice.10.bc"
FILE = "function.ll"
NOTHING = ""
"""The name of the file without functions: Triton does not accept an empty list of libraries."""


def function_files(kernels: Iterable[GpuKernel], cache: DiskCache) -> dict[str, Path]:
    """For each function that kernels call, and for `NOTHING`, a file for Triton to link; new ones are extracted from
    the library together. Empty if the library is in another place, which Triton finds itself.
    """
    if not LIBRARY.exists():
        return {}
    symbols = {symbol for kernel in kernels if calls_functions(kernel)
               for symbol in (NOTHING, *kernel.functions)}
    keys = {symbol: content_key(function=symbol, triton=triton.__version__, maker=Path(__file__).read_text())
            for symbol in sorted(symbols)}
    entries = {symbol: cache.find(key) for symbol, key in keys.items()}
    missing = [symbol for symbol, entry in entries.items() if entry is None]
    texts = _extracted([symbol for symbol in missing if symbol != NOTHING]) | {NOTHING: ""}
    for symbol in missing:
        def build(directory: Path, text: str = texts[symbol]) -> None:
            (directory / FILE).write_text(text, encoding="utf-8")

        entries[symbol] = cache.get_or_build(keys[symbol], build)
    return {symbol: entry.file(FILE) for symbol, entry in entries.items() if entry is not None}


def calls_functions(kernel: GpuKernel) -> bool:
    """Whether a kernel calls any function, including the one of an assertion."""
    return bool(kernel.functions) or kernel.has_checks


def libraries(kernel: GpuKernel, files: Mapping[str, Path]) -> dict[str, str] | None:
    """Triton's option `extern_libs` for a kernel; None if it calls nothing or if there are no files."""
    if not files or not calls_functions(kernel):
        return None
    return {"libdevice": str(files[NOTHING])} | {symbol: str(files[symbol]) for symbol in kernel.functions}


def _extracted(symbols: Sequence[str]) -> dict[str, str]:
    """For each function an LLVM module with its definition and dependences."""
    if not symbols:
        return {}
    parts = _Parts(_linked(symbols))
    return {symbol: parts.module(symbol) for symbol in symbols}


def _linked(symbols: Sequence[str]) -> str:
    """The text of a module that calls each function, after linking the library."""
    context = ir.context()
    ir.load_dialects(context)
    nvidia.load_dialects(context)
    with tempfile.TemporaryDirectory() as directory:
        file = Path(directory) / "calls.mlir"
        file.write_text("module {\n" + "".join(map(_call, symbols)) + "}\n", encoding="utf-8")
        module = ir.parse_mlir_module(str(file), context)
    llvm.init_targets()
    llvm_context = llvm.context()
    linked = llvm.to_module(module, llvm_context)
    llvm.link_extern_libs(linked, [str(LIBRARY)])
    text = str(linked)
    del linked  # before its context is destroyed
    return text


def _call(symbol: str) -> str:
    operands, result = function_types(symbol)
    taken = ", ".join(f"%arg{number}: {type}" for number, type in enumerate(operands))
    given = ", ".join(f"%arg{number}" for number in range(len(operands)))
    types = ", ".join(operands)
    return (f"llvm.func @{symbol}({types}) -> {result}\n"
            f"llvm.func @call{symbol}({taken}) -> {result} {{\n"
            f"  %result = llvm.call @{symbol}({given}) : ({types}) -> {result}\n"
            f"  llvm.return %result : {result}\n}}\n")


class _Parts:
    """The text of an LLVM module, indexed by the defined names."""

    def __init__(self, text: str):
        blocks = re.findall(r"^(?:define [^\n]*\{\n.*?^\}|(?:declare |@)[^\n]*)$", text, re.MULTILINE | re.DOTALL)
        self._definitions = {_names(block)[0]: block for block in blocks}
        self._common = [line for line in text.splitlines() if line.startswith(("%", "attributes ", "!"))]

    def module(self, symbol: str) -> str:
        """A module that defines a function with external linkage."""
        needed, queue = {symbol}, [symbol]
        while queue:
            found = {name for name in _names(self._definitions[queue.pop()]) if name in self._definitions} - needed
            needed |= found
            queue += found
        blocks = [block for name, block in self._definitions.items() if name in needed]
        text = "\n".join([*self._common, *blocks, ""])
        return re.sub(rf"^define internal (?=[^\n]*@{re.escape(symbol)}\()", "define ", text, flags=re.MULTILINE)


def _names(block: str) -> list[str]:
    """The global names in a text, starting with the defined one."""
    return re.findall(r"@([\w.$]+)", block)
