"""Creates a pass in Stepwell's own tree."""

from __future__ import annotations

from pathlib import Path

from ...ir.errors import OptionError
from .templates import NewPass, write_new


def write_in_tree(new: NewPass, root: Path) -> list[Path]:
    """Write the pass, its test and its line in the registry of the checkout `root`; return the files."""
    if not (root / "lit_tests").is_dir():
        raise OptionError("Stepwell is installed here without its tests",
                          hint="work in a clone of its repository, or write a package of your own: --package DIR")
    registry = root / "passes" / "registry.py"
    text = _with_line(registry.read_text(encoding="utf-8"), new)
    written = [
        write_new(root / "passes" / new.level / f"{new.module}.py", new.code(inside=True)),
        write_new(root / "lit_tests" / "passes" / new.level / f"{new.name}.mlir", new.test()),
    ]
    registry.write_text(text, encoding="utf-8")
    return [*written, registry]


def _with_line(registry: str, new: NewPass) -> str:
    """Return the registry with the pass after the passes of its level."""
    lines = registry.splitlines(keepends=True)
    end = lines.index(f"    # {new.level}\n") + 1
    while lines[end].lstrip().startswith('"'):
        end += 1
    lines.insert(end, f'    "{new.name}": "{new.level}.{new.module}:{new.class_name}",\n')
    return "".join(lines)
