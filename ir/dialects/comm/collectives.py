"""The kinds of collectives: what each makes of one tensor of every rank of its group."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import ClassVar, TypeAlias

from xdsl.dialects.builtin import IntAttr, StringAttr
from xdsl.ir import ParametrizedAttribute
from xdsl.irdl import irdl_attr_definition, param_def
from xdsl.parser import AttrParser
from xdsl.printer import Printer
from xdsl.utils.exceptions import VerifyException

from ...errors import did_you_mean
from ...expressions import Expression, constant
from ..shape import DimsAttr

Sizes: TypeAlias = Sequence[Expression]

REDUCTIONS = ("sum", "avg", "product", "min", "max", "band", "bor", "bxor")
"""As torch calls them."""


class Collective(ParametrizedAttribute):
    """What all kinds have in common."""

    OPERATOR: ClassVar[str]
    """torch's functional operator for one tensor, in the namespace `_c10d_functional`."""
    SEVERAL: ClassVar[str | None] = None
    """The one for several tensors, if torch has it."""
    MOVES: ClassVar[bool] = False
    """Whether each element of a result is one of some tensor, whatever its type is."""
    ROUNDS: ClassVar[int] = 1
    """How often each element goes around a ring of the ranks."""
    PAIRWISE: ClassVar[bool] = False
    """Whether a rank has something else for each of the others."""

    @abstractmethod
    def result_sizes(self, sizes: Sizes, count: int) -> Sizes:
        """Those of the result in a group of `count` ranks, for a tensor of `sizes`."""

    @abstractmethod
    def arguments(self, count: int) -> list[str | int | tuple[Expression, ...]]:
        """What the operator takes between the tensor and the group, which has `count` ranks."""


def _rows(sizes: Sizes) -> Expression:
    if not sizes:
        raise VerifyException("a single number has no rows for ranks to share")
    return sizes[0]


class _Reduction(Collective):
    reduction: StringAttr

    def verify(self) -> None:
        if self.reduction.data not in REDUCTIONS:
            raise VerifyException(f"there is no reduction '{self.reduction.data}' of ranks; "
                                  f"{did_you_mean(self.reduction.data, REDUCTIONS)}")


@irdl_attr_definition
class AllReduceAttr(_Reduction):
    """Every rank gets the sum of all tensors, or another reduction: avg, product, min, max, band, bor, bxor.

    #comm.all_reduce<"sum">
    """

    name = "comm.all_reduce"
    OPERATOR = "all_reduce"
    SEVERAL = "all_reduce_coalesced"
    ROUNDS = 2
    reduction: StringAttr = param_def()

    def result_sizes(self, sizes: Sizes, count: int) -> Sizes:
        return sizes

    def arguments(self, count: int) -> list[str | int | tuple[Expression, ...]]:
        return [self.reduction.data]


@irdl_attr_definition
class AllGatherAttr(Collective):
    """Every rank gets all tensors, concatenated along the first dimension in the order of the ranks.

    #comm.all_gather
    """

    name = "comm.all_gather"
    OPERATOR = "all_gather_into_tensor"
    SEVERAL = "all_gather_into_tensor_coalesced"
    MOVES = True

    def result_sizes(self, sizes: Sizes, count: int) -> Sizes:
        return (_rows(sizes) * count, *sizes[1:])

    def arguments(self, count: int) -> list[str | int | tuple[Expression, ...]]:
        return [count]


@irdl_attr_definition
class ReduceScatterAttr(_Reduction):
    """Every rank gets one of as many equal parts of the reduction, along the first dimension, as there are ranks.

    #comm.reduce_scatter<"sum">
    """

    name = "comm.reduce_scatter"
    OPERATOR = "reduce_scatter_tensor"
    SEVERAL = "reduce_scatter_tensor_coalesced"
    reduction: StringAttr = param_def()

    def result_sizes(self, sizes: Sizes, count: int) -> Sizes:
        rows = _rows(sizes)
        if rows.as_int is not None and rows.as_int % count:
            raise VerifyException(f"{count} ranks cannot share {rows} rows evenly")
        return (rows // count, *sizes[1:])

    def arguments(self, count: int) -> list[str | int | tuple[Expression, ...]]:
        return [self.reduction.data, count]


@irdl_attr_definition
class AllToAllAttr(Collective):
    """Every rank gives each rank some rows of its tensor, and gets as many as the second list of sizes says.

    #comm.all_to_all<#shape.dims<2, 2>, #shape.dims<1, 3>>       gives 2 rows each, gets 1 and 3
    """

    name = "comm.all_to_all"
    OPERATOR = "all_to_all_single"
    MOVES = True
    PAIRWISE = True
    given: DimsAttr = param_def()
    taken: DimsAttr = param_def()

    def result_sizes(self, sizes: Sizes, count: int) -> Sizes:
        if len(self.given.data) != count or len(self.taken.data) != count:
            raise VerifyException(f"two numbers of rows are stated for each of the {count} ranks")
        given, rows = sum(self.given.data, constant(0)).as_int, _rows(sizes).as_int
        if None not in (given, rows) and given != rows:
            raise VerifyException(f"the ranks are given {given} of {rows} rows")
        return (sum(self.taken.data, constant(0)), *sizes[1:])

    def arguments(self, count: int) -> list[str | int | tuple[Expression, ...]]:
        return [self.taken.data, self.given.data]


@irdl_attr_definition
class BroadcastAttr(Collective):
    """Every rank gets the tensor of one of them, which is given by its number in the group.

    #comm.broadcast<0>
    """

    name = "comm.broadcast"
    OPERATOR = "broadcast"
    MOVES = True
    source: IntAttr = param_def()

    @classmethod
    def parse_parameters(cls, parser: AttrParser) -> Sequence[IntAttr]:
        return [IntAttr(IntAttr.parse_parameter(parser))]

    def print_parameters(self, printer: Printer) -> None:
        self.source.print_parameter(printer)

    def result_sizes(self, sizes: Sizes, count: int) -> Sizes:
        if not 0 <= self.source.data < count:
            raise VerifyException(f"a group of {count} ranks has no number {self.source.data}")
        return sizes

    def arguments(self, count: int) -> list[str | int | tuple[Expression, ...]]:
        return [self.source.data]
