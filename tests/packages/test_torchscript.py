"""Packages of TorchScript, scripted, traced, and from files, agree with it; files of other programs are rejected."""

from __future__ import annotations

import copy
import sys
import zipfile
from pathlib import Path
from typing import Any

import pytest
import torch
from torch import Tensor, nn
from torch._export.converter import TS2EPConverter

import stepwell
from stepwell.frontend.packages.files import inputs_of_text, read_program
from stepwell.ir.errors import OptionError, UnsupportedError
from stepwell.tools.stepwell import main

from .programs import Counting, Images, Net

ROWS = torch.export.Dim("rows", max=64)


@torch.jit.script
def scaled(x: Tensor, scale: float = 2.0, shift: int = 1, last: str = "tanh") -> Tensor:
    y = x * scale + shift
    return y.tanh() if last == "tanh" else y


class Looping(nn.Module):
    """A loop of a number of turns that is known."""

    def forward(self, x: Tensor, pair: tuple[Tensor, Tensor]) -> dict[str, Tensor]:
        for turn in range(3):
            x = x.sin() * pair[0] + turn
        return {"x": x, "y": pair[1] - x}


class Fill(nn.Module):
    """Writes into a cache that it has in common with others."""

    def __init__(self, cache: Tensor) -> None:
        super().__init__()
        self.cache = nn.Buffer(cache)

    def forward(self, x: Tensor) -> Tensor:
        self.cache.add_(x)
        return self.cache.sum(0)


def same(program: Any, script: Any, *inputs: Any) -> None:
    with torch.no_grad():
        torch.testing.assert_close(program(*copy.deepcopy(inputs)), script(*copy.deepcopy(inputs)))


def traced(module: nn.Module, *inputs: Tensor) -> Any:
    return torch.jit.trace(module, inputs, check_trace=False)


def rows(count: int) -> Tensor:
    return torch.randn(count, 24)


@pytest.mark.parametrize("make", [torch.jit.script, lambda net: traced(net, rows(4))], ids=["script", "trace"])
def test_dynamic_sizes(make: Any, tmp_path: Path) -> None:
    script = make(Net().eval())
    path = stepwell.package(script, tmp_path / "net.stepwell", (rows(4),), dynamic_shapes=({0: ROWS},))
    program = stepwell.load(path)
    for count in (4, 1, 64):
        same(program, script, rows(count))


def test_a_function_with_defaults(tmp_path: Path) -> None:
    x = torch.randn(3, 4)
    program = stepwell.load(stepwell.package(scaled, tmp_path / "scaled.stepwell", (x,), {"shift": 5}))
    torch.testing.assert_close(program(x), scaled(x, shift=5))


def test_structures_and_loops(tmp_path: Path) -> None:
    script, (x, a, b) = torch.jit.script(Looping()), torch.randn(3, 2, 5)
    same(stepwell.load(stepwell.package(script, tmp_path / "loop.stepwell", (x, (a, b)))), script, x, (a, b))


def test_buffers_that_are_updated(tmp_path: Path) -> None:
    """The TorchScript's own buffers are as before when a package has been made of it."""
    script = traced(Counting().train(), torch.randn(4, 6))
    before = {name: each.detach().clone() for name, each in script.named_buffers()}
    program = stepwell.load(stepwell.package(script, tmp_path / "counting.stepwell", (torch.randn(4, 6),)))
    torch.testing.assert_close({name: each.detach() for name, each in script.named_buffers()}, before)
    for _ in range(3):
        same(program, script, torch.randn(4, 6))


def test_entries_share_buffers(tmp_path: Path) -> None:
    cache, x = torch.zeros(4, 8), torch.randn(4, 8)
    scripts = {name: torch.jit.script(Fill(cache)) for name in ("first", "second")}
    path = stepwell.package(scripts, tmp_path / "model.stepwell", dict.fromkeys(scripts, (x,)))
    program = stepwell.load(path)
    for name in ("first", "second", "first"):
        same(program.entry(name), scripts[name], x)


def test_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The command line takes what torch.jit.save wrote, with inputs as text, and no pickles."""
    images, net = Images().eval(), Net().eval()
    traced(images, torch.randn(3, 3, 33, 29)).save(tmp_path / "images.pt")
    torch.jit.script(net).save(tmp_path / "net.pt")
    torch.save(net, tmp_path / "pickle.pt")
    output = str(tmp_path / "model.stepwell")
    given = ["--input", "images=float32[n=3, 3, 33, 29]", "--input", "float32[4,24]"]
    assert main(["package", f"images={tmp_path}/images.pt", f"{tmp_path}/net.pt", "-o", output, *given]) == 0
    program = stepwell.load(output)
    same(program.entry("images"), images, torch.randn(2, 3, 33, 29))
    same(program.entry("forward"), net, rows(4))
    for arguments, text in (
        ([f"{tmp_path}/pickle.pt"], "what torch.save writes is Python's objects, which are not read"),
        ([f"{tmp_path}/none.pt"], "there is no file"),
        ([__file__], "is not a program of torch.export or of TorchScript"),
        ([f"{tmp_path}/net.pt"], "none is given for 'input'"),
        ([f"{tmp_path}/net.pt", "--input", "float32[n]"], "'n' in 'float32[n]' is not a size"),
        ([f"{tmp_path}/net.pt", "--input", "float31[4]"], "does not name a type of torch"),
        ([f"{tmp_path}/net.pt", "--input", "x=float32[4]"], "is for an entry 'x'"),
    ):
        assert main(["package", *arguments, "-o", output]) == 1
        assert text in capsys.readouterr().err


class Branching(nn.Module):
    """torch's converter cannot keep both branches on a dynamic size."""

    def forward(self, x: Tensor) -> Tensor:
        if x.shape[0] > 8:
            return x + 1
        return x - 1


class Calls(nn.Module):
    """Counts its calls in a number."""

    def __init__(self) -> None:
        super().__init__()
        self.count = 0

    def forward(self, x: Tensor) -> Tensor:
        self.count += 1
        return x * self.count


def test_what_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the converter cannot take, and what it takes for another program."""
    with pytest.raises(UnsupportedError, match="torch's converter rejects this TorchScript: "):
        stepwell.package(torch.jit.script(Branching()), tmp_path / "x.stepwell", (rows(4),),
                         dynamic_shapes=({0: ROWS},))
    with pytest.raises(OptionError, match="TorchScript is converted for inputs, and none is given for 'x'"):
        stepwell.package(scaled, tmp_path / "x.stepwell")
    with pytest.raises(UnsupportedError, match="this TorchScript has no method 'forward', or several of that name"):
        stepwell.package(torch.jit.script(nn.GRU(2, 2)), tmp_path / "x.stepwell", (rows(4)[:, :2],))
    with pytest.raises(UnsupportedError, match="this TorchScript changes its attribute 'count', which is no tensor"):
        stepwell.package(torch.jit.script(Calls()), tmp_path / "x.stepwell", (rows(3),))
    wrong = torch.export.export(Looping(), (rows(3), (rows(3), rows(3))))
    monkeypatch.setattr(TS2EPConverter, "convert", lambda self: wrong)
    with pytest.raises(UnsupportedError, match="torch's converter changes what this TorchScript computes: "):
        stepwell.package(torch.jit.script(Shifted()), tmp_path / "x.stepwell", (rows(3), (rows(3), rows(3))))
    monkeypatch.setitem(sys.modules, "torch._export.converter", None)
    with pytest.raises(UnsupportedError, match="this version of torch converts no TorchScript"):
        stepwell.package(scaled, tmp_path / "x.stepwell", (rows(3),))
    for program, args, reason in (
        (len, None, "a package is made from a result of torch.export.export, a module or TorchScript, and '"),
        ({"one": Net()}, (rows(3),), "the args of several programs are a dictionary by the names of their entries"),
    ):
        with pytest.raises(OptionError, match=reason):
            stepwell.package(program, tmp_path / "x.stepwell", args)
    assert not list(tmp_path.iterdir())


def test_files_and_inputs_that_are_refused(tmp_path: Path) -> None:
    text, damaged = tmp_path / "text.pt", tmp_path / "damaged.pt"
    text.write_text("no archive")
    with zipfile.ZipFile(damaged, "w") as archive:
        archive.writestr("model/constants.pkl", "")
    for file, reason in ((text, "is not a program of torch.export or of TorchScript: "),
                         (damaged, "torch cannot read ")):
        with pytest.raises(OptionError, match=reason):
            read_program(str(file))
    for words, reason in (("number[3]", "'number\\[3\\]' does not name a type of torch"),
                          ("f(x)", "'f\\(x\\)' is no input")):
        with pytest.raises(OptionError, match=reason):
            inputs_of_text([words])


class Shifted(nn.Module):
    def forward(self, x: Tensor, pair: tuple[Tensor, Tensor]) -> dict[str, Tensor]:
        return {"x": x, "y": pair[0] + pair[1]}
