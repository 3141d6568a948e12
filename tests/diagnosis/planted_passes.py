"""Passes, each with a planted bug, for bisection and reduction."""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Operation
from xdsl.passes import ModulePass

from stepwell.ir.context import watcher_of
from stepwell.ir.dialects import loop, prim
from stepwell.ir.dialects.arith import AddfOp, MulfOp


@dataclass(frozen=True)
class SwapAdditions(ModulePass):
    """Swap the operands of additions, which is right; and make one of a difference from a tanh, which is not."""

    name = "swap-additions"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        watcher = watcher_of(ctx)
        for each in list(op.walk()):
            if isinstance(each, prim.AddOp) and watcher.allows(each, rewrite="swap"):
                replace(each, prim.AddOp(each.rhs, each.lhs))
            elif isinstance(each, prim.SubOp) and isinstance(each.rhs.owner, prim.TanhOp):
                if watcher.allows(each, rewrite="spoil"):
                    replace(each, prim.AddOp(each.lhs, each.rhs))


@dataclass(frozen=True)
class SpoilSilently(ModulePass):
    """The same mistake, in a pass that does not ask before it rewrites."""

    name = "spoil-silently"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        for each in list(op.walk()):
            if isinstance(each, prim.SubOp) and isinstance(each.rhs.owner, prim.TanhOp):
                replace(each, prim.AddOp(each.lhs, each.rhs))


@dataclass(frozen=True)
class FailOnSquares(ModulePass):
    """Raise an error on a square that is added to something within a loop, with a message that names values."""

    name = "fail-on-squares"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        watcher = watcher_of(ctx)
        for number, each in enumerate(list(op.walk())):
            if isinstance(each, MulfOp) and watcher.allows(each, rewrite="square") and each.lhs == each.rhs:
                users = [use.operation for use in each.result.uses]
                if any(isinstance(user, AddfOp) and isinstance(user.parent_op(), loop.ForOp) for user in users):
                    raise AssertionError(f"operation {number} is beyond me")


@dataclass(frozen=True)
class FailOnPairs(ModulePass):
    """Raise an error when a `mystery.left` comes before a `mystery.right` that uses its result, in any dialect."""

    name = "fail-on-pairs"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        for each in op.walk():
            if operation_name(each) == "mystery.right" and any(
                isinstance(value.owner, Operation) and operation_name(value.owner) == "mystery.left"
                for value in each.operands
            ):
                raise ValueError("a left led to a right")


def replace(old: Operation, new: Operation) -> None:
    """Put `new` in the place of `old`."""
    assert old.parent is not None
    new.location = old.location
    old.parent.insert_op_before(new, old)
    old.results[0].replace_all_uses_with(new.results[0])
    old.parent.erase_op(old)


def operation_name(op: Operation) -> str:
    """The name of an operation, also of one of an unknown dialect."""
    name = op.attributes.get("op_name__")
    return getattr(name, "data", op.name)
