"""The mapping between lines of emitted code and the user's source lines, in both directions.

    {"version": 1,
     "origins": [{"file": "/home/me/model.py", "line": 12, "column": 8, "operator": "aten.exp"}, ...],
     "kernels": {"exp_0": {"origins": [0], "lines": {"41": [0], "42": [0, 3]}}, ...},
     "host": {"lines": {"11": [0]}},
     "sources": {"/home/me/model.py": {"12": {"kernels": ["exp_0"], "host": [11]}}}}

Numbers in lists under `kernels` and `host` are indices into `origins`. Lines are those of the annotated texts,
`kernels.cpp` (on a GPU `kernels.py`) and `host.py` of a dump, counted from one. The origins of a kernel are those of
all its operations, including operations that need no line. `sources` is the inverse mapping.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from functools import cache, cached_property
from typing import Any, Self

from xdsl.dialects.builtin import ModuleOp

from ...ir.dialects.loop import KernelOp
from ...ir.provenance import Origin, by_identity, origins_in
from ...ir.traversal import operations_in
from .emitted_text import EmittedText

__all__ = ["Provenance", "provenance_of"]

VERSION = 1
MAX_LINES = 3
"""The most lines in the name of a kernel in an error message."""

Lines = Mapping[int, tuple[Origin, ...]]


@dataclass(frozen=True)
class Provenance:
    """The origins of a program's code."""

    kernels: Mapping[str, Lines]
    """For each kernel, the origins of its lines."""
    kernel_origins: Mapping[str, tuple[Origin, ...]]
    """For each kernel, the origins of all its operations."""
    host: Lines
    """The origins of the lines of `host.py`."""

    @cached_property
    def origins(self) -> tuple[Origin, ...]:
        """All origins, in order."""
        groups = (*self.kernel_origins.values(), *self.host.values(),
                  *(origins for lines in self.kernels.values() for origins in lines.values()))
        return tuple(sorted({origin for group in _distinct(groups) for origin in group}))

    @property
    def kernel_names(self) -> dict[str, str]:
        """The names of kernels in error messages: each with the first of the user's lines that it computes."""
        return {kernel: _name_with_lines(kernel, origins) for kernel, origins in self.kernel_origins.items()}

    def kernels_from(self, file: str, line: int) -> tuple[str, ...]:
        """The kernels that implement a line of the user's program."""
        return tuple(name for name, origins in self.kernel_origins.items()
                     if any((origin.file, origin.line) == (file, line) for origin in origins))

    def host_lines_from(self, file: str, line: int) -> tuple[int, ...]:
        """The lines of the host program that implement a line of the user's program."""
        return tuple(number for number, origins in self.host.items()
                     if any((origin.file, origin.line) == (file, line) for origin in origins))

    def to_json(self) -> str:
        """The JSON text described in the module's docstring; it ends in a newline."""
        return json.dumps(self.to_record(), indent=1) + "\n"

    @classmethod
    def from_json(cls, text: str) -> Self:
        """Parse the text of `to_json`."""
        return cls.from_record(json.loads(text))

    def to_record(self) -> dict[str, Any]:
        """The contents of `to_json` as dictionaries and lists."""
        number = {origin: position for position, origin in enumerate(self.origins)}

        @by_identity
        def numbers(origins: tuple[Origin, ...]) -> list[int]:
            return [number[origin] for origin in origins]

        def listed(lines: Lines) -> dict[str, list[int]]:
            return {str(line): numbers(origins) for line, origins in lines.items()}

        sources: dict[str, dict[str, dict[str, dict[Any, None]]]] = {}
        for origin in self.origins:
            sources.setdefault(origin.file, {})[str(origin.line)] = {"kernels": {}, "host": {}}
        for key, code in (("kernels", self.kernel_origins), ("host", self.host)):
            for name, origins in code.items():
                for origin in origins:
                    sources[origin.file][str(origin.line)][key][name] = None
        return {
            "version": VERSION,
            "origins": [asdict(origin) for origin in self.origins],
            "kernels": {name: {"origins": numbers(self.kernel_origins[name]), "lines": listed(lines)}
                        for name, lines in self.kernels.items()},
            "host": {"lines": listed(self.host)},
            "sources": {file: {line: {key: list(names) for key, names in code.items()} for line, code in lines.items()}
                        for file, lines in sources.items()},
        }

    @classmethod
    def from_record(cls, record: Mapping[str, Any]) -> Self:
        """The inverse of `to_record`."""
        if record.get("version") != VERSION:
            raise ValueError(f"provenance of version {record.get('version')}, not {VERSION}")
        origins = [Origin(**each) for each in record["origins"]]

        @cache
        def read(numbers: tuple[int, ...]) -> tuple[Origin, ...]:
            return tuple(origins[number] for number in numbers)

        def lines(listed: Mapping[str, Sequence[int]]) -> dict[int, tuple[Origin, ...]]:
            return {int(line): read(tuple(numbers)) for line, numbers in listed.items()}

        kernels = record["kernels"]
        return cls({name: lines(each["lines"]) for name, each in kernels.items()},
                   {name: read(tuple(each["origins"])) for name, each in kernels.items()},
                   lines(record["host"]["lines"]))

    def without_lines(self, file: str) -> Provenance:
        """A copy without the lines of the kernels or of `host.py`, for a file that was edited."""
        if file == "host.py":
            return replace(self, host={})
        return replace(self, kernels={name: {} for name in self.kernels})

    def with_origins(self, new: Mapping[Origin, Origin]) -> Provenance:
        """A copy with replaced origins."""

        @by_identity
        def renamed(origins: tuple[Origin, ...]) -> tuple[Origin, ...]:
            return tuple(new.get(origin, origin) for origin in origins)

        def each(lines: Lines) -> dict[int, tuple[Origin, ...]]:
            return {line: renamed(origins) for line, origins in lines.items()}

        return Provenance({name: each(lines) for name, lines in self.kernels.items()},
                          {name: renamed(origins) for name, origins in self.kernel_origins.items()}, each(self.host))


def _name_with_lines(kernel: str, origins: Iterable[Origin]) -> str:
    lines = list(dict.fromkeys(f"{origin.file}:{origin.line}" for origin in origins))
    more = f" and {len(lines) - MAX_LINES} more lines" if len(lines) > MAX_LINES else ""
    return f"{kernel}, which computes {', '.join(lines[:MAX_LINES])}{more}" if lines else kernel


def _distinct(groups: Iterable[tuple[Origin, ...]]) -> Iterable[tuple[Origin, ...]]:
    """Each tuple once: the lines of one place share theirs."""
    return {id(group): group for group in groups}.values()


def provenance_of(module: ModuleOp, kernels: EmittedText, host: EmittedText) -> Provenance:
    """The origins of the emitted code of a module with kernels and host functions."""
    found: dict[str, dict[int, tuple[Origin, ...]]] = {}
    own: dict[str, tuple[Origin, ...]] = {}
    origins = by_identity(origins_in)
    for op in operations_in(module):
        if isinstance(op, KernelOp) or op.name == "triton.func":
            groups = _distinct(origins(nested.location) for nested in operations_in(op))
            name = op.sym_name.data  # type: ignore[attr-defined]
            own[name], found[name] = tuple(dict.fromkeys(origin for group in groups for origin in group)), {}
    for number, line in kernels.numbered():
        if line.function in found and (places := origins(line.location)):
            found[line.function][number] = places
    called = {number: places for number, line in host.numbered() if (places := origins(line.location))}
    return Provenance(found, own, called)
