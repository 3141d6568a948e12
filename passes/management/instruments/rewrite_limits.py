"""Rewrites allowed by their numbers, to find the one that does harm."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Operation
from xdsl.passes import ModulePass

from ....ir.errors import OptionError
from ..pass_manager import Instrument

__all__ = ["RewriteLimits", "RewriteRange", "parse_rewrite_range"]

_RANGE = re.compile(r"(?P<name>[^#]+?)(#(?P<run>[1-9]\d*))?:(?P<first>\d+)?(?P<dash>-)?(?P<last>\d+)?")


@dataclass(frozen=True)
class RewriteRange:
    """The rewrites `first` to `last` of a pass, counted from one."""

    pass_name: str
    first: int = 1
    last: int | None = None
    """None means no end."""
    run: int | None = None
    """Counted within this run of the pass, the others being left alone; None: through all its runs."""

    def __contains__(self, number: int) -> bool:
        return self.first <= number and (self.last is None or number <= self.last)


class RewriteLimits(Instrument):
    """Forbids rewrites by their numbers.

    Of a pass that ranges are given for, only what lies in one of them is allowed; and of the whole pipeline the first
    `limit` rewrites only.
    """

    def __init__(self, ranges: Sequence[RewriteRange] = (), limit: int | None = None):
        self.ranges = tuple(ranges)
        self.limit = limit
        self._clear()

    def begin(self, module: ModuleOp) -> None:
        self._clear()

    def before_pass(self, module_pass: ModulePass, module: ModuleOp) -> None:
        self.runs[module_pass.name] += 1

    def allows_rewrite(self, module_pass: ModulePass, rewrite: str, op: Operation) -> bool:
        name, run = module_pass.name, self.runs[module_pass.name]
        self.counts[name] += 1
        self.counts[name, run] += 1
        self.total += 1
        ranges = [each for each in self.ranges if each.pass_name == name and each.run in (None, run)]
        if ranges and not any(self.counts[name if each.run is None else (name, run)] in each for each in ranges):
            return False
        return self.limit is None or self.total <= self.limit

    def end(self, module: ModuleOp) -> None:
        for each in self.ranges:
            if self.runs[each.pass_name] < (each.run or 1):
                raise OptionError(f"no rewrites of '{each.pass_name}' were limited: the pass ran "
                                  f"{self.runs[each.pass_name]} times", hint=_ran(self.runs))

    def _clear(self) -> None:
        self.total = 0
        """How many rewrites were asked for."""
        self.counts: Counter[str | tuple[str, int]] = Counter()
        """The same by the name of a pass, and by its name and the number of its run."""
        self.runs: Counter[str] = Counter()


def _ran(runs: Counter[str]) -> str:
    return f"these ran: {', '.join(dict.fromkeys(runs))}" if runs else "no pass ran"


def parse_rewrite_range(text: str) -> RewriteRange:
    """What `PASS:FIRST-LAST` means. Also `PASS:7`, `PASS:-7`, `PASS:7-`; and `PASS#2:...` for its second run."""
    match = _RANGE.fullmatch(text)
    if match is None or (match["first"] is None and match["last"] is None):
        raise OptionError(f"'{text}' is not a range of rewrites",
                          hint="write PASS:FIRST-LAST, as in fuse:1-10, or fuse#2:1-10 for its second run")
    first = int(match["first"]) if match["first"] else 1
    last = int(match["last"]) if match["last"] else None if match["dash"] else first
    return RewriteRange(match["name"], first, last, int(match["run"]) if match["run"] else None)
