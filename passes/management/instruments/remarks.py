"""What passes did and did not do, with reasons, collected for people and programs."""

from __future__ import annotations

import json
import linecache
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from xdsl.dialects.func import FuncOp
from xdsl.ir import Operation
from xdsl.passes import ModulePass

from ....ir.errors import SourcePosition, position_of
from ....ir.interfaces.kernels import Kernel
from ....ir.watching import Number, Remark, RemarkKind
from ..pass_manager import Instrument

__all__ = ["RemarkList", "RemarkRecord", "Remarks"]


@dataclass(frozen=True)
class RemarkRecord:
    """A remark that outlives the operation it is about."""

    kind: str
    """`done` or `missed`."""
    pass_name: str
    rewrite: str
    op: str
    """The name of the operation."""
    kernel: str | None
    """The kernel that it stands in."""
    where: SourcePosition | None
    message: str
    numbers: Mapping[str, Number] = field(default_factory=dict)

    def __str__(self) -> str:
        return f"{self.where or 'unknown line'}: {self.description}"

    @property
    def description(self) -> str:
        """The remark without its place in the source."""
        return f"{self.pass_name}: {self.message}" + (f" [@{self.kernel}]" if self.kernel else "")

    def as_dictionary(self) -> dict[str, Any]:
        where = self.where and {"file": self.where.file, "line": self.where.line, "column": self.where.column}
        return {"kind": self.kind, "pass": self.pass_name, "rewrite": self.rewrite, "op": self.op,
                "kernel": self.kernel, "where": where, "message": self.message, "numbers": dict(self.numbers)}


class RemarkList(tuple[RemarkRecord, ...]):
    """Remarks in their order; the text has a line for each, those that say the same together."""

    def __str__(self) -> str:
        return "\n".join(_counted(map(str, self)))

    @property
    def missed(self) -> RemarkList:
        """Those that tell what was not done."""
        return RemarkList(each for each in self if each.kind == RemarkKind.MISSED.value)

    def by_line(self) -> str:
        """Below each line of the source what was said of it."""
        lines: dict[tuple[str, int] | None, list[str]] = {}
        for record in self:
            place = record.where and (record.where.file, record.where.line)
            lines.setdefault(place, []).append(record.description)
        places = sorted(lines, key=lambda place: (place is None, place or ("", 0)))
        return "\n".join(text for place in places
                         for text in (_source(place), *(f"  {line}" for line in _counted(lines[place]))))

    def json(self) -> str:
        """A list of objects, one on each line."""
        objects = ",\n".join(json.dumps(record.as_dictionary()) for record in self)
        return f"[\n{objects}\n]\n" if objects else "[]\n"


class Remarks(Instrument):
    """Collects the remarks of all passes, or of those named, or of one kind only."""

    def __init__(self, passes: Collection[str] | None = None, kind: RemarkKind | None = None):
        self._passes = passes
        self._kind = kind
        self._records: list[RemarkRecord] = []

    @property
    def remarks(self) -> RemarkList:
        """What was said so far."""
        return RemarkList(self._records)

    def remark(self, module_pass: ModulePass, remark: Remark) -> None:
        if self._kind in (None, remark.kind) and (self._passes is None or module_pass.name in self._passes):
            self._records.append(RemarkRecord(
                remark.kind.value, module_pass.name, remark.rewrite, remark.op.name, _kernel_around(remark.op),
                position_of(remark.op), remark.message, dict(remark.numbers)))


def _counted(lines: Iterable[str]) -> list[str]:
    """The lines in their order, each once, with how often it came."""
    counts: dict[str, int] = {}
    for line in lines:
        counts[line] = counts.get(line, 0) + 1
    return [f"{line} ({count} times)" if count > 1 else line for line, count in counts.items()]


def _source(place: tuple[str, int] | None) -> str:
    if place is None:
        return "unknown line"
    text = linecache.getline(*place).strip()
    return f"{place[0]}:{place[1]}" + (f": {text}" if text else "")


def _kernel_around(op: Operation) -> str | None:
    """The name of the kernel, or of the function that becomes one, that an operation stands in."""
    current: Operation | None = op
    while current is not None:
        if isinstance(current, Kernel) or (isinstance(current, FuncOp) and current.sym_visibility is not None):
            return current.sym_name.data
        current = current.parent_op()
    return None
