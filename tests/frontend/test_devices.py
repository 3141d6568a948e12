"""Programs with tensors on a GPU, represented by fake tensors: where operators run, and what is copied."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
import torch
import torch.nn.functional as F
from torch import Tensor, nn
from torch._subclasses.fake_tensor import FakeTensorMode
from torch.fx import GraphModule
from xdsl.dialects.builtin import ModuleOp

import stepwell
from stepwell.codegen.runtime.cache import DiskCache
from stepwell.codegen.runtime.toolchain import Toolchain
from stepwell.frontend import device_guard
from stepwell.frontend.calling.compiled_graphs import Program
from stepwell.frontend.device_guard import allow_fake_cuda
from stepwell.frontend.importing.importer import ImportedGraph
from stepwell.frontend.tracing import GraphKind, compile_graph
from stepwell.ir.dialects.aten import arguments
from stepwell.ir.errors import ToolchainError
from stepwell.ir.machines.targets import device_of
from stepwell.ir.modules.levels import EXTERN
from stepwell.ir.semantics.interpreter import run_module


@pytest.fixture(autouse=True)
def fake() -> Iterator[FakeTensorMode]:
    """Under it new tensors are fake, and may be on a GPU."""
    allow_fake_cuda()
    torch.compiler.reset()
    yield FakeTensorMode()
    torch.compiler.reset()


def on_gpu(*sizes: int, **options: Any) -> Tensor:
    return torch.empty(sizes, device="cuda", **options)


class Backend:
    """A backend of torch.compile that runs modules by reference semantics, and keeps them."""

    def __init__(self) -> None:
        self.modules: list[ModuleOp] = []

    def __call__(self, graph: GraphModule, inputs: Sequence[Any]) -> Callable[..., Any]:
        return compile_graph(graph, inputs, self._compile)

    def _compile(self, imported: ImportedGraph, kind: GraphKind) -> Program:
        self.modules.append(imported.module)
        return lambda *values: run_module(imported.module, values)


def ops(module: ModuleOp, *names: str) -> list[Any]:
    return [op for op in module.walk() if op.name in names]


def externs(module: ModuleOp) -> list[str]:
    return [op.name for op in module.walk() if EXTERN in op.attributes]


def used(module: ModuleOp) -> ModuleOp:
    """Without what nothing uses."""
    for op in reversed(list(module.walk())):
        if op.results and not any(result.uses for result in op.results):
            op.parent_block().erase_op(op)
    return module


def capture(fake: FakeTensorMode, program: Callable[..., Any], *make: Callable[[], Any]) -> ModuleOp:
    with fake:
        inputs = [each() for each in make]
    return stepwell.capture(program, *inputs)


def test_target_follows_the_tensors(fake: FakeTensorMode) -> None:
    module = capture(fake, torch.exp, lambda: on_gpu(4, 8))
    assert str(module.attributes["stepwell.target"]) == '"cuda"'
    assert device_of(module.attributes) == "cuda:0"
    assert device_of(capture(fake, torch.exp, lambda: on_gpu(4).to("cuda:1")).attributes) == "cuda:1"
    assert not capture(fake, torch.exp, lambda: torch.empty(4)).attributes


def test_created_tensors_and_numbers_are_on_the_gpu(fake: FakeTensorMode) -> None:
    def program(x: Tensor) -> tuple[Tensor, ...]:
        created = torch.arange(8, device=x.device) + torch.zeros(8, device="cuda")
        return x * created, torch.where(x > 0, x, 2.0), x.masked_fill(x > 3, -1), torch.rand_like(x)

    module = capture(fake, program, lambda: on_gpu(4, 8))
    devices = {arguments(op).get("device") for op in module.walk() if op.name.startswith("aten.")}
    assert "cuda:0" in devices and devices <= {"cuda:0", None}
    assert externs(module) == []


def test_numbers_in_tensors_on_the_cpu_are_numbers(fake: FakeTensorMode) -> None:
    def program(x: Tensor) -> Tensor:
        return torch.where(x > 0, x, torch.tensor(2.0)) + torch.full((), 3.0)

    module = used(capture(fake, program, lambda: on_gpu(4)))
    assert externs(module) == []
    assert {arguments(op)["device"] for op in ops(module, "aten.full")} == {"cuda:0"}


def test_constants_are_copied_once_for_all_calls(fake: FakeTensorMode) -> None:
    module = used(capture(fake, lambda x: x[:, torch.tensor([1, 3])] + torch.tensor([0.5, 1.0], device=x.device),
                          lambda: on_gpu(4, 8)))
    assert externs(module) == []
    [function] = module.ops
    assert len(function.body.block.args) == 3 and function.arg_attrs is None


def test_a_number_on_the_cpu_is_copied_once(fake: FakeTensorMode) -> None:
    module = capture(fake, lambda x, s: x * s + x / s, lambda: on_gpu(4), lambda: torch.empty(()))
    assert externs(module) == ["aten._to_copy"]
    [function] = module.ops
    assert [device_of(each.data) for each in function.arg_attrs] == [None, "cpu"]


def test_indices_on_the_cpu(fake: FakeTensorMode) -> None:
    module = capture(fake, lambda x, i: x[:, i], lambda: on_gpu(4, 8), lambda: torch.tensor([1, 2]))
    assert externs(module) == ["aten._to_copy"]


def test_operators_on_the_cpu_stay_there(fake: FakeTensorMode) -> None:
    def program(x: Tensor, s: Tensor) -> tuple[Tensor, ...]:
        return x.cpu() * 2, s + 1, x.sum() * (s.sqrt() + 1)

    module = capture(fake, program, lambda: on_gpu(4, 8), lambda: torch.empty(()))
    assert externs(module) == ["aten._to_copy", "aten.mul.Scalar", "aten.add.Scalar", "aten.sqrt",
                               "aten.add.Scalar", "aten._to_copy"]
    reasons = [op.attributes[EXTERN].data for op in module.walk() if EXTERN in op.attributes]
    assert reasons == ["its result is on cpu"] * 5 + ["a copy from cpu"]


def test_a_copy_to_the_gpu_that_also_converts(fake: FakeTensorMode) -> None:
    module = capture(fake, lambda x, y: x + y.to("cuda", torch.float16), lambda: on_gpu(4), lambda: torch.empty(4))
    [copy, conversion] = ops(module, "aten._to_copy")
    assert EXTERN in copy.attributes and str(copy.results[0].type) == "tensor<4xf32>"
    assert EXTERN not in conversion.attributes and str(conversion.results[0].type) == "tensor<4xf16>"


def test_views_on_the_cpu_are_copies(fake: FakeTensorMode) -> None:
    module = capture(fake, lambda x, y: x + y.view(2, 3).t().to("cuda"), lambda: on_gpu(3, 2), lambda: torch.empty(6))
    assert externs(module) == ["aten.view_copy", "aten.t_copy", "aten._to_copy"]
    [view] = ops(module, "aten.t_copy")
    assert str(view.attributes["strides"]) == "[#shape.dims<1, 3>]"


def test_a_view_on_the_cpu_is_returned_as_a_view(fake: FakeTensorMode) -> None:
    with fake:
        x = on_gpu(4)
        _, view = torch.compile(lambda x: (x + 1, torch.arange(6).view(2, 3).t().expand(4, 3, 2)),
                                backend=Backend())(x)
        assert view.device.type == "cpu" and view.stride() == (0, 1, 3)


def test_pinned_memory_is_allocated_by_torch(fake: FakeTensorMode) -> None:
    module = capture(fake, lambda x: torch.zeros(x.shape, pin_memory=True).add_(1), lambda: torch.empty(4))
    assert {op.attributes[EXTERN].data for op in module.walk() if EXTERN in op.attributes} == {"pinned memory"}


def test_mutated_arguments_stay_where_they_are(fake: FakeTensorMode) -> None:
    def program(x: Tensor, steps: Tensor) -> Tensor:
        steps.add_(1)
        return x.div_(2)

    module = capture(fake, program, lambda: on_gpu(4), lambda: torch.empty(()))
    assert externs(module) == ["aten.add.Scalar"]


class Block(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.convolution = nn.Conv2d(3, 8, 3, padding=1)
        self.norm = nn.BatchNorm2d(8)
        self.head = nn.Linear(8, 4)

    def forward(self, x: Tensor) -> Tensor:
        y = F.dropout(self.norm(self.convolution(x)).relu(), 0.1, self.training)
        return self.head(y.mean((2, 3)))


def test_graphs_of_a_program_each_have_their_target(fake: FakeTensorMode) -> None:
    backend = Backend()

    def program(x: Tensor, y: Tensor) -> tuple[Tensor, Tensor]:
        x = x + 1
        torch._dynamo.graph_break()
        return x, y * 2

    with fake, torch.no_grad():
        compiled = torch.compile(program, backend=backend)
        compiled(on_gpu(4), torch.empty(4))
    assert [device_of(module.attributes) for module in backend.modules] == ["cuda:0", None]


def test_lowering_for_a_gpu_of_tensors_on_the_cpu() -> None:
    options = stepwell.CompileOptions(target="cuda")
    x = torch.randn(2, 3, 8, 8).to(memory_format=torch.channels_last)
    block = Block().eval()
    module = stepwell.lower(block, x, to="aten", options=options)
    assert isinstance(module, ModuleOp) and device_of(module.attributes) == "cuda:0"
    assert block.head.weight.device.type == "cpu"
    torch._dynamo.mark_dynamic(x, 0)
    module = stepwell.lower(block, x, to="aten", options=options)
    assert isinstance(module, ModuleOp) and "shape.symbol" in str(module)


def test_lowering_for_a_gpu_of_a_constant_on_it() -> None:
    """Tracing would compute the constant on the GPU, which this machine need not have."""
    kernel = stepwell.lower(lambda x: x * torch.tensor(2, device=x.device), torch.randn(4), to="triton-python")
    assert "loaded * 2.0" in str(kernel)


def test_lowering_for_a_gpu_of_a_program_that_names_a_module() -> None:
    norm, scale = nn.BatchNorm1d(8), torch.ones(8)
    module = stepwell.lower(lambda x: norm(x) * scale, torch.randn(4, 8), to="triton")
    assert isinstance(module, ModuleOp) and externs(module) == []
    assert {each.device.type for each in (*norm.parameters(), *norm.buffers(), scale)} == {"cpu"}
    assert norm.num_batches_tracked == 0


def test_lowering_for_a_gpu_of_what_torch_runs_to_see_what_it_gives() -> None:
    module = stepwell.lower(lambda x: torch.geqrf(x * 2), torch.randn(3, 4), to="triton")
    assert isinstance(module, ModuleOp)
    [call] = ops(module, "aten.geqrf")
    assert EXTERN in call.attributes
    with pytest.raises(torch._dynamo.exc.Unsupported, match="_use_cudnn_ctc_loss"):
        stepwell.lower(lambda x, y: F.ctc_loss(x, y, [9], [5]), torch.randn(9, 1, 4), torch.ones(1, 5), to="triton")


@pytest.mark.parametrize("level", ["aten", "prim"])
def test_a_module_for_a_gpu_runs_where_its_inputs_are(fake: FakeTensorMode, level: str) -> None:
    def program(x: Tensor) -> tuple[Tensor, ...]:
        return torch.softmax(x, 1) * torch.arange(8, device=x.device) + torch.ones(8, device=x.device), x.cpu() * 2

    x = torch.randn(4, 8)
    module = stepwell.lower(program, x, to=level, options=stepwell.CompileOptions(target="cuda"))
    assert isinstance(module, ModuleOp)
    torch.testing.assert_close(run_module(module, [x]), list(program(x)))
    with fake:
        assert [str(each.device) for each in run_module(module, [on_gpu(4, 8)])] == ["cuda:0", "cpu"]  # type: ignore


def test_headers_of_torch_that_do_not_compile(tmp_path: Path) -> None:
    toolchain = Toolchain.detect(DiskCache.default())
    with pytest.raises(ToolchainError, match="cannot compile with the headers of torch in"):
        device_guard._compile(toolchain, tmp_path / "torch", tmp_path)
