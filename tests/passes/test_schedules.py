"""Schedules do not change the results of kernels, for all primitives."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
import torch
from xdsl.dialects.builtin import MemRefType, ModuleOp
from xdsl.ir import Attribute, SSAValue

import stepwell
from stepwell.ir.context import make_context
from stepwell.ir.dialects.loop import KernelOp
from stepwell.ir.modules.verify import verify_module
from stepwell.ir.semantics.kernels import run_kernel
from stepwell.ir.text import parse_module
from stepwell.passes.loop.scheduling.errors import SchedulingError
from stepwell.passes.loop.scheduling.loop_names import LoopNames

KERNELS = Path(__file__).parent.parent.parent / "lit_tests/passes/schedules/schedule.mlir"
REFUSED = KERNELS.with_name("schedule-refused.mlir")
PRIMITIVES = ("split", "strip", "peel", "unroll", "jam", "interchange", "coalesce", "tile", "fuse", "distribute",
              "vectorize", "accumulate", "block", "pad")
DTYPES = {"f32": torch.float32, "bf16": torch.bfloat16, "i8": torch.int8, "i32": torch.int32}


def kernels() -> list[KernelOp]:
    found = [op for file in (KERNELS, REFUSED) for op in parse_module(make_context(), file.read_text()).ops]
    return [op for op in found if isinstance(op, KernelOp)]


def inputs(kernel: KernelOp) -> list[torch.Tensor | int]:
    """A value for each argument: of a symbol 70, of a buffer of unknown length as many elements. Those of type i32 are
    pairs of bf16, which some kernels multiply.
    """
    draw = torch.Generator().manual_seed(0)

    def value(type: Attribute) -> torch.Tensor | int:
        if not isinstance(type, MemRefType):
            return 70
        (size,), dtype = type.get_shape(), DTYPES[str(type.element_type)]
        size = 70 if size < 0 else size
        if dtype == torch.int32:
            return torch.randn(2 * size, generator=draw).bfloat16().view(dtype)
        numbers = torch.randn(size, generator=draw)
        return (numbers if dtype.is_floating_point else numbers * 40).to(dtype)

    return [value(each.type) for each in kernel.body.block.args]


def results(kernel: KernelOp) -> list[torch.Tensor]:
    """What a kernel makes of its buffers. Races and places out of bounds are errors."""
    values = inputs(kernel)
    run_kernel(kernel, values)
    return [value for value in values if isinstance(value, torch.Tensor)]


def random_step(schedule: stepwell.Schedule, kernel: KernelOp, draw: random.Random) -> bool:
    """Try a primitive on loops at random; whether it applies."""
    loops = list(LoopNames(kernel).loops)
    name = draw.choice(PRIMITIVES)
    number = draw.choice((2, 4, 8))
    two = name in ("interchange", "coalesce", "tile", "fuse", "distribute")
    if len(loops) < (2 if two else 1):
        return False
    options: dict[str, object] = {}
    if name in ("split", "block", "strip", "jam", "vectorize", "unroll"):
        options["by"] = number
    elif name == "tile":
        options["by"] = [number, draw.choice((2, 4))]
    elif name == "peel":
        options["at"] = [number]
    if name == "unroll":
        options["accumulators"] = draw.choice((1, 2))
    elif name == "pad":
        options["to"] = number
    elif name == "accumulate":
        options = {"by": number, "before": draw.choice(loops)}
    try:
        getattr(schedule, name)(*draw.sample(loops, 2 if two else 1), **options)
    except SchedulingError:
        return False
    return True


@pytest.mark.parametrize("kernel", kernels(), ids=lambda kernel: kernel.sym_name.data)
def test_random_schedules_keep_values(kernel: KernelOp) -> None:
    wanted = results(kernel)
    applied = 0
    for seed in range(2):
        draw = random.Random(f"{kernel.sym_name.data} {seed}")
        changed = kernel.clone()
        module = ModuleOp([changed])
        for _ in range(12):
            schedule = stepwell.Schedule(changed)
            applied += random_step(schedule, changed, draw)
        verify_module(module)
        for one, other in zip(wanted, results(changed), strict=True):
            torch.testing.assert_close(other, one, rtol=1e-4, atol=1e-4)
    assert applied


def test_schedule_from_python() -> None:
    kernel = next(each for each in kernels() if each.sym_name.data == "vectorize_whole")
    wanted = results(kernel)
    stepwell.Schedule(kernel).split("r", by=8, into=("block", "lane")).vectorize("lane").unroll("block", by=2)
    assert "vector<8xf32>" in str(kernel)
    torch.testing.assert_close(results(kernel)[1], wanted[1])


def test_schedule_from_python_refuses() -> None:
    kernel = kernels()[0]
    schedule = stepwell.Schedule(kernel)
    with pytest.raises(SchedulingError, match="less than 1000"):
        schedule.split("i", by=1000)
    with pytest.raises(SchedulingError, match="no loop of @split has the variable %q"):
        schedule.split("q", by=4)
    with pytest.raises(AttributeError, match="did you mean 'split'"):
        schedule.splt("i", by=4)


def test_memory_that_arguments_share_is_one() -> None:
    text = """
    loop.kernel @k(%x: memref<65xf32>, %y: memref<65xf32>) {
      loop.for %i = 0 to 64 {
        %v = loop.load %x[%i] : memref<65xf32> -> f32
        loop.store %v, %y[%i + 1] : f32, memref<65xf32>
      }
    }"""

    def one(buffer: SSAValue) -> str:
        return "one"

    kernel = parse_module(make_context(), text).body.block.first_op
    assert isinstance(kernel, KernelOp)
    with pytest.raises(SchedulingError, match="may need another one"):
        stepwell.Schedule(kernel, one).vectorize("i", by=4)
    stepwell.Schedule(kernel).vectorize("i", by=4)


@pytest.mark.usefixtures("fresh")
def test_option_schedule(tmp_path: Path) -> None:
    file = tmp_path / "softmax.schedule"
    file.write_text("kernel @softmax_0 {\n  vectorize %j by 8\n}\nkernel @of_another_graph { unroll %i }\n")
    x = torch.randn(16, 100)
    options = {"schedule": str(file), "dump": str(tmp_path)}
    compiled = torch.compile(torch.nn.Softmax(-1), backend="stepwell", options=options)
    torch.testing.assert_close(compiled(x), torch.softmax(x, -1))
    [stage] = tmp_path.glob("*_schedule.mlir")
    assert "vector<8xf32>" in stage.read_text() and "loop.reduce <add> %r_1 = 0 to 100 : f32" in stage.read_text()
