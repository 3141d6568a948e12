"""The built and installed files are exactly those of the library."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from importlib.metadata import entry_points
from pathlib import Path

import pytest

from stepwell.compiler.targets import fingerprint

ROOT = Path(__file__).parent.parent
OUTSIDE = {".ci", "build", "dist", "docs", "examples", "lit_tests", "tests"}
DATA = {".txt", ".lark", ".rules", ".mlir", ".c", ".cpp", ".h", ".hpp", ".html", ".css", ".js"}


def library_files() -> set[str]:
    """The files of the checkout that the library is made of, as they are named in a wheel."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    paths = [Path(name) for name in listed.stdout.splitlines() if (ROOT / name).exists()]
    return {
        f"stepwell/{path}"
        for path in paths
        if path.parts[0] not in OUTSIDE
        and str(path) != "setup.py"
        and (path.suffix == ".py" or (path.suffix in DATA and len(path.parts) > 1))
    }


def test_keys_of_caches_cover_the_files_of_the_compiler() -> None:
    assert fingerprint.PACKAGE == ROOT
    assert all((ROOT / part).exists() for part in fingerprint.PARTS)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel built from a copy of the checkout, so that the build leaves nothing behind in it."""
    folder = tmp_path_factory.mktemp("wheel")
    source = folder / "source"
    for name in [
        *library_files(),
        "stepwell/setup.py",
        "stepwell/pyproject.toml",
        "stepwell/README.md",
        "stepwell/LICENSE",
    ]:
        relative = Path(name).relative_to("stepwell")
        (source / relative).parent.mkdir(parents=True, exist_ok=True)
        (source / relative).write_bytes((ROOT / relative).read_bytes())
    subprocess.run(
        [
            sys.executable,
            "-m",
            "pip",
            "wheel",
            "--no-deps",
            "--no-build-isolation",
            "--quiet",
            "--wheel-dir",
            str(folder),
            str(source),
        ],
        check=True,
    )
    (built,) = folder.glob("*.whl")
    return built


def test_every_folder_is_a_package() -> None:
    for name in library_files():
        folder = ROOT / Path(name).relative_to("stepwell").parent
        if name.endswith(".py"):
            assert (folder / "__init__.py").exists(), f"{folder} holds Python files and no __init__.py"


def test_wheel_holds_the_library(wheel: Path) -> None:
    inside = {name for name in zipfile.ZipFile(wheel).namelist() if ".dist-info/" not in name}
    assert library_files() - inside == set(), "missing from the wheel"
    assert inside - library_files() == set(), "in the wheel and not of the library"


def test_wheel_holds_licence_and_entry_points(wheel: Path) -> None:
    archive = zipfile.ZipFile(wheel)
    (info,) = {name.split("/")[0] for name in archive.namelist() if ".dist-info/" in name}
    assert f"{info}/licenses/LICENSE" in archive.namelist()
    text = archive.read(f"{info}/entry_points.txt").decode()
    assert "[torch_dynamo_backends]\nstepwell = stepwell.frontend.backend:stepwell\n" in text
    assert "[xdsl.universe]\nstepwell = stepwell.tools.universe:STEPWELL_UNIVERSE\n" in text


@pytest.mark.parametrize("group", ["torch_dynamo_backends", "xdsl.universe", "console_scripts"])
def test_entry_points_load(group: str) -> None:
    ours = [each for each in entry_points(group=group) if each.value.startswith("stepwell.")]
    assert ours
    for each in ours:
        assert each.load() is not None


def test_xdsl_accepts_our_universe() -> None:
    from xdsl.universe import Universe

    everything = Universe.get_multiverse()  # raises if a name clashes with another universe's
    assert {"aten", "prim", "loop", "host", "shape"} <= set(everything.all_dialects)
    assert "verify-level" in everything.all_passes
    assert {"cpp", "host"} <= set(everything.all_targets)
