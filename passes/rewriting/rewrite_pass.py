"""The shortest way to write a pass: a method that says what takes the place of one operation.

    class UseRsqrt(RewritePass):
        '''Multiply by the inverse of a root instead of dividing by the root.'''

        name = "use-rsqrt"

        def rewrite(self, op: prim.DivOp) -> Replacement:
            if isinstance(root := op.rhs.owner, prim.SqrtOp):
                inverse = prim.RsqrtOp(root.input)
                return inverse, prim.MulOp(op.lhs, inverse.result)
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias, dataclass_transform, get_type_hints

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Operation, SSAValue
from xdsl.passes import ModulePass

from ...ir.context import watcher_of
from ...ir.errors import PassError
from ...ir.locations import inherit_location

__all__ = ["Replacement", "RewritePass"]

Replacement: TypeAlias = SSAValue | Operation | Sequence[Operation] | None


@dataclass_transform(frozen_default=True)
class RewritePass(ModulePass):
    """A pass that visits each operation once, in the order of the module, and may replace it.

    The annotation of `rewrite` says which operations it is given: `prim.DivOp`, a union, or `Operation` for all. What
    it makes is not visited again. The fields of a subclass are its options.
    """

    @abstractmethod
    def rewrite(self, op: Any) -> Replacement:
        """What takes the place of `op`: new operations, the last of which has its results; or a value that is there
        already; an empty sequence if `op` is only to go; None to leave it. It changes nothing itself."""

    def __init_subclass__(cls, **kwargs: Any):
        super().__init_subclass__(**kwargs)
        dataclass(frozen=True)(cls)

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        kind = get_type_hints(type(self).rewrite).get("op", Operation)
        watcher = watcher_of(ctx)
        gone: set[Operation] = set()  # what stood inside of an operation that was replaced
        for old in [each for each in op.walk() if isinstance(each, kind)]:
            if old in gone or (replacement := self.rewrite(old)) is None:
                continue
            new, values = _parts(replacement)
            self._check(old, values)
            if not watcher.allows(self.name, old):
                for each in reversed(new):
                    each.erase()
                continue
            if old.regions:
                gone.update(old.walk())
            watcher.done(self.name, old, lambda old=old, new=new, values=values: _describe(old, new, values))
            _replace(old, new, values)

    def _check(self, old: Operation, values: Sequence[SSAValue]) -> None:
        if not values and any(result.first_use is not None for result in old.results):
            raise PassError.at(old, f"{self.name} takes out an operation whose result is used")
        before, after = [r.type for r in old.results], [value.type for value in values]
        if values and before != after:
            types = [", ".join(map(str, each)) or "nothing" for each in (before, after)]
            raise PassError.at(old, f"{self.name} puts {types[1]} in the place of {types[0]}")


def _parts(replacement: SSAValue | Operation | Sequence[Operation]) -> tuple[Sequence[Operation], Sequence[SSAValue]]:
    """The new operations, and the values that take the place of the old results."""
    match replacement:
        case SSAValue():
            return (), (replacement,)
        case Operation():
            return (replacement,), replacement.results
        case _:
            return replacement, replacement[-1].results if replacement else ()


def _replace(old: Operation, new: Sequence[Operation], values: Sequence[SSAValue]) -> None:
    block = old.parent_block()
    assert block is not None
    for each in new:
        inherit_location(each, old)
    block.insert_ops_before(new, old)
    for result, value in zip(old.results, values, strict=False):
        if new:
            value.name_hint = value.name_hint or result.name_hint
        result.replace_all_uses_with(value)
    block.erase_op(old)


def _describe(old: Operation, new: Sequence[Operation], values: Sequence[SSAValue]) -> str:
    if new:
        return f"{old.name} became {', '.join(each.name for each in new)}"
    return f"{old.name} was {'replaced by a value that was there' if values else 'taken out'}"
