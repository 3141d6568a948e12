"""The results of packages are those of eager: structures, sizes, updated buffers, strides."""

from __future__ import annotations

import copy
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import numpy
import pytest
import torch
from torch import Tensor, nn

import stepwell
from stepwell.codegen.runtime.packages.archive import Archive
from stepwell.codegen.runtime.toolchain.processors import PROCESSORS
from stepwell.ir.errors import InputError, UnsupportedError
from stepwell.tools.stepwell import main

from .programs import CASES, Block, Case, Counting, Net, Structured, Transposed, Writing


@pytest.fixture(autouse=True)
def seeded() -> None:
    torch.manual_seed(0)


def same(got: Any, want: Any) -> None:
    """Both have the same structure, and tensors in them the same values, types and strides."""
    torch.testing.assert_close(got, want)
    for one, other in zip(*map(torch.utils._pytree.tree_leaves, (got, want)), strict=True):
        if isinstance(other, Tensor):
            assert one.stride() == other.stride() or other.numel() <= 1


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_case(case: Case, tmp_path: Path) -> None:
    module = case.make()
    exported = torch.export.export(copy.deepcopy(module), case.inputs(case.sizes[0]),
                                   dynamic_shapes=case.dynamic_shapes)
    program = stepwell.load(stepwell.package(exported, tmp_path / "model.stepwell"))
    for size in (*case.sizes, *case.sizes):
        inputs = case.inputs(size)
        own = copy.deepcopy(inputs)
        with torch.no_grad():
            want = module(*own)
        same(program(*inputs), want)
        same(inputs, own)  # what is written into inputs


def test_saved_program_and_module(tmp_path: Path) -> None:
    """A program that was saved and loaded, and a module with its inputs, are the same package."""
    net, x = Net().eval(), torch.randn(3, 24)
    torch.export.save(torch.export.export(net, (x,)), tmp_path / "net.pt2")
    saved = stepwell.package(torch.export.load(tmp_path / "net.pt2"), tmp_path / "saved.stepwell")
    module = stepwell.package(net, tmp_path / "module.stepwell", (x,))
    for path in (saved, module):
        same(stepwell.load(path)(x), net(x).detach())
    assert module.read_bytes() == stepwell.package(net, tmp_path / "again.stepwell", (x,)).read_bytes()


def test_decomposed_program(tmp_path: Path) -> None:
    """Writes that a program returns, as torch's decompositions leave them, are written."""
    module = Counting().train()
    x = torch.randn(4, 6)
    exported = torch.export.export(copy.deepcopy(module), (x,)).run_decompositions()
    program = stepwell.load(stepwell.package(exported, tmp_path / "model.stepwell"))
    for _ in range(3):
        same(program(x), tuple(each.detach() for each in module(x)))


class Cached(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.register_buffer("cache", torch.zeros(16, 8))
        self.weight = nn.Parameter(torch.randn(8, 8))


class Fill(nn.Module):
    def __init__(self, shared: Cached) -> None:
        super().__init__()
        self.shared = shared

    def forward(self, x: Tensor) -> Tensor:
        self.shared.cache[:x.shape[0]] = x @ self.shared.weight
        return self.shared.cache.sum()


class Step(Fill):
    def forward(self, x: Tensor, at: Tensor) -> Tensor:
        self.shared.cache.index_copy_(0, at, x @ self.shared.weight)
        return self.shared.cache.softmax(0).sum(1)


def test_entries_share_buffers(tmp_path: Path) -> None:
    shared = Cached().requires_grad_(False)
    prompt, token, at = torch.randn(5, 8), torch.randn(1, 8), torch.tensor([5])
    exported = {"fill": torch.export.export(Fill(shared), (prompt,)),
                "step": torch.export.export(Step(shared), (token, at))}
    path = stepwell.package(exported, tmp_path / "model.stepwell")
    program, other = stepwell.load(path), stepwell.load(path)
    assert program.entries == ("fill", "step")
    fill, step = Fill(shared), Step(shared)
    same(program(prompt), fill(prompt))
    for place in (5, 6, 7):
        token, at = torch.randn(1, 8), torch.tensor([place])
        same(program.entry("step")(token, at), step(token, at))
    shared.cache.zero_()
    same(other.entry("step")(token, at), step(token, at))  # buffers belong to one loaded package
    with pytest.raises(InputError, match="no entry 'stepp'"):
        program.entry("stepp")


class Coder(nn.Module):
    """Methods that call each other and update buffers, one of them by assignment."""

    def __init__(self) -> None:
        super().__init__()
        self.code = nn.Linear(4, 2)
        self.calls = nn.Buffer(torch.zeros((), dtype=torch.int64))
        self.last = nn.Buffer(torch.zeros(2))

    def encode(self, x: Tensor) -> Tensor:
        self.calls += 1
        code = self.code(x)
        self.last = code[0]
        return code

    def decode(self, code: Tensor, *, scale: float = 1.0) -> Tensor:
        return code @ self.code.weight * scale + self.last.sum()

    def forward(self, x: Tensor) -> tuple[Tensor, Tensor]:
        return self.decode(self.encode(x)), self.calls.clone()


def test_methods_as_entries(tmp_path: Path) -> None:
    """Methods of a module share its parameters and buffers, and are called without its hooks."""
    coder, rows = Coder().requires_grad_(False), torch.export.Dim("rows", max=9)
    coder.register_forward_pre_hook(lambda _, inputs: (inputs[0] * 2,))
    eager, x, code = copy.deepcopy(coder), torch.randn(3, 4), torch.randn(3, 2)
    path = stepwell.package(
        {"forward": coder, "encode": coder.encode, "decode": coder.decode}, tmp_path / "model.stepwell",
        {"forward": (x,), "encode": (x,), "decode": (code,)}, {"decode": {"scale": 2.0}},
        dynamic_shapes={"encode": ({0: rows},)})
    program = stepwell.load(path)
    assert len(program.manifest["constants"]) == 4
    for _ in range(2):
        same(program.entry("encode")(x[:2]), eager.encode(x[:2]))
        same(program(x), eager(x))
        same(program.entry("decode")(code, scale=2.0), eager.decode(code, scale=2.0))


def test_tied_weights_are_stored_once(tmp_path: Path) -> None:
    net = nn.Sequential(nn.Embedding(9, 4), nn.Linear(4, 9, bias=False)).requires_grad_(False)
    net[1].weight = net[0].weight
    program = stepwell.load(stepwell.package(net, tmp_path / "model.stepwell", (torch.arange(3),)))
    same(program(torch.arange(3)), net(torch.arange(3)))
    assert [*program.manifest["constants"]] == ["0.weight"]


def test_unlike_buffers_of_one_name(tmp_path: Path) -> None:
    """Buffers of equal names and values that are not one tensor are not shared."""
    x, at = torch.randn(1, 8), torch.tensor([3])
    modules = [Step(Cached().requires_grad_(False)) for _ in range(2)]
    modules[1].shared.weight.copy_(modules[0].shared.weight)
    exported = {name: torch.export.export(each, (x, at)) for name, each in zip("ab", modules, strict=True)}
    path = stepwell.package(exported, tmp_path / "model.stepwell")
    program = stepwell.load(path)
    assert len(program.manifest["constants"]) == 3  # the weight once
    for name, each in zip("ab", modules, strict=True):
        for _ in range(2):
            same(program.entry(name)(x, at), each(x, at))


def test_arrays_of_numpy(tmp_path: Path) -> None:
    net, x = Net().eval(), torch.randn(3, 24)
    program = stepwell.load(stepwell.package(net, tmp_path / "model.stepwell", (x,)))
    array = x.numpy()
    for given in (array, numpy.asfortranarray(array), numpy.repeat(array, 2, 1)[:, ::2], array[::-1][::-1]):
        result = program(given)
        assert isinstance(result, numpy.ndarray)
        numpy.testing.assert_allclose(result, net(x).detach().numpy(), rtol=1e-5, atol=1e-6)
    with pytest.raises(InputError, match="has masked elements, and the program takes arrays without masks"):
        program(numpy.ma.masked_greater(array, 0))
    array.flags.writeable = False
    result = program(array)
    del program
    numpy.testing.assert_allclose(result, net(x).detach().numpy(), rtol=1e-5, atol=1e-6)


def test_any_library(tmp_path: Path) -> None:
    """What has `__dlpack__` alone gets such a thing back."""
    class Other:
        def __init__(self, tensor: Tensor):
            self.tensor = tensor

        def __dlpack__(self) -> Any:
            return torch.utils.dlpack.to_dlpack(self.tensor)

    net, x = Net().eval(), torch.randn(3, 24)
    program = stepwell.load(stepwell.package(net, tmp_path / "model.stepwell", (x,)))
    result = program(Other(x))
    assert not isinstance(result, Tensor | numpy.ndarray)
    same(torch.from_dlpack(result), net(x).detach())


def test_runs_at_the_same_time(tmp_path: Path) -> None:
    """Each run has a workspace of its own, and those that update buffers come one after the other."""
    net = Block().eval()
    tokens = [torch.randint(50, (4, 11)) for _ in range(4)]
    program = stepwell.load(stepwell.package(net, tmp_path / "model.stepwell", (tokens[0],)))
    counting = stepwell.load(stepwell.package(Counting().train(), tmp_path / "counting.stepwell", (torch.ones(4, 6),)))
    want = [net(each).detach() for each in tokens]
    failures: list[BaseException] = []

    def work(at: int) -> None:
        try:
            for _ in range(30):
                same(program(tokens[at]), want[at])
                counting(torch.ones(4, 6))
        except BaseException as error:
            failures.append(error)

    threads = [threading.Thread(target=work, args=(at,)) for at in range(4)]
    for each in threads:
        each.start()
    for each in threads:
        each.join()
    assert not failures, failures[0]
    last = counting(torch.tensor([[0.0], [1.0], [0.0], [1.0]]).expand(4, 6).contiguous())[1]
    assert torch.allclose(last, torch.full((6,), 4.0 * 121), rtol=1e-3)


@pytest.mark.parametrize(("arguments", "text"), [
    ((torch.randn(2, 24),), "input 'input' has size 2 in dimension 0, and the program takes batch from 3 to 64"),
    ((torch.randn(65, 24),), "has size 65 in dimension 0"),
    ((torch.randn(4, 25),), "has size 25 in dimension 1, and the program takes 24"),
    ((torch.randn(4, 24, 1),), "has 3 dimensions, and the program takes 2"),
    ((torch.randn(4, 24).double(),), "has elements of float64, and the program takes float32"),
    ((torch.randn(4, 24, device="meta"),), "a tensor on meta, and packages take them on CPUs and GPUs"),
    ((torch.eye(24).to_sparse(),), "layout"),
    (("text",), "is a str, and the program takes a tensor"),
    ((), "the argument 'input' is missing"),
    ((torch.randn(4, 24), 1), "takes 1 positional arguments, not 2"),
])
def test_wrong_inputs(arguments: tuple[Any, ...], text: str, net_package: Path) -> None:
    with pytest.raises(InputError, match=text):
        stepwell.load(net_package)(*arguments)


@pytest.fixture(scope="module")
def net_package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    exported = torch.export.export(Net().eval(), (torch.randn(4, 24),),
                                   dynamic_shapes=({0: torch.export.Dim("batch", min=3, max=64)},))
    return stepwell.package(exported, tmp_path_factory.mktemp("net") / "model.stepwell")


def test_wrong_structure(tmp_path: Path) -> None:
    x, pair = {"a": torch.randn(4, 3), "b": torch.randn(5)}, (torch.randn(3), 7)
    program = stepwell.load(stepwell.package(Structured(), tmp_path / "model.stepwell", (x, pair), {"scale": 3.0}))
    same(program(x, pair, scale=3.0), Structured()(x, pair, scale=3.0))
    same(program(pair=pair, x=x), Structured()(x, pair, scale=3.0))  # a constant may be left out
    for args, kwargs, text in [
        ((x, pair), {"scale": 2.0}, "'scale' is 2.0, and the program was exported for 3.0"),
        ((x, (pair[0], 8)), {}, r"'pair\[1\]' is 8"),
        (({"a": x["a"]}, pair), {}, "'x' is not a dictionary with the keys a, b"),
        ((x, pair[:1]), {}, "'pair' is not a tuple of 2"),
        ((x, pair), {"x": x}, "given twice"),
        ((x, pair), {"bias": 1}, "has no argument 'bias'"),
    ]:
        with pytest.raises(InputError, match=text):
            program(*args, **kwargs)


def test_sizes_of_zero_and_one(tmp_path: Path) -> None:
    """torch exports programs for sizes from 2 on; smaller ones are taken where the program holds for them."""
    class Rows(nn.Module):
        def forward(self, x: Tensor, y: Tensor, z: Tensor) -> tuple[Tensor, ...]:
            return x[1:].sum(0) + x.softmax(0), y[:2] * 2, y[1], z.T @ z, z.sum(0)

    x, y, z = torch.randn(4, 3), torch.randn(4, 3), torch.randn(4, 6)
    path = stepwell.package(Rows(), tmp_path / "model.stepwell", (x, y, z),
                            dynamic_shapes=[{0: torch.export.Dim.DYNAMIC}, *[{0: torch.export.Dim.AUTO}] * 2])
    program = stepwell.load(path)
    for given in ((x, y, z), (x[:1], y[:2], z[:0])):
        same(program(*given), Rows()(*given))
    for given, text in (((x, y[:1], z), "'y' has size 1 in dimension 0, and the program takes .* from 2 on"),
                        ((x[:0], y, z), "'x' has size 0 in dimension 0, and the program takes .* from 1 on")):
        with pytest.raises(InputError, match=text):
            program(*given)


def test_inputs_that_are_written(tmp_path: Path) -> None:
    """They must lie as the program writes them, and apart from all others."""
    x, cache, at = torch.randn(8, 8), torch.randn(8, 8), torch.arange(8)
    program = stepwell.load(stepwell.package(Writing(), tmp_path / "model.stepwell", (x, cache, at)))
    with pytest.raises(InputError, match="written into, so its strides must be those of the program"):
        program(x, cache.t(), at)
    with pytest.raises(InputError, match="written into, and input 'x' shares memory with it"):
        program(cache, cache, at)
    frozen = cache.numpy().copy()
    frozen.flags.writeable = False
    with pytest.raises(InputError, match="input 'cache' is written into, and this ndarray is read-only"):
        program(x, frozen, at)
    with pytest.raises(stepwell.ir.errors.IndexOutOfRange):
        program(x, cache, at + 1)


class Checked(nn.Module):
    """Fails by a condition or by an operator."""

    def forward(self, x: Tensor, number: Tensor) -> Tensor:
        count = number.item()
        torch._check(count < 4)
        return torch.linalg.cholesky(x) * count


def test_what_fails_at_run_time(tmp_path: Path) -> None:
    program = stepwell.load(stepwell.package(Checked(), tmp_path / "model.stepwell", (torch.eye(3), torch.tensor(2))))
    torch.testing.assert_close(program(torch.eye(3), torch.tensor(3)), torch.eye(3) * 3)
    # Before 2.13 torch prints the message and only names the operator.
    failing = "cholesky" if torch.__version__ >= "2.13" else "aten::_linalg_check_errors"
    for x, number, text in ((torch.eye(3), 4, "u0 <= 3"), (-torch.eye(3), 2, failing)):
        with pytest.raises(stepwell.ir.errors.CheckFailed, match=text) as raised:
            program(x, torch.tensor(number))
        assert isinstance(raised.value, RuntimeError) and isinstance(raised.value, IndexError)


def test_operators_of_aten(tmp_path: Path) -> None:
    """What libtorch's stable interface does not call is refused, with the user's lines."""
    class Filled(nn.Module):
        def forward(self, x: Tensor) -> Tensor:
            spectrum = torch.fft.fft(torch.linalg.qr(x)[0])
            return torch.rsub(torch.addmm(spectrum, spectrum, spectrum, alpha=2j), 1j)

    with pytest.raises(UnsupportedError, match="cannot call operators that this program calls") as raised:
        stepwell.package(Filled(), tmp_path / "model.stepwell", (torch.randn(4, 4),))
    assert "aten::rsub.Scalar at " in str(raised.value)
    assert "libtorch has no C function for it that takes its Scalars" in str(raised.value)
    assert "libtorch takes Scalars from C as float64, and its argument 'alpha' is complex" in str(raised.value)
    assert "linalg_qr" not in str(raised.value)
    assert "test_programs.py:" in str(raised.value)
    assert not list(tmp_path.iterdir())


def test_package_of_a_package(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A package is made again for another processor, and with an edited text. One of another signature is refused."""
    net, x = Transposed().eval(), (torch.randn(8, 12), torch.randn(4, 3, 9, 11))
    path = stepwell.package(net, tmp_path / "model.stepwell", x, levels=("prim", "loop"),
                            options={"numerics": "strict", "threads": False})
    again = tmp_path / "again.stepwell"
    archive = Archive(path)
    assert {f"ir/{machine}/forward.prim.mlir" for machine in PROCESSORS} & {*archive.names()}
    text = bytes(archive.view("ir/forward.aten.mlir")).decode()
    edited, broken = tmp_path / "edited.mlir", tmp_path / "broken.mlir"
    edited.write_text(text.replace("aten.add.Scalar", "aten.sub.Scalar"))
    broken.write_text(text.replace('stepwell.input = "image"', 'stepwell.input = "picture"'))
    assert main(["package", str(path), "-o", str(again), "--machine", "x86-avx2"]) == 0
    same(stepwell.load(again)(*x), tuple(each.detach() for each in net(*x)))
    assert main(["package", str(path), str(edited), "-o", str(again)]) == 0
    assert stepwell.load(again)(*x)[2].shape == (0, 3)
    assert Archive(again).manifest["options"] == archive.manifest["options"] == {
        "contractions": "own", "numerics": "strict", "threads": False, "fallback_random": False, "pipeline": None}
    assert main(["package", str(path), str(broken), "-o", str(again)]) == 1
    assert main(["package", str(path), f"other={edited}", "-o", str(again)]) == 1
    capsys.readouterr()
    assert main(["package", str(path), "-o", str(again), "--input", "float32[8, 12]"]) == 1
    assert "a package has its inputs already, and --input is for TorchScript" in capsys.readouterr().err


def test_neither_torch_nor_the_compiler_is_loaded(tmp_path: Path) -> None:
    module = nn.Sequential(nn.Linear(4, 3), nn.ReLU())
    path = stepwell.package(module, tmp_path / "model.stepwell", (torch.randn(2, 4),))
    program = f"""
import sys, numpy, stepwell
result = stepwell.load({str(path)!r})(numpy.ones((2, 4), numpy.float32))
assert type(result) is numpy.ndarray and result.shape == (2, 3)
print(sorted({{"torch", "xdsl", "lark"}} & set(sys.modules)))
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, "[]\n"), done.stderr


class Grown(nn.Module):
    """A weight that another method writes."""

    def __init__(self) -> None:
        super().__init__()
        self.register_buffer("weight", torch.randn(70, 40))

    def forward(self, x: Tensor) -> Tensor:
        return x @ self.weight.T

    def grow(self, x: Tensor) -> Tensor:
        self.weight.add_(x)
        return self.weight.sum()


def test_packed_weights(tmp_path: Path) -> None:
    """Weights are packed in the first run, unless an entry writes them."""
    net, x = Grown(), torch.randn(33, 40)
    copied = copy.deepcopy(net)
    for entries, packed in (({"forward": copied}, True), ({"forward": copied, "grow": copied.grow}, False)):
        args = {name: (x,) if name == "forward" else (x[0],) for name in entries}
        path = stepwell.package(entries, tmp_path / f"{packed}.stepwell", args)
        archive = Archive(path)
        host = next(bytes(archive.view(name)) for name in archive.names() if name.endswith("forward/host.c"))
        assert (b"CALL_ONCE" in host) is packed
        program = stepwell.load(path)
        for _ in range(2):
            same(program.entry("forward")(x), net(x))
    program.entry("grow")(x[0])
    net.grow(x[0])
    same(program.entry("forward")(x), net(x))
