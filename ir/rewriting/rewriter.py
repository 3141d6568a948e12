"""A single rewrite of an operation: its replacement, and all consequences of replacing it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any, TypeAlias, TypeVar

from xdsl.dialects.builtin import UNKNOWN_LOC, ModuleOp
from xdsl.ir import Operation, SSAValue
from xdsl.traits import IsolatedFromAbove
from xdsl.utils.exceptions import DiagnosticException

from ..errors import PassError, StepwellError
from ..locations import inherit_location
from ..machines.machine import Machine
from ..machines.targets import machine_of
from ..numerics import Numerics, numerics_of
from ..watching import SILENT, Message, Number, Watcher
from .dead_code import is_unused
from .failed_rewrite import FailedRewrite

__all__ = ["InPlace", "Replacement", "Rewriter"]


@dataclass(frozen=True)
class InPlace:
    """A change of an operation in place, by a call of `change` once the rewrite is allowed."""

    change: Callable[[], None]


Replacement: TypeAlias = SSAValue | Operation | Sequence[Operation] | Sequence[SSAValue] | InPlace | None
"""The replacement of an operation: a value; new operations, of which the last one has the results; a value for each
result; an empty sequence to erase it; a change in place; or None to leave it unchanged.
"""

Rewrite: TypeAlias = Callable[[Any, "Rewriter"], Replacement]

Analysis = TypeVar("Analysis")


class Rewriter:
    """Makes rewrites that the watcher allows, and reports them to the watcher.

    New operations take the location of the replaced operation, and the name of its result. Operands without other
    uses are erased with it. `module` is the rewritten module, or an operation in it.
    """

    def __init__(self, module: Operation | None = None, watcher: Watcher = SILENT, *,
                 numerics: Numerics | None = None):
        self._module = ModuleOp([]) if module is None else module
        self.numerics = numerics_of(self._module) if numerics is None else numerics
        """The module's limits on changes of rounding."""
        self._analyses: dict[tuple[object, Operation], Any] = {}
        self.watcher = watcher
        self.new: list[Operation] = []
        """The operations that the current rewrite has created, in order."""
        self.changed: dict[Operation, None] = {}
        """The operations whose operands the last rewrite changed, and those that became the only users of an operand.
        """
        self.gone: set[Operation] = set()
        """Operations inside an erased one."""
        self._message: tuple[Message, dict[str, Number]] | None = None
        self._allowed: bool | None = None

    @cached_property
    def machine(self) -> Machine:
        """The machine that the module is compiled for."""
        return machine_of(self._module)

    def analysis(self, kind: Callable[[Any], Analysis], op: Operation) -> Analysis:
        """The result of `kind` for the kernel or function around `op`, cached for each. It must remain valid for the
        analyzed values during rewrites.
        """
        around = op
        while (parent := around.parent_op()) is not None and not _is_isolated(type(around)):
            around = parent
        key = kind, around
        if key not in self._analyses:
            self._analyses[key] = kind(around)
        return self._analyses[key]

    def add(self, op: Operation) -> SSAValue:
        """Insert a new operation before the rewritten one; returns its first result.

        It is inserted when the rewrite is made, and dropped if none is made.
        """
        self.new.append(op)
        return op.results[0]

    def explain(self, message: Message, **numbers: Number) -> None:
        """Set the remark of the current rewrite, instead of the default description of the replacement."""
        self._message = message, numbers

    def attempt(self, name: str, op: Operation, rewrite: Rewrite) -> bool | None:
        """Rewrite `op` under this name; returns None if `rewrite` does not match, False if the watcher forbids it.

        Raises PassError if a result would be replaced by a value of another type, or a used result by none, and if
        `rewrite` raises an unexpected exception.
        """
        self.new, self.changed = [], {}
        self._message = self._allowed = None
        try:
            replacement = rewrite(op, self)
            if replacement is None:
                self._discard()
                return None
            values = self.take(replacement)
            if values is not None:
                _check(name, op, values)
        except Exception as error:
            self._discard()
            if isinstance(error, StepwellError | DiagnosticException):
                raise
            raise FailedRewrite.of(name, op, error) from error
        if not self.is_allowed(name, op):
            self._discard()
            return False
        message, numbers = self._message or (lambda: _describe(op, self.new, values), {})
        self.watcher.done(op, message, rewrite=name, **numbers)
        if isinstance(replacement, InPlace):
            self._change(op, replacement)
        else:
            self._insert(op)
            self._replace(op, values or ())
        return True

    def is_allowed(self, name: str, op: Operation) -> bool:
        """Whether the watcher allows the current rewrite; it is asked only once."""
        if self._allowed is None:
            self._allowed = self.watcher.allows(op, rewrite=name)
        return self._allowed

    def take(self, replacement: Replacement) -> Sequence[SSAValue] | None:
        """The values that replace the results, None if the operation stays; records the new operations."""
        if isinstance(replacement, InPlace) or replacement is None:
            return None
        if isinstance(replacement, SSAValue):
            return (replacement,)
        if isinstance(replacement, Operation):
            replacement = (replacement,)
        values: list[SSAValue] = []
        for each in replacement:
            if isinstance(each, Operation):
                self.new.append(each)
                values = list(each.results)
            else:
                values.append(each)
        return values

    def _discard(self) -> None:
        for op in reversed(self.new):
            op.erase()
        self.new = []

    def _insert(self, place: Operation) -> None:
        block = place.parent
        assert block is not None
        for op in self.new:
            if op.regions:
                inherit_location(op, place)
            elif op.location == UNKNOWN_LOC:
                op.location = place.location
            block.insert_op_before(op, place)

    def _change(self, op: Operation, rewrite: InPlace) -> None:
        before = dict.fromkeys(op.operands)
        if op.parent is not None:
            self._insert(op)
        rewrite.change()
        if op.parent is not None:
            self.changed[op] = None
        self._drop_unused([operand for operand in before if operand not in op.operands])

    def _replace(self, op: Operation, values: Sequence[SSAValue]) -> None:
        for result, value in zip(op.results, values, strict=False):
            if value.name_hint is None:
                value.name_hint = result.name_hint
            for use in result.uses:
                self.changed[use.operation] = None
            result.replace_all_uses_with(value)
        self._erase(op)

    def _erase(self, op: Operation) -> None:
        """Erase `op` and operands without other uses; record operations that became the only users of an operand,
        because patterns may require that.
        """
        operands = dict.fromkeys(op.operands)
        block = op.parent
        assert block is not None
        if op.regions:
            self.gone.update(op.walk())
        block.erase_op(op)
        self.changed.pop(op, None)
        self._drop_unused(operands)

    def _drop_unused(self, values: Sequence[SSAValue] | dict[SSAValue, None]) -> None:
        pending = list(values)
        while pending:
            value = pending.pop()
            owner = value.owner
            if isinstance(owner, Operation) and owner.parent is not None and is_unused(owner):
                pending.extend(dict.fromkeys(owner.operands))
                if owner.regions:
                    self.gone.update(owner.walk())
                owner.parent.erase_op(owner)
                self.changed.pop(owner, None)
            elif value.has_one_use():
                self.changed[next(iter(value.uses)).operation] = None


@cache
def _is_isolated(kind: type[Operation]) -> bool:
    return kind.has_trait(IsolatedFromAbove, value_if_unregistered=False)


def _check(name: str, op: Operation, values: Sequence[SSAValue]) -> None:
    if not values and any(result.first_use is not None for result in op.results):
        raise PassError.at(op, f"{name} takes out an operation whose result is used")
    for value in values:
        if not isinstance(value, SSAValue):  # of a rewrite without types
            raise PassError.at(op, f"{name} gives {value!r}, which is neither a value nor an operation")
    before, after = [result.type for result in op.results], [value.type for value in values]
    if values and before != after:
        types = [", ".join(map(str, each)) or "nothing" for each in (before, after)]
        raise PassError.at(op, f"{name} puts {types[1]} in the place of {types[0]}")


def _describe(op: Operation, new: Sequence[Operation], values: Sequence[SSAValue] | None) -> str:
    """The default remark of a rewrite."""
    if values is None:
        return f"{op.name} is simpler"
    if new:
        return f"{op.name} became {', '.join(each.name for each in new)}"
    if not values:
        return f"{op.name} was taken out"
    names = [f"%{value.name_hint}" if value.name_hint else "an operand" for value in values]
    return f"{op.name} is {', '.join(names)}"
