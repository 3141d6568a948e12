"""Pipeline texts, pass options, and the table of passes."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

import pytest
from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass

from stepwell.ir.errors import OptionError
from stepwell.passes import registry
from stepwell.passes.management.pass_options import build, describe_options, option_fields, pass_text
from stepwell.passes.management.pipeline_parser import parse_pipeline, pipeline_text
from stepwell.passes.pipeline_syntax import Value
from stepwell.passes.renamed_passes import RENAMED


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
        "stepwell.passes.management.pipeline_parser.find_pass",
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
        ("cse,merge-nests", "the pass 'merge-nests' is now called 'fuse-loops'"),
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
        ("xdsl.passes:ModulePass", "the pass 'xdsl.passes:ModulePass' has no name"),
        ("raises_when_imported:Pass", "raises_when_imported.py:2: KeyError: 'x'"),
    ],
)
def test_wrong_place_of_a_pass(place: str, what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "raises_when_imported.py").write_text("# no table\n{}['x']\n")
    monkeypatch.syspath_prepend(tmp_path)
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
    """A file in the folder of a level is one pass, which is in the table, so that it has a name in pipelines; what
    helps passes lies in folders of its own."""
    registered = set(registry.PASSES.values())
    for level in {place.partition(".")[0] for place in registered}:
        for path in sorted((ROOT / "passes" / level).glob("*.py")):
            if path.stem != "__init__":
                found = [place for place in registered if place.startswith(f"{level}.{path.stem}:")]
                assert len(found) == 1, f"{path} is not one pass of passes/registry.py"
                source = ast.parse(path.read_text())
                passes = [node.name for node in source.body if isinstance(node, ast.ClassDef)
                          and any(ast.unparse(base).endswith("Pass") for base in node.bases)]
                assert passes == [found[0].partition(":")[2]], f"{path} defines more than its pass"


def test_renamed_passes() -> None:
    """A former name is no pass of today, and leads to one."""
    assert not RENAMED.keys() & registry.PASSES.keys()
    assert set(RENAMED.values()) <= registry.PASSES.keys()
