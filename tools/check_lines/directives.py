"""Writes a function of an output as FileCheck directives: names of values are captured where they are defined."""

from __future__ import annotations

import re
from collections.abc import Callable

from .outputs import Unit

__all__ = ["ANY_FOLDER", "ANY_LINE", "directives"]

MAX_COLUMNS = 110
VALUE = re.compile(r"%([\w$.-]+)(#\d+)?")
IS_DEFINED = re.compile(r"(?:, %[\w$.-]+)* = |: ")
"""The text after the name of a value at its definition: `=` after a result, the type after an argument."""
# A declaration in C++: a type precedes the name.
DECLARED = re.compile(r"\b(?!(?:return|else|goto)\b)[a-z]\w*(?:<[^<>]*>)?\*? ([A-Za-z_]\w*)(?= = |;|\[)")
WORD = re.compile(r"[A-Za-z_]\w*")
SPECIAL = re.compile(r"\[\[|\{\{")
ANY_FOLDER, ANY_LINE = "\ue000", "\ue001"
"""Placeholders in an output for the folder of a test and for its line numbers, which the check lines change."""


class _Captures:
    """The FileCheck variables of one function, one per name; `%x` becomes X."""

    def __init__(self, pattern: str):
        self._pattern = pattern
        self._variables: dict[str, str] = {}

    def define(self, name: str) -> str:
        """Return a capture that gives the variable of `name` a new value."""
        return f"[[{self._variable(name)}:{self._pattern}]]"

    def use(self, name: str) -> str:
        return f"[[{self._variables[name]}]]"

    def __contains__(self, name: str) -> bool:
        return name in self._variables

    def _variable(self, name: str) -> str:
        if name not in self._variables:
            stem = re.sub(r"\W", "_", name).upper()
            stem = f"V{stem}" if stem[0].isdigit() else stem
            variable, count = stem, 1
            while variable in self._variables.values():
                count += 1
                variable = f"{stem}_{count}"
            self._variables[name] = variable
        return self._variables[name]


def directives(unit: Unit, prefix: str, indentation: str = "") -> list[str]:
    """Return the comments that check a unit: a label, the rest of its first line, and the following lines in order."""
    write = _Writer(unit.language)
    first, *rest = unit.lines
    label, signature = _label(unit, first)
    head = f"{indentation}// {prefix}"
    if label is None:
        lines = [_directive(head, "", write.line(first))]
    else:
        lines = [_directive(head, "-LABEL", _escaped(label.strip()))]
        lines += [_directive(head, "-SAME", text) for text in _signature(write.line(signature))]
    for line in rest:
        lines.append(_directive(head, "-NEXT", write.line(line)) if line.strip() else f"{head}-EMPTY:")
    return lines


def _directive(head: str, kind: str, text: str) -> str:
    """Return one directive; the text of all kinds begins in the same column."""
    return f"{head}{kind}:{' ' * (7 - len(kind))}{text.rstrip()}"


def _label(unit: Unit, line: str) -> tuple[str | None, str]:
    """Return the part of a unit's first line that names it, up to a parenthesis, and the rest of the line."""
    if not unit.name:
        return None, ""
    if unit.language != "mlir":
        return line, ""
    if (generic := re.search(rf'sym_name = "{re.escape(unit.name)}"', line)) is not None:
        return generic[0], ""
    at = line.index(f"@{unit.name}") + len(unit.name) + 1
    at += line[at : at + 1] in ("(", " ")
    return line[:at], line[at:]


def _signature(text: str) -> list[str]:
    """Split the rest of a long first line into parts, one per argument."""
    if not text.strip():
        return []
    return [text.strip()] if len(text) <= MAX_COLUMNS else re.split(r"(?<=,) (?=%\[\[\w+:)", text.strip())


class _Writer:
    """Writes the lines of one unit in order."""

    def __init__(self, language: str):
        self._rewrite: Callable[[str], str] = {"mlir": self._mlir, "cpp": self._cpp}.get(language, _escaped)
        self._captures = _Captures("[^ ,:]+" if language == "mlir" else "[A-Za-z0-9_]+")

    def line(self, text: str) -> str:
        return self._rewrite(text)

    def _mlir(self, text: str) -> str:
        parts: list[str] = []
        end = 0
        for match in VALUE.finditer(text):
            parts += [_escaped(text[end : match.start()]), "%"]
            is_new = match[1] not in self._captures or IS_DEFINED.match(text, match.end()) is not None
            parts.append(self._captures.define(match[1]) if is_new else self._captures.use(match[1]))
            parts.append(match[2] or "")
            end = match.end()
        return "".join([*parts, _escaped(text[end:])])

    def _cpp(self, text: str) -> str:
        if text.lstrip().startswith(("//", "#")):
            return _escaped(text)
        defined = {match.start(1) for match in DECLARED.finditer(text)}
        parts: list[str] = []
        end = 0
        for match in WORD.finditer(text):
            if match.start() in defined or match[0] in self._captures:
                before = _escaped(text[end : match.start()])
                # A bracket before a capture would be read as a part of the capture's opening.
                parts.append(f"{before[:-1]}{{{{\\[}}}}" if before.endswith("[") else before)
                is_new = match.start() in defined
                parts.append(self._captures.define(match[0]) if is_new else self._captures.use(match[0]))
                end = match.end()
        return "".join([*parts, _escaped(text[end:])])


def _escaped(text: str) -> str:
    """Escape a text for FileCheck: the beginning of a capture or a pattern is itself written as a pattern."""
    text = SPECIAL.sub(lambda match: "{{" + "".join(f"\\{each}" for each in match[0]) + "}}", text)
    text = text.replace("RUN:", "RUN{{:}}")  # no RUN line of the test
    return text.replace(ANY_FOLDER, "{{.*}}").replace(ANY_LINE, "{{[0-9]+}}")
