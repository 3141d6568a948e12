"""What passes did and did not do, with reasons, collected for people and programs."""

from __future__ import annotations

import json
import linecache
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from xdsl.dialects.func import FuncOp
from xdsl.ir import Operation
from xdsl.passes import ModulePass

from ...ir.dialects.loop import KernelOp
from ...ir.errors import SourcePosition, position_of
from ...ir.watching import Number, Remark
from ..pass_manager import Instrument

__all__ = ["RemarkRecord", "Remarks", "remarks_json", "remarks_text"]


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


class Remarks(Instrument):
    """Collects the remarks of all passes, or of those named."""

    def __init__(self, passes: Collection[str] | None = None):
        self.records: list[RemarkRecord] = []
        self._passes = passes

    def remark(self, module_pass: ModulePass, remark: Remark) -> None:
        if self._passes is None or module_pass.name in self._passes:
            self.records.append(RemarkRecord(
                remark.kind.value, module_pass.name, remark.rewrite, remark.op.name, _kernel_around(remark.op),
                position_of(remark.op), remark.message, dict(remark.numbers)))


def remarks_text(records: Iterable[RemarkRecord], *, by_line: bool = False) -> str:
    """A line for each remark, those that say the same together; or below each line of the source what was said of
    it."""
    if not by_line:
        return "".join(_counted(map(str, records)))
    lines: dict[tuple[str, int] | None, list[str]] = {}
    for record in records:
        place = record.where and (record.where.file, record.where.line)
        lines.setdefault(place, []).append(record.description)
    places = sorted(lines, key=lambda place: (place is None, place or ("", 0)))
    return "".join(_source(place) + "".join(f"  {line}" for line in _counted(lines[place])) for place in places)


def remarks_json(records: Sequence[RemarkRecord]) -> str:
    """A list of objects, one on each line."""
    return "[\n" + ",\n".join(json.dumps(record.as_dictionary()) for record in records) + "\n]\n"


def _counted(lines: Iterable[str]) -> list[str]:
    """The lines in their order, each once, with how often it came."""
    counts: dict[str, int] = {}
    for line in lines:
        counts[line] = counts.get(line, 0) + 1
    return [f"{line} ({count} times)\n" if count > 1 else f"{line}\n" for line, count in counts.items()]


def _source(place: tuple[str, int] | None) -> str:
    if place is None:
        return "unknown line\n"
    text = linecache.getline(*place).strip()
    return f"{place[0]}:{place[1]}" + (f": {text}\n" if text else "\n")


def _kernel_around(op: Operation) -> str | None:
    """The name of the kernel, or of the function that becomes one, that an operation stands in."""
    current: Operation | None = op
    while current is not None:
        if isinstance(current, KernelOp) or (isinstance(current, FuncOp) and current.sym_visibility is not None):
            return current.sym_name.data
        current = current.parent_op()
    return None
