"""Collectives in torch's graphs, in one process: torch's fake process group does not execute them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import torch
import torch.distributed as dist
import torch.distributed._functional_collectives as functional
from torch import Tensor
from torch.distributed.device_mesh import init_device_mesh
from torch.distributed.tensor import DTensor, Shard
from torch.testing._internal.distributed.fake_pg import FakeStore

import stepwell
from stepwell.codegen.runtime.process_groups import group
from stepwell.frontend.simulation import capture_step
from stepwell.ir.dialects.comm import StartOp, WaitOp
from stepwell.ir.errors import UnsupportedError

X = torch.randn(4, 8)


@contextmanager
def rank_of(count: int, rank: int = 0) -> Iterator[None]:
    """This process is one of several ranks."""
    torch.compiler.reset()
    dist.init_process_group("fake", store=FakeStore(), rank=rank, world_size=count)
    try:
        yield
    finally:
        dist.destroy_process_group()


def starts(function: Callable[..., Any], *inputs: Tensor) -> list[StartOp]:
    return [op for op in stepwell.capture(function, *inputs).walk() if isinstance(op, StartOp)]


def raw(name: str, *arguments: Any) -> Tensor:
    return getattr(torch.ops._c10d_functional, name)(*arguments, dist.group.WORLD.group_name)


def wait(value: Tensor) -> Tensor:
    return torch.ops._c10d_functional.wait_tensor(value)


def test_the_text_is_one_for_all_ranks() -> None:
    texts = set()
    for rank in range(8):
        with rank_of(8, rank):
            mesh = init_device_mesh("cpu", (2, 2, 2), mesh_dim_names=("pp", "dp", "tp"))
            groups = [mesh.get_group(name) for name in ("pp", "dp", "tp")]

            def function(x: Tensor, groups: Any = groups) -> Tensor:
                for each in groups:
                    x = functional.all_reduce(x, "sum", each) * 2
                return functional.all_gather_tensor(x, 0, dist.group.WORLD)

            texts.add(str(stepwell.capture(function, X)))
            assert [str(start.group) for start in starts(function, X)] == [
                '#comm.group<"mesh_pp", 2, 4>', '#comm.group<"mesh_dp", 2, 2>', '#comm.group<"mesh_tp", 2, 1>',
                '#comm.group<"default_pg", 8, 1>']
    assert len(texts) == 1


def test_groups_of_any_ranks() -> None:
    with rank_of(4):
        ends, again = (dist.new_group([0, 3], group_desc="ends") for _ in range(2))
        both = starts(lambda x: (functional.all_reduce(x, "sum", ends), functional.all_reduce(x, "sum", again)), X)
        assert [str(each.group) for each in both] == [
            '#comm.group<"ends", 2, 3>', '#comm.group<"ends 2", 2, 3>']
        assert group("ends", 2, 3) == ends.group_name and group("ends 2", 2, 3) == again.group_name
        odd = dist.new_group([0, 1, 3], group_desc="odd")
        [start] = starts(lambda x: functional.all_reduce(x, "sum", odd), X)
        assert str(start.group) == '#comm.group<"odd", [0, 1, 3]>'
        assert group("odd", 3, 0, 0, 1, 3) == odd.group_name


def test_no_collective_is_left_out(tmp_path: Path) -> None:
    """Other ranks take part in it."""
    with rank_of(2):
        def unused(x: Tensor) -> Tensor:
            functional.wait_tensor(functional.all_reduce(x, "sum", dist.group.WORLD))
            return x + 1

        def equal(x: Tensor) -> tuple[Tensor, Tensor]:
            return tuple(functional.all_reduce(x.sin(), "sum", dist.group.WORLD) + each for each in (1, 2))  # type: ignore[return-value]

        for function, count in ((unused, 1), (equal, 2)):
            host = str(stepwell.lower(function, X, to="host"))
            assert host.count(" all_reduce(") == count and host.count(" wait_tensor(") == count
        torch.compile(equal, backend="stepwell", options={"dump": str(tmp_path)})(X.clone().requires_grad_())
        assert (tmp_path / "00_aten.mlir").read_text().count("comm.start") == 2


@pytest.mark.parametrize("rank", range(3))
def test_each_half_starts_what_eager_mode_starts_in_it(rank: int) -> None:
    """For the backward graph of a standard deviation, the tensor is gathered again. The last rank has an empty part."""
    with rank_of(3, rank):
        part = torch.ones(6, 0 if rank == 2 else 2, requires_grad=True)
        x = DTensor.from_local(part, init_device_mesh("cpu", (3,)), [Shard(1)], shape=torch.Size((6, 4)), stride=(4, 1))
        halves = capture_step(lambda x: x.std().to_local(), x)
    assert {name: sum(isinstance(op, StartOp) for op in half.walk()) for name, half in halves.items()} == {
        "forward": 1, "backward": 1}


def test_what_is_used_before_it_is_waited_for_is_waited_for_at_once() -> None:
    with rank_of(2):
        for function in (lambda x: wait(raw("all_reduce", x, "sum").view(8, 4)) + 1,
                         lambda x: raw("all_reduce", x, "sum") + 1, lambda x: raw("all_reduce", x, "sum")):
            module = stepwell.capture(function, X)
            [start] = [op for op in module.walk() if isinstance(op, StartOp)]
            assert isinstance(start.next_op, WaitOp)


def test_two_waits_are_one() -> None:
    with rank_of(2):
        def twice(x: Tensor) -> Tensor:
            pending = raw("all_reduce", x, "sum")
            return wait(pending) + wait(pending)

        assert sum(isinstance(op, WaitOp) for op in stepwell.capture(twice, X).walk()) == 1


def test_nothing_is_pending_where_a_size_comes_up() -> None:
    """What follows is a function of its own."""
    def some(x: Tensor) -> Tensor:
        pending = raw("all_reduce", x, "sum")
        count = int((x > 0).sum().item())
        torch._check(count >= 0)
        torch._check(count <= 4)
        return wait(pending)[:count] * 2

    with rank_of(2), torch._dynamo.config.patch(capture_scalar_outputs=True):
        module = stepwell.capture(some, X[:, 0].contiguous())
        assert [op.name for op in module.walk() if op.name.startswith(("comm", "control"))] == [
            "comm.start", "comm.wait", "control.call"]


def test_rows_to_send_may_be_read_from_a_tensor() -> None:
    """As experts exchange tokens: the sizes occur in the kind of the collective alone."""
    def exchange(x: Tensor, counts: Tensor) -> Tensor:
        [given] = counts.tolist()
        return functional.all_to_all_single(x, [given], [given], dist.group.WORLD) * 2

    with rank_of(1), torch._dynamo.config.patch(capture_scalar_outputs=True):
        module = stepwell.capture(exchange, X, torch.tensor([4]))
        assert [op.name for op in module.walk() if op.name.startswith(("comm", "control"))] == [
            "control.call", "comm.start", "comm.wait"]


@pytest.mark.skipif(not hasattr(torch._dynamo.config, "enable_p2p_compilation"), reason="torch does not trace messages")
def test_messages_are_written_alike_on_all_ranks() -> None:
    """Other ranks are told by how much further they are."""
    texts = set()
    for rank in range(4):
        with rank_of(4, rank), torch._dynamo.config.patch(enable_p2p_compilation=True):
            def shift(x: Tensor, rank: int = rank) -> Tensor:
                received = torch.empty_like(x)
                messages = [dist.P2POp(dist.isend, x, (rank + 1) % 4), dist.P2POp(dist.irecv, received, (rank - 1) % 4)]
                for work in dist.batch_isend_irecv(messages):
                    work.wait()
                return received + 1

            texts.add(str(stepwell.capture(shift, X)))
    [text] = texts
    assert "#comm.messages<[#comm.send<1, 0>, #comm.receive<3, 0>]>" in text


def test_a_product_of_what_was_communicated() -> None:
    with rank_of(2):
        def product(x: Tensor) -> Tensor:
            return functional.all_gather_tensor(x, 0, dist.group.WORLD).sin() @ x.t()

        assert str(stepwell.lower(product, X, to="host")).count(" wait_tensor(") == 1


@pytest.mark.parametrize(("function", "message"), [
    (lambda x: wait(raw("all_reduce", x, "premul_sum")), "there is no reduction 'premul_sum' of ranks"),
    (lambda x: wait(raw("isend", x, 2, 0)), "rank 2 is not in the process group"),
])
def test_refusals(function: Callable[[Tensor], Tensor], message: str) -> None:
    with rank_of(2), pytest.raises(Exception, match=message):
        stepwell.capture(function, X)


def test_a_process_without_the_group() -> None:
    with pytest.raises(UnsupportedError, match=r'in the group #comm.group<"tp", 2, 1>, and this process has no such'):
        group("tp", 2, 1)


def test_operator_of_torch_that_is_no_collective() -> None:
    with pytest.raises(Exception, match="_wrap_tensor_autograd is not a collective that can be compiled"):
        stepwell.capture(lambda x: torch.ops._c10d_functional._wrap_tensor_autograd(x) + 1, X)
