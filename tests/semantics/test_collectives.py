"""Collectives between ranks that are threads of one process."""

from __future__ import annotations

from collections.abc import Callable

import pytest
import torch
from torch import Tensor

from stepwell.compiler import lower_module
from stepwell.compiler.execution import Executor
from stepwell.ir.context import make_context
from stepwell.ir.errors import InputError
from stepwell.ir.semantics.interpreter import run_module
from stepwell.ir.semantics.ranks import World, run_ranks
from stepwell.ir.text import parse_module

PROGRAM = """
func.func @forward(%x: tensor<4x3xf32>) -> tensor<{rows}x3xf32> {{
  %a = prim.add %x, %x : tensor<4x3xf32>
  %p = comm.start {collective} in {group} order 0 (%a) : (tensor<4x3xf32>) -> (!comm.pending<tensor<{rows}x3xf32>>)
  %y = comm.wait %p : tensor<{rows}x3xf32>
  func.return %y : tensor<{rows}x3xf32>
}}
"""


def interpreted(text: str) -> Callable[[Tensor, World], Tensor]:
    module = parse_module(make_context(), text)
    return lambda x, world: run_module(module, [x], world=world)[0]  # type: ignore[return-value]


def compiled(text: str) -> Callable[[Tensor, World], Tensor]:
    module = lower_module(parse_module(make_context(), text), "loop")
    return lambda x, world: Executor(world=world).observe(module, [x]).results[0]  # type: ignore[arg-type, return-value]


@pytest.mark.parametrize("program", [interpreted, compiled])
@pytest.mark.parametrize(("collective", "rows", "expected"), [
    ('#comm.all_reduce<"sum">', 4, lambda every, rank: sum(every)),
    ('#comm.all_reduce<"avg">', 4, lambda every, rank: sum(every) / 2),
    ('#comm.all_reduce<"max">', 4, lambda every, rank: torch.maximum(*every)),
    ('#comm.all_reduce<"min">', 4, lambda every, rank: torch.minimum(*every)),
    ('#comm.all_reduce<"product">', 4, lambda every, rank: every[0] * every[1]),
    ("#comm.all_gather", 8, lambda every, rank: torch.cat(every)),
    ('#comm.reduce_scatter<"sum">', 2, lambda every, rank: sum(every)[2 * rank:][:2]),
    ("#comm.all_to_all<#shape.dims<2, 2>, #shape.dims<2, 2>>", 4,
     lambda every, rank: torch.cat([each[2 * rank:][:2] for each in every])),
    ("#comm.broadcast<1>", 4, lambda every, rank: every[1]),
])
def test_collectives(program: Callable, collective: str, rows: int, expected: Callable) -> None:
    run = program(PROGRAM.format(collective=collective, rows=rows, group='<"tp", 2, 1>'))
    inputs = [torch.randn(4, 3) for _ in range(2)]
    results = run_ranks(2, lambda rank, world: run(inputs[rank], world))
    for rank, result in enumerate(results):
        torch.testing.assert_close(result, expected([2 * x for x in inputs], rank))


@pytest.mark.parametrize(("group", "partners"), [
    ('<"tp", 2, 1>', [{0, 1}, {0, 1}, {2, 3}, {2, 3}]),
    ('<"dp", 2, 2>', [{0, 2}, {1, 3}, {0, 2}, {1, 3}]),
    ('<"all", 4, 1>', [{0, 1, 2, 3}] * 4),
])
def test_groups(group: str, partners: list[set[int]]) -> None:
    run = interpreted(PROGRAM.format(collective='#comm.all_reduce<"sum">', rows=4, group=group))
    results = run_ranks(4, lambda rank, world: run(torch.full((4, 3), float(10 ** rank)), world))
    assert [{at for at in range(4) if int(each[0, 0]) // 10 ** at % 10 == 2} for each in results] == partners


def test_one_process_stands_for_ranks_that_hold_the_same() -> None:
    module = parse_module(make_context(), PROGRAM.format(collective="#comm.all_gather", rows=8, group='<"tp", 2, 1>'))
    x = torch.randn(4, 3)
    torch.testing.assert_close(run_module(module, [x])[0], torch.cat([2 * x, 2 * x]))


def test_ranks_that_differ_raise_errors() -> None:
    reduce = interpreted(PROGRAM.format(collective='#comm.all_reduce<"sum">', rows=4, group='<"tp", 2, 1>'))
    gather = interpreted(PROGRAM.format(collective="#comm.all_gather", rows=8, group='<"tp", 2, 1>'))
    x = torch.randn(4, 3)
    with pytest.raises(InputError, match="starts all_"):
        run_ranks(2, lambda rank, world: (reduce, gather)[rank](x, world))
    with pytest.raises(InputError, match=r"rank 1 waits in all_reduce for ranks .*, one of which has ended"):
        run_ranks(2, lambda rank, world: reduce(x, world) if rank else x)


def test_a_group_is_among_the_ranks_that_there_are() -> None:
    gather = interpreted(PROGRAM.format(collective='#comm.all_reduce<"sum">', rows=4, group='<"tp", 4, 1>'))
    with pytest.raises(InputError, match=r"communicates with ranks \[0, 1, 2, 3\], and there are 2"):
        run_ranks(2, lambda rank, world: gather(torch.randn(4, 3), world))


RING = """
func.func @forward(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {{
  %r = comm.start #comm.messages<[#comm.receive<{before}, 0>]> in <"pp", {count}, 1> order 0 (%y) : (tensor<4xf32>) -> (!comm.pending<tensor<4xf32>>)
  %s = comm.start #comm.messages<[#comm.send<1, 0>]> in <"pp", {count}, 1> order 1 (%x) : (tensor<4xf32>) -> (!comm.pending<tensor<0xf32>>)
  %e = comm.wait %s : tensor<0xf32>
  %g = comm.wait %r : tensor<4xf32>
  %z = prim.add %g, %g : tensor<4xf32>
  func.return %z : tensor<4xf32>
}}
"""  # noqa: E501


@pytest.mark.parametrize("program", [interpreted, compiled])
@pytest.mark.parametrize("count", [2, 4])
def test_messages(program: Callable, count: int) -> None:
    """Each rank receives from the one before it, which it asks for first, and sends to the next."""
    module = parse_module(make_context(), RING.format(before=count - 1, count=count))
    lowered = lower_module(module, "loop") if program is compiled else module

    def run(rank: int, world: World) -> Tensor:
        inputs = [torch.full((4,), float(rank)), torch.zeros(4)]
        if program is compiled:
            return Executor(world=world).observe(lowered, inputs).results[0]  # type: ignore[arg-type, return-value]
        return run_module(module, inputs, world=world)[0]  # type: ignore[arg-type, return-value]

    assert [float(each[0]) for each in run_ranks(count, run)] == [2.0 * ((rank - 1) % count) for rank in range(count)]


def test_ranks_that_all_wait_raise_an_error() -> None:
    receive = RING.format(before=1, count=2).replace('  %s = comm.start #comm.messages<[#comm.send<1, 0>]> in '
                                                     '<"pp", 2, 1> order 1 (%x) : (tensor<4xf32>) -> '
                                                     '(!comm.pending<tensor<0xf32>>)\n', "")
    module = parse_module(make_context(), receive.replace("  %e = comm.wait %s : tensor<0xf32>\n", ""))
    with pytest.raises(InputError, match=r"rank 0 waits in messages for ranks \[1\], and all ranks wait"):
        run_ranks(2, lambda rank, world: run_module(module, [torch.zeros(4)] * 2, world=world))


def test_rows_that_are_given_are_taken() -> None:
    exchange = interpreted(PROGRAM.format(collective="#comm.all_to_all<#shape.dims<1, 3>, #shape.dims<2, 2>>", rows=4,
                                          group='<"tp", 2, 1>'))
    with pytest.raises(InputError, match=r"is given \[1, 1\] rows by the ranks of its group, and takes \[2, 2\]"):
        run_ranks(2, lambda rank, world: exchange(torch.randn(4, 3), world))


def test_the_error_of_one_rank_is_raised() -> None:
    reduce = interpreted(PROGRAM.format(collective='#comm.all_reduce<"sum">', rows=4, group='<"tp", 2, 1>'))
    with pytest.raises(ValueError, match="input 0 has the sizes"):
        run_ranks(2, lambda rank, world: reduce(torch.randn(4 + rank, 3), world))
