"""One walk in which the result of an op is replaced by a simpler value: what the folding passes share."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from xdsl.ir import Block, Operation, SSAValue

from ...ir.watching import SILENT, Watcher, describe
from .dead_code import is_unused

__all__ = ["Rule", "ValueRewriter", "rewrite_name"]

Rule = Callable[..., SSAValue | None]
"""A function of the rewriter and an op of the class that it is listed under. It gives the value that replaces
the op's result, or None to leave it. New ops go through `insert`."""


class ValueRewriter:
    """Applies to each op, operands first, the rule of its class, and to what the rule inserts likewise.

    Each op is visited once when its operands are in their final form, so a walk leaves nothing to do for a
    second one. What becomes unused is erased on the way. Each rule is asked for by `name`, or by its own name, and
    with the rules for what it inserts it is one rewrite.
    """

    def __init__(self, rules: Mapping[type[Operation], Rule], watcher: Watcher = SILENT, name: str | None = None,
                 message: Callable[[Operation, SSAValue], str] | None = None):
        self.rules = rules
        self._message = message or _remark
        self._watcher = watcher
        self._name = name
        self._current: Operation | None = None
        self._new: dict[Operation, None] = {}

    def run(self, op: Operation) -> None:
        """Rewrite everything nested in `op`."""
        for region in op.regions:
            for block in region.blocks:
                self._visit_block(block)

    def insert(self, op: Operation) -> SSAValue:
        """Add a new op in front of the one that may be replaced; gives its result, simplified."""
        result = self.add(op)
        rule = self.rules.get(type(op))
        value = rule(self, op) if rule is not None else None
        if value is None:
            return result
        del self._new[op]
        op.erase()
        return value

    def add(self, op: Operation) -> SSAValue:
        """Add a new op as it is; gives its result. It comes into the block when the rewrite is made."""
        assert self._current is not None
        op.location = self._current.location
        self._new[op] = None
        return op.results[0]

    def _try(self, rule: Rule, op: Operation) -> None:
        self._current = op
        value = rule(self, op)
        if value is not None and self._watcher.allows(name := self._name or rewrite_name(rule), op):
            self._watcher.done(name, op, lambda: self._message(op, value))
            assert op.parent is not None
            op.parent.insert_ops_before(list(self._new), op)
            self._replace(op, value)
        else:
            for new in reversed(self._new):
                new.erase()
        self._new.clear()

    def _visit_block(self, block: Block) -> None:
        op = block.first_op
        while op is not None:
            following = op.next_op
            rule = self.rules.get(type(op))
            if rule is not None:
                self._try(rule, op)
            elif op.regions:
                self.run(op)
            op = following

    def _replace(self, op: Operation, value: SSAValue) -> None:
        result = op.results[0]
        if value.name_hint is None:
            value.name_hint = result.name_hint
        result.replace_all_uses_with(value)
        unused = [op]
        while unused:
            dead = unused.pop()
            operands = dict.fromkeys(dead.operands)
            block = dead.parent
            assert block is not None
            block.erase_op(dead)
            unused.extend(owner for operand in operands if isinstance(owner := operand.owner, Operation)
                          and is_unused(owner))


def rewrite_name(rule: Rule) -> str:
    """The name of a rewrite that is a function: `fold-pad` for `_fold_pad`."""
    return rule.__name__.strip("_").replace("_", "-")


def _remark(op: Operation, value: SSAValue) -> str:
    owner = value.owner
    new = describe(owner) if isinstance(owner, Operation) else f"%{value.name_hint or 'argument'}"
    return f"{describe(op)} is replaced by {new}"
