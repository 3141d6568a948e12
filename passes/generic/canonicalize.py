"""The pass `canonicalize`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.folder import Folder
from xdsl.ir import Operation
from xdsl.passes import ModulePass
from xdsl.traits import ConstantLike, HasCanonicalizationPatternsTrait, HasFolder

from ...ir.context import watcher_of
from ...ir.rewriting.dead_code import erase_dead
from ...ir.rewriting.driver import Driver, Pattern
from ...ir.rewriting.foreign_patterns import Fold, ForeignPattern
from ...ir.rewriting.patterns import FunctionPattern, source_of
from ...ir.rewriting.rewriter import Rewriter
from ..rules.library import library_index


@dataclass(frozen=True)
class Canonicalize(ModulePass):
    """Simplify operations until nothing applies any more, and erase what is then dead.

        %0 = prim.transpose %x permutation [1, 0] : tensor<4x6xf32> -> tensor<6x4xf32>
        %1 = prim.transpose %0 permutation [1, 0] : tensor<6x4xf32> -> tensor<4x6xf32>
        %2 = prim.constant 2.0 : tensor<4x6xf32>
        %3 = prim.pow %1, %2 : tensor<4x6xf32>
    becomes
        %3 = prim.mul %x, %x : tensor<4x6xf32>

    An operation defines its simplifications, by a folder or by patterns that its trait lists (`HasFolder`,
    `HasCanonicalizationPatternsTrait`, `CanonicalizedBy`). Elementwise operations and reductions of prim are also
    simplified by the rules of `passes/rules/library`; the module's `stepwell.numerics` determines which of these may be
    applied to floats. Each pattern has a name, by which it is counted, disabled, and listed in remarks.

    The result is in canonical form: in a chain of views slices come first and broadcasts last, so that operations
    between them process fewer elements; a transpose that only moves dimensions of size 1 is a reshape; a view of an
    iota is an iota; and an operation on constants is a constant.
    """

    name = "canonicalize"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        watcher = watcher_of(ctx)
        Driver(_Canonicalizations(ctx), Rewriter(op, watcher)).run(op)
        erase_dead(op, watcher)


class _Canonicalizations:
    """The patterns that operations bring, before those of the library's rules."""

    def __init__(self, context: Context):
        self._fold = Fold(Folder(context))
        self._rules = library_index()
        self._brought: dict[type[Operation], tuple[Pattern, ...]] = {}
        self._known: dict[tuple[type[Operation], type], tuple[Pattern, ...]] = {}

    def __contains__(self, op: Operation) -> bool:
        return bool(self._patterns_of(op)) or op in self._rules

    def candidates(self, op: Operation) -> Sequence[Pattern]:
        kinds = type(op), type(source_of(op))
        own = self._known.get(kinds)
        if own is None:
            own = self._known[kinds] = tuple(
                each for each in self._patterns_of(op)
                if not isinstance(each, FunctionPattern) or each.may_match(*kinds))
        return (*own, *self._rules.candidates(op))

    def _patterns_of(self, op: Operation) -> tuple[Pattern, ...]:
        """What the class of an operation brings."""
        kind = type(op)
        if kind not in self._brought:
            # A constant folds to itself: made anew each time, it would never come to an end.
            folds = op.has_trait(HasFolder) and not op.has_trait(ConstantLike)
            traits = sorted(op.get_traits_of_type(HasCanonicalizationPatternsTrait), key=repr)
            patterns = [pattern for trait in traits for pattern in trait.get_patterns(kind)]
            self._brought[kind] = (
                *([self._fold] if folds else []),
                *(each if isinstance(each, FunctionPattern) else ForeignPattern(each) for each in patterns))
        return self._brought[kind]
