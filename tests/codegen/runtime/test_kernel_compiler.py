"""The kernel compiler: kernels from Triton IR, or from a source that a user edited."""

from __future__ import annotations

from pathlib import Path

import pytest

from stepwell.codegen.emit.triton.python.target import emit_kernels
from stepwell.codegen.runtime.cache import DiskCache
from stepwell.codegen.runtime.gpu.kernel_compiler import KernelCompiler, without_promises
from stepwell.compiler.targets.triton import gpu_kernels

from ..emit.triton.kernels import module_of
from ..emit.triton.test_kernels import BLOCKS, EXAMPLES
from .cubins import code_of


@pytest.mark.parametrize("name", ["softmax", "blocks"])
def test_kernels_are_compiled_from_ir(name: str, tmp_path: Path) -> None:
    text = (EXAMPLES / "softmax.mlir").read_text() if name == "softmax" else BLOCKS
    module = module_of(text)
    (kernel,) = gpu_kernels(module)
    assert not kernel.source
    compiler = KernelCompiler(DiskCache(tmp_path), 90)
    promised, unaligned = compiler.compile([kernel, without_promises(kernel)])
    assert ("divisibility" in kernel.ir) == (name == "softmax")
    assert (promised.cubin == unaligned.cubin) == (name != "softmax")
    (by_text,) = compiler.compile(gpu_kernels(module, emit_kernels(module).plain))
    assert by_text.resources == promised.resources


def test_an_edited_text_is_what_is_compiled(tmp_path: Path) -> None:
    module = module_of((EXAMPLES / "softmax.mlir").read_text())
    (kernel,) = gpu_kernels(module)
    (edited,) = gpu_kernels(module, emit_kernels(module).plain.replace("tl.sum", "tl.max"))
    assert not edited.ir
    ours, theirs = KernelCompiler(DiskCache(tmp_path), 90).compile([kernel, edited])
    assert code_of(ours.cubin, "softmax") != code_of(theirs.cubin, "softmax")
