"""The pass `select-alternatives`."""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass

from ...ir.context import watcher_of
from ...ir.dialects.host import LaunchOneOfOp, LaunchOp
from ..rewriting.alternatives import drop_unlaunched, put_in_place


@dataclass(frozen=True)
class SelectAlternatives(ModulePass):
    """Keep the kernel that was chosen, the first unless `chosen` says otherwise, and remove its alternatives.

        host.launch_one_of [@sums, @sums_1](%x, %y) {chosen = 1 : i64} : ...
    becomes
        host.launch @sums_1(%x, %y) : ...
    The result of measuring alternatives can thus be stored as text and run again.
    """

    name = "select-alternatives"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        watcher = watcher_of(ctx)
        dropped: dict[str, None] = {}
        for choice in [each for each in op.walk() if isinstance(each, LaunchOneOfOp)]:
            if watcher.allows(choice):
                name = choice.kernel_names[choice.chosen]
                dropped.update(dict.fromkeys(choice.kernel_names))
                watcher.done(choice, f"@{name} is launched")
                put_in_place(choice, [LaunchOp(name, list(choice.arguments))])
        drop_unlaunched(op, dropped)
