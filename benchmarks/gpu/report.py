"""Formats the results of a GPU as tables, with a summary."""

from __future__ import annotations

import statistics
from collections.abc import Iterable, Sequence

from ..measuring.tables import UNSTEADY, Table
from ..measuring.variants import EAGER, Variant
from ..programs.gpu_catalogue import SECTIONS
from .compile_time import CompileTime
from .steady import SteadyResult
from .worker import COPY

OTHER, SUBJECT = "inductor", "stepwell"
"""The two backends whose best modes are compared."""
BEHIND = 0.9
"""The ratio below which a program is listed as behind."""

TITLES = {
    "large": "Large programs and models",
    "bandwidth": "Kernels of 100 MB and more; GB/s and share of a copy are those of the best mode",
    "registry": "Programs at the sizes of the CPU's table; most fit the L2 cache, so that launches count",
    "tuned": "Modes that tune, beside the default ones",
}


def line(result: SteadyResult, variants: Sequence[str]) -> str:
    """Return one result as a line, which is printed while others are measured."""
    cells = [f"{text} {_time(result, text)}" for text in variants if text in result.timings or text in result.failures]
    ratio = against(result, OTHER)
    notes = [f"{OTHER}/{SUBJECT} {ratio:.2f}"] if ratio is not None else []
    notes += [f"{text} DIFFERS: {what}" for text, what in result.differences.items()]
    notes += [f"{text}: {what}" for text, what in result.failures.items()]
    return f"{result.name:<28} " + "  ".join(cells) + ("  | " if notes else "") + "; ".join(notes)


def against(result: SteadyResult, backend: str) -> float | None:
    """Return the ratio of the best time of a backend to Stepwell's best."""
    theirs, ours = result.best(backend), result.best(SUBJECT)
    return theirs / ours if theirs and ours else None


def steady_tables(results: Iterable[SteadyResult], variants: Sequence[str]) -> list[Table]:
    """Return a table for each section that has results."""
    known = list(results)
    made = []
    for section in SECTIONS:
        chosen = [result for result in known if result.entry.section == section]
        if chosen:
            shown = [text for text in variants if any(text in each.timings or text in each.failures for each in chosen)]
            made.append(_section_table(TITLES[section], chosen, shown, bandwidth=section == "bandwidth"))
    return made


def _section_table(title: str, results: Sequence[SteadyResult], variants: Sequence[str], bandwidth: bool) -> Table:
    rows = []
    for result in results:
        cells = [f"{result.bytes / 1e6:.0f}", *(_time(result, text) for text in variants)]
        if bandwidth:
            cells += _bandwidth(result)
        rows.append((result.name, *cells, _factor(against(result, EAGER)), _factor(against(result, OTHER))))
    extra = ("copy", "GB/s", "of copy") if bandwidth else ()
    columns = ("program", "MB", *(f"{text} us" for text in variants), *extra, "eager/best", "best/best")
    blank = ("",) * (len(columns) - 3)
    means = ("geometric mean", *blank, _mean(results, EAGER), _mean(results, OTHER))
    return Table(title, columns, tuple(rows), (means,))


def _bandwidth(result: SteadyResult) -> list[str]:
    best, copy = result.best(SUBJECT), result.median(COPY)
    if best is None or copy is None:
        return ["-" if copy is None else f"{copy * 1e6:.1f}", "-", "-"]
    return [f"{copy * 1e6:.1f}", f"{result.bytes / best / 1e9:.0f}", f"{copy / best:.0%}"]


def summary(results: Iterable[SteadyResult], left_out: Sequence[str]) -> list[str]:
    """Return the means over all programs, and lists of programs that are behind, failed or different."""
    known = [result for result in results if result.entry.section != "tuned"]
    lines = []
    for backend in (EAGER, OTHER):
        ratios = [ratio for result in known if (ratio := against(result, backend)) is not None]
        if ratios:
            lines.append(f"geometric mean over {len(ratios)} programs, {backend}'s best / {SUBJECT}'s best: "
                         f"{statistics.geometric_mean(ratios):.3f}")
    shares = sorted((copy / best, result.name) for result in known if result.entry.section == "bandwidth"
                    and (copy := result.median(COPY)) and (best := result.best(SUBJECT)))
    if shares:
        below = [f"{name} {share:.0%}" for share, name in shares if share < BEHIND]
        lines.append(f"{len(shares) - len(below)} of {len(shares)} kernels at {BEHIND:.0%} of copy bandwidth or more"
                     + (f"; below: {', '.join(below)}" if below else ""))
    for backend in (OTHER, EAGER):
        ratios = sorted((ratio, result.name) for result in known if (ratio := against(result, backend)) is not None)
        behind = [f"{name} {ratio:.2f}" for ratio, name in ratios if ratio < BEHIND]
        lines.append(f"below {BEHIND} of {backend}'s best ({len(behind)}): {', '.join(behind) or 'none'}")
    lines += [f"DIFFERS {result.name}, {text}: {what}" for result in known for text, what in result.differences.items()]
    lines += [f"FAILED {result.name}, {text}: {what}" for result in known for text, what in result.failures.items()]
    if left_out:
        lines.append(f"no time for {len(left_out)}: {', '.join(left_out)}")
    return lines


def compile_table(times: Sequence[CompileTime], lanes: int, cores: int) -> Table:
    """Return a table of cold compile times."""
    programs = list(dict.fromkeys(each.program for each in times))
    backends = list(dict.fromkeys(each.backend for each in times))
    known = {(each.program, each.backend): each for each in times}
    rows, ratios = [], []
    for program in programs:
        found = [known.get((program, backend)) for backend in backends]
        seconds = {each.backend: each.seconds for each in found if each is not None and each.seconds is not None}
        cells = [f"{seconds[backend]:.2f}" if backend in seconds else "failed" for backend in backends]
        ratio = seconds[OTHER] / seconds[SUBJECT] if {OTHER, SUBJECT} <= seconds.keys() else None
        ratios += [ratio] if ratio is not None else []
        rows.append((program, *cells, _factor(ratio)))
    mean = f"{statistics.geometric_mean(ratios):.2f}" if ratios else "-"
    title = f"Seconds of the first call, fresh process and caches; {lanes} at once, {cores} cores each"
    return Table(title, ("program", *backends, f"{OTHER}/{SUBJECT}"), tuple(rows),
                 (("geometric mean", *[""] * len(backends), mean),))


def _time(result: SteadyResult, variant: str) -> str:
    if (median := result.median(variant)) is None:
        return "failed" if variant in result.failures else "-"
    mark = " ~" if result.timings[variant]["spread"] > UNSTEADY else ""
    return f"{median * 1e6:.1f}{mark}" + ("!" if variant in result.differences else "")


def _factor(ratio: float | None) -> str:
    return "-" if ratio is None else f"{ratio:.2f}"


def _mean(results: Iterable[SteadyResult], backend: str) -> str:
    ratios = [ratio for result in results if (ratio := against(result, backend)) is not None]
    return f"{statistics.geometric_mean(ratios):.2f}" if ratios else "-"


def variant_names(backends: Iterable[str]) -> list[str]:
    """Return the distinct backends of some variants."""
    return list(dict.fromkeys(Variant.parse(text).backend for text in backends if text != EAGER))
