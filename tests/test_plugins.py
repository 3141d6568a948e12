"""Plug-ins of other packages: the example plug-in, installed, and plug-ins that cannot be used."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest
from xdsl.universe import Universe

from stepwell.codegen.emit.registry import find_target
from stepwell.ir import plugins
from stepwell.ir.errors import OptionError
from stepwell.ir.plugins import Plugin, find_in_packages
from stepwell.passes.generic.cse import EliminateCommonSubexpressions
from stepwell.passes.pipeline import Step, insert
from stepwell.passes.pipeline_lookup import find_pipeline
from stepwell.passes.pipelines import CPU_DEFAULT
from stepwell.passes.registry import find_pass

from .processes.forked_python import ForkedPython

EXAMPLE = Path(__file__).parent.parent / "examples" / "plugin"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which a copy of the example is installed, as `pip install` does it."""
    folder = tmp_path_factory.mktemp("plugin")
    shutil.copytree(EXAMPLE, folder / "source")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation"]
    subprocess.run([*pip, "--target", folder / "site", folder / "source"], check=True)
    return folder / "site"


def run(command: list[str | Path], site: Path, programs: Path) -> str:
    environment = {**os.environ, "PYTHONPATH": str(site), "PATH": f"{programs}{os.pathsep}{os.environ['PATH']}"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_lit_tests_of_the_example(site: Path, tmp_path: Path, forked: ForkedPython) -> None:
    shutil.copytree(EXAMPLE / "lit_tests", tmp_path / "lit_tests")
    run([Path(sys.executable).with_name("lit"), "-v", tmp_path / "lit_tests"], site, forked.programs)


def test_the_numerical_tests_of_the_example(site: Path, forked: ForkedPython) -> None:
    flags: list[str | Path] = ["-q", "-p", "no:cacheprovider", "--rootdir", EXAMPLE]
    run([forked.programs / "pytest", *flags, EXAMPLE / "tests"], site, forked.programs)


def test_xdsl_knows_the_example_too(site: Path, forked: ForkedPython) -> None:
    code = "from xdsl.universe import Universe; print(*Universe.get_multiverse().all_passes)"
    assert "lower-polynomials" in run([forked.python, "-c", code], site, forked.programs).split()


# Plug-ins by entry points that lead to values of this module

BROUGHT = Plugin(
    __name__,
    passes={"my-pass": "no_such_module:Pass", "my-other-pass": ":no_such_attribute"},
    pipelines={"mine:default": ":OWN_PIPELINE"},
    targets={"my-target": ":OWN_TARGET"},
)
OWN_PIPELINE = insert(CPU_DEFAULT, Step("my-pass", "to see it"), before="fuse")
OWN_TARGET = object()
AGAIN = Universe(all_passes={"my-pass": lambda: EliminateCommonSubexpressions, "licm": lambda: find_pass("cse")})
NO_PLUGIN = "text"

Install = Callable[..., None]


@pytest.fixture
def install(monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    def installed(**places: str) -> None:
        points = [EntryPoint(name, value, plugins.GROUP) for name, value in places.items()]
        monkeypatch.setattr(plugins, "entry_points", lambda group: points)
        plugins.universes.cache_clear()

    monkeypatch.setitem(sys.modules, "its_plugin", sys.modules[__name__])
    yield installed
    plugins.universes.cache_clear()


def test_what_a_package_brings_has_its_name(install: Install) -> None:
    install(mine="its_plugin:BROUGHT", other="its_plugin:AGAIN")
    assert find_pass("licm") is EliminateCommonSubexpressions  # before xDSL's of that name
    assert find_in_packages("passes", "nothing") is None
    with pytest.raises(OptionError, match="unknown target 'my-tarjet'; did you mean 'my-target'"):
        find_target("my-tarjet")
    with pytest.raises(OptionError, match="unknown pipeline 'mine:defualt'; did you mean 'mine:default'"):
        find_pipeline("mine:defualt")
    with pytest.raises(OptionError, match="the packages mine and other both bring 'my-pass' in their passes"):
        find_pass("my-pass")


@pytest.mark.parametrize(
    "place, message",
    [
        ("no_such_package:PLUGIN", "cannot load 'no_such_package:PLUGIN', which the package 'no_such_package' brings"),
        ("its_plugin:MISSING", "cannot load 'its_plugin:MISSING'"),
        ("its_plugin:NO_PLUGIN", "'its_plugin:NO_PLUGIN', .* is not a Plugin or Universe"),
    ],
)
def test_a_broken_package_is_named(install: Install, place: str, message: str) -> None:
    install(mine=place)
    with pytest.raises(OptionError, match=message):
        find_pass("some-pass")


def test_a_wrong_place_is_named() -> None:
    with pytest.raises(OptionError, match=r"the place 'module\.Class', which is not module:attribute"):
        Plugin("xdsl", passes={"a": "module.Class"})
    wrong = Plugin("xdsl", passes={"module": "no_such_module:Class", "attribute": "passes:NoSuchPass"})
    with pytest.raises(OptionError, match="the plug-in 'xdsl' has no module 'no_such_module'"):
        wrong.all_passes["module"]()
    with pytest.raises(OptionError, match="the plug-in 'xdsl' has no 'passes:NoSuchPass'"):
        wrong.all_passes["attribute"]()


# Pipelines made of others


def names(pipeline: object, level: str) -> list[str]:
    return [step.name for stage in pipeline if stage.level == level for step in stage.steps]  # type: ignore[attr-defined]


def test_insert() -> None:
    step = Step("mine{size=4}", "")
    before, after = insert(CPU_DEFAULT, step, before="fuse"), insert(CPU_DEFAULT, step, after="cse", level="prim")
    assert names(before, "prim")[names(before, "prim").index("fuse") - 1] == "mine"
    assert names(after, "prim")[names(after, "prim").index("cse") + 1] == "mine"
    assert names(after, "aten") == names(CPU_DEFAULT, "aten")


@pytest.mark.parametrize(
    "arguments, message",
    [
        ({"before": "fuze"}, "the pipeline has no pass 'fuze'; did you mean 'fuse'"),
        ({"after": "chunk-variances"}, "the pass 'chunk-variances' is now called 'split-variances'"),
        ({"before": "cse"}, "the pass 'cse' occurs 3 times in the pipeline"),
        ({"before": "fuse", "level": "prime"}, "unknown level 'prime'; did you mean 'prim'"),
        ({}, "a step is inserted either before or after a pass"),
        ({"before": "fuse", "after": "fuse"}, "either before or after"),
    ],
)
def test_a_place_that_is_not_one(arguments: dict[str, str], message: str) -> None:
    with pytest.raises(OptionError, match=message):
        insert(CPU_DEFAULT, Step("mine", ""), **arguments)
