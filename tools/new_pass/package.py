"""Creates a pass in a package of the user's own, which is also created if it does not exist."""

from __future__ import annotations

import re
from pathlib import Path

from ...ir.errors import OptionError
from .templates import NewPass, fill, write_new

TABLE = "PASSES = {\n"


def write_in_package(new: NewPass, folder: Path) -> list[Path]:
    """Write the pass, its test and its line in the table of the package in `folder`; return the files."""
    written = [] if (folder / "pyproject.toml").exists() else _write_package(folder)
    package = _package(folder)
    table = package / "__init__.py"
    line = f'    "{new.name}": "passes.{new.module}:{new.class_name}",\n'
    text = table.read_text(encoding="utf-8")
    start, table_line, entries = text.partition(TABLE)
    if not table_line or "}" not in entries:
        raise OptionError(f"{table} has no table `PASSES = {{` to put the pass into",
                          hint="write one, and give it to the plug-in: Plugin(__name__, passes=PASSES)")
    if f'    "{new.name}":' in text:
        raise OptionError(f"there is a pass '{new.name}' already in {table}")
    if not (package / "passes" / "__init__.py").exists():
        written.append(write_new(package / "passes" / "__init__.py", ""))
    written.append(write_new(package / "passes" / f"{new.module}.py", new.code(inside=False)))
    written.append(write_new(folder / "lit_tests" / f"{new.name}.mlir", new.test()))
    before, end, after = entries.partition("}")
    table.write_text(start + table_line + before + line + end + after, encoding="utf-8")
    return [*written, *([] if table in written else [table])]


def _write_package(folder: Path) -> list[Path]:
    distribution = re.sub(r"[^a-z0-9]+", "-", folder.resolve().name.lower()).strip("-")
    if distribution.isidentifier():
        # Python prefers a folder with the package's name to the package, wherever that is installed.
        distribution = f"stepwell-{distribution}"
    package = distribution.replace("-", "_")
    if not package.isidentifier():
        raise OptionError(f"'{folder.name}' gives no name for a Python package", hint="begin it with a letter")
    return [
        write_new(folder / "pyproject.toml", fill("package.toml", distribution=distribution, package=package)),
        write_new(folder / package / "__init__.py", fill("package.py")),
        write_new(folder / "lit_tests" / "lit.cfg.py", fill("package.lit", distribution=distribution)),
    ]


def _package(folder: Path) -> Path:
    """Return the Python package in `folder` that defines the plug-in."""
    found = [file.parent for file in sorted(folder.glob("*/__init__.py")) if "Plugin(" in file.read_text("utf-8")]
    if len(found) != 1:
        raise OptionError(f"{folder} has {len(found) or 'no'} packages whose __init__.py makes a Plugin",
                          hint="docs/plug-ins.md shows one")
    return found[0]
