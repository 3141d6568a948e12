"""Kernels of blocks compute the same as their loops, for all mappings of the loops."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple

import pytest
import torch
from torch.nn import functional as F
from xdsl.dialects.builtin import MemRefType, ModuleOp

from stepwell.ir.context import make_context
from stepwell.ir.dialects.loop import KernelOp, LoopOp
from stepwell.ir.dialects.loop.blocks import BlockAttr
from stepwell.ir.text import parse_module

from .block_mappings import loops_of, lowered, mapped, random_mapping, run
from .triton_evaluator import dtype_of, launch


class Program(NamedTuple):
    function: Callable
    inputs: Sequence[torch.Tensor]
    dynamic: bool = False


def _generator(*key: object) -> torch.Generator:
    return torch.Generator().manual_seed(sum(map(ord, repr(key))))


def f32(*sizes: int) -> torch.Tensor:
    return torch.randn(*sizes, generator=_generator(*sizes))


def integers(high: int, *sizes: int, dtype: torch.dtype = torch.int64) -> torch.Tensor:
    return torch.randint(0, high, sizes, generator=_generator(high, *sizes), dtype=dtype)


def _special(*sizes: int) -> torch.Tensor:
    x = f32(*sizes)
    x.view(-1)[::5] = float("nan")
    x.view(-1)[1::7] = float("inf")
    x.view(-1)[2::11] = -float("inf")
    return x


def _few_values(*sizes: int) -> torch.Tensor:
    """Many equal ones, and rows and columns of the least and the greatest only."""
    values = torch.tensor([float("-inf"), float("inf"), float("nan"), 0.0, -0.0, 1.0])
    x = values[integers(6, *sizes)]
    x[0], x[1], x[:, 0], x[:, 1] = values[0], values[1], values[0], values[1]
    x[2, 2:] = x[2:, 2] = values[2]
    return x


def _embedding_mean(x: torch.Tensor, i: torch.Tensor) -> torch.Tensor:
    return x[i].mean(1) * 2


def _normalized(x: torch.Tensor, w: torch.Tensor) -> torch.Tensor:
    return F.layer_norm(x, x.shape[-1:], w) + w


PROGRAMS = {
    "broadcast": Program(lambda x, y, z: x * y + z.exp(), (f32(5, 7), f32(7), f32(5, 1))),
    "transpose": Program(lambda x: x.t() + 1, (f32(5, 9),)),
    "permute": Program(lambda x, y: (x.permute(2, 0, 1) * y).contiguous(), (f32(3, 4, 5), f32(5, 3, 1))),
    "pad": Program(lambda x: F.pad(x, (2, 3, 1, 0), value=3.0), (f32(4, 6),)),
    "reflect": Program(lambda x: F.pad(x, (2, 3), mode="reflect"), (f32(1, 4, 6),)),
    "concatenate": Program(lambda x, y: torch.cat([x, y.tanh()], 1), (f32(3, 5), f32(3, 4))),
    "flip and roll": Program(lambda x: x.flip(0).roll(2, 1), (f32(4, 5),)),
    "softmax": Program(lambda x: x.softmax(-1), (f32(5, 13),)),
    "softmax columns": Program(lambda x: x.softmax(0), (f32(13, 5),)),
    "layer norm": Program(_normalized, (f32(4, 3, 10), f32(10))),
    "sum all": Program(lambda x: x.sum(), (f32(3, 37),)),
    "sum middle": Program(lambda x: x.sum(1), (f32(3, 17, 4),)),
    "mean outer": Program(lambda x: x.mean((0, 2)), (f32(6, 5, 7),)),
    "product": Program(lambda x: x.prod(0), (f32(5, 4),)),
    "argmax": Program(lambda x: x.argmax(-1), (_special(6, 11),)),
    "extrema of few values": Program(lambda x: (x.argmax(1), x.argmin(1), x.argmax(0), x.argmin(0)),
                                     (_few_values(7, 13),)),
    "argmax of integers": Program(lambda x: (x.argmax(1), x.argmin(0)),
                                  (integers(2, 6, 11, dtype=torch.int32) * -(2**31),)),
    "argmax of bytes": Program(lambda x: (x.argmax(1), x.argmin(0)), (integers(2, 6, 11, dtype=torch.uint8) * 255,)),
    "argmin ties": Program(lambda x: x.argmin(0), (integers(3, 9, 5),)),
    "maximum": Program(lambda x: (x.amax(1), x.amin(0)), (_special(6, 11),)),
    "any and all": Program(lambda x: ((x > 1).any(1), (x > -2).all(0)), (f32(5, 9),)),
    "cumulative sum": Program(lambda x: x.cumsum(-1), (f32(4, 19),)),
    "cumulative product of columns": Program(lambda x: x.cumprod(0) * 2, (f32(9, 3),)),
    "gather rows": Program(lambda x, i: x[i] + 1, (f32(6, 5), integers(6, 7))),
    "gather elements": Program(lambda x, i: x.gather(1, i), (f32(4, 6), integers(6, 4, 3))),
    "gathered mean": Program(_embedding_mean, (f32(8, 5), integers(8, 3, 4))),
    "scatter": Program(lambda x, i, y: x.scatter(1, i, y), (f32(4, 6), integers(6, 4, 3), f32(4, 3))),
    "index add": Program(lambda x, i, y: x.index_add(0, i, y), (f32(5, 3), integers(5, 8), f32(8, 3))),
    "maximum pool": Program(lambda x: F.max_pool2d(x, 3, 2, 1), (f32(2, 3, 7, 9),)),
    "average pool": Program(lambda x: F.avg_pool2d(x, 3, 1, 1), (f32(2, 5, 6),)),
    "unfold": Program(lambda x: x.unfold(1, 3, 2).sum(-1), (f32(3, 9),)),
    "triangle": Program(lambda x: x.tril().masked_fill(x > 1, -1.0), (f32(6, 7),)),
    "booleans": Program(lambda x, y: (x & ~y) | (x ^ y), (f32(37) > 0, f32(37) > 1)),
    "bytes": Program(lambda x, y: torch.maximum(x // 3, y) + x % 7,
                     (integers(250, 41, dtype=torch.uint8), integers(255, 41, dtype=torch.uint8))),
    "small integers": Program(lambda x: (x * 300).sum(0) - x.abs().amax(), (integers(9, 6, 5, dtype=torch.int16),)),
    "bfloat16": Program(lambda x: (x.softmax(-1) * 3).sum(0), (f32(5, 9).bfloat16(),)),
    "float16": Program(lambda x, y: (x @ y).relu() if x.dim() == 0 else x.float() + y, (f32(23).half(), f32(23))),
    "float64": Program(lambda x: (x.double().sqrt() / 3).sum(-1), (f32(4, 11).abs(),)),
    "floor division": Program(lambda x, y: (x // (y + 1), (x - 9) % (y + 1)), (integers(20, 31), integers(5, 31))),
    "dynamic": Program(lambda x, y: (x + y).relu().sum(-1), (f32(5, 7), f32(7)), True),
    "dynamic columns": Program(lambda x: x.cumsum(0).t() - 1, (f32(5, 7),), True),
    "dynamic norm": Program(lambda x: x / x.norm(dim=-1, keepdim=True), (f32(3, 11),), True),
}


@pytest.mark.parametrize("name", PROGRAMS)
def test_any_mapping_computes_the_same(name: str) -> None:
    program = PROGRAMS[name]
    expected = program.function(*program.inputs)
    expected = expected if isinstance(expected, tuple) else (expected,)
    text = loops_of(program.function, *program.inputs, dynamic=program.dynamic)
    for seed in range(2):
        module = lowered(mapped(text, random_mapping(Random(f"{name} {seed}"))))
        results = run(module, program.inputs)
        for result, wanted in zip(results, expected, strict=True):
            tolerance = 2e-2 if wanted.dtype == torch.bfloat16 else 1e-5
            torch.testing.assert_close(result, wanted, rtol=tolerance, atol=tolerance, equal_nan=True,
                                       msg=lambda text, seed=seed, module=module: f"seed {seed}: {text}\n{module}")


KERNELS = {
    "online softmax": """
loop.kernel @k(%x: memref<140xf32>, %y: memref<20xf32>) {
  %one = arith.constant 1.0 : f32
  loop.parallel %i = 0 to 10 {
    %m, %s = loop.reduce <softmax> %r = 0 to 14 : f32, f32 {
      %v = loop.load %x[%i * 14 + %r] : memref<140xf32> -> f32
      loop.yield %v, %one : f32, f32
    }
    loop.store %m, %y[%i * 2] : f32, memref<20xf32>
    loop.store %s, %y[%i * 2 + 1] : f32, memref<20xf32>
  }
}""",
    "triangle": """
loop.kernel @k(%x: memref<121xf32>, %y: memref<11xf32>) {
  loop.parallel %i = 0 to 11 {
    %s = loop.reduce <add> %r = 0 to %i : f32 {
      %v = loop.load %x[%i * 11 + %r] : memref<121xf32> -> f32
      loop.yield %v : f32
    }
    %t = loop.for %r = %i to 11 step 2 carry (%c = %s : f32) {
      %v = loop.load %x[%i * 11 + %r] : memref<121xf32> -> f32
      %d = arith.divf %c, %v : f32
      loop.yield %d : f32
    }
    loop.store %t, %y[%i] : f32, memref<11xf32>
  }
}""",
    "branches": """
loop.kernel @k(%x: memref<77xf32>, %y: memref<77xf32>) {
  %zero = arith.constant 0.0 : f32
  %half = arith.constant 0.5 : f32
  loop.parallel %i = 0 to 7 {
    %a = loop.load %x[%i] : memref<77xf32> -> f32
    %b = arith.cmpf ogt, %a, %zero : f32
    loop.parallel %j = 0 to 11 {
      %v = loop.load %x[%i * 11 + %j] : memref<77xf32> -> f32
      %c = arith.cmpf ogt, %v, %half : f32
      %w = scf.if %b -> (f32) {
        %d = arith.addf %v, %half : f32
        scf.yield %d : f32
      } else {
        scf.yield %v : f32
      }
      scf.if %c {
        loop.store %w, %y[%i * 11 + %j] : f32, memref<77xf32>
      } else {
        loop.store %zero, %y[%i * 11 + %j] : f32, memref<77xf32>
      }
    }
  }
}""",
    "updates": """
loop.kernel @k(%x: memref<60xf32>, %n: memref<3xi32>) {
  %one = arith.constant 1 : i32
  %zero = arith.constant 0.0 : f32
  loop.parallel %i = 0 to 6 {
    loop.parallel %j = 0 to 10 {
      %v = loop.load %x[%i * 10 + %j] : memref<60xf32> -> f32
      %c = arith.cmpf ogt, %v, %zero : f32
      loop.atomic <add> %one, %n[0] : i32, memref<3xi32>
      loop.atomic <add> %one, %n[1] where %c : i32, memref<3xi32>
    }
    loop.atomic <add> %one, %n[2] : i32, memref<3xi32>
  }
}""",
    "steps": """
loop.kernel @k(%x: memref<64xf32>, %y: memref<64xf32>) {
  loop.parallel %i = 3 to 61 step 4 {
    %s = loop.reduce <minimum> %r = 1 to 3 : f32 {
      %v = loop.load %x[%i + %r] : memref<64xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s, %y[%i] : f32, memref<64xf32>
  }
}""",
    "nothing": """
loop.kernel @k(%x: memref<8xf32>, %e: memref<?xf32>, %y: memref<8xf32>, %k: memref<8xi64>, %n: index) {
  loop.parallel %i = 0 to 8 {
    %s = loop.reduce <add> %r = 0 to %n : f32 {
      %v = loop.load %e[0] : memref<?xf32> -> f32
      loop.yield %v : f32
    }
    %m, %p = loop.reduce <argmaximum> %r = 0 to %n : f32, i64 {
      %v = loop.load %e[%r] : memref<?xf32> -> f32
      %j = arith.index_cast %r : index to i64
      loop.yield %v, %j : f32, i64
    }
    loop.parallel %j = 0 to %n {
      %v = loop.load %e[%j] : memref<?xf32> -> f32
      loop.store %v, %x[%i] : f32, memref<8xf32>
    }
    loop.store %s, %y[%i] : f32, memref<8xf32>
    loop.store %p, %k[%i] : i64, memref<8xi64>
  }
}""",
    "in place": """
loop.kernel @k(%x: memref<96xf32>, %k: memref<12xi32>) {
  loop.for %i = 0 to 12 {
    %a = loop.load %k[%i] : memref<12xi32> -> i32
    %b = arith.index_cast %a : i32 to index
    loop.parallel %j = 0 to 12 {
      %v = loop.load %x[%b * 3 + %j] : memref<96xf32> -> f32
      %w = arith.addf %v, %v : f32
      loop.store %w, %x[%b * 3 + %j] : f32, memref<96xf32>
    }
  }
}""",
}


def _buffers(text: str) -> list[torch.Tensor | int]:
    """Arguments for a kernel: numbers in its buffers, none in those whose size is not constant."""
    kernel = next(iter(parse_module(make_context(), text).ops))
    assert isinstance(kernel, KernelOp)
    buffers: list[torch.Tensor | int] = []
    for argument in kernel.body.block.args:
        if not isinstance(argument.type, MemRefType):
            buffers.append(0)
            continue
        count = max(argument.type.get_shape()[0], 0)
        is_float = str(argument.type.element_type) == "f32"
        buffers.append(f32(count) if is_float else integers(20, count, dtype=dtype_of(argument.type.element_type)))
    return buffers


@pytest.mark.parametrize("name", KERNELS)
def test_any_mapping_computes_what_a_serial_kernel_does(name: str) -> None:
    text = KERNELS[name]

    def results(choose: Callable[[LoopOp, bool], BlockAttr | None]) -> tuple[list[torch.Tensor | int], ModuleOp]:
        module = lowered(mapped(text, choose))
        buffers = _buffers(text)
        launch(next(iter(module.ops)), *buffers)  # type: ignore[arg-type]
        return buffers, module

    expected, _ = results(lambda loop, may_be_programs: None)
    for seed in range(6):
        computed, module = results(random_mapping(Random(f"{name} {seed}")))
        for one, other in zip(computed, expected, strict=True):
            torch.testing.assert_close(one, other, rtol=1e-5, atol=1e-5, equal_nan=True,
                                       msg=lambda text, seed=seed, module=module: f"seed {seed}: {text}\n{module}")
