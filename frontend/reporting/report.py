"""The report of compiled graphs and of operators left to ATen: `print(stepwell.report())`."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from html import escape
from typing import TYPE_CHECKING, Protocol

from ...codegen.emit.provenance import Provenance
from ...ir.modules.levels import NO_LOWERING
from ...passes.management.instruments import RemarkList

if TYPE_CHECKING:
    from rich.table import Table

__all__ = ["ExternSummary", "GraphRecord", "Report", "clear", "record", "report"]

log = logging.getLogger("stepwell")

_COLUMNS = ("operator", "calls", "reason", "lines")


class ExternCall(Protocol):
    """A call of a torch operator that a compiled program makes."""

    @property
    def operator(self) -> str: ...
    @property
    def reason(self) -> str: ...
    @property
    def where(self) -> str: ...


class Choice(Protocol):
    """A choice among equivalent kernels."""

    @property
    def winner(self) -> str: ...
    @property
    def gain(self) -> float: ...


class Recordings(Protocol):
    """The CUDA graphs recorded for a program."""

    @property
    def recorded(self) -> int: ...
    @property
    def obstacle(self) -> str | None: ...


@dataclass(frozen=True)
class GraphRecord:
    """One compiled graph."""

    kind: str
    kernels: int
    was_cached: bool
    externs: Sequence[ExternCall] = ()
    provenance: Provenance | None = None
    """Maps each line of its code to lines of the user's program."""
    remarks: RemarkList = field(default_factory=RemarkList)
    """The remarks of passes, if the option `remarks` is set."""
    device: str = "cpu"
    """The device it runs on."""
    recordings: Recordings | None = None
    """The CUDA graphs it runs as, if the option `cuda_graphs` is set."""
    choices: Sequence[Choice] = ()
    """The choices made by measurement so far, if the option `max_autotune` is set."""


@dataclass(frozen=True)
class ExternSummary:
    """All calls of one operator for one reason."""

    operator: str
    reason: str
    count: int
    lines: tuple[str, ...]
    """The lines of the user's program with these calls."""


@dataclass(frozen=True)
class Report:
    """The graphs compiled since the last reset; its text is a human-readable table."""

    graphs: tuple[GraphRecord, ...] = field(default=())

    @property
    def graph_count(self) -> int:
        return len(self.graphs)

    @property
    def kernel_count(self) -> int:
        return sum(graph.kernels for graph in self.graphs)

    @property
    def cache_hits(self) -> int:
        return sum(graph.was_cached for graph in self.graphs)

    @property
    def devices(self) -> tuple[str, ...]:
        """The devices the graphs run on."""
        return tuple(sorted({graph.device for graph in self.graphs}))

    @property
    def cuda_graph_count(self) -> int:
        """The number of CUDA graphs recorded so far."""
        return sum(graph.recordings.recorded for graph in self.graphs if graph.recordings is not None)

    @property
    def cuda_graph_obstacles(self) -> tuple[str, ...]:
        """The reasons why graphs do not run as CUDA graphs, or not always."""
        found = [(graph.kind, graph.recordings.obstacle) for graph in self.graphs if graph.recordings is not None]
        return tuple(f"{kind} graph: {obstacle}" for kind, obstacle in found if obstacle is not None)

    @property
    def externs(self) -> tuple[ExternSummary, ...]:
        """The operators called from ATen: first those without a lowering, then by count."""
        counts: Counter[tuple[str, str]] = Counter()
        lines: dict[tuple[str, str], dict[str, None]] = {}
        for graph in self.graphs:
            for call in graph.externs:
                key = call.operator, call.reason
                counts[key] += 1
                lines.setdefault(key, {})[call.where or "unknown line"] = None
        order = sorted(counts, key=lambda key: (not key[1].startswith(NO_LOWERING), -counts[key], key))
        return tuple(ExternSummary(*key, counts[key], tuple(lines[key])) for key in order)

    @property
    def remarks(self) -> RemarkList:
        """The remarks of passes on all graphs compiled with the option `remarks`."""
        return RemarkList(remark for graph in self.graphs for remark in graph.remarks)

    @property
    def choices(self) -> tuple[Choice, ...]:
        """The choices made by measurement so far, during the first launches of programs."""
        return tuple(choice for graph in self.graphs for choice in graph.choices)

    @property
    def _chosen(self) -> str:
        """A summary of the choices, and a line for each choice that differs from the default."""
        if not self.choices:
            return ""
        better = [choice for choice in self.choices if choice.gain > 1]
        head = f"\n{_count(len(self.choices), 'kernel')} chosen by measuring, {len(better)} of them not the default"
        return head + "".join(f"\n{choice.winner}: {choice.gain:.2f} times as fast" for choice in better)

    @property
    def _head(self) -> str:
        head = (f"{_count(self.graph_count, 'graph')}, {_count(self.kernel_count, 'kernel')}, "
                f"{_count(self.cache_hits, 'graph')} from the cache")
        if self.devices not in ((), ("cpu",)):
            head += f", on {' and '.join(self.devices)}"
        if any(graph.recordings is not None for graph in self.graphs):
            head += f", {_count(self.cuda_graph_count, 'CUDA graph')} recorded"
            head += "".join(f"\nno CUDA graph for the {each}" for each in self.cuda_graph_obstacles)
        separator = "\n" if "\n" in head else "; "
        return f"{head}{separator}{'left to ATen:' if self.externs else 'no operator was left to ATen'}"

    @property
    def _rows(self) -> list[tuple[str, str, str, str]]:
        return [(e.operator, str(e.count), e.reason, _places(e.lines)) for e in self.externs]

    def __str__(self) -> str:
        if not self.externs:
            return self._head + self._chosen
        rows = [_COLUMNS, *self._rows]
        widths = [max(len(row[column]) for row in rows) for column in range(3)]
        table = ["  ".join([*(cell.ljust(width) for cell, width in zip(row, widths, strict=False)), row[3]])
                 for row in rows]
        return "\n".join([self._head, *table]) + self._chosen

    def __rich__(self) -> Table:
        from rich.table import Table  # loaded when a report is displayed
        from rich.text import Text

        table = Table(*_COLUMNS, title=self._head, caption=self._chosen.strip() or None, title_justify="left",
                      caption_justify="left", title_style="", caption_style="", box=None)
        for row in self._rows:
            table.add_row(*map(Text, row), style="" if not row[2].startswith(NO_LOWERING) else "yellow")
        return table

    def _repr_html_(self) -> str:
        head = "".join(f"<th>{column}</th>" for column in _COLUMNS)
        rows = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in self._rows)
        table = f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>" if rows else ""
        chosen = f"<pre>{escape(self._chosen.strip())}</pre>" if self.choices else ""
        return f"<p>{escape(self._head)}</p>{table}{chosen}"


_graphs: list[GraphRecord] = []


def report() -> Report:
    """Return the report of what the backend compiled in this process since the last `torch.compiler.reset()`."""
    return Report(tuple(_graphs))


def record(graph: GraphRecord) -> None:
    """Record a compiled graph and log it in one line, as a warning if an operator has no lowering."""
    _graphs.append(graph)
    externs = Report((graph,)).externs
    missing = [each for each in externs if each.reason.startswith(NO_LOWERING)]
    library = sum(each.count for each in externs) - sum(each.count for each in missing)
    line = f"{graph.kind} graph: {_count(graph.kernels, 'kernel')}, {_count(library, 'library call')}"
    line += " (cached)" if graph.was_cached else ""
    if missing:
        names = ", ".join(f"{each.operator} ({_places(each.lines, 1)})" for each in missing)
        log.warning("%s; no lowering, so left to ATen: %s", line, names)
    else:
        log.info("%s", line)


def next_graph_name(kind: str) -> str:
    """The name of the next graph, such as `graph_1_backward`."""
    return f"graph_{report().graph_count}_{kind}"


def clear() -> None:
    """Forget all compiled graphs."""
    _graphs.clear()


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}{'s' * (number != 1)}"


def _places(lines: Sequence[str], limit: int = 3) -> str:
    more = f" and {len(lines) - limit} more" if len(lines) > limit else ""
    return ", ".join(lines[:limit]) + more
