"""The registry of programs: basics, kernels, models."""

from __future__ import annotations

import difflib
import fnmatch
from collections.abc import Iterable

from . import (
    basics,
    indexing,
    language_models,
    normalization,
    pointwise,
    reductions,
    small_models,
    vision_models,
    windows,
)
from .program import GROUPS, SCALES, Example, Group, Program, Scale

__all__ = ["GROUPS", "PROGRAMS", "SCALES", "Example", "Group", "Program", "Scale", "UnknownProgram", "select"]

PROGRAMS: dict[str, Program] = {
    program.name: program
    for module in (
        basics,
        pointwise,
        normalization,
        reductions,
        indexing,
        windows,
        vision_models,
        language_models,
        small_models,
    )
    for program in module.PROGRAMS
}


class UnknownProgram(ValueError):
    """A name or pattern that no program matches."""


def select(patterns: Iterable[str] = (), groups: Iterable[str] = ()) -> list[Program]:
    """Return the programs of `groups` (all, if none) that match one of `patterns` (all, if none)."""
    wanted, within = list(patterns), set(groups)
    for pattern in wanted:
        if not fnmatch.filter(PROGRAMS, pattern):
            near = difflib.get_close_matches(pattern, PROGRAMS, n=3, cutoff=0.4)
            hint = f"; nearest: {', '.join(near)}" if near else ""
            raise UnknownProgram(f"no program is named {pattern!r}{hint}")
    return [
        program
        for program in PROGRAMS.values()
        if (not within or program.group in within)
        and (not wanted or any(fnmatch.fnmatchcase(program.name, pattern) for pattern in wanted))
    ]
