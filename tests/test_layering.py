"""Imports go down only, and the ground floor imports no torch."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Container, Iterator, Sequence
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent

# What the modules of a folder (or file) may import of ours, besides their own folder. A folder within one of these is
# named where it may import less.
MAY_IMPORT = {
    "ir": set(),
    "passes": {"ir"},
    "codegen": {"ir"},
    "codegen/emit": {"ir"},
    "codegen/runtime": {"ir"},
    "options": {"ir", "passes"},
    "compiler": {"ir", "passes", "codegen", "options"},
    "frontend": {"ir", "passes", "codegen", "options", "compiler"},
    "tools": {"ir", "passes", "codegen", "options", "compiler", "frontend"},
    "benchmarks": {"ir", "passes", "codegen", "options", "compiler", "frontend", "tools"},
}
# These load without torch; what runs operations imports it inside of functions.
WITHOUT_TORCH = (
    "ir",
    "passes",
    "codegen",
    "options",
    "compiler",
    "tools/stepwell_opt",
    "tools/diagnostics",
    "tools/new_pass",
    "tools/pass_listing",
    "tools/stepwell",
    "tools/stepwell_run",
    "tools/universe",
)
# Imported when a program is loaded or a kernel is compiled, not before.
AT_RUN_TIME = ("codegen/runtime/tensors.py", "codegen/runtime/cpu/host_support.py",
               "codegen/runtime/gpu/host_support.py", "codegen/runtime/gpu/triton_compiler.py",
               "codegen/runtime/gpu/tuning.py", "codegen/runtime/gpu/device_functions.py",
               "codegen/runtime/gpu/interpreter/", "codegen/runtime/gpu/graphs/")


def modules() -> Iterator[Path]:
    for top in (name for name in MAY_IMPORT if "/" not in name):
        yield from (path.relative_to(ROOT) for path in sorted((ROOT / top).rglob("*.py")))
        if (ROOT / f"{top}.py").exists():
            yield Path(f"{top}.py")


def imported(path: Path, *, at_load_only: bool) -> Iterator[tuple[int, str]]:
    """The line and absolute name of each module that `path` imports (ours begin with `stepwell.`)."""
    package = ["stepwell", *path.parts[:-1]]
    for node in _nodes(ast.parse((ROOT / path).read_text()), at_load_only):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            base += node.module.split(".") if node.module else []
            # `from .. import name` may import a module; its full name decides the layer.
            for alias in node.names:
                yield node.lineno, ".".join([*base, alias.name])


def _nodes(tree: ast.AST, at_load_only: bool) -> Iterator[ast.AST]:
    for node in ast.iter_child_nodes(tree):
        if at_load_only and isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            continue
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            continue
        yield node
        yield from _nodes(node, at_load_only)


@pytest.mark.parametrize("path", list(modules()), ids=str)
def test_imports_go_down(path: Path) -> None:
    layer = layer_of(path.with_suffix("").parts)
    for line, name in imported(path, at_load_only=False):
        top, *parts = name.split(".")
        if top == "stepwell" and parts[0] in MAY_IMPORT and (other := layer_of(parts)) != layer:
            allowed = other in MAY_IMPORT[layer] or parts[0] in MAY_IMPORT[layer]
            assert allowed, f"{path}:{line}: {layer} must not import {name}"


def layer_of(parts: Sequence[str]) -> str:
    """The innermost folder of `MAY_IMPORT` that holds a module."""
    names = ("/".join(parts[:length]) for length in range(len(parts), 0, -1))
    return next(name for name in names if name in MAY_IMPORT)


def test_no_circles() -> None:
    names = {".".join(path.with_suffix("").parts).removesuffix(".__init__"): path for path in modules()}
    waiting = {module: {found for _, name in imported(path, at_load_only=False)
                        if (found := _module(name.removeprefix("stepwell."), names)) not in (None, module)}
               for module, path in names.items()}
    while ready := {module for module, others in waiting.items() if not others}:
        waiting = {module: others - ready for module, others in waiting.items() if module not in ready}
    assert not waiting, f"these import each other, or what does: {sorted(waiting)}"


def _module(name: str, names: Container[str]) -> str | None:
    """The module that `name` is, or is defined in."""
    while name not in names and "." in name:
        name = name.rpartition(".")[0]
    return name if name in names else None


LIGHT_MODULES = [path for path in modules() if str(path).startswith(WITHOUT_TORCH)
                 and not str(path).startswith(AT_RUN_TIME)]


@pytest.mark.parametrize("path", LIGHT_MODULES, ids=str)
def test_no_torch_at_load(path: Path) -> None:
    for line, name in imported(path, at_load_only=True):
        top = name.split(".")[0]
        assert top not in ("torch", "triton"), f"{path}:{line}: {top} is imported when the module loads"


@pytest.mark.parametrize(
    "code",
    [
        "import stepwell",
        "from stepwell.ir.context import make_context; c = make_context();"
        "[c.get_dialect(name) for name in ('aten', 'prim', 'loop', 'host', 'shape')]",
        "from stepwell.passes.registry import PASSES, find_pass; [find_pass(name) for name in PASSES]",
        "from stepwell.codegen.emit.registry import TARGETS, find_target; [find_target(name) for name in TARGETS]",
        "from stepwell.tools.stepwell_opt import main; main(['--list-passes'])",
    ],
)
def test_loading_leaves_torch_alone(code: str) -> None:
    check = f"import sys; {code}; assert 'torch' not in sys.modules, 'torch was imported'"
    done = subprocess.run([sys.executable, "-c", check], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
