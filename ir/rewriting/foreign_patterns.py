"""Adapters for patterns and folders written for xDSL's rewriter."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from re import sub

from xdsl.dialects.builtin import UNKNOWN_LOC
from xdsl.folder import Folder
from xdsl.ir import Operation, SSAValue
from xdsl.pattern_rewriter import PatternRewriter, PatternRewriterListener, RewritePattern
from xdsl.rewriter import InsertPoint

from .rewriter import InPlace, Replacement, Rewriter

__all__ = ["Fold", "ForeignPattern"]


@dataclass(frozen=True)
class Fold:
    """The folder of an operation as a pattern."""

    folder: Folder
    name: str = "fold"

    def rewrite(self, op: Operation, rewriter: Rewriter) -> Sequence[SSAValue] | None:
        try:
            folded = self.folder.try_fold(op)
        except OverflowError:
            # xDSL cannot create a constant out of range of its type; the operation is evaluated at run time
            return None
        if folded is None:
            return None
        values, constants = folded
        rewriter.new.extend(constants)
        return values


@dataclass(frozen=True)
class ForeignPattern:
    """A pattern that changes the IR through xDSL's rewriter. Its first change shows that it matches, so the watcher
    is asked then.
    """

    pattern: RewritePattern

    @property
    def name(self) -> str:
        """`add-of-zero` for the class `AddOfZero`."""
        return sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", type(self.pattern).__name__.removesuffix("Pattern")).lower()

    def rewrite(self, op: Operation, rewriter: Rewriter) -> Replacement:
        changes = _AskingRewriter(op, rewriter, self.name)
        try:
            self.pattern.match_and_rewrite(op, changes)
        except _Forbidden:
            return InPlace(_nothing)
        except OverflowError:
            return None
        return InPlace(_nothing) if changes.has_done_action else None


class _Forbidden(Exception):
    """The watcher forbids the rewrite."""


class _AskingRewriter(PatternRewriter):
    """A rewriter that asks the watcher before the first change, and records the operations to visit again."""

    def __init__(self, op: Operation, rewriter: Rewriter, name: str):
        super().__init__(op)
        self._op, self._rewriter, self._name = op, rewriter, name
        location = op.location
        changed = rewriter.changed

        def inserted(new: Operation) -> None:
            for each in new.walk():
                if each.location == UNKNOWN_LOC:
                    each.location = location
            changed.update(dict.fromkeys(new.walk()))

        def removed(old: Operation) -> None:
            for each in old.walk():
                changed.pop(each, None)
                rewriter.gone.add(each)

        self.extend_from_listener(PatternRewriterListener(
            operation_insertion_handler=[inserted], operation_removal_handler=[removed],
            operation_modification_handler=[lambda op: changed.setdefault(op)]))

    def _ask(self) -> None:
        if not self._rewriter.is_allowed(self._name, self._op):
            raise _Forbidden

    def insert(self, op, insertion_point: InsertPoint | None = None):  # type: ignore[override]
        self._ask()
        return super().insert(op, insertion_point)

    def erase(self, op: Operation, safe_erase: bool = True) -> None:
        self._ask()
        super().erase(op, safe_erase)

    def replace_all_uses_with(self, from_value: SSAValue, to_value: SSAValue | None, safe_erase: bool = True) -> None:
        self._ask()
        super().replace_all_uses_with(from_value, to_value, safe_erase)

    def inline_block(self, block, insertion_point, arg_values=()) -> None:  # type: ignore[override]
        self._ask()
        super().inline_block(block, insertion_point, arg_values)

    def replace_value_with_new_type(self, val, new_type):  # type: ignore[override]
        self._ask()
        return super().replace_value_with_new_type(val, new_type)


def _nothing() -> None:
    """Do nothing: the pattern has changed the IR itself."""
