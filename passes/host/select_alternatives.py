"""The pass `select-alternatives`."""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.func import FuncOp, ReturnOp
from xdsl.ir import Operation, SSAValue
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
    A function that was chosen is inlined. The result of measuring alternatives can thus be stored as text and run
    again.
    """

    name = "select-alternatives"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        watcher = watcher_of(ctx)
        functions = {each.sym_name.data: each for each in op.ops if isinstance(each, FuncOp)}
        dropped: dict[str, None] = {}
        choices = [choice for choice in op.walk() if isinstance(choice, LaunchOneOfOp)]
        while choices:
            choice = choices.pop(0)
            if not watcher.allows(self.name, choice):
                continue
            name = choice.kernel_names[choice.chosen]
            dropped.update(dict.fromkeys(choice.kernel_names))
            if name in functions:
                watcher.done(self.name, choice, f"@{name} is inlined")
                choices += [each for each in _inline(choice, functions[name]) if isinstance(each, LaunchOneOfOp)]
            else:
                watcher.done(self.name, choice, f"@{name} is launched")
                put_in_place(choice, [LaunchOp(name, list(choice.arguments))])
        drop_unlaunched(op, dropped)


def _inline(choice: LaunchOneOfOp, function: FuncOp) -> list[Operation]:
    """Put what a function does in the place of a launch of it."""
    values: dict[SSAValue, SSAValue] = dict(zip(function.body.block.args, choice.arguments, strict=True))
    copies = [op.clone(values) for op in function.body.block.ops if not isinstance(op, ReturnOp)]
    put_in_place(choice, copies)
    return copies
