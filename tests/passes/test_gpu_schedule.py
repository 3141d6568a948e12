"""Kernels scheduled for GPUs are correct when run as loops on the CPU, and no mapping exceeds the limits of a launch.
"""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from math import prod
from random import Random

import pytest
from xdsl.dialects.builtin import IntegerAttr

from stepwell.benchmarks.programs import PROGRAMS
from stepwell.benchmarks.reference import check
from stepwell.ir.context import make_context
from stepwell.ir.dialects.loop import BlockAttr, KernelOp, LoopOp, block_of
from stepwell.ir.expressions import Expression, symbol
from stepwell.ir.modules.verify import verify_module
from stepwell.ir.text import parse_module
from stepwell.passes.loop.mapping.accesses import step_of
from stepwell.passes.loop.mapping.kernel_loops import fitting_block
from stepwell.passes.management.pass_manager import PassManager
from stepwell.passes.management.pipeline_parser import parse_pipeline
from stepwell.passes.pipeline_lookup import pipeline_for
from stepwell.passes.pipelines import CUDA_DEFAULT

SCHEDULED = (
    "softmax_wide", "groupnorm_silu", "sum_middle", "norm", "argmax", "cat_slice_pad_where", "window_partition",
    "embedding_sum", "max_pool_fwdbwd", "average_pool", "upsample_bilinear", "pixel_shuffle", "carafe",
)
"""Programs with loops to unroll, to make one, to reduce at once, and to leave alone."""


def schedule() -> str:
    """The passes from operators to mapped loops, without those that choose otherwise for a GPU above that."""
    [host] = [stage for stage in CUDA_DEFAULT if stage.level == "loop"]
    steps = [step.text for step in host.steps if step.name != "loop-to-triton"]
    above = pipeline_for("cpu:default", "aten", threads=False, stop="loop")
    return ",".join([above, *steps, "plan-memory"])


@pytest.mark.parametrize("name", SCHEDULED)
def test_scheduled_program_agrees_with_eager(name: str) -> None:
    result = check(PROGRAMS[name], "stepwell", scale="small", options={"pipeline": schedule(), "verify": True})
    assert result.passed, str(result)


ROWS = """
loop.kernel @rows(%x: memref<{size}x{type}>, %y: memref<{size}x{type}>) {{
  loop.parallel %i = 0 to {outer} {{
    %m = loop.reduce <maximum> %r = 0 to {inner} : {type} {{
      %v = loop.load %x[{place_of_r}] : memref<{size}x{type}> -> {type}
      loop.yield %v : {type}
    }}
    loop.parallel %j = 0 to {inner} {{
      loop.store %m, %y[{place_of_j}] : {type}, memref<{size}x{type}>
    }}
  }}
}}
"""
ELEMENTS = """
loop.kernel @elements(%x: memref<{size}x{type}>, %y: memref<{size}x{type}>) {{
  loop.parallel %h = 0 to {outer} {{
    loop.parallel %i = 0 to {middle} {{
      loop.parallel %j = 0 to {inner} {{
        %v = loop.load %x[{source}] : memref<{size}x{type}> -> {type}
        loop.store %v, %y[%h * {middle} * {inner} + %i * {inner} + %j] : {type}, memref<{size}x{type}>
      }}
    }}
  }}
}}
"""


LARGEST = 2**33
"""Elements that the memory of a GPU holds."""


def random_kernel(random: Random) -> str:
    """The text of a kernel of any sizes: rows, columns, elements, transposed elements."""
    sizes = [1, 3, 17, 64, 100, 1000, 4096, 70000]
    outer, middle, inner = (random.choice(sizes) for _ in range(3))
    while outer * middle * inner > LARGEST:
        outer, middle, inner = (random.choice(sizes) for _ in range(3))
    type = random.choice(["f32", "f64", "bf16"])
    if random.random() < 0.5:
        rows = random.random() < 0.5
        place = f"%i * {inner} + %{{}}" if rows else f"%{{}} * {outer} + %i"
        return ROWS.format(outer=outer, inner=inner, size=outer * inner, type=type, place_of_r=place.format("r"),
                           place_of_j=place.format("j"))
    source = random.choice([
        f"%h * {middle * inner} + %j * {middle} + %i", f"%i * {outer * inner} + %h * {inner} + %j", "%j", "%h",
    ])
    return ELEMENTS.format(outer=outer, middle=middle, inner=inner, size=outer * middle * inner, type=type,
                           source=source)


@pytest.mark.parametrize("seed", range(40))
def test_mapping_is_one_that_a_gpu_can_launch(seed: int) -> None:
    module = parse_module(make_context(), random_kernel(Random(seed)))
    pipeline = "coalesce-loops,unroll-loops,coalesce-loops{for-lanes=true},choose-residency,map-to-blocks"
    PassManager(parse_pipeline(pipeline)).run(make_context(), module)
    verify_module(module)
    [kernel] = [op for op in module.ops if isinstance(op, KernelOp)]
    blocks = {loop: block for loop in kernel.walk() if isinstance(loop, LoopOp) and (block := block_of(loop))}
    warps = kernel.attributes["warps"]
    assert isinstance(warps, IntegerAttr) and warps.value.data in (1, 2, 4, 8, 16, 32)
    for loop, block in blocks.items():
        trips = loop.trip_count.as_int
        assert trips is not None and block.lanes < 2 * trips, "lanes that are never used"
        if block.launch_axis is not None:
            assert -(-trips // block.lanes) <= (2**31 - 1 if block.launch_axis == "x" else 65535)
    around = [lanes_around(loop, blocks) for loop in blocks]
    assert max(around, default=1) <= 32768, "more lanes than registers hold"


def lanes_around(loop: LoopOp, blocks: dict[LoopOp, BlockAttr]) -> int:
    """The elements of a block in a loop."""
    return prod(block.lanes for other, block in blocks.items() if other is loop or other.is_ancestor(loop))


@pytest.mark.parametrize("expression", [
    symbol("v") * 3 + 7,
    symbol("v") // 5 * 64 + symbol("v") % 5,
    symbol("v") * 2 // 9,
    (symbol("v") * 4 // 2) % 50,
    (symbol("v") + 3) * 10 % 5 + symbol("w") * 100,
    symbol("v") // 7 % 3 * 12,
], ids=str)
def test_step_is_the_most_frequent_difference(expression: Expression) -> None:
    values = [expression.evaluate({"v": v, "w": 2}) if "w" in expression.symbols() else expression.evaluate({"v": v})
              for v in range(400)]
    differences = Counter(after - before for before, after in pairwise(values))
    assert step_of(expression, "v") == differences.most_common(1)[0][0]


def test_step_that_depends_on_sizes_is_unknown() -> None:
    assert step_of(symbol("v") * symbol("s"), "v") is None
    assert step_of(symbol("s") // symbol("v"), "v") is None
    assert step_of(symbol("s") * 5, "v") == 0


@pytest.mark.parametrize("extent", [1, 7, 64, 100, 768, 1000, 1536, 3136, 100000])
def test_fitting_block_leaves_few_lanes_idle(extent: int) -> None:
    block = fitting_block(extent, 1024)
    assert block & (block - 1) == 0 and -(-extent // block) * block <= extent * 1.125
