"""Kernels of the benchmark programs, compiled to machine code for an H100 without a GPU, at the measured sizes.

By default a sample is compiled; `--every-program` compiles all, including the kernels of gradients.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Sequence
from contextlib import redirect_stdout
from functools import cache
from io import StringIO
from pathlib import Path

import pytest
import torch
from torch._subclasses.fake_tensor import FakeTensorMode
from triton import knobs
from xdsl.dialects.builtin import ModuleOp

import stepwell
from stepwell.benchmarks.programs import PROGRAMS, Program
from stepwell.benchmarks.programs.gpu_catalogue import Entry, find, select
from stepwell.codegen.runtime.cache import DiskCache
from stepwell.codegen.runtime.gpu.kernel import GpuKernel
from stepwell.codegen.runtime.gpu.kernel_compiler import CompiledKernel, KernelCompiler
from stepwell.compiler.targets.triton import gpu_kernels
from stepwell.passes.management.pass_manager import Instrument

H100 = 90
SAMPLE = ("softmax_8192", "softmax_500k", "layernorm_bf16_4096", "sum_outer_128mb", "argmax", "cumsum", "gather",
          "transposed_operand", "scatter_add", "max_pool", "mlp_softmax_dynamic", "carafe_8x256x64x128")
TRAINING_SAMPLE = ("layernorm_fwdbwd",)
WITH_TABLES = {"sin", "cos", "tan", "lgamma"}
"""Functions of libdevice that keep a table for large arguments in local memory."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    every = metafunc.config.getoption("--every-program")
    entries = [entry for entry in select() if entry.section != "tuned" and is_one_graph(entry.program)]
    if "entry" in metafunc.fixturenames:
        metafunc.parametrize("entry", [each for each in entries if every or each.name in SAMPLE], ids=lambda e: e.name)
    if "program" in metafunc.fixturenames:
        programs = [each for each in PROGRAMS.values() if not is_one_graph(each)]
        metafunc.parametrize("program", [each for each in programs if every or each.name in TRAINING_SAMPLE],
                             ids=lambda program: program.name)


def is_one_graph(program: Program) -> bool:
    """Whether all of a program can be lowered at once: no gradients, and no breaks of the graph as in an optimizer."""
    return not program.training and program.name != "adam_step"


def lowered(program: Program) -> ModuleOp:
    """The kernels of an inference program at its full size, of which nothing is computed."""
    with FakeTensorMode():
        example = program.example("full")
    module = stepwell.lower(example.run, *example.inputs, to="triton", dynamic=program.dynamic or None)
    assert isinstance(module, ModuleOp)
    return module


def compiled(kernels: Sequence[GpuKernel], folder: Path) -> list[CompiledKernel]:
    return KernelCompiler(DiskCache(folder), H100).compile(kernels)


@cache
def tool(name: str) -> str:
    """One of the tools that come with Triton."""
    return getattr(knobs.nvidia, name).path


def resources(kernel: CompiledKernel, folder: Path) -> dict[str, int]:
    """What the machine code of a kernel uses, as registers and bytes of stack."""
    file = folder / "kernel.cubin"
    file.write_bytes(kernel.cubin)
    command = [tool("cuobjdump"), "--dump-resource-usage", str(file)]
    text = subprocess.run(command, capture_output=True, check=True, text=True).stdout
    return {name: int(number) for name, number in re.findall(r"(REG|STACK|LOCAL|SHARED):(\d+)", text)}


def instructions(kernel: CompiledKernel, folder: Path) -> str:
    """The machine code of a kernel as text."""
    file = folder / "kernel.cubin"
    file.write_bytes(kernel.cubin)
    return subprocess.run([tool("nvdisasm"), str(file)], capture_output=True, check=True, text=True).stdout


def check_resources(kernels: Sequence[CompiledKernel], folder: Path) -> None:
    for each in kernels:
        used = resources(each, folder)
        called = {name.removeprefix("__nv_") for name in each.kernel.functions}
        uses_table = not WITH_TABLES.isdisjoint(called | {name.removesuffix("f") for name in called})
        assert used["LOCAL"] == 0, f"{each.kernel.name} spills: {used}"
        assert used["STACK"] == 0 or uses_table, f"{each.kernel.name} spills: {used}"
        assert used["SHARED"] <= 227 * 1024


def test_kernels_compile_and_spill_nothing(entry: Entry, tmp_path: Path) -> None:
    check_resources(compiled(gpu_kernels(lowered(entry.program)), tmp_path), tmp_path)


class Kernels(Instrument):
    """Collects the kernels of all graphs that are compiled."""

    def __init__(self) -> None:
        self.found: list[GpuKernel] = []

    def end(self, module: ModuleOp) -> None:
        self.found += gpu_kernels(module)


def test_kernels_of_several_graphs_compile_and_spill_nothing(program: Program, tmp_path: Path) -> None:
    torch._dynamo.reset()
    kernels, example = Kernels(), program.example("small")
    options = {"target": "triton-interpreter", "instruments": [kernels]}
    example.call(torch.compile(example.run, backend="stepwell", options=options), example.inputs, program.training)
    assert kernels.found
    check_resources(compiled(kernels.found, tmp_path), tmp_path)


@pytest.mark.parametrize("name", ("gelu_128mb", "swiglu_128mb", "copy_scale_bf16_256mb"))
def test_contiguous_rows_move_sixteen_bytes_at_a_time(name: str, tmp_path: Path) -> None:
    (kernel,) = compiled(gpu_kernels(lowered(find(name))), tmp_path)
    text = instructions(kernel, tmp_path)
    assert "LDG.E.128" in text and "STG.E.128" in text
    assert not re.search(r"(LDG|STG)\.E(\.64)? ", text)


def test_a_product_of_random_words_is_one_instruction(tmp_path: Path) -> None:
    options = stepwell.CompileOptions(target="cuda")
    module = stepwell.lower(lambda x: torch.dropout(x, 0.3, True), torch.ones(64, 4096), to="triton", options=options)
    assert isinstance(module, ModuleOp)
    (kernel,) = compiled(gpu_kernels(module), tmp_path)
    text = instructions(kernel, tmp_path)
    stored = 4 * text.count("STG.E.128")
    assert stored > 0 and text.count("IMAD.WIDE.U32") < 20 * stored


def test_indices_have_32_bits_where_they_suffice_and_64_where_not() -> None:
    def text(rows: int) -> str:
        with FakeTensorMode():
            x = torch.empty(rows, 4096)
        return str(stepwell.lower(lambda x: x.exp() + 1, x, to="triton-python"))

    assert "int64" not in text(8192)
    assert "int64" in text(2**20)


def test_kernels_are_the_same_text_in_every_process() -> None:
    """Names, orders and choices do not depend on what hashes happen to be."""
    program = """
import stepwell
from stepwell.benchmarks.programs import PROGRAMS
for name in ("scatter_add", "groupnorm_silu", "max_pool"):
    example = PROGRAMS[name].example("small")
    for level in ("triton-python", "host"):
        print(stepwell.lower(example.run, *example.inputs, to=level, options=stepwell.CompileOptions(target="cuda")))
"""
    torch._dynamo.reset()
    with redirect_stdout(StringIO()) as here:
        exec(program, {})
    there = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True, text=True,
                           env={**os.environ, "PYTHONHASHSEED": "1"}).stdout
    text = here.getvalue()
    assert text == there and "@triton.jit" in text and "def forward" in text
