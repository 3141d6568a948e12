"""The pass manager and its instruments."""

from __future__ import annotations

import gc
import json
from dataclasses import dataclass
from io import StringIO
from pathlib import Path

import pytest
from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass
from xdsl.pattern_rewriter import PatternRewriter, PatternRewriteWalker, RewritePattern
from xdsl.utils.exceptions import PassFailedException

from stepwell.ir.context import make_context
from stepwell.ir.errors import PassError, VerificationError
from stepwell.ir.text import parse_module, print_module
from stepwell.passes.management.instruments import Dump, Printing, Timer, Verifier
from stepwell.passes.management.pass_manager import Instrument, PassManager
from stepwell.passes.management.pipeline_parser import parse_pipeline
from stepwell.passes.management.reproducer import Reproducer, reproduction


class Recorder(Instrument):
    def __init__(self, name: str, events: list[str]):
        self.name = name
        self.events = events

    def begin(self, module: ModuleOp) -> None:
        self.events.append(f"{self.name} begin")

    def before_pass(self, module_pass: ModulePass, module: ModuleOp) -> None:
        self.events.append(f"{self.name} before {module_pass.name}")

    def after_pass(self, module_pass: ModulePass, module: ModuleOp) -> None:
        self.events.append(f"{self.name} after {module_pass.name}")

    def pass_failed(self, module_pass: ModulePass, module: ModuleOp, error: Exception) -> None:
        self.events.append(f"{self.name} failed {module_pass.name}")

    def end(self, module: ModuleOp) -> None:
        self.events.append(f"{self.name} end")


@dataclass(frozen=True)
class Failing(ModulePass):
    name = "failing"

    how: str = "pattern"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        match self.how:
            case "pattern":
                PatternRewriteWalker(FailingPattern()).rewrite_module(op)
            case "failed":
                raise PassFailedException("cannot do it")
            case "invalid":
                next(iter(op.ops)).attributes.clear()
                next(iter(op.ops)).properties.clear()


class FailingPattern(RewritePattern):
    def match_and_rewrite(self, op: object, rewriter: PatternRewriter) -> None:
        raise KeyError("a bug")


def example_module() -> tuple[Context, ModuleOp]:
    context = make_context()
    text = """
        func.func @f(%a: i32) -> i32 {
          %0 = arith.addi %a, %a : i32
          %1 = arith.addi %a, %a : i32
          %2 = arith.muli %0, %1 : i32
          func.return %2 : i32
        }"""
    return context, parse_module(context, text)


def test_instruments_nest() -> None:
    events: list[str] = []
    PassManager(parse_pipeline("cse"), [Recorder("a", events), Recorder("b", events)]).run(*example_module())
    assert events == [
        *("a begin", "b begin", "a before cse", "b before cse"),
        *("b after cse", "a after cse", "b end", "a end"),
    ]


def test_a_failing_pass_is_named_and_the_module_not_printed() -> None:
    events: list[str] = []
    with pytest.raises(KeyError) as caught:
        PassManager([Failing()], [Recorder("a", events)]).run(*example_module())
    assert caught.value.__notes__ == ["while running the pass failing"]
    assert events == ["a begin", "a before failing", "a failed failing"]


def test_xdsl_errors_become_ours() -> None:
    with pytest.raises(PassError, match="cannot do it") as caught:
        PassManager([Failing("failed")]).run(*example_module())
    assert caught.value.pass_name == "failing{how=failed}"


def test_the_verifier_names_the_pass_that_broke_the_module() -> None:
    with pytest.raises(VerificationError) as caught:
        PassManager([Failing("invalid")], [Verifier()]).run(*example_module())
    assert "failing{how=invalid} (it left a module that does not verify)" in str(caught.value)


def test_garbage_collection_is_paused() -> None:
    seen: list[bool] = []

    class Look(Instrument):
        def before_pass(self, module_pass: ModulePass, module: ModuleOp) -> None:
            seen.append(gc.isenabled())

    PassManager(parse_pipeline("cse"), [Look()]).run(*example_module())
    with pytest.raises(KeyError):
        PassManager([Failing()], [Look()]).run(*example_module())
    assert seen == [False, False]
    assert gc.isenabled()


def test_timer() -> None:
    timer = Timer()
    PassManager(parse_pipeline("cse,dce"), [timer]).run(*example_module())
    stream = StringIO()
    timer.report(stream)
    lines = [line.split() for line in stream.getvalue().splitlines()[1:]]
    assert [line[-1] for line in lines] == ["total", "aten", "cse", "dce"]
    assert [line[3:6] for line in lines] == [["5", "->", "4"], ["5", "->", "4"], ["5", "->", "4"], ["4", "->", "4"]]
    stream = StringIO()
    timer.report_json(stream)
    record = json.loads(stream.getvalue())
    assert [each["pass"] for each in record["levels"][0]["passes"]] == ["cse", "dce"]
    assert record["operations"] == [5, 4]


def test_printing() -> None:
    stream = StringIO()
    PassManager(parse_pipeline("cse,dce"), [Printing(stream, before=["cse"], after=["dce"])]).run(
        *example_module()
    )
    assert [line for line in stream.getvalue().splitlines() if line.startswith("//")] == [
        "// -----// IR Dump Before EliminateCommonSubexpressions (cse) //----- //",
        "// -----// IR Dump After EliminateDeadCode (dce) //----- //",
    ]


def test_dump(tmp_path: Path) -> None:
    (tmp_path / "07_stale.mlir").write_text("of an earlier run")
    (tmp_path / "notes.txt").write_text("not ours")
    context, module = example_module()
    dump = Dump(tmp_path, "aten")
    PassManager(parse_pipeline("cse,dce"), [dump]).run(context, module)
    dump.emitted("kernels.cpp", "// C++")
    names = sorted(path.name for path in tmp_path.iterdir())
    assert names == ["00_aten.mlir", "01_cse.mlir", "02_dce.mlir", "03_kernels.cpp", "notes.txt"]
    assert (tmp_path / "02_dce.mlir").read_text() == "// after dce (unchanged)\n"
    again = parse_module(context, (tmp_path / "01_cse.mlir").read_text())
    assert again.is_structurally_equivalent(module)


def test_a_failed_pass_is_dumped(tmp_path: Path) -> None:
    with pytest.raises(VerificationError):
        PassManager([Failing("invalid")], [Dump(tmp_path), Verifier()]).run(*example_module())
    assert (tmp_path / "01_failing.failed.mlir").exists()


def test_reproducer(tmp_path: Path) -> None:
    context, module = example_module()
    text = print_module(module)
    passes = [Failing("failed")]
    with pytest.raises(PassError) as caught:
        PassManager(passes, [Reproducer(tmp_path / "new", passes)]).run(context, module)
    assert caught.value.reproducer is not None
    written = Path(caught.value.reproducer).read_text()
    assert reproduction(written).pipeline == f"{Failing.__module__}:Failing{{how=failed}}"
    assert print_module(parse_module(context, written)) == text
