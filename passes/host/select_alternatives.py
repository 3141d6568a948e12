"""The pass `select-alternatives`."""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp, StringAttr
from xdsl.passes import ModulePass

from ...ir.context import watcher_of
from ...ir.dialects.host import LaunchOneOfOp, LaunchOp
from ...ir.locations import inherit_location


@dataclass(frozen=True)
class SelectAlternatives(ModulePass):
    """Launch the kernel that was chosen, the first one unless `chosen` says otherwise, and drop the others.

        host.launch_one_of [@sums, @sums_1](%x, %y) {chosen = 1 : i64} : ...
    becomes
        host.launch @sums_1(%x, %y) : ...
    So a program whose kernels were chosen by measuring is text that can be kept and run as it was.
    """

    name = "select-alternatives"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        watcher = watcher_of(ctx)
        dropped: dict[str, None] = {}
        used: set[str] = set()
        for choice in list(op.walk()):
            if isinstance(choice, LaunchOp):
                used.add(choice.kernel.string_value())
            if not isinstance(choice, LaunchOneOfOp):
                continue
            names = choice.kernel_names
            if not watcher.allows(self.name, choice):
                used.update(names)
                continue
            name = names[choice.chosen]
            watcher.done(self.name, choice, f"@{name} is launched")
            launch = LaunchOp(name, list(choice.arguments))
            inherit_location(launch, choice)
            block = choice.parent
            assert block is not None
            block.insert_op_before(launch, choice)
            block.erase_op(choice)
            dropped.update(dict.fromkeys(names))
            used.add(name)
        for kernel in list(op.ops):
            name = kernel.properties.get("sym_name")
            if isinstance(name, StringAttr) and name.data in dropped and name.data not in used:
                kernel.detach()
                kernel.erase()
