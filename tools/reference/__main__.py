"""The command line of the package."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from ..command_line import Parser
from . import __doc__ as description
from .pages import pages

DOCS = Path(__file__).parents[2] / "docs"


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the pages, or check them; return the exit code."""
    parser = Parser(
        prog="python -m stepwell.tools.reference",
        description=description,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--check", action="store_true", help="compare instead of writing")
    parser.add_argument("--directory", type=Path, default=DOCS, help="where the pages are, by default docs/")
    flags = parser.parse_args(arguments)
    if not flags.directory.exists():
        parser.error(f"there is no directory {flags.directory}: run this in a clone of the repository")
    stale = {name: text for name, text in pages().items() if _differs(flags.directory / name, text)}
    for name, text in stale.items():
        path = flags.directory / name
        print(f"{path} is out of date" if flags.check else f"wrote {path}")
        if not flags.check:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    return int(flags.check and bool(stale))


def _differs(path: Path, text: str) -> bool:
    return not path.exists() or path.read_text(encoding="utf-8") != text


if __name__ == "__main__":
    sys.exit(main())
