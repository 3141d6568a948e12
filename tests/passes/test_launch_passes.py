"""Passes for GPUs that change kernels and launches: the result, executed as C++, computes the same."""

from __future__ import annotations

from random import Random

import pytest
import torch
from torch import Tensor
from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.func import FuncOp

import stepwell
from stepwell.compiler.execution import execute
from stepwell.ir.context import make_context
from stepwell.ir.dialects.host import LaunchOp
from stepwell.ir.dialects.loop import ForOp, KernelOp
from stepwell.ir.modules.verify import verify_module
from stepwell.ir.text import parse_module
from stepwell.passes.analysis.launch_sets import LaunchSets
from stepwell.passes.management.pass_manager import PassManager
from stepwell.passes.management.pipeline_parser import parse_pipeline

PASSES = "reinplace,merge-arguments,atomic-scatters,fuse-loops,distribute-loops,coalesce-loops,unify-extents"


def after(passes: str, module: ModuleOp) -> ModuleOp:
    PassManager(parse_pipeline(passes)).run(make_context(), module)
    verify_module(module)
    return module


# Scatters

INDEX = torch.tensor([5, 0, 5, 2, 7, 0, 5])
SCATTERS = {
    "index_add": lambda x, i, u: x.index_add(0, i, u),
    "in_place": lambda x, i, u: x.index_add_(0, i, u) * 2,
    "accumulate": lambda x, i, u: x.index_put((i,), u, accumulate=True),
    "negative_indices": lambda x, i, u: x.index_put((i - 8,), u, accumulate=True),
    "set": lambda x, i, u: x.index_put((i[1:5],), u[1:5]),
    "two_indices": lambda x, i, u: x.index_put((i, i % 3), u[:, 0], accumulate=True),
    "scatter_add": lambda x, i, u: x.scatter_add(0, i[:, None].expand(7, 3), u),
    "bfloat16": lambda x, i, u: x.bfloat16().scatter_add(1, (i % 3)[:, None].expand(7, 3), u.bfloat16()).float(),
    "float64": lambda x, i, u: x.double().index_add(0, i, u.double()),
    "integers": lambda x, i, u: (x * 9).long().scatter_reduce(0, i[:, None].expand(7, 3), (u * 9).long(), "amax"),
    "counts": lambda x, i, u: x.long().scatter_add(0, i[:, None].expand(7, 3), torch.ones_like(u).long()),
    "onto_itself": lambda x, i, u: x.index_add(0, i, x[:7]),
}


@pytest.mark.parametrize("name", SCATTERS)
def test_scatters(name: str) -> None:
    run, x, u = SCATTERS[name], torch.randn(8, 3), torch.randn(7, 3)
    module = stepwell.lower(run, x.clone(), INDEX, u, to="loop")
    assert isinstance(module, ModuleOp)
    serial = [op for op in after(PASSES, module).walk() if isinstance(op, ForOp)]
    assert not serial, "the updates wait for one another"
    function = next(op for op in module.ops if isinstance(op, FuncOp))
    given = {"x": x, "i": INDEX, "u": u}
    result, *_ = execute(module, [given[argument.name_hint or ""] for argument in function.body.block.args])
    assert isinstance(result, Tensor)
    torch.testing.assert_close(result, run(x.clone(), INDEX, u))


# Nests that depend on one another

SIZE = 6


def random_kernel(random: Random, name: str) -> str:
    """Loads, reductions, nests and stores on three buffers, in any order."""
    lines, scalars = [], ["%one"]

    def place() -> str:
        return f"%{random.choice('abc')}[{random.randrange(SIZE)}]"

    for number in range(random.randrange(3, 9)):
        kind, type = random.choice(("load", "sum", "nest", "nest", "store", "scalar")), f"memref<{SIZE}xf32>"
        if kind == "load":
            lines.append(f"%v{number} = loop.load {place()} : {type} -> f32")
            scalars.append(f"%v{number}")
        elif kind == "sum":
            lines += [f"%v{number} = loop.reduce <add> %r{number} = 0 to {SIZE} : f32 {{",
                      f"  %e{number} = loop.load %{random.choice('abc')}[%r{number}] : {type} -> f32",
                      f"  loop.yield %e{number} : f32", "}"]
            scalars.append(f"%v{number}")
        elif kind == "scalar":
            lines.append(f"%v{number} = arith.subf {random.choice(scalars)}, {random.choice(scalars)} : f32")
            scalars.append(f"%v{number}")
        elif kind == "store":
            lines.append(f"loop.store {random.choice(scalars)}, {place()} : f32, {type}")
        else:
            source, target = random.choice("abc"), random.choice("abc")
            index = f"%i{number}" if source == target or random.random() < 0.5 else f"{SIZE - 1} - %i{number}"
            lines += [f"loop.parallel %i{number} = 0 to {SIZE} {{",
                      f"  %e{number} = loop.load %{source}[{index}] : {type} -> f32",
                      f"  %w{number} = arith.subf {random.choice(scalars)}, %e{number} : f32",
                      f"  loop.store %w{number}, %{target}[%i{number}] : f32, {type}", "}"]
    arguments = ", ".join(f"%{buffer}: memref<{SIZE}xf32>" for buffer in "abc")
    return "\n".join([f"loop.kernel @{name}({arguments}) {{", "%one = arith.constant 1.0 : f32", *lines, "}"])


@pytest.mark.parametrize("seed", range(3))
def test_separated_nests_see_what_others_wrote(seed: int) -> None:
    random, count, type = Random(seed), 20, f"!host.buffer<[{SIZE}], f32>"
    kernels = [random_kernel(random, f"k_{number}") for number in range(count)]
    launches = []
    for number in range(count):
        # Some launches give a kernel one buffer twice.
        given = [random.choice("pqr") for _ in range(3)] if random.random() < 0.3 else random.sample("pqr", 3)
        launches.append(f"host.launch @k_{number}({', '.join(f'%{each}' for each in given)}) : {type}, {type}, {type}")
    head = f"func.func @forward(%p: {type}, %q: {type}, %r: {type}) -> ({type}, {type}, {type}) {{"
    tail = f"func.return %p, %q, %r : {type}, {type}, {type}"
    text = "\n".join([*kernels, head, *launches, tail, "}"])
    inputs = [torch.randn(SIZE, dtype=torch.float64).float() for _ in range(3)]
    wanted = execute(parse_module(make_context(), text), inputs)
    module = after("fuse-loops,distribute-loops", parse_module(make_context(), text))
    assert len([op for op in module.ops if isinstance(op, KernelOp)]) > count
    for got, want in zip(execute(module, inputs), wanted, strict=True):
        torch.testing.assert_close(got, want, rtol=0, atol=0, equal_nan=True)


# Launches in another order


def simulated(function: FuncOp, order: list) -> dict[str, int]:
    """What is in the arguments after launches of kernels that write a number made of what they read."""
    memory = {argument: number for number, argument in enumerate(function.body.block.args)}
    for op in order:
        if isinstance(op, LaunchOp):
            source, target = op.arguments
            factor = {"f": 3, "g": 5, "h": 7}[op.kernel.string_value()]
            memory[target] = (memory[source] * factor + 1) % 1_000_003
    return {f"{argument.index}": value for argument, value in memory.items()}


@pytest.mark.parametrize("seed", range(40))
def test_launches_of_one_kernel_stand_together(seed: int) -> None:
    random, type = Random(seed), "!host.buffer<[1], f32>"
    names = [f"%b{number}" for number in range(random.choice((4, 8, 30)))]
    launches = [f"host.launch @{random.choice('fgh')}({', '.join(random.sample(names, 2))}) : {type}, {type}"
                for _ in range(30)]
    text = "\n".join([f"func.func @forward({', '.join(f'{name}: {type}' for name in names)}) {{", *launches,
                      "func.return", "}"])
    module = parse_module(make_context(), text)
    function = next(op for op in module.ops if isinstance(op, FuncOp))
    wanted = simulated(function, list(function.body.block.ops))
    sets = LaunchSets(function, lambda launch: launch.kernel, {name: ({0}, {1}) for name in "fgh"})
    order = sets.reorder()
    assert simulated(function, [op for group in order for op in group]) == wanted
    for launches_of_set in sets.sets:
        assert len({launch.kernel for launch in launches_of_set}) == 1
    if len(names) == 30:
        assert len(order) < 31


def test_kernels_of_other_extents_are_launched_with_theirs() -> None:
    def run(x: Tensor, y: Tensor, z: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        return tuple(torch.tanh(each) * 2 for each in (x, y, z))  # type: ignore[return-value]

    inputs = [torch.randn(size) for size in (5, 300, 17)]
    module = stepwell.lower(run, *inputs, to="loop")
    assert isinstance(module, ModuleOp)
    kernels = [op for op in after(PASSES, module).ops if isinstance(op, KernelOp)]
    assert len(kernels) == 1
    for got, want in zip(execute(module, inputs), run(*inputs), strict=True):
        torch.testing.assert_close(got, want)
