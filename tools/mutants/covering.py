"""Finds the tests that cover a source: the lit files of its passes, and tests that import it or have its name."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from .mutations import SUFFIXES

__all__ = ["ROOT", "covering_lit_files", "covering_tests", "module_name"]

ROOT = Path(__file__).parents[2]
PACKAGE = __name__.partition(".")[0]
"""The package's name, which may differ from the name of the folder of a checkout."""


def module_name(path: Path) -> str:
    """Return the module name of a source file, whose path is relative to the root."""
    parts = path.with_suffix("").parts
    return ".".join((PACKAGE, *(parts[:-1] if parts[-1] == "__init__" else parts)))


def covering_lit_files(path: Path) -> list[Path]:
    """Return the lit files of a pass, an emitter or a dialect, or of what runs passes; for a helper, those of all its
    direct and transitive importers, the nearest first.
    """
    found: dict[Path, None] = {}
    if path.suffix == ".rules":
        return sorted((ROOT / "lit_tests" / "passes" / "generic").glob("canonicalize*.mlir"))
    for level in _importers(path):
        found.update(dict.fromkeys(file for each in level for file in _own_lit_files(each)))
        if path in level and found:
            break
    return list(found)


def covering_tests(path: Path) -> list[Path]:
    """Return the test files that have the name of a source file, import it, or name its pass; if there are none, those
    of its nearest importers. Those of a source that is not Python are those of the modules beside it.
    """
    if path.suffix == ".rules":
        return [Path("tests/rules/test_rule_checks.py")]
    if path.suffix != ".py":
        beside = next(found for folder in path.parents if (found := sorted((ROOT / folder).glob("*.py"))))
        return sorted({test for each in beside for test in covering_tests(each.relative_to(ROOT))})
    for level in _importers(path):
        if found := sorted({test for each in level for test in _own_tests(each)}):
            return found
    return []


def _importers(path: Path) -> Iterator[list[Path]]:
    """Yield a source file, its importers, theirs, and so on; each file once."""
    seen, level = {path}, [path]
    while level:
        yield level
        level = sorted({user for each in level for user in _users().get(module_name(each), ())} - seen)
        seen.update(level)


def _own_tests(path: Path) -> list[Path]:
    module = module_name(path)
    name = "canonicalize" if "canonicalization" in path.parts else path.stem.replace("_", "-")
    is_pass = "canonicalization" in path.parts or f'name = "{name}"' in (ROOT / path).read_text()
    named = re.compile(rf"(?<![\w-]){name}(?![\w-])") if is_pass else None
    return [test for test in _python_files("tests") if test.name.startswith("test_") and (
        test.stem == f"test_{path.stem}" or module in _imports(test)
        or (named is not None and named.search((ROOT / test).read_text()) is not None))]


def _own_lit_files(path: Path) -> list[Path]:
    match path.parts:
        case ("passes", "management", *_) | ("passes", _):  # shown by the tools that run passes
            return sorted((ROOT / "lit_tests" / "tools").rglob("*.mlir"))
        case ("passes", "schedules", *_):
            return sorted((ROOT / "lit_tests").rglob("*schedule*.mlir"))
        case ("passes", level, name) if level != "analysis":
            stem = Path(name).stem.replace("_", "-")
            folder = ROOT / "lit_tests" / "passes" / level
            return [file for file in sorted(folder.glob(f"{stem}*.mlir"))
                    if file.stem == stem or _is_more_of(file.stem, stem, folder)]
        case ("codegen", "emit", target, *_) if not target.endswith(".py"):
            return sorted((ROOT / "lit_tests" / "codegen" / "emit" / target).glob("*.mlir"))
        case ("codegen", "emit", _):
            return sorted((ROOT / "lit_tests" / "codegen" / "emit").rglob("*.mlir"))
        case ("ir", "dialects", _, "canonicalization", *_):
            return sorted((ROOT / "lit_tests" / "passes" / "generic").glob("canonicalize*.mlir"))
        case ("ir", "dialects", dialect, *_) if "irdl_op_definition" in (ROOT / path).read_text():
            return sorted((ROOT / "lit_tests" / "dialects" / Path(dialect).stem).glob("*.mlir"))
    return []


def _is_more_of(name: str, stem: str, folder: Path) -> bool:
    """Return whether a file `fuse-more.mlir` is another test of `fuse`, and not that of a pass `fuse-more`."""
    source = ROOT / "passes" / folder.name / f"{name.replace('-', '_')}.py"
    return name.startswith(f"{stem}-") and not source.exists()


@cache
def _users() -> dict[str, list[Path]]:
    """Return the source files that import each module."""
    users: dict[str, list[Path]] = {}
    for top in ("ir", "passes", "codegen", "compiler", "frontend"):
        for file in _python_files(top):
            for module in _imports(file):
                users.setdefault(module, []).append(file)
    return users


@cache
def _imports(path: Path) -> frozenset[str]:
    """Return the modules of Stepwell that a file imports, or from which it imports names."""
    package = module_name(path).split(".") if path.name == "__init__.py" else module_name(path).split(".")[:-1]
    found: set[str] = set()
    for node in ast.walk(ast.parse((ROOT / path).read_text())):
        if isinstance(node, ast.ImportFrom):
            start = package[: len(package) - node.level + 1] if node.level else []
            base = ".".join((*start, *([node.module] if node.module else [])))
            found |= {base, *(f"{base}.{each.name}" for each in node.names)}
            if _registers_modules(base.rpartition(".")[0]):
                found.add(base.rpartition(".")[0])
    return frozenset(found)


@cache
def _registers_modules(package: str) -> bool:
    """Return whether importing anything of a package also loads modules that register themselves in it."""
    file = ROOT / Path(*package.split(".")[1:]) / "__init__.py"
    return file.exists() and re.search(r"^from \. import ", file.read_text(), re.MULTILINE) is not None


@cache
def _python_files(top: str) -> tuple[Path, ...]:
    return tuple(file.relative_to(ROOT) for file in sorted((ROOT / top).rglob("*.py")))


def sources(names: list[str]) -> Iterator[Path]:
    """Yield the named sources, and those in the named folders, relative to the root."""
    for name in names:
        path = (ROOT / name).resolve()
        yield from (file.relative_to(ROOT) for file in ([path] if path.is_file() else sorted(path.rglob("*")))
                    if file.suffix in SUFFIXES)
