"""`stepwell-update-checks` writes the check lines of lit tests from the output of their RUN lines."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from ..ir.errors import OptionError, StepwellError
from .check_lines.test_file import HEADER, CheckLineError, TestFile
from .command_line import Parser, interruptible

MAX_ROUNDS = 4


@interruptible
def main(args: Sequence[str] | None = None) -> int:
    """Run the tool with `args`, or with those of the process; return the exit code."""
    flags = _argument_parser().parse_args(args)
    code = 0
    for path in _files(flags.files):
        try:
            done = _update(TestFile(path), check=flags.check, overwrite=flags.overwrite)
        except StepwellError as error:
            print(error, file=sys.stderr)
            code = 1
            continue
        print(f"{path}: {done}")
        code = code or int(done == "out of date")
    return code


def _update(test: TestFile, *, check: bool, overwrite: bool) -> str:
    """Update one file, or only report whether it is up to date."""
    if test.has_directives and not test.is_generated and not overwrite:
        return "left alone: its check lines were not written by this tool"
    done = "up to date"
    for _ in range(MAX_ROUNDS):
        text = test.updated()
        if text == test.text:
            return done
        if check:
            return "out of date"
        test.path.write_text(text, encoding="utf-8")
        done = "written"
        # The output of a test may show its own text, which has now changed.
        test = TestFile(test.path)
    raise CheckLineError(f"{test.path} prints something else with each new set of check lines")


def _files(names: Sequence[str]) -> Iterator[Path]:
    """Yield the named files, and the generated ones below named directories."""
    for name in names:
        path = Path(name)
        if path.is_dir():
            for file in sorted(path.rglob("*.mlir")):
                if HEADER in file.read_text(encoding="utf-8").splitlines():
                    yield file
        elif path.is_file():
            yield path
        else:
            raise OptionError(f"there is no file {path}")


def _argument_parser() -> argparse.ArgumentParser:
    parser = Parser(
        "stepwell-update-checks", description="Write the check lines of lit tests from what their RUN lines print."
    )
    add = parser.add_argument
    add("files", nargs="+", metavar="FILE", help="test files, or directories, of which the files that this "
        "tool wrote are updated")
    add("--check", action="store_true", help="change nothing; say which files are out of date, and fail if any is")
    add("--overwrite", action="store_true", help="also replace check lines that were written by hand")
    return parser


if __name__ == "__main__":
    sys.exit(main())
