"""Reads the stages of a program from the directory that they were dumped to."""

from __future__ import annotations

from pathlib import Path

from ..ir.errors import OptionError
from ..ir.text import read_text
from ..passes.management.instruments.stages import STAGE_FILE

__all__ = ["FIRST_GRAPH", "read_archives"]

FIRST_GRAPH = "graph_0"
"""The name of the graph whose stages are in the directory itself."""


def read_archives(directory: Path) -> dict[str, dict[str, str]]:
    """Return the files of each graph with their contents, by graph name, in the order of their numbers.

    The stages of the first graph are in the directory itself, those of each later one in a folder of it, such as
    `graph_1_backward`. Raises OptionError if there are no stages.
    """
    if not directory.is_dir():
        raise OptionError(f"there is no directory {directory}",
                          hint="options={\"dump\": DIRECTORY} writes stages, or `stepwell-opt --dump DIRECTORY`")
    folders = sorted((each for each in directory.glob("graph_*") if each.is_dir()), key=_number)
    archives = {name: files for name, folder in [(FIRST_GRAPH, directory), *((each.name, each) for each in folders)]
                if (files := _files(folder))}
    if not archives:
        raise OptionError(f"the directory {directory} holds no stages",
                          hint="options={\"dump\": DIRECTORY} writes stages, or `stepwell-opt --dump DIRECTORY`")
    return archives


def _files(folder: Path) -> dict[str, str]:
    numbered = sorted((int(match[1]), path.name) for path in folder.iterdir()
                      if (match := STAGE_FILE.fullmatch(path.name)))
    return {name: read_text(folder / name) for _, name in numbered}


def _number(folder: Path) -> tuple[int, str]:
    number = folder.name.split("_")[1]
    return int(number) if number.isdigit() else 0, folder.name
