"""Dialects, passes and targets that other packages bring by an entry point of the group `xdsl.universe`."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points

from xdsl.universe import XDSL_UNIVERSE, Universe

from .errors import OptionError

GROUP = "xdsl.universe"
OWN_ENTRY_POINT = "stepwell"


@cache
def universes() -> tuple[Universe, ...]:
    """The installed universes other than our own, in the order of their names; xDSL's comes last."""
    found = []
    for entry_point in sorted(entry_points(group=GROUP), key=lambda each: each.name):
        if entry_point.name == OWN_ENTRY_POINT:
            continue
        universe = entry_point.load()
        if not isinstance(universe, Universe):
            raise OptionError(f"entry point '{entry_point.value}' of group '{GROUP}' is not a Universe")
        if universe is not XDSL_UNIVERSE:
            found.append(universe)
    return (*found, XDSL_UNIVERSE)
