"""Packages of TorchScript, scripted, traced, and from files, agree with it; files of other programs are rejected."""

from __future__ import annotations

import copy
import zipfile
from pathlib import Path
from typing import Any

import pytest
import torch
from torch import Tensor, nn

import stepwell
from stepwell.frontend.packages.files import inputs_of_text, read_program
from stepwell.ir.errors import InputError, OptionError, UnsupportedError
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


class Attending(nn.Module):
    """Inputs that are one tensor at times, and one that is given by name only."""

    def __init__(self) -> None:
        super().__init__()
        self.weight = nn.Parameter(torch.randn(5))

    def forward(self, query: Tensor, key: Tensor, *, value: Tensor) -> Tensor:
        return query * 2 + key * self.weight - value


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


def test_one_tensor_for_several_inputs(tmp_path: Path) -> None:
    module, x = Attending(), torch.randn(5)
    for program in (module, torch.jit.script(module)):
        path = stepwell.package(program, tmp_path / "model.stepwell", (x, x), {"value": program.weight})
        query, key, value = torch.randn(3, 5)
        with torch.no_grad():
            torch.testing.assert_close(stepwell.load(path)(query, key, value=value), module(query, key, value=value))


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


class Decoder(nn.Module):
    """Methods that share buffers, with branches and loops that depend on values of tensors."""

    def __init__(self) -> None:
        super().__init__()
        self.layer = nn.Linear(6, 6)
        self.cache, self.last = nn.Buffer(torch.zeros(9, 6)), nn.Buffer(torch.zeros(6))
        self.count = nn.Buffer(torch.zeros((), dtype=torch.int64))

    @torch.jit.export
    def push(self, x: Tensor) -> tuple[Tensor, int]:
        if bool(self.count >= 9):
            raise ValueError("the cache is full")
        self.cache[int(self.count)] = x
        if bool(x.sum() > 0):
            self.count += 1
            self.last = x
        return self.layer(self.cache).sum(0) + self.last, int(self.count)

    @torch.jit.export
    def first(self) -> Tensor:
        return self.count.clone()

    def forward(self, x: Tensor, limit: float = 20.0) -> Tensor:
        state = torch.zeros(6)
        for row in range(x.size(0)):
            state = torch.tanh(x[row] + state)
        turns, total = 0, 0.0
        while bool(state.abs().sum() < limit) and turns < 50:
            state, turns, total = state * 1.5, turns + 1, total + float(state[0])
        return (state + total) * turns if x.size(0) > 4 else state - total


def test_methods_and_conditions(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Methods become entries, also on the command line. Conditions depend on values of tensors and on dynamic sizes."""
    script = torch.jit.script(Decoder())
    script.save(tmp_path / "decoder.pt")
    path = stepwell.package({"push": script.push, "run": script}, tmp_path / "d.stepwell",
                            {"push": (torch.ones(6),), "run": (torch.randn(3, 6),)},
                            dynamic_shapes={"run": ({0: torch.export.Dim("n", min=2, max=20)},)})
    program = stepwell.load(path)
    for x in (torch.ones(6), -torch.ones(6), torch.randn(6)):
        assert torch.allclose(script.push(x)[0], program.entry("push")(x)[0], atol=1e-6)
        assert script.push.owner is not None and script.count == program.entry("push")(x * 0)[1]
    for count, scale in ((3, 1.0), (9, 10.0), (20, 0.0)):
        same(program.entry("run"), script, torch.randn(count, 6) * scale)
    file = f"{tmp_path}/decoder.pt"
    assert main(["package", f"{file}:first", f"push={file}:push", "-o", str(path), "--input", "push=float32[6]"]) == 0
    assert stepwell.load(path).entry("push")(torch.ones(6))[1] == stepwell.load(path)() + 1
    assert main(["package", f"{file}:pop", "-o", str(path)]) == 1
    assert "has no method 'pop' of TorchScript" in capsys.readouterr().err


class Calls(nn.Module):
    """Counts its calls in a number, and switches a condition."""

    def __init__(self) -> None:
        super().__init__()
        self.count, self.name = 0, "first"
        self.is_odd = False

    @torch.jit.export
    def rename(self, x: Tensor) -> Tensor:
        self.name = "second"
        return x

    @torch.jit.export
    def calls(self) -> int:
        return self.count

    def forward(self, x: Tensor) -> Tensor:
        self.count += 1
        self.is_odd = not self.is_odd
        return x[self.count:].sum(0) if self.is_odd else x[:, :self.count].sum(1)


class Boxes(nn.Module):
    """The boxes that overlap with no better one, whose number depends on values."""

    def forward(self, x: Tensor) -> Tensor:
        x = x[x[:, 0] > 0]
        apart = (x[:, None] - x[None]).abs().sum(-1)
        kept = torch.ones(x.size(0), dtype=torch.bool)
        for row in range(x.size(0)):
            if bool(kept[row]):
                kept = kept & ((apart[row] > 20) | (torch.arange(x.size(0)) <= row))
        flags: list[bool] = (x[0] > 0).tolist()
        return x[kept] * (2 if flags[1] else 1)


def test_numbers_of_modules_are_state(tmp_path: Path) -> None:
    script = torch.jit.script(Calls())
    path = stepwell.package({"run": script, "calls": script.calls}, tmp_path / "calls.stepwell", {"run": (rows(24),)})
    program = stepwell.load(path)
    for count in range(4):
        assert program.entry("calls")() == script.calls() == count
        same(program.entry("run"), script, rows(24))


def test_sizes_that_depend_on_values(tmp_path: Path) -> None:
    script = torch.jit.script(Boxes())
    program = stepwell.load(stepwell.package(script, tmp_path / "boxes.stepwell", (rows(6),)))
    for _ in range(3):
        same(program, script, rows(6))


class Growing(nn.Module):
    def forward(self, x: Tensor) -> Tensor:
        rows = [x]
        while bool(rows[-1].sum() < 9):
            rows.append(rows[-1] + 1)
        return torch.cat(rows)


class Shaped(nn.Module):
    def forward(self, x: Tensor) -> Tensor:
        return x.view(5, 5)


class Mixed(nn.Module):
    def forward(self, x: Tensor) -> Tensor:
        return x + 1 if bool(x.sum() > 0) else x.sum(0)


class Overlapping(nn.Module):
    def forward(self, x: Tensor) -> Tensor:
        while bool(x.sum() < 9):
            x += 1
            x = x[:]
        return x


class Resized(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.kept = nn.Buffer(torch.zeros(2))

    def forward(self, x: Tensor) -> Tensor:
        self.kept = x + 1
        return x


class Raising(nn.Module):
    def forward(self, x: Tensor) -> Tensor:
        if x.size(0) == 3:
            raise ValueError("wrong")
        return x


class Strange(nn.Module):
    def forward(self, x: Any) -> bool:
        return isinstance(x, int)


class Listed(nn.Module):
    def forward(self, x: Tensor) -> int:
        found: list[bool] = (x[x > 0] > 1).tolist()
        return len(found)


def test_what_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(OptionError, match="TorchScript is exported for inputs, and none is given for 'x'"):
        stepwell.package(scaled, tmp_path / "x.stepwell")
    with pytest.raises(UnsupportedError, match="this TorchScript has no method 'forward', or several of that name"):
        stepwell.package(torch.jit.script(nn.GRU(2, 2)), tmp_path / "x.stepwell", (rows(4)[:, :2],))
    for script, text in (
        (torch.jit.script(Calls()).rename,
         "py:[0-9]+: error: this TorchScript changes its attribute 'name', which is no tensor or number"),
        (Listed(), "a list of the numbers in a tensor has a dynamic size"),
        (Growing(), "a list or a tensor grows in a loop whose number of turns has no limit\n +while bool"),
        (Mixed(), "one branch gives a tensor of torch.float32 and 2 dimensions and the other one of .*"),
        (Overlapping(), "a loop writes into a variable and sets it, under a condition that depends on data"),
        (Resized(), "this TorchScript sets 'kept' to a tensor of torch.float32\\[3, 24\\], and it is one of"),
        (Shaped(), "aten::view in this TorchScript cannot be exported: "),
        (Raising(), "the TorchScript raises an error for the example: wrong"),
        (Strange(), "there is no operator 'prim::isinstance' of torch outside of TorchScript"),
    ):
        with pytest.raises((UnsupportedError, InputError), match=text):
            stepwell.package(torch.jit.script(script) if isinstance(script, nn.Module) else script,
                             tmp_path / "x.stepwell", (rows(3),))
    wrong = torch.export.export(Looping(), (rows(3), (rows(3), rows(3))))
    monkeypatch.setattr(torch.export, "export", lambda *args, **named: wrong)
    with pytest.raises(UnsupportedError, match=r"torch\.export changes what this TorchScript computes: "):
        stepwell.package(torch.jit.script(Shifted()), tmp_path / "x.stepwell", (rows(3), (rows(3), rows(3))))
    monkeypatch.setattr(torch.export, "export", lambda *args, **named: torch.zeros(0)[1])
    with pytest.raises(UnsupportedError, match=r"torch\.export rejects this TorchScript: "):
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
