"""Imports only go from higher to lower layers, and the lowest layers do not import torch."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent

# What is in a folder of the library, from the bottom to the top; what stands in one line does not know each other.
ORDERS = {
    "": (
        ("version",),
        ("ir",),
        ("passes", "codegen"),
        ("options",),
        ("explorer",),
        ("compiler",),
        ("frontend",),
        ("tools",),
        ("benchmarks",),
    ),
    # What runs programs, and what emits them, which knows the records by which they are run.
    "codegen": (("runtime",), ("emit",)),
    # What is known of a traced graph; transformations of it; its import; reports; calls of what was compiled; then what
    # takes a graph through all of these, and the entry points.
    "frontend": (
        ("graphs",),
        ("transformations",),
        ("importing",),
        ("reporting",),
        ("calling",),
        ("device_guard", "default_backend_options", "generate_schemas"),
        ("pretended", "tracing"),
        ("api", "checking", "dynamo_backend", "packages", "simulation"),
        ("backend", "bisect"),
    ),
    # Facts, means of rewriting, and the language of rules; the passes, by the level they work on; the two tables, of
    # pipelines and of passes; and what runs passes.
    "passes": (
        ("analysis",),
        ("rewriting",),
        ("rules",),
        ("loop", "host", "prim", "aten", "generic"),
        ("triton",),
        ("renamed_passes",),
        ("pipeline_syntax",),
        ("pipeline",),
        ("pipelines",),
        ("pipeline_lookup",),
        ("registry",),
        ("management",),
        ("schedules",),
    ),
}
LEVELS = ("aten", "prim", "loop", "host", "triton", "generic")
TOPS = tuple(name for names in ORDERS[""] for name in names)
# These load without torch; what runs operations imports it inside of functions.
WITHOUT_TORCH = (
    "ir",
    "passes",
    "codegen",
    "explorer",
    "options",
    "compiler",
    "tools/stepwell_opt",
    "tools/diagnostics",
    "tools/new_pass",
    "tools/packages",
    "tools/pass_listing",
    "tools/stepwell",
    "tools/stepwell_run",
    "tools/universe",
)
# Imported when a program is loaded or a kernel is compiled, not before.
AT_RUN_TIME = ("codegen/runtime/tensors.py", "codegen/runtime/process_groups.py", "codegen/runtime/host_runtime.py",
               "codegen/runtime/cpu/host_support.py", "codegen/runtime/cpu/tuning.py",
               "codegen/runtime/gpu/host_support.py", "codegen/runtime/gpu/triton_compiler.py",
               "codegen/runtime/gpu/tuning.py", "codegen/runtime/gpu/device_functions.py",
               "codegen/runtime/gpu/interpreter/", "codegen/runtime/gpu/graphs/", "ir/semantics/blocks/libdevice.py")


def modules() -> Iterator[Path]:
    for top in TOPS:
        yield from (path.relative_to(ROOT) for path in sorted((ROOT / top).rglob("*.py")))
        if (ROOT / f"{top}.py").exists():
            yield Path(f"{top}.py")


@cache
def imported(path: Path, *, at_load_only: bool) -> Sequence[tuple[int, str]]:
    """The line and absolute name of each module that `path` imports (ours begin with `stepwell.`)."""
    package = ["stepwell", *path.parts[:-1]]
    found: list[tuple[int, str]] = []
    for node in _nodes(ast.parse((ROOT / path).read_text()), at_load_only):
        if isinstance(node, ast.Import):
            found.extend((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            base += node.module.split(".") if node.module else []
            # `from .. import name` may import a module; its full name decides the layer.
            found.extend((node.lineno, ".".join([*base, alias.name])) for alias in node.names)
    return found


def _nodes(tree: ast.AST, at_load_only: bool) -> Iterator[ast.AST]:
    for node in ast.iter_child_nodes(tree):
        if at_load_only and isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            continue
        if at_load_only and isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            continue
        if isinstance(node, ast.Import | ast.ImportFrom):
            yield node
        elif not isinstance(node, ast.expr):
            yield from _nodes(node, at_load_only)


@cache
def ours(path: Path) -> Sequence[tuple[int, Path]]:
    """The line and file of each module of ours that `path` imports anywhere, for types only too."""
    found: list[tuple[int, Path]] = []
    for line, name in imported(path, at_load_only=False):
        parts = name.split(".")
        if parts[0] == "stepwell":
            # The last part may be what a module defines.
            places = [Path(*parts[1:end]) for end in (len(parts), len(parts) - 1) if end > 1]
            files = [file for place in places for file in (place.with_suffix(".py"), place / "__init__.py")]
            found += [(line, file) for file in [file for file in files if (ROOT / file).exists()][:1] if file != path]
    return found


def test_imports_go_down() -> None:
    wrong = [f"{path}:{line}: this must not import {file}"
             for path in modules() for line, file in ours(path) if not goes_down(path, file)]
    assert not wrong, "\n".join(wrong)


def goes_down(path: Path, file: Path) -> bool:
    """Whether the first of two files may import the second."""
    for folder, order in ORDERS.items():
        inside = Path(folder)
        if path.is_relative_to(inside) and file.is_relative_to(inside):
            own, other = path.relative_to(inside), file.relative_to(inside)
            if own.parts[0] != other.parts[0] and _rank(order, other) >= _rank(order, own):
                return False
    return True


def _rank(order: Sequence[Sequence[str]], path: Path) -> int:
    """The line of an order in which the first part of a path stands; the folder's own file is below all."""
    first = path.parts[0].removesuffix(".py")
    return next((at for at, names in enumerate(order) if first in names), -1 if first == "__init__" else len(order))


def test_no_pass_is_imported_by_another() -> None:
    """What passes of a level share lies in folders beside them."""
    in_levels = [path for path in modules() if path.parts[0] == "passes" and path.parts[1] in LEVELS]
    wrong = [f"{path}:{line}: this must not import the pass {file}" for path in in_levels for line, file in ours(path)
             if len(file.parts) == 3 and file.parts[1] in LEVELS and file.name != "__init__.py"]
    assert not wrong, "\n".join(wrong)


def in_circles(arrows: Mapping[Path, set[Path]]) -> list[str]:
    """What imports itself by way of others, or imports what does."""
    left = {node: others & arrows.keys() for node, others in arrows.items()}
    while ready := {node for node, others in left.items() if not others}:
        left = {node: others - ready for node, others in left.items() if node not in ready}
    return sorted(map(str, left))


def test_circles_are_found() -> None:
    a, b, c, d = map(Path, "abcd")
    assert in_circles({a: {b}, b: {c}, c: {d}, d: {b}}) == ["a", "b", "c", "d"]
    assert in_circles({a: {b, c}, b: {d}, c: {d}, d: set()}) == []


def test_no_circle_of_files() -> None:
    assert in_circles({path: {file for _, file in ours(path)} for path in modules()}) == []


def test_no_circle_of_folders() -> None:
    """The folders can be put in an order too, each by itself, without those in it."""
    arrows: dict[Path, set[Path]] = {}
    for path in modules():
        if len(path.parts) > 1:
            arrows.setdefault(path.parent, set()).update({file.parent for _, file in ours(path)} - {path.parent})
    assert in_circles(arrows) == []


def test_no_torch_at_load() -> None:
    light = [path for path in modules() if str(path).startswith(WITHOUT_TORCH)
             and not str(path).startswith(AT_RUN_TIME)]
    wrong = [f"{path}:{line}: {name} is imported when the module loads" for path in light
             for line, name in imported(path, at_load_only=True) if name.split(".")[0] in ("torch", "triton")]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(
    "code",
    [
        "import stepwell",
        "from stepwell.ir.context import make_context; c = make_context();"
        "[c.get_dialect(name) for name in ('aten', 'prim', 'loop', 'host', 'shape')]",
        "from stepwell.passes.registry import PASSES, find_pass; [find_pass(name) for name in PASSES]",
        "from stepwell.codegen.emit.registry import TARGETS, find_target; [find_target(name) for name in TARGETS]",
        "from stepwell.tools.stepwell_opt import main; main(['--list-passes'])",
        "import stepwell; stepwell.load; assert 'xdsl' not in sys.modules, 'xDSL was imported'",
        "import stepwell.tools.stepwell_opt;"
        "assert 'stepwell.ir.dialects.loop' not in sys.modules, 'the dialect of kernels was imported'",
    ],
)
def test_loading_leaves_torch_alone(code: str) -> None:
    check = f"import sys; {code}; assert 'torch' not in sys.modules, 'torch was imported'"
    done = subprocess.run([sys.executable, "-c", check], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
