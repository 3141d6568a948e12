"""Formats the results as tables: for a terminal and in Markdown."""

from __future__ import annotations

import statistics
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from rich import box
from rich.console import Console
from rich.table import Table as RichTable
from rich.text import Text

from .suite import BackendResult, Plan, ProgramResult
from .tasks import EAGER

UNSTEADY = 0.25
"""The interquartile range, relative to the median, from which on a time is marked."""


@dataclass(frozen=True)
class Table:
    """A title, a heading, rows of text; the first column is left-aligned, the others right-aligned."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    summary: tuple[tuple[str, ...], ...] = ()

    def markdown(self) -> str:
        rule = ("---", *("---:" for _ in self.columns[1:]))
        lines = (self.columns, rule, *self.rows, *self.summary)
        return f"### {self.title}\n\n" + "\n".join(f"| {' | '.join(line)} |" for line in lines) + "\n"

    def print(self, console: Console) -> None:
        table = RichTable(title=self.title, title_justify="left", box=box.SIMPLE_HEAD)
        for number, column in enumerate(self.columns):
            table.add_column(column, justify="right" if number else "left", no_wrap=True)
        for row in self.rows:
            table.add_row(*map(Text, row))
        table.add_section()
        for row in self.summary:
            table.add_row(*(Text(cell, style="bold") for cell in row))
        console.print(table)


def tables(results: Sequence[ProgramResult], plan: Plan) -> list[Table]:
    """Make the tables that the plan requests."""
    made = []
    if plan.steady:
        made.append(speed_table(results, plan))
    if plan.compile_time:
        made.append(compile_table(results, plan))
    if plan.check:
        made.append(accuracy_table(results, plan))
    return made


def speed_table(results: Sequence[ProgramResult], plan: Plan) -> Table:
    """Return medians, and the ratios of the other backends to the last one, which is under test."""
    *others, subject = plan.backends
    rows, ratios = [], []
    for result in results:
        entries = result.backends
        own = [_ratio(entries[other].median, entries[subject].median) for other in others]
        ratios.append((result.group, own))
        cells = [_median(entries[name]) for name in plan.backends]
        against_eager = own[others.index(EAGER)] if EAGER in others else None
        rows.append((result.name, *cells, *map(_factor, own), _goal(result.goal, against_eager)))
    columns = (*(f"{name} ms" for name in plan.backends), *(f"{other}/{subject}" for other in others))
    return Table(
        f"Steady speed, threads: {plan.threads} (~: the samples vary by more than a quarter)",
        ("program", *columns, "goal"),
        tuple(rows),
        tuple((*row, "") for row in _means(ratios, len(others), blank=len(plan.backends))),
    )


def compile_table(results: Sequence[ProgramResult], plan: Plan) -> Table:
    """Return seconds of the first call with a fresh cache, and in a second process with that cache."""
    *others, subject = plan.compiling
    rows, ratios = [], []
    for result in results:
        entries = result.backends
        cells = []
        for name in plan.compiling:
            cells.append(_cell(entries[name], entries[name].cold, _seconds))
            cells.append(_cell(entries[name], entries[name].warm, _seconds))
        own = [_ratio(entries[other].cold, entries[subject].cold) for other in others]
        ratios.append((result.group, own))
        rows.append((result.name, *cells, *map(_factor, own)))
    columns = [f"{name} {kind} s" for name in plan.compiling for kind in ("cold", "warm")]
    columns += [f"cold {other}/{subject}" for other in others]
    means = _means(ratios, len(others), blank=2 * len(plan.compiling)) if others else ()
    title = "Compile time with the first call: cold, and warm in a second process; imports excluded"
    return Table(title, ("program", *columns), tuple(rows), tuple(means))


def accuracy_table(results: Sequence[ProgramResult], plan: Plan) -> Table:
    """Return the verdicts over all outputs, gradients and written state."""
    rows = []
    for result in results:
        cells: list[str] = []
        for name in plan.compiling:
            entry = result.backends[name]
            if entry.check is None:
                cells += [entry.failure or "-", "", ""]
            else:
                verdict = "right" if entry.check["passed"] else "WRONG"
                cells += [verdict, f"{entry.check['error']:.1e}", f"{entry.check['limit']:.1e}"]
        rows.append((result.name, *cells))
    columns = [f"{name}{kind}" for name in plan.compiling for kind in ("", " error", " limit")]
    return Table(
        "Numbers against float64, the value nearest to its limit", ("program", *columns), tuple(rows)
    )


def remarks(results: Iterable[ProgramResult]) -> list[str]:
    """Return the details for which a table has no room: failures, wrong values, extern calls."""
    lines = []
    for result in results:
        for backend, entry in result.backends.items():
            if entry.message:
                lines.append(f"{result.name}, {backend}: {entry.message}")
            lines += [
                f"{result.name}, {backend}: {failure}" for failure in (entry.check or {}).get("failures", ())
            ]
            if entry.report is not None:
                lines.append(f"{result.name}, {backend}:\n{entry.report}")
    return lines


def _means(
    ratios: Sequence[tuple[str, list[float | None]]], columns: int, blank: int
) -> Iterable[tuple[str, ...]]:
    """Yield a row of geometric means for every group, and one for all if there are several groups."""
    groups = list(dict.fromkeys(group for group, _ in ratios))
    for chosen in [[group] for group in groups] + ([groups] if len(groups) > 1 else []):
        means = []
        for column in range(columns):
            values = [own[column] for group, own in ratios if group in chosen]
            known = [value for value in values if value is not None]
            means.append(f"{statistics.geometric_mean(known):.2f}" if known else "-")
        name = chosen[0] if len(chosen) == 1 else "all programs"
        yield (f"geometric mean, {name}", *[""] * blank, *means)


def _cell(entry: BackendResult, value: float | None, text: Callable[[float], str]) -> str:
    return text(value) if value is not None else entry.failure or "-"


def _median(entry: BackendResult) -> str:
    if entry.median is None:
        return entry.failure or "-"
    unsteady = entry.spread is not None and entry.spread > UNSTEADY
    return f"{entry.median * 1e3:.3f}" + (" ~" if unsteady else "")


def _seconds(seconds: float) -> str:
    return f"{seconds:.2f}"


def _ratio(value: float | None, subject: float | None) -> float | None:
    return value / subject if value is not None and subject is not None else None


def _factor(ratio: float | None) -> str:
    return f"{ratio:.2f}" if ratio is not None else "-"


def _goal(goal: float | None, reached: float | None) -> str:
    if goal is None:
        return ""
    return f"{goal:g}" if reached is None else f"{goal:g} {'reached' if reached >= goal else 'missed'}"
