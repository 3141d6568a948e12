"""Passes on collectives, on random programs that run on four ranks, each with its own inputs."""

from __future__ import annotations

import random

import pytest
import torch
from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass

from stepwell.compiler import lower_module
from stepwell.compiler.execution import Executor
from stepwell.ir.context import make_context
from stepwell.ir.dialects.comm import StartOp
from stepwell.ir.errors import PassError
from stepwell.ir.modules.verify import verify_module
from stepwell.ir.semantics.interpreter import run_module
from stepwell.ir.semantics.ranks import World, run_ranks
from stepwell.ir.text import parse_module
from stepwell.passes.management.kept_collectives import KeptCollectives
from stepwell.passes.management.pass_manager import PassManager
from stepwell.passes.management.pipeline_parser import parse_pipeline

RANKS = 4
PASSES = ("hoist-collectives", "sink-waits", "bucket-collectives", "fold-collectives", "narrow-collectives",
          "split-collectives{least=1 pieces=2}", "split-collectives{least=1 pieces=3}", "dce", "cse", "canonicalize")
REDUCTIONS = ('#comm.all_reduce<"sum">', '#comm.all_reduce<"max">')


class Writer:
    """Writes a program: values are tensors of some rows of four elements."""

    def __init__(self, seed: int):
        self.random = random.Random(seed)
        self.lines: list[str] = []
        self.values: list[tuple[str, int, str]] = [("%x", 8, "f32"), ("%w", 4, "f32")]
        self.collectives = 0

    def write(self) -> str:
        for _ in range(self.random.randint(6, 18)):
            self.random.choice((self.map, self.add, self.convert, self.reduce, self.reduce, self.rearrange, self.whole,
                                self.sum_of_sums, self.product, self.product, self.shift))()
        results = self.random.sample(self.values, min(3, len(self.values))) + self.values[-2:]
        names, types = ", ".join(each[0] for each in results), ", ".join(map(self.type, results))
        body = "\n".join(f"  {line}" for line in self.lines)
        return (f"func.func @forward(%x: tensor<8x4xf32>, %w: tensor<4x4xf32>) -> ({types}) {{\n{body}\n"
                f"  func.return {names} : {types}\n}}\n")

    @staticmethod
    def type(value: tuple[str, int, str]) -> str:
        return f"tensor<{value[1]}x4x{value[2]}>"

    def pick(self) -> tuple[str, int, str]:
        """The newest values are likely, so that operations depend on one another."""
        return self.values[-1] if self.random.random() < 0.4 else self.random.choice(self.values)

    def result(self, text: str, rows: int, element: str) -> tuple[str, int, str]:
        value = (f"%v{len(self.lines)}", rows, element)
        self.lines.append(f"{value[0]} = {text}")
        self.values.append(value)
        return value

    def map(self) -> None:
        value = self.pick()
        self.result(f"prim.sin {value[0]} : {self.type(value)}", *value[1:])

    def add(self) -> None:
        value = self.pick()
        other = self.random.choice([each for each in self.values if each[1:] == value[1:]])
        self.result(f"prim.add {value[0]}, {other[0]} : {self.type(value)}", *value[1:])

    def convert(self) -> None:
        value = self.pick()
        element = "bf16" if value[2] == "f32" else "f32"
        type = f"tensor<{value[1]}x4x{element}>"
        self.result(f"prim.convert {value[0]} : {self.type(value)} -> {type}", value[1], element)

    def communicate(self, kind: str, value: tuple[str, int, str], rows: int, group: str = "") -> tuple[str, int, str]:
        group = group or self.random.choice(('<"tp", 2, 1>', '<"dp", 2, 2>'))
        type = f"tensor<{rows}x4x{value[2]}>"
        start = f"%p{self.collectives}"
        self.lines.append(f"{start} = comm.start {kind} in {group} order {self.collectives} ({value[0]}) : "
                          f"({self.type(value)}) -> (!comm.pending<{type}>)")
        self.collectives += 1
        return self.result(f"comm.wait {start} : {type}", rows, value[2])

    def reduce(self) -> None:
        value = self.pick()
        self.communicate(self.random.choice((*REDUCTIONS, "#comm.broadcast<1>")), value, value[1])

    def rearrange(self) -> None:
        value = self.pick()
        if value[1] <= 8:
            self.communicate("#comm.all_gather", value, 2 * value[1])
        half = value[1] // 2
        if value[1] % 2:
            return
        self.communicate(f"#comm.all_to_all<#shape.dims<{half}, {half}>, #shape.dims<{half}, {half}>>", value, value[1])

    def shift(self) -> None:
        """Each rank sends a tensor to the next one in a ring, and gets that of the one before."""
        value, number = self.pick(), self.collectives
        type, nothing = self.type(value), f"tensor<0x{value[2]}>"
        self.lines.append(f"%s{number}, %p{number} = "
                          "comm.start #comm.messages<[#comm.send<1, 0>, #comm.receive<3, 0>]> "
                          f'in <"pp", 4, 1> order {number} ({value[0]}, {value[0]}) : ({type}, {type}) -> '
                          f"(!comm.pending<{nothing}>, !comm.pending<{type}>)")
        self.lines.append(f"%e{number} = comm.wait %s{number} : {nothing}")
        self.collectives += 1
        self.result(f"comm.wait %p{number} : {type}", *value[1:])

    def whole(self) -> None:
        """A reduction that is scattered and gathered again."""
        value, group = self.pick(), '<"tp", 2, 1>'
        if value[1] % 2:
            return
        part = self.communicate('#comm.reduce_scatter<"sum">', value, value[1] // 2, group)
        self.communicate("#comm.all_gather", part, value[1], group)

    def product(self) -> None:
        """A product that a collective takes, or that takes what one gathers."""
        value = self.random.choice([each for each in self.values if each[2] == "f32"])
        taken = self.random.choice(("sum", "scatter", "gather"))
        if taken == "gather" and value[1] <= 8:
            value = self.communicate("#comm.all_gather", value, 2 * value[1])
        type = self.type(value)
        made = self.result(f"aten.mm {value[0]}, %w attributes {{extern = \"library\"}} : ({type}, tensor<4x4xf32>) -> "
                           f"{type}", *value[1:])
        if taken == "sum":
            self.communicate(REDUCTIONS[0], made, made[1])
        elif taken == "scatter" and made[1] % 2 == 0:
            self.communicate('#comm.reduce_scatter<"sum">', made, made[1] // 2)

    def sum_of_sums(self) -> None:
        value, group = self.pick(), '<"dp", 2, 2>'
        one, other = (self.communicate(REDUCTIONS[0], value, value[1], group) for _ in range(2))
        self.result(f"prim.add {one[0]}, {other[0]} : {self.type(one)}", *one[1:])


def run_all(module: ModuleOp) -> list[tuple[torch.Tensor, ...]]:
    def run(rank: int, world: World) -> tuple[torch.Tensor, ...]:
        generator = torch.Generator().manual_seed(rank)
        inputs = [torch.randn(8, 4, generator=generator), torch.randn(4, 4, generator=generator)]
        return tuple(run_module(module, inputs, world=world))  # type: ignore[arg-type]

    return run_ranks(RANKS, run)


@pytest.mark.parametrize("seed", range(40))
def test_random_programs(seed: int) -> None:
    text = Writer(seed).write()
    module = parse_module(make_context(), text)
    verify_module(module)
    expected = run_all(module)
    chosen = random.Random(seed)
    for _ in range(6):
        PassManager(parse_pipeline(chosen.choice(PASSES))).run(make_context(), module)
        verify_module(module)
    for mine, theirs in zip(run_all(module), expected, strict=True):
        # A sum of sums of bfloat16 is rounded once instead of twice.
        tolerance = (0.1, 0.05) if "bf16" in text else (1e-4, 1e-4)
        torch.testing.assert_close(mine, theirs, atol=tolerance[0], rtol=tolerance[1])


@pytest.mark.parametrize("seed", range(3))
def test_host_programs(seed: int) -> None:
    """What four ranks compute by compiled kernels is what they compute by reference semantics."""
    module = parse_module(make_context(), Writer(1000 + seed).write())
    expected = run_all(module)
    lowered = lower_module(module, "loop")
    assert isinstance(lowered, ModuleOp)

    def run(rank: int, world: World) -> tuple[torch.Tensor, ...]:
        generator = torch.Generator().manual_seed(rank)
        inputs = [torch.randn(8, 4, generator=generator), torch.randn(4, 4, generator=generator)]
        return Executor(world=world).observe(lowered, inputs).results  # type: ignore[return-value]

    for mine, theirs in zip(run_ranks(RANKS, run), expected, strict=True):
        torch.testing.assert_close(mine, theirs, atol=0.1, rtol=0.05)


class _Drop(ModulePass):
    name = "drop-last-collective"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        *_, last = (each for each in op.walk() if isinstance(each, StartOp))
        for output in last.outputs:
            wait = next(iter(output.uses)).operation
            wait.results[0].replace_all_uses_with(last.inputs[0])
            wait.detach()
            wait.erase()
        last.detach()
        last.erase()


def test_only_passes_that_declare_it_change_collectives() -> None:
    text = """
    func.func @forward(%x: tensor<4xf32>) -> tensor<4xf32> {
      %p = comm.start #comm.all_reduce<"sum"> in <"dp", 2, 1> order 0 (%x)
    : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
      %y = comm.wait %p : tensor<4xf32>
      func.return %y : tensor<4xf32>
    }"""
    said = "the pass changes collectives, which other ranks would wait for: it starts nothing in the place of"
    with pytest.raises(PassError, match=said):
        PassManager([_Drop()], [KeptCollectives()]).run(make_context(), parse_module(make_context(), text))
    _Drop.changes_collectives = True  # type: ignore[attr-defined]
    PassManager([_Drop()], [KeptCollectives()]).run(make_context(), parse_module(make_context(), text))
