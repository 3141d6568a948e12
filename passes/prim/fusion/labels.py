"""Names of kernels, derived from the operations of a group."""

from __future__ import annotations

import re
from collections.abc import Sequence

from xdsl.dialects.builtin import ArrayAttr, CallSiteLoc, FusedLoc, NameLoc
from xdsl.ir import Attribute, Operation

from ....ir.machines.costs import Costs
from ....ir.machines.operation_classes import cost_of

__all__ = ["label_of"]

MAX_PARTS = 4


def label_of(members: Sequence[Operation], costs: Costs) -> str:
    """A few words: the operators of the user's program that the operations come from, or else the operations
    themselves; if there are many, the most expensive ones."""
    work: dict[str, int] = {}
    for op in members:
        weight = cost_of(op, costs)
        if weight or len(members) == 1:
            name = _operator(op.location) or op.name.partition(".")[2]
            work[name] = work.get(name, 0) + weight
    if not work:
        work = {op.name.partition(".")[2]: 0 for op in members}
    kept = sorted(work, key=lambda name: -work[name])[:MAX_PARTS]
    return "_".join(name for name in work if name in kept)


def _operator(location: Attribute) -> str | None:
    """The name of the operator in a location, without namespace, overload and number."""
    if isinstance(location, FusedLoc) and isinstance(location.locations, ArrayAttr):
        return next((name for part in location.locations if (name := _operator(part))), None)
    if isinstance(location, CallSiteLoc):
        return _operator(location.callee) or _operator(location.caller)
    if not isinstance(location, NameLoc):
        return None
    words = location.desc.data.split(".")
    word = words[1] if len(words) > 1 else words[0]
    return re.sub(r"\W|_\d+$", "", word).strip("_") or None
