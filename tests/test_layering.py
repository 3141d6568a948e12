"""Imports go down only, and the ground floor imports no torch."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent

# What the modules of a folder (or file) may import of ours, besides their own folder.
MAY_IMPORT = {
    "ir": set(),
    "passes": {"ir"},
    "codegen": {"ir"},
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
# What runs or compiles programs; nothing that emits them imports these at load.
RUNTIME = ("codegen/host/runtime.py", "codegen/gpu/runtime.py", "codegen/gpu/triton_compiler.py",
           "codegen/gpu/tuning.py", "codegen/gpu/device_functions.py",
           "codegen/gpu/interpreter/", "codegen/gpu/graphs/")


def modules() -> Iterator[Path]:
    for top in MAY_IMPORT:
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
    layer = path.parts[0].removesuffix(".py")
    for line, name in imported(path, at_load_only=False):
        parts = name.split(".")
        if parts[0] == "stepwell" and parts[1] in MAY_IMPORT and parts[1] != layer:
            assert parts[1] in MAY_IMPORT[layer], f"{path}:{line}: {layer} must not import {name}"


LIGHT_MODULES = [path for path in modules() if str(path).startswith(WITHOUT_TORCH)
                 and not str(path).startswith(RUNTIME)]


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
        "from stepwell.codegen.registry import TARGETS, find_target; [find_target(name) for name in TARGETS]",
        "from stepwell.tools.stepwell_opt import main; main(['--list-passes'])",
    ],
)
def test_loading_leaves_torch_alone(code: str) -> None:
    check = f"import sys; {code}; assert 'torch' not in sys.modules, 'torch was imported'"
    done = subprocess.run([sys.executable, "-c", check], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
