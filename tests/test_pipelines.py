"""Pipeline texts, pass options, the pass manager and its instruments."""

from __future__ import annotations

import gc
import json
from dataclasses import dataclass
from io import StringIO
from pathlib import Path
from typing import Literal

import pytest
from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass
from xdsl.pattern_rewriter import PatternRewriter, PatternRewriteWalker, RewritePattern
from xdsl.utils.exceptions import PassFailedException

from stepwell.ir.context import make_context
from stepwell.ir.errors import OptionError, PassError, VerificationError
from stepwell.ir.text import parse_module, print_module
from stepwell.passes import registry
from stepwell.passes.instruments import Dump, Printing, Timer, Verifier
from stepwell.passes.pass_manager import Instrument, PassManager
from stepwell.passes.pass_options import Value, build, describe_options, option_fields, pass_text
from stepwell.passes.pipeline_parser import parse_pipeline, pipeline_text
from stepwell.passes.reproducer import Reproducer, reproducer_pipeline


@dataclass(frozen=True)
class Example(ModulePass):
    """A pass with an option of every kind."""

    name = "example"

    max_size: int = 4
    tolerance: float = 0.5
    label: str | None = None
    sizes: tuple[int, ...] = ()
    names: tuple[str, ...] = ()
    on: bool = False
    mode: Literal["fast", "strict"] = "fast"

    def __post_init__(self) -> None:
        if self.max_size < 0:
            raise ValueError("max-size must not be negative")

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        pass


@pytest.fixture(autouse=True)
def example_pass(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "stepwell.passes.pipeline_parser.find_pass",
        lambda name: Example if name == "example" else registry.find_pass(name),
    )


def parse(text: str) -> ModulePass:
    (module_pass,) = parse_pipeline(text)
    return module_pass


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("example", Example()),
        ("example{}", Example()),
        ("example{max-size=8}", Example(max_size=8)),
        ("example{max_size=0 on}", Example(max_size=0, on=True)),
        ("example{tolerance=1e-3}", Example(tolerance=1e-3)),
        ("example{tolerance=1}", Example(tolerance=1.0)),
        ("example{ tolerance = .5 on = true }", Example(tolerance=0.5, on=True)),
        ('example{label="a, b={c} \\"d\\""}', Example(label='a, b={c} "d"')),
        ("example{label=16}", Example(label="16")),
        ("example{label=none}", Example()),
        ('example{label="none"}', Example(label="none")),
        ("example{sizes=1,2,3 names=a.b,c}", Example(sizes=(1, 2, 3), names=("a.b", "c"))),
        ("example{sizes=1,2,max-size=3}", Example(sizes=(1, 2), max_size=3)),
        ("example{mode=strict}", Example(mode="strict")),
    ],
)
def test_options(text: str, expected: Example) -> None:
    assert parse(text) == expected
    assert parse(pass_text(expected)) == expected, "a pass prints as what it was read from"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("example{max-siz=8}", "pass 'example' has no option 'max-siz'; did you mean 'max-size'?"),
        ("example{max-size=big}", "option 'max-size' of pass 'example' takes an integer, not 'big'"),
        ("example{max-size=1.5}", "option 'max-size' of pass 'example' takes an integer, not '1.5'"),
        ('example{max-size="1"}', "option 'max-size' of pass 'example' takes an integer, not '1'"),
        ("example{max-size}", "option 'max-size' of pass 'example' takes an integer, not 'nothing'"),
        ("example{max-size=-1}", "pass 'example': max-size must not be negative"),
        ("example{on=maybe}", "option 'on' of pass 'example' takes true or false, not 'maybe'"),
        ("example{mode=slow}", "option 'mode' of pass 'example' takes one of fast, strict, not 'slow'"),
        ("example{sizes=1,x}", "option 'sizes' of pass 'example' takes a list, each element an integer"),
        ("exampel", "unknown pass 'exampel'; "),
        ("cse dce", "bad pipeline: expected a comma between passes, found 'dce'"),
        ("cse,,dce", "bad pipeline: expected the name of a pass, found ','"),
        ("example{max-size=}", "bad pipeline: expected a value, found '}'"),
        ('example{label="a}', "a string that does not end"),
        ("}", "bad pipeline: expected the name of a pass, found '}'"),
    ],
)
def test_bad_pipelines(text: str, message: str) -> None:
    with pytest.raises(OptionError) as caught:
        parse_pipeline(text)
    assert caught.value.what.startswith(message)
    assert "\n" not in caught.value.what


def test_empty_pipelines() -> None:
    assert parse_pipeline("") == parse_pipeline("  ") == ()


def test_pipeline_text_parses_back() -> None:
    passes = parse_pipeline("cse, example{sizes=1,2 tolerance=1e-07},verify-level{level=prim}")
    assert parse_pipeline(pipeline_text(passes)) == passes


def test_options_are_described() -> None:
    assert describe_options(Example)[0] == "max-size: an integer (default 4)"
    assert len(describe_options(Example)) == len(option_fields(Example)) == 7


def test_unquoted_value_of_a_target() -> None:
    with pytest.raises(OptionError, match="target 'example' has no option"):
        build("target", Example, {"x": (Value("1"),)})


# --- the pass manager ---


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
    assert reproducer_pipeline(written) == f"{Failing.__module__}:Failing{{how=failed}}"
    assert print_module(parse_module(context, written)) == text


# --- the table ---

ROOT = Path(__file__).parent.parent


def test_pass_by_its_place() -> None:
    place = "stepwell.passes.generic.cse:EliminateCommonSubexpressions"
    assert registry.find_pass(place) is registry.find_pass("cse")


@pytest.mark.parametrize(
    "place, what",
    [
        ("no_such:Pass", "cannot import the pass 'no_such:Pass': No module named 'no_such'"),
        ("json:Pass", "cannot import the pass 'json:Pass': module 'json' has no attribute 'Pass'"),
        (":Pass", "cannot import the pass ':Pass': Empty module name"),
        ("json:loads", "'json:loads' is not a pass"),
    ],
)
def test_wrong_place_of_a_pass(place: str, what: str) -> None:
    with pytest.raises(OptionError) as error:
        registry.find_pass(place)
    assert what in str(error.value)


@pytest.mark.parametrize("name", list(registry.PASSES))
def test_registered_pass(name: str) -> None:
    module, _, attribute = registry.PASSES[name].partition(":")
    pass_class = registry.find_pass(name)
    assert pass_class.name == name
    assert pass_class.__doc__ and not pass_class.__doc__.startswith(attribute + "("), (
        "a pass says what it does"
    )
    folder, _, file = module.partition(".")
    assert file.replace("_", "-") == name, "a pass lives in a file of its name"
    assert (ROOT / "lit_tests" / "passes" / folder / f"{name}.mlir").exists(), (
        "and has a lit test of its name"
    )


def test_every_pass_is_registered() -> None:
    """A pass class in a file of `passes/` is in the table, so that it has a name in pipelines."""
    import importlib
    import inspect

    registered = {registry.find_pass(name) for name in registry.PASSES}
    for path in sorted((ROOT / "passes").glob("*/*.py")):
        module = importlib.import_module(f"stepwell.passes.{path.parent.name}.{path.stem}")
        for _, item in inspect.getmembers(module, inspect.isclass):
            if issubclass(item, ModulePass) and item.__module__ == module.__name__:
                assert item in registered, f"{item.__name__} of {path} is not in passes/registry.py"
