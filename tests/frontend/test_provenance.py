"""The mapping from a line of Python to the generated lines of code, and back."""

from __future__ import annotations

import json
from pathlib import Path
from types import FunctionType
from typing import Any

import pytest
import torch
from xdsl.context import Context
from xdsl.dialects.builtin import FileLineColLoc, IntAttr, ModuleOp, StringAttr
from xdsl.passes import ModulePass

import stepwell
from stepwell.codegen.emit.provenance import Provenance
from stepwell.ir.context import make_context
from stepwell.ir.dialects import prim
from stepwell.ir.errors import VerificationError
from stepwell.ir.text import parse_module
from stepwell.passes.management.instruments import ProvenanceCheck
from stepwell.passes.management.pass_manager import PassManager

PROGRAM = """
import torch

def program(x, w):
    y = torch.softmax(x, -1)
    z = torch.mm(y, w)
    return z.relu() + 1
"""


def program_in(path: Path, *, first_line: int = 1) -> FunctionType:
    """The program in a file of its own, moved down by some lines."""
    path.write_text("\n" * (first_line - 1) + PROGRAM)
    namespace: dict[str, Any] = {}
    exec(compile(path.read_text(), str(path), "exec"), namespace)
    return namespace["program"]


def inputs() -> tuple[torch.Tensor, torch.Tensor]:
    return torch.randn(8, 16), torch.randn(16, 16)


@pytest.fixture(scope="module")
def captured(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, Provenance, str, str]:
    """The program's file, its provenance, its kernels and its host program."""
    path = tmp_path_factory.mktemp("provenance") / "model.py"
    program = program_in(path)
    options = stepwell.CompileOptions(contractions="library")
    provenance = stepwell.provenance(program, *inputs(), options=options)
    texts = [stepwell.lower(program, *inputs(), to=to, options=options) for to in ("cpp", "host")]
    return str(path), provenance, *map(str, texts)


def test_lines_of_the_map_are_lines_of_the_texts(captured: Any) -> None:
    _, provenance, kernels, host = captured
    assert set(provenance.kernels) == set(provenance.kernel_origins)
    for name, lines in provenance.kernels.items():
        text = kernels.splitlines()
        first = next(number for number, line in enumerate(text, 1) if f" {name}(" in line)
        last = next(number for number, line in enumerate(text, 1) if number > first and line == "}")
        code = {number for number in range(first, last + 1) if not text[number - 1].strip().startswith("//")}
        assert lines and set(lines) <= code
        stores = {number for number in code if "store(" in text[number - 1]}
        assert stores <= set(lines)
    for number, origins in provenance.host.items():
        assert not host.splitlines()[number - 1].strip().startswith("#") and origins
    called = next(number for number, line in enumerate(host.splitlines(), 1) if "= aten_mm(" in line)
    assert [origin.operator for origin in provenance.host[called]] == ["aten.mm"]


def test_comments_name_lines_and_operators(captured: Any) -> None:
    _, _, kernels, host = captured
    assert "// model.py:5 aten._softmax" in kernels and "// model.py:7 aten.add" in kernels
    assert "# model.py:6 aten.mm" in host


def test_the_inverse_finds_the_kernels_of_a_line(captured: Any) -> None:
    file, provenance, _, host = captured
    (softmax,) = provenance.kernels_from(file, 5)
    (relu,) = provenance.kernels_from(file, 7)
    assert "softmax" in softmax and "relu" in relu
    assert provenance.kernels_from(file, 6) == ()
    lines = provenance.host_lines_from(file, 6)
    assert any("aten_mm(" in host.splitlines()[number - 1] for number in lines)
    assert provenance.kernels_from(file, 1) == ()


def test_json_is_read_back_and_holds_the_inverse(captured: Any) -> None:
    file, provenance, _, _ = captured
    text = provenance.to_json()
    assert Provenance.from_json(text) == provenance
    record = json.loads(text)
    assert record["sources"][file]["5"]["kernels"] == list(provenance.kernels_from(file, 5))
    softmax = next(each for each in record["origins"] if each["operator"] == "aten._softmax")
    assert softmax["file"] == file and softmax["column"] == 9
    with pytest.raises(ValueError, match="version 2"):
        Provenance.from_json(text.replace('"version": 1', '"version": 2'))


def test_equal_programs_share_an_entry_and_keep_their_own_lines(tmp_path: Path) -> None:
    options = stepwell.CompileOptions(cache_dir=str(tmp_path / "cache"), contractions="library")
    programs = []
    for name, first_line in (("one", 1), ("two", 40)):
        program = program_in(tmp_path / f"{name}.py", first_line=first_line)
        programs.append(stepwell.compile_module(stepwell.capture(program, *inputs()), options))
    one, two = programs
    assert (one.was_cached, two.was_cached) == (False, True) and one.directory == two.directory
    assert one.provenance.kernels.keys() == two.provenance.kernels.keys()
    for kernel, origins in one.provenance.kernel_origins.items():
        moved = [(origin.line + 39, origin.column, origin.operator) for origin in origins]
        assert [(o.line, o.column, o.operator) for o in two.provenance.kernel_origins[kernel]] == moved
    assert {origin.file for origin in two.provenance.origins} == {str(tmp_path / "two.py")}
    assert [call.where for call in two.externs] == [f"{tmp_path}/two.py:45:9"]


def test_a_dump_has_the_map_beside_the_code(tmp_path: Path) -> None:
    program = program_in(tmp_path / "model.py")
    torch.compiler.reset()  # else the dump of this graph is one of several
    with torch.no_grad():
        torch.compile(program, backend="stepwell", options={"dump": str(tmp_path / "dump")})(*inputs())
    (path,) = (tmp_path / "dump").glob("*_provenance.json")
    found = Provenance.from_json(path.read_text())
    record = stepwell.report().graphs[-1]
    assert record.provenance == found
    kernels, host, *records = sorted(tmp_path.glob("dump/*"))[-5:]
    assert (kernels.name[3:], host.name[3:], records[0]) == ("kernels.cpp", "host.py", path)
    assert [each.name[3:] for each in records[1:]] == ["remarks.json", "times.json"]
    torch.compiler.reset()


def test_nothing_is_known_of_the_lines_of_edited_code(tmp_path: Path) -> None:
    program = program_in(tmp_path / "model.py")
    options = stepwell.CompileOptions(dump=str(tmp_path / "dump"), cache_dir=str(tmp_path / "cache"))
    plain = stepwell.compile_module(stepwell.capture(program, *inputs()), options)
    (source,) = (tmp_path / "dump").glob("*_kernels.cpp")
    edited = tmp_path / "edited"
    edited.mkdir()
    (edited / source.name).write_text("// edited\n" + source.read_text())
    options = stepwell.CompileOptions(override=str(edited), cache_dir=str(tmp_path / "cache"))
    other = stepwell.compile_module(stepwell.capture(program, *inputs()), options)
    assert not any(other.provenance.kernels.values()) and all(plain.provenance.kernels.values())
    assert other.provenance.kernel_origins == plain.provenance.kernel_origins
    assert other.provenance.host == plain.provenance.host


def test_a_kernel_of_the_backward_pass_has_the_line_of_the_forward_pass(tmp_path: Path) -> None:
    torch.compiler.reset()
    program = program_in(tmp_path / "model.py")
    x, w = inputs()
    torch.compile(program, backend="stepwell")(x.requires_grad_(), w).sum().backward()
    backward = stepwell.report().graphs[-1]
    assert backward.kind == "backward" and backward.provenance is not None
    (kernel,) = backward.provenance.kernels_from(str(tmp_path / "model.py"), 5)
    operators = {origin.operator for origin in backward.provenance.kernel_origins[kernel]}
    assert "aten._softmax_backward_data" in operators
    torch.compiler.reset()


class Forgetful(ModulePass):
    """Makes an operation without a place, or with one that nobody named."""

    name = "forgetful"

    def __init__(self, location: FileLineColLoc | None):
        self.location = location

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        exp = next(nested for nested in op.walk() if isinstance(nested, prim.ExpOp))
        new = prim.NegOp(exp.result)
        if self.location is not None:
            new.location = self.location
        assert exp.parent is not None
        exp.parent.insert_op_after(new, exp)


@pytest.mark.parametrize(
    ("location", "message"),
    [
        (None, "after forgetful 1 operation has no place in a file"),
        (FileLineColLoc(StringAttr("other.py"), IntAttr(1), IntAttr(1)),
         "a location names a place that no operation had before the first pass"),
    ],
    ids=["lost", "invented"],
)
def test_the_check_names_the_pass(location: FileLineColLoc | None, message: str) -> None:
    body = "%0 = prim.exp %x : tensor<4xf32> func.return %0 : tensor<4xf32>"
    text = f"func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {{ {body} }}"
    module = parse_module(make_context(), text, "f.mlir", locate=True)
    with pytest.raises(VerificationError) as refused:
        PassManager([Forgetful(location)], [ProvenanceCheck()]).run(make_context(), module)
    assert refused.value.what == message
    assert refused.value.pass_name == "forgetful" and "prim.neg" in str(refused.value)
