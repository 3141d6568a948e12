"""Applies rules to a module until none applies any more.

Operations are visited in their order. What a rule makes is visited next, then the users of what it replaced; so small
rewrites meet in larger ones, and the result does not depend on anything but the module and the order of the rules.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from xdsl.ir import Operation, SSAValue

from ...ir.errors import PassError, position_of
from ...ir.watching import SILENT, Watcher
from ..analysis.numerics import Numerics
from ..rewriting.dead_code import is_unused
from .compiled_rule import Variant
from .errors import RuleError, rule_error
from .expressions import Environment
from .functions import Undecided
from .index import RuleIndex
from .replacements import NEW_OPERATIONS
from .rule_set import RuleSet

__all__ = ["MAX_DEPTH", "RuleDriver"]

MAX_DEPTH = 100
"""How many rewrites may lie between an operation of the module and one that rules make of it."""


@dataclass(frozen=True)
class _Origin:
    """By what rewrites an operation came about."""

    variant: Variant
    before: _Origin | None
    depth: int


class RuleDriver:
    """Applies one set of rules, within what a module's numerics allow."""

    def __init__(
        self, rules: RuleSet | RuleIndex, numerics: Numerics = Numerics.DEFAULT, watcher: Watcher = SILENT
    ):
        self._index = rules.index if isinstance(rules, RuleSet) else rules
        self._numerics = numerics
        self._watcher = watcher
        self._stack: list[Operation] = []
        self._waiting: set[Operation] = set()
        """Operations that have their first visit before them."""
        self._order: dict[Operation, tuple[int, int]] = {}
        """Where each operation stands: among those of the module, then among those that rules made there."""
        self._origins: dict[Operation, _Origin] = {}
        self._refused: set[tuple[str, Operation]] = set()
        self._gone: set[Operation] = set()
        """Operations inside of one that was erased."""
        self.attempts = 0
        """How many patterns were tried."""
        self.applied = 0
        """How many rewrites were made."""

    def run(self, root: Operation) -> bool:
        """Rewrite everything nested in `root`; whether anything changed. Raises PassError if rules never end."""
        self._origins.clear()
        self._stack = [op for op in _nested(root) if op in self._index]
        # Each operation may be visited again often, but only in proportion to what there is.
        limit = MAX_DEPTH * (len(self._stack) + 10)
        self._order = {op: (position, 0) for position, op in enumerate(self._stack)}
        self._waiting = set(self._stack)
        self._stack.reverse()
        while self._stack:
            op = self._stack.pop()
            self._waiting.discard(op)
            if op.parent is not None and op not in self._gone:
                self._visit(op)
            if self.applied > limit:
                raise PassError(f"rules were applied {self.applied} times and there is no end")
        return self.applied > 0

    def _visit(self, op: Operation) -> None:
        for variant in self._index.candidates(op):
            self.attempts += 1
            env = variant.match(op, self._numerics)
            if env is not None and self.apply(variant, op, env):
                return

    def apply(self, variant: Variant, op: Operation, env: Environment) -> bool:
        """Replace `op`, in which the pattern has bound `env`; False if that is not allowed or has no numbers."""
        made: list[Operation] = []
        env[NEW_OPERATIONS] = made
        try:
            values = variant.replace(env)
            self._check_types(variant, op, values)
        except Undecided:
            _discard(made)
            return False
        except (TypeError, IndexError, ValueError, KeyError) as error:
            _discard(made)
            raise rule_error(f"the right side cannot be made: {error}", variant.node) from error
        except RuleError:
            _discard(made)
            raise
        if not self._is_allowed(variant, op):
            _discard(made)
            return False
        self._note_origin(variant, op, made)
        self._watcher.done(variant.name, op, lambda: _describe(op, made, values))
        self._replace(op, made, values)
        self.applied += 1
        return True

    def _is_allowed(self, variant: Variant, op: Operation) -> bool:
        # Every order of operands is the same rewrite: ask once.
        key = (variant.name, op)
        if key in self._refused:
            return False
        if self._watcher.allows(variant.name, op):
            return True
        self._refused.add(key)
        return False

    def _check_types(self, variant: Variant, op: Operation, values: Sequence[SSAValue]) -> None:
        for result, value in zip(op.results, values, strict=True):
            if result.type is not value.type and result.type != value.type:
                raise rule_error(f"the rule replaces a {result.type} by a {value.type}", variant.node)

    def _note_origin(self, variant: Variant, op: Operation, made: Sequence[Operation]) -> None:
        if not made:
            return
        before = self._origins.get(op)
        origin = _Origin(variant, before, 1 if before is None else before.depth + 1)
        if origin.depth > MAX_DEPTH:
            raise _endless(origin, op)
        for each in made:
            self._origins[each] = origin

    def _replace(self, op: Operation, made: Sequence[Operation], values: Sequence[SSAValue]) -> None:
        block = op.parent
        assert block is not None
        for each in made:
            each.location = op.location
            block.insert_op_before(each, op)
        again: dict[Operation, None] = {}
        for result, value in zip(op.results, values, strict=True):
            if value.name_hint is None:
                value.name_hint = result.name_hint
            for use in result.uses:
                again[use.operation] = None
            result.replace_all_uses_with(value)
        self._erase(op, again)
        seen = [each for each in again if each in self._order and each not in self._waiting]
        self._stack.extend(sorted(seen, key=self._order.__getitem__, reverse=True))
        position = self._order.pop(op, (0, 0))[0]
        for each in made:
            if each in self._index:
                self._order[each] = (position, len(self._order))
        self._stack.extend(each for each in reversed(made) if each in self._index)

    def _erase(self, op: Operation, again: dict[Operation, None]) -> None:
        """Erase `op` and what only it used; note the last users of what stays, whose rules may ask for that."""
        unused = [op]
        while unused:
            dead = unused.pop()
            operands = dict.fromkeys(dead.operands)
            block = dead.parent
            assert block is not None
            if dead.regions:
                self._gone.update(_nested(dead))
            block.erase_op(dead)
            self._origins.pop(dead, None)
            again.pop(dead, None)
            for operand in operands:
                owner = operand.owner
                if isinstance(owner, Operation) and owner.parent is not None and is_unused(owner):
                    unused.append(owner)
                elif operand.has_one_use():
                    again[next(iter(operand.uses)).operation] = None


def _nested(root: Operation) -> list[Operation]:
    """All operations below one, in their order."""
    found: list[Operation] = []
    pending = [root]
    while pending:
        inner: list[Operation] = []
        for region in pending.pop().regions:
            for block in region.blocks:
                op = block.first_op
                while op is not None:
                    found.append(op)
                    if op.regions:
                        inner.append(op)
                    op = op.next_op
        pending.extend(reversed(inner))
    return found


def _discard(made: Sequence[Operation]) -> None:
    for op in reversed(made):
        op.erase()


def _describe(op: Operation, made: Sequence[Operation], values: Sequence[SSAValue]) -> str:
    """What a rewrite did, for a remark."""
    if not made:
        names = [f"%{value.name_hint}" if value.name_hint else "an operand" for value in values]
        return f"{op.name} is {', '.join(names)}"
    return f"{op.name} became {', '.join(each.name for each in made)}"


def _endless(last: _Origin, op: Operation) -> PassError:
    """The error that names the rules which undo one another, in the order in which they follow."""
    orders: dict[str, int] = {}
    origin: _Origin | None = last
    for _ in range(MAX_DEPTH // 2):
        if origin is None:
            break
        orders[origin.variant.name] = origin.variant.order
        origin = origin.before
    names = list(reversed(orders))
    start = names.index(min(names, key=orders.__getitem__))
    chain = [*names[start:], *names[:start], names[start]]
    return PassError(
        f"rules come to no end: {' -> '.join(chain)}", where=position_of(op), op=op,
        hint=f"after {MAX_DEPTH} rewrites of one operation: these rules undo one another, or one repeats itself",
    )
