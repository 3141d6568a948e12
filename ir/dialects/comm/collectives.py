"""The kinds of collectives: what each computes from the tensors of the ranks in its group."""

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
from ...shapes import DimsAttr

Sizes: TypeAlias = Sequence[Expression]

REDUCTIONS = ("sum", "avg", "product", "min", "max", "band", "bor", "bxor")
"""The names that torch uses."""


class Collective(ParametrizedAttribute):
    """The interface of all kinds."""

    OPERATOR: ClassVar[str]
    """The name of the operator for one tensor: torch's in the namespace `_c10d_functional`, or one that the runtime
    provides."""
    SEVERAL: ClassVar[str | None] = None
    """The name of the operator for several tensors, if there is one."""
    MOVES: ClassVar[bool] = False
    """Whether results consist of unmodified elements of the operands, independent of their type."""
    ROUNDS: ClassVar[int] = 1
    """How often each element travels around a ring of the ranks."""
    UNIFORM: ClassVar[bool] = True
    """Whether it does the same with each of several tensors."""
    IN_PLACE: ClassVar[bool] = False
    """Whether torch has operators that write the results over the operands, with the same names and `_` at the end."""
    PAIRWISE: ClassVar[bool] = False
    """Whether a rank sends different data to each of the others."""

    def verify_count(self, tensors: int) -> None:
        """Raise VerifyException if a collective of this kind does not take so many tensors."""
        if tensors > 1 and self.SEVERAL is None:
            raise VerifyException(f"{self.name} is of one tensor")

    @abstractmethod
    def result_sizes(self, sizes: Sizes, count: int, number: int) -> Sizes:
        """The sizes of the result for operand `number`, a tensor of `sizes`, in a group of `count` ranks."""

    @abstractmethod
    def arguments(self, count: int) -> list[str | int | tuple[Expression, ...]]:
        """The arguments of the operator between the tensor and the group, which has `count` ranks."""

    def sent(self, moved: int, count: int) -> float:
        """The bytes that a rank sends in a ring of `count` ranks, of which each has `moved` bytes of operands or
        results, whichever is more."""
        return self.ROUNDS * moved * (count - 1) / count


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
    """Every rank receives the sum of all tensors, or another reduction: avg, product, min, max, band, bor, bxor.

    #comm.all_reduce<"sum">
    """

    name = "comm.all_reduce"
    OPERATOR = "all_reduce"
    SEVERAL = "all_reduce_coalesced"
    IN_PLACE = True
    ROUNDS = 2
    reduction: StringAttr = param_def()

    def result_sizes(self, sizes: Sizes, count: int, number: int) -> Sizes:
        return sizes

    def arguments(self, count: int) -> list[str | int | tuple[Expression, ...]]:
        return [self.reduction.data]


@irdl_attr_definition
class AllGatherAttr(Collective):
    """Every rank receives all tensors, concatenated along the first dimension in the order of the ranks.

    #comm.all_gather
    """

    name = "comm.all_gather"
    OPERATOR = "all_gather_into_tensor"
    SEVERAL = "all_gather_into_tensor_coalesced"
    MOVES = True

    def result_sizes(self, sizes: Sizes, count: int, number: int) -> Sizes:
        return (_rows(sizes) * count, *sizes[1:])

    def arguments(self, count: int) -> list[str | int | tuple[Expression, ...]]:
        return [count]


@irdl_attr_definition
class ReduceScatterAttr(_Reduction):
    """The reduction is split evenly along the first dimension; every rank receives its part.

    #comm.reduce_scatter<"sum">
    """

    name = "comm.reduce_scatter"
    OPERATOR = "reduce_scatter_tensor"
    SEVERAL = "reduce_scatter_tensor_coalesced"
    reduction: StringAttr = param_def()

    def result_sizes(self, sizes: Sizes, count: int, number: int) -> Sizes:
        rows = _rows(sizes)
        if rows.as_int is not None and rows.as_int % count:
            raise VerifyException(f"{count} ranks cannot share {rows} rows evenly")
        return (rows // count, *sizes[1:])

    def arguments(self, count: int) -> list[str | int | tuple[Expression, ...]]:
        return [self.reduction.data, count]


@irdl_attr_definition
class AllToAllAttr(Collective):
    """Every rank sends rows of its tensor to each rank; the lists are the numbers of rows sent to and received from
    each rank.

    #comm.all_to_all<#shape.dims<2, 2>, #shape.dims<1, 3>>       sends 2 rows each, receives 1 and 3
    """

    name = "comm.all_to_all"
    OPERATOR = "all_to_all_single"
    MOVES = True
    PAIRWISE = True
    given: DimsAttr = param_def()
    taken: DimsAttr = param_def()

    def result_sizes(self, sizes: Sizes, count: int, number: int) -> Sizes:
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
    """Every rank receives the tensor of one rank, which is given by its number in the group.

    #comm.broadcast<0>
    """

    name = "comm.broadcast"
    OPERATOR = "broadcast"
    MOVES = True
    IN_PLACE = True
    source: IntAttr = param_def()

    @classmethod
    def parse_parameters(cls, parser: AttrParser) -> Sequence[IntAttr]:
        return [IntAttr(IntAttr.parse_parameter(parser))]

    def print_parameters(self, printer: Printer) -> None:
        self.source.print_parameter(printer)

    def result_sizes(self, sizes: Sizes, count: int, number: int) -> Sizes:
        if not 0 <= self.source.data < count:
            raise VerifyException(f"a group of {count} ranks has no number {self.source.data}")
        return sizes

    def arguments(self, count: int) -> list[str | int | tuple[Expression, ...]]:
        return [self.source.data]
