"""Reads and writes a test file with generated check lines."""

from __future__ import annotations

import re
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from ...ir.errors import OptionError, StepwellError
from .directives import ANY_FOLDER, ANY_LINE, directives
from .outputs import Unit, units
from .run_lines import Command, parse_pipeline, run_line, run_lines, run_pipeline, substitute

__all__ = ["HEADER", "CheckLineError", "TestFile"]

HEADER = "// NOTE: stepwell-update-checks writes the check lines of this file."
SEPARATOR = re.compile(r"^// -----[ \t]*$")
SUFFIXES = r"(?:-(?:NEXT|SAME|NOT|DAG|LABEL|EMPTY|COUNT-\d+))?(?:\{LITERAL\})?:"
RUN = re.compile(r"\s*// RUN:")


class CheckLineError(StepwellError):
    """A test file whose check lines cannot be written."""


@dataclass(frozen=True)
class _Run:
    """The output of a RUN line that ends in filecheck, and the prefixes of its directives."""

    prefixes: tuple[str, ...]
    chunks: tuple[tuple[Unit, ...], ...]
    """The units of the output, per part of a split file."""


@dataclass(frozen=True)
class _Block:
    """The directives of one unit and the source line before which they are inserted."""

    line: int
    lines: tuple[str, ...]
    is_last: bool
    """Whether they are inserted after all code of their part of the file."""


class TestFile:
    """The text of a file and the checks that its RUN lines request."""

    __test__ = False  # tells pytest that this is not a test class

    def __init__(self, path: Path):
        self.path = path
        try:
            self.text = path.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise OptionError(f"cannot read {path}: {error}") from error
        self.lines = self.text.splitlines()
        self.outputs: list[tuple[tuple[str, ...], str]] = []
        """The last output of each RUN line that ends in filecheck, with the prefixes of its directives."""
        self.prefixes = tuple(dict.fromkeys(
            prefix for line in run_lines(self.text) if (command := _filecheck(line)) is not None
            for prefix in _prefixes(command.words, path)))
        self._directive = re.compile(r"\s*//\s*(?:" + "|".join(map(re.escape, self.prefixes)) + ")" + SUFFIXES)

    @property
    def is_generated(self) -> bool:
        """Whether this tool generated the check lines."""
        return HEADER in self.lines

    @property
    def has_directives(self) -> bool:
        """Whether there are any check lines."""
        return bool(self.prefixes) and any(map(self._directive.match, self.lines))

    @property
    def source(self) -> list[str]:
        """The lines that are not directives. Empty lines at the end of the file are removed, and all but one at the
        end of a part, because other empty lines separate directives there.
        """
        lines: list[str] = []
        for line in self.lines:
            if line == HEADER or self._directive.match(line):
                continue
            while SEPARATOR.match(line) and len(lines) > 1 and not (lines[-1].strip() or lines[-2].strip()):
                lines.pop()
            lines.append(line)
        while lines and not lines[-1].strip():
            lines.pop()
        return lines

    def updated(self) -> str:
        """Return the text with directives that the output of the RUN lines passes. Other lines are unchanged."""
        if not self.prefixes:
            raise CheckLineError(f"{self.path} has no RUN line that ends in filecheck %s")
        runs = self._run()
        source = self.source
        bounds = [number for number, line in enumerate(source) if SEPARATOR.match(line)]
        parts = list(zip([-1, *bounds], [*bounds, len(source)], strict=True))
        whole = [(run.prefixes, run.chunks[0]) for run in runs if len(run.chunks) != len(parts)]
        for run in runs:
            if len(run.chunks) not in (1, len(parts)):
                raise CheckLineError(f"{self.path} has {len(parts)} parts, of which {len(run.chunks)} print something")
        blocks = self._blocks(whole, source, (-1, len(source)))
        for number, span in enumerate(parts):
            printed = [(run.prefixes, run.chunks[number]) for run in runs if len(run.chunks) == len(parts)]
            blocks += self._blocks(printed, source, span)
        return "\n".join([HEADER, *_merged(source, blocks), ""])

    def _blocks(self, printed: Sequence[tuple[tuple[str, ...], tuple[Unit, ...]]], source: Sequence[str],
                span: tuple[int, int]) -> list[_Block]:
        """Return the directives for the output of each RUN line for one part of the file.

        RUN lines with a common prefix share directives if their outputs are equal.
        """
        blocks: list[_Block] = []
        rest = list(printed)
        for prefix in self.prefixes:
            having = [run for run in rest if prefix in run[0]]
            if having and all(chunk == having[0][1] for _, chunk in having):
                blocks += _placed(having[0][1], prefix, source, span)
                rest = [run for run in rest if prefix not in run[0]]
            elif any(prefix == prefixes[-1] for prefixes, _ in having):
                raise CheckLineError(f"{self.path}: RUN lines that print different things have the prefix {prefix}",
                                     hint="give each a prefix of its own, after the one that they share")
        return blocks

    def _run(self) -> list[_Run]:
        self.outputs.clear()
        with tempfile.TemporaryDirectory() as directory:
            for line in run_lines(self.text):
                text = substitute(line, self.path, Path(directory))
                command = _filecheck(line)
                pipeline = parse_pipeline(text) if command is not None else None
                result = (run_line(text, checked=False) if pipeline is None
                          else run_pipeline(pipeline[:-1], checked=False))
                if result.code != 0:
                    raise CheckLineError(f"{self.path}: a RUN line fails: {line}", hint=result.errors.strip() or None)
                if command is not None:
                    self.outputs.append((_prefixes(command.words, self.path), result.output))
            temporary = Path(directory) / "t"
        return [_Run(prefixes, _chunks(_placeless(_placeless(output, self.path), temporary)))
                for prefixes, output in self.outputs]


def _filecheck(line: str) -> Command | None:
    """Return the last command of a RUN line if it is filecheck on an output that is not allowed to be empty: what may
    not be in an output that may is written by hand.
    """
    pipeline = parse_pipeline(line)
    if pipeline is None or len(pipeline) < 2 or pipeline[-1].negated or pipeline[-1].words[:2] != ["filecheck", "%s"]:
        return None
    return pipeline[-1] if "--allow-empty" not in pipeline[-1].words else None


def _prefixes(words: Sequence[str], path: Path) -> tuple[str, ...]:
    """Return the prefixes passed to filecheck; raises for any other flag, which may change the meaning of a
    directive.
    """
    found: list[str] = []
    rest = list(words[2:])
    while rest:
        flag, _, value = rest.pop(0).partition("=")
        if flag.lstrip("-") not in ("check-prefix", "check-prefixes"):
            raise CheckLineError(f"{path}: check lines for filecheck with {flag} are not written")
        found += (value or (rest.pop(0) if rest else "")).split(",")
    return tuple(found) or ("CHECK",)


def _placeless(output: str, path: Path) -> str:
    """Return an output with placeholders for the path of the test file and for its line numbers."""
    def placeless(match: re.Match[str]) -> str:
        return f"{ANY_FOLDER}{path.name}" + (f"{match[1]}:{ANY_LINE}" if match[1] is not None else "")

    return re.sub(rf'{re.escape(str(path))}(?:("?):\d+)?', placeless, output)


def _chunks(output: str) -> tuple[tuple[Unit, ...], ...]:
    parts = re.split(r"^// -----[ \t]*\n", output, flags=re.MULTILINE)
    return tuple(tuple(units(part)) for part in parts)


def _placed(chunk: Sequence[Unit], prefix: str, source: Sequence[str], span: tuple[int, int]) -> list[_Block]:
    """Return the directives of the units of one part in their order, each above the code that defines it if possible:
    filecheck requires labels in the order of the output.
    """
    begin, end = span[0] + 1, span[1]
    places = [_place(unit.name, source, begin, end) for unit in chunk]
    following = end
    for number in reversed(range(len(chunk))):
        place = places[number]
        following = places[number] = min(following, place if place is not None else end)
    blocks: list[_Block] = []
    for unit, place in zip(chunk, places, strict=True):
        assert place is not None
        code = source[place] if place < end else ""
        indentation = code[: len(code) - len(code.lstrip())]
        blocks.append(_Block(place, tuple(directives(unit, prefix, indentation)), place == end))
    return blocks


def _place(name: str, source: Sequence[str], begin: int, end: int) -> int | None:
    """Return the line that defines a symbol."""
    pattern = re.compile(rf'(?!\s*//).*(@{re.escape(name)}(?![\w$.-])|sym_name = "{re.escape(name)}")')
    matches = (number for number in range(begin, end) if name and pattern.match(source[number]))
    return next(matches, None)


def _merged(source: Sequence[str], blocks: Sequence[_Block]) -> list[str]:
    """Merge the source with the directives; an empty line precedes directives at the end of a part."""
    at: dict[int, list[_Block]] = {}
    for block in blocks:
        at.setdefault(block.line, []).append(block)
    lines: list[str] = []
    for number in range(len(source) + 1):
        for block in at.get(number, ()):
            if block.is_last and lines and lines[-1].strip():
                lines.append("")
            lines += block.lines
        if number < len(source):
            lines.append(source[number])
    return lines
