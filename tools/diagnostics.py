"""Comments that say which errors a text must produce, as in MLIR:

    // expected-error @+1 {{operands have different shapes}}
    %0 = prim.add %x, %y : tensor<4xf32>

`@+N` and `@-N` count lines from the comment, `@below` and `@above` mean the next and the previous line that
is no such comment, `@unknown` an error without a place. The text in braces is a part of the message.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from ..ir.errors import StepwellError

_COMMENT = re.compile(
    r"//.*?expected-(?P<kind>error|warning|remark|note)\s*(?:@(?P<place>[+-]\d+|above|below|unknown))?\s*"
    r"\{\{(?P<text>.*?)\}\}(?=\s*$|\s*//)"
)
_ATTEMPT = re.compile(r"//.*expected-(error|warning|remark|note)")


@dataclass(frozen=True)
class Expectation:
    """One expected diagnostic; the line is None when it has no place in the text."""

    kind: str
    line: int | None
    text: str

    def matches(self, error: StepwellError, file: str) -> bool:
        where = error.where.line if error.where is not None and error.where.file == file else None
        return error.kind == self.kind and where == self.line and self.text in " ".join(error.what.split())


def check_diagnostics(text: str, first_line: int, file: str, errors: Sequence[StepwellError]) -> list[str]:
    """Return the differences between the diagnostics that `text` expects and those that it produced.

    `first_line` is the number of the text's first line in the file.
    """
    missing: list[Expectation] = []
    left = list(errors)
    problems: list[str] = []
    for expectation in expectations(text, first_line, problems, file):
        found = next((error for error in left if expectation.matches(error, file)), None)
        if found is None:
            missing.append(expectation)
        else:
            left.remove(found)
    for expectation in missing:
        place = f"{file}:{expectation.line}" if expectation.line is not None else file
        problems.append(f'{place}: error: expected {expectation.kind} "{expectation.text}" was not produced')
    problems += [f"unexpected: {error}" for error in left]
    return problems


def expectations(text: str, first_line: int, problems: list[str], file: str) -> list[Expectation]:
    """Return the diagnostics that the comments of `text` expect; a malformed comment is added to `problems`."""
    lines = text.splitlines()
    found = []
    for index, line in enumerate(lines):
        match = _COMMENT.search(line)
        if match is None:
            if _ATTEMPT.search(line):
                problems.append(f"{file}:{first_line + index}: error: malformed expectation: {line.strip()}")
            continue
        target = _target(lines, index, match["place"])
        place = None if target is None else first_line + target
        found.append(Expectation(match["kind"], place, " ".join(match["text"].split())))
    return found


def _target(lines: list[str], index: int, place: str | None) -> int | None:
    """Return the index of the line to which a comment on line `index` refers."""
    match place:
        case None:
            return index
        case "unknown":
            return None
        case "above" | "below":
            step = 1 if place == "below" else -1
            index += step
            while 0 <= index < len(lines) and _COMMENT.search(lines[index]):
                index += step
            return index
        case _:
            return index + int(place)
