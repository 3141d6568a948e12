"""Every stage kept, with what the passes said and how long they took."""

from __future__ import annotations

from collections.abc import Mapping
from io import StringIO

from xdsl.passes import ModulePass

from ....ir.watching import Remark
from .remarks import Remarks
from .stages import Stages
from .timing import Timer

__all__ = ["REMARKS", "TIMES", "Archive", "KeptStages"]

REMARKS = "remarks.json"
TIMES = "times.json"


class Archive(Stages):
    """Keeps all there is to know of a compilation: after the stages come the remarks of all passes, `remarks.json`,
    and their times, `times.json`."""

    def __init__(self, first: str = "input", *, locations: bool = True):
        super().__init__(first, locations=locations)
        self._remarks = Remarks()

    def remark(self, module_pass: ModulePass, remark: Remark) -> None:
        self._remarks.remark(module_pass, remark)

    def finish(self, timer: Timer) -> None:
        """Add the remarks, and the times that `timer` measured, at the end of a compilation."""
        times = StringIO()
        timer.report_json(times)
        self.emitted(REMARKS, self._remarks.remarks.json())
        self.emitted(TIMES, times.getvalue())


class KeptStages(Archive):
    """An archive in memory."""

    def __init__(self, first: str = "input"):
        super().__init__(first)
        self._texts: dict[str, str] = {}

    @property
    def texts(self) -> Mapping[str, str]:
        """What a dump would write, by the names of files."""
        return self._texts

    def write(self, name: str, text: str) -> None:
        self._texts[name] = text
