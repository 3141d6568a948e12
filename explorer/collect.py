"""Builds a report from the stages of a program's graphs."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from ..codegen.emit.provenance import Provenance
from ..ir.context import make_context
from ..ir.provenance import Origin
from ..passes.management.instruments.archive import REMARKS, TIMES
from ..passes.management.instruments.stages import STAGE_FILE
from .located_lines import Locations, located_lines
from .program import describe_program
from .remarks import Remarked
from .report import GraphReport, Report, Stage
from .tables import Tables

__all__ = ["Collection", "collect"]

_LANGUAGES = {"mlir": "mlir", "cpp": "cpp", "py": "python"}
_HOST = "host.py"
_PROVENANCE = "provenance.json"
_LACKING = {
    _PROVENANCE: "which lines emitted code comes from is not known",
    REMARKS: "why passes did something, or did not, is not known",
    TIMES: "how long passes took is not known",
}
_UNCHANGED = " (unchanged)"


def collect(archives: Mapping[str, Mapping[str, str]], title: str) -> Report:
    """Return the report of a program; `archives` maps each graph name to the files of its dump, in their order."""
    collection = Collection()
    for name, files in archives.items():
        collection.add(name, files)
    return collection.report(title)


class Collection:
    """A collection of graphs to report on, which are added one after another."""

    def __init__(self) -> None:
        self._tables = Tables()
        self._locations = Locations(make_context())
        self._graphs: dict[str, GraphReport] = {}

    def add(self, name: str, files: Mapping[str, str]) -> None:
        """Add a graph, or replace the one of the same name. `files` are those of a dump, in their order."""
        graph, modules = _read_stages(name, files, self._tables, self._locations)
        remarked = Remarked(_record(files, REMARKS) or [], self._tables)
        graph = replace(graph, remarks=remarked.said)
        self._graphs[name] = describe_program(graph, modules, remarked, self._tables)

    def tell_times(self, name: str, milliseconds: Mapping[str, float]) -> None:
        """Add the measured times of kernel launches of a graph, by kernel name."""
        graph = self._graphs[name]
        self._graphs[name] = replace(graph, kernels=tuple(
            replace(each, milliseconds=milliseconds.get(each.name)) for each in graph.kernels))

    @property
    def graphs(self) -> Mapping[str, GraphReport]:
        """The graphs that were added, by name."""
        return self._graphs

    def report(self, title: str) -> Report:
        """Return the report of all graphs that were added."""
        tables = self._tables
        sources = tables.sources()
        return Report(title, tables.files, tables.origins, tables.sets, tables.texts, tables.lines, sources,
                      tuple(self._graphs.values()))


def _read_stages(
    name: str, files: Mapping[str, str], tables: Tables, locations: Locations
) -> tuple[GraphReport, list[str]]:
    """Return a graph with only its stages, and the texts of its distinct modules."""
    record = _record(files, _PROVENANCE)
    provenance = None if record is None else Provenance.from_record(record)
    stages: list[Stage] = []
    modules: list[str] = []
    for file, text in files.items():
        match = STAGE_FILE.fullmatch(file)
        if match is None or match[4] not in _LANGUAGES:
            continue
        if match[4] == "mlir":
            stage, module = _module_stage(file, text, stages, tables, locations)
            if module and not stage.failed:
                modules.append(module)
        else:
            lines = _code_lines(text, _code_origins(file, provenance))
            stage = Stage(file, _LANGUAGES[match[4]], tables.runs(lines), f"{match[2]}.{match[4]}")
        stages.append(stage)
    timed, tools = _timed(stages, _record(files, TIMES))
    has_code = any(stage.language != "mlir" for stage in timed)
    notes = tuple(f"there is no {what} among the stages: {lacks}" for what, lacks in _LACKING.items()
                  if _record(files, what) is None and (has_code or what != _PROVENANCE))
    return GraphReport(name, "", tuple(timed), tools=tools, notes=notes), modules


def _record(files: Mapping[str, str], name: str) -> Any:
    """Return the contents of a JSON file of the dump; None if it does not exist."""
    return next((json.loads(text) for file, text in files.items() if file.endswith(f"_{name}")), None)


def _module_stage(file: str, text: str, before: list[Stage], tables: Tables, locations: Locations) -> tuple[Stage, str]:
    """Return a stage of IR, and its module if it differs from that of the stage before."""
    header, _, module = text.partition("\n") if text.startswith("// ") else ("", "", text)
    step = header.removeprefix("// ").removeprefix("after ") or "input"
    if step.endswith(_UNCHANGED) and before:
        return replace(before[-1], name=file, step=step.removesuffix(_UNCHANGED), changed=False), ""
    runs = tables.runs(located_lines(module, locations))
    return Stage(file, "mlir", runs, step, failed=file.endswith(".failed.mlir")), module



def _code_origins(file: str, provenance: Provenance | None) -> Mapping[int, tuple[Origin, ...]]:
    """Return the origins of each line of emitted code, by its number, which starts at one."""
    if provenance is None:
        return {}
    if file.endswith(_HOST):
        return provenance.host
    return {number: origins for lines in provenance.kernels.values() for number, origins in lines.items()}


def _code_lines(text: str, origins: Mapping[int, tuple[Origin, ...]]) -> Iterator[tuple[str, tuple[Origin, ...]]]:
    for number, line in enumerate(text.removesuffix("\n").split("\n"), start=1):
        yield line, origins.get(number, ())


def _timed(stages: list[Stage], times: Any) -> tuple[list[Stage], tuple[tuple[str, float], ...]]:
    """Return the stages with their times, and the times of other steps. Passes were timed in the order of their
    stages.
    """
    if times is None:
        return stages, ()
    steps = [(level["level"], step) for level in times["levels"] for step in level["passes"]]
    passes = iter([each for each in steps if each[1]["operations"] is not None])
    timed: list[Stage] = []
    for at, stage in enumerate(stages):
        if at == 0 or stage.language != "mlir" or stage.failed or (step := next(passes, None)) is None:
            timed.append(stage)
        else:
            timed.append(replace(stage, level=step[0], milliseconds=step[1]["ms"],
                                 operations=tuple(step[1]["operations"])))
    return timed, tuple((step["pass"], step["ms"]) for _, step in steps if step["operations"] is None)
