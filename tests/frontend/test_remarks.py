"""Remarks of passes on applied and missed transformations, under torch.compile and from stepwell-opt."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import torch
from torch._dynamo.exc import BackendCompilerFailed

import stepwell
from stepwell.ir.dialects import prim
from stepwell.ir.watching import RemarkKind
from stepwell.passes.management.instruments import RemarkList, Remarks
from stepwell.passes.management.pass_manager import Instrument, PassWatcher
from stepwell.passes.prim.fuse import Fuse
from stepwell.tools.stepwell_opt import main


@pytest.fixture(autouse=True)
def fresh() -> Iterator[None]:
    torch.compiler.reset()
    yield
    torch.compiler.reset()


@pytest.fixture(scope="module")
def cache(tmp_path_factory: pytest.TempPathFactory) -> str:
    return str(tmp_path_factory.mktemp("cache"))


def attend(scores: torch.Tensor, values: torch.Tensor) -> torch.Tensor:
    weights = torch.softmax(scores, 1)
    return weights @ values


ATTEND = attend.__code__.co_firstlineno


def compiled(function: Callable[..., Any], cache: str, **options: Any) -> Callable[..., Any]:
    return torch.compile(function, backend="stepwell", options={"cache_dir": cache, **options})


def test_remarks_name_lines_of_the_program(cache: str) -> None:
    inputs = torch.randn(16, 32), torch.randn(32, 8)
    compiled(attend, cache, remarks=True, contractions="library")(*inputs)
    remarks = stepwell.report().remarks
    library, = [each for each in remarks if each.pass_name == "choose-contractions"]
    assert library.where is not None
    assert (library.where.file, library.where.line) == (__file__, ATTEND + 2)
    assert str(library) == f"{library.where}: choose-contractions: aten.mm is left to the library: the option " \
        "`contractions` says so"
    fused = {each.op for each in remarks if each.pass_name == "fuse" and each.kind == "done"}
    assert {"prim.exp", "prim.reduce", "prim.sub"} <= fused
    assert any(each.kernel == "softmax_0" for each in remarks if each.pass_name == "vectorize")

    torch.compiler.reset()
    assert stepwell.report().remarks == ()
    compiled(attend, cache, remarks=True, contractions="library")(*inputs)  # from the cache
    assert stepwell.report().cache_hits == 1
    assert stepwell.report().remarks == remarks


def test_remarks_are_grouped_by_line(cache: str) -> None:
    compiled(attend, cache, remarks=True)(torch.randn(16, 32), torch.randn(32, 8))
    lines = stepwell.report().remarks.by_line().splitlines()
    heads = [line for line in lines if not line.startswith(" ")]
    assert heads == [f"{__file__}:{ATTEND + 1}: weights = torch.softmax(scores, 1)",
                     f"{__file__}:{ATTEND + 2}: return weights @ values"]
    assert "  aten-to-prim: aten._softmax becomes 7 prim ops" in lines


def test_nobody_asks_for_remarks(cache: str) -> None:
    compiled(attend, cache)(torch.randn(16, 32), torch.randn(32, 8))
    assert stepwell.report().remarks == ()


def test_each_graph_has_a_file_of_its_own(cache: str, tmp_path: Path) -> None:
    x = torch.randn(16, 32, requires_grad=True)
    compiled(lambda x: torch.softmax(x, 1), cache, remarks=str(tmp_path / "remarks.json"))(x).sum().backward()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["remarks.json", "remarks_graph_1_backward.json"]
    for path in tmp_path.iterdir():
        for each in json.loads(path.read_text()):
            assert set(each) == {"kind", "pass", "rewrite", "op", "kernel", "where", "message", "numbers"}
            assert each["kind"] in ("done", "missed")
            assert each["where"]["file"] == __file__
            for name, number in each["numbers"].items():
                assert isinstance(number, int | float | str), name


def test_a_file_that_cannot_be_written(cache: str, tmp_path: Path) -> None:
    with pytest.raises(BackendCompilerFailed, match=r"cannot write .*remarks\.json: No such file"):
        compiled(attend, cache, remarks=str(tmp_path / "nowhere" / "remarks.json"))(torch.ones(4, 4), torch.ones(4, 4))


EXPONENTIALS = """
func.func @forward(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = prim.exp %x : tensor<4x8xf32>
  %1 = prim.exp %x : tensor<4x8xf32>
  %2 = prim.add %0, %1 : tensor<4x8xf32>
  func.return %2 : tensor<4x8xf32>
}
"""


def test_remarks_of_stepwell_opt(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source, written = tmp_path / "exponentials.mlir", tmp_path / "remarks.json"
    source.write_text(EXPONENTIALS)
    arguments = [str(source), "-p", "cse,fuse", "-o", "/dev/null", "--remarks-json", str(written)]
    assert main(arguments) == 0
    assert capsys.readouterr().err == ""
    equal, fused = json.loads(written.read_text())
    assert equal == {
        "kind": "done", "pass": "cse", "rewrite": "cse", "op": "prim.exp", "kernel": None,
        "where": {"file": str(source), "line": 4, "column": 8},
        "message": f"prim.exp was computed already, at {source}:3:8", "numbers": {},
    }
    assert fused["pass"] == "fuse"
    assert main([*arguments, "--remarks=fuse"]) == 0
    assert capsys.readouterr().err == f"{source}:3:8: fuse: prim.exp is fused with prim.add\n"
    assert [each["pass"] for each in json.loads(written.read_text())] == ["fuse"]
    assert main([*arguments, "--remarks-missed"]) == 0
    assert json.loads(written.read_text()) == []
    assert main([*arguments, "--remarks=fused"]) == 1
    assert "unknown pass 'fused'; did you mean 'fuse'?" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        main(["--remarks", str(source)])
    assert f"'{source}' is a file, not a pass: put it before the flag" in capsys.readouterr().err


def test_messages_are_made_for_listeners_only() -> None:
    op = prim.IotaOp([4], 0)

    def message() -> str:
        raise AssertionError("nobody listens")

    quiet = PassWatcher(Fuse(), [Instrument()])
    quiet.missed(op, message, rewrite="fuse")
    quiet.done(op, "{missing}", rewrite="fuse", ops=1)
    assert not quiet.listens
    remarks = Remarks(kind=RemarkKind.MISSED)
    loud = PassWatcher(Fuse(), [remarks])
    loud.done(op, "done", rewrite="fuse")
    loud.missed(op, lambda: "it takes {ops} ops, bound {bound}", rewrite="fuse", ops=14, bound="s0 * 8")
    loud.missed(op, "braces {} without numbers stay", rewrite="fuse")
    assert [each.message for each in remarks.remarks] == ["it takes 14 ops, bound s0 * 8",
                                                          "braces {} without numbers stay"]
    assert str(remarks.remarks).startswith("unknown line: fuse: it takes 14 ops")
    assert str(RemarkList([*remarks.remarks[:1]] * 2)).endswith("(2 times)")
