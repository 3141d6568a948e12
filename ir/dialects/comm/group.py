"""Groups of ranks, described identically on every rank."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects.builtin import ArrayAttr, IntAttr, StringAttr
from xdsl.ir import Attribute, ParametrizedAttribute
from xdsl.irdl import irdl_attr_definition, param_def
from xdsl.parser import AttrParser
from xdsl.printer import Printer
from xdsl.utils.exceptions import VerifyException


@irdl_attr_definition
class GroupAttr(ParametrizedAttribute):
    """The ranks that take part in a collective: a label, their number, and the distance between neighbours.

    #comm.group<"mesh_tp", 2, 1>       of 4 ranks: 0 and 1, 2 and 3
    #comm.group<"mesh_dp", 2, 2>       of 4 ranks: 0 and 2, 1 and 3
    #comm.group<"ends", [0, 3]>        ranks that are not evenly spaced are listed

    The first form describes the groups along a dimension of a device mesh. Each rank is in exactly one of these
    groups, so that all ranks have the same program text.
    """

    name = "comm.group"
    label: StringAttr = param_def()
    size: IntAttr = param_def()
    distance: IntAttr = param_def()
    """The number of ranks between neighbours; 0 if the ranks are listed."""
    listed: ArrayAttr[IntAttr] = param_def()

    @staticmethod
    def of_mesh(label: str, size: int, distance: int) -> GroupAttr:
        """The groups along a dimension of a device mesh."""
        return GroupAttr(StringAttr(label), IntAttr(size), IntAttr(distance), ArrayAttr([]))

    @staticmethod
    def listing(label: str, ranks: Sequence[int]) -> GroupAttr:
        """A group with the listed ranks."""
        return GroupAttr(StringAttr(label), IntAttr(len(ranks)), IntAttr(0), ArrayAttr(map(IntAttr, ranks)))

    @staticmethod
    def of(label: str, ranks: Sequence[int], rank: int) -> GroupAttr:
        """The group with these `ranks`, one of which is `rank`, in mesh form if possible."""
        distance = ranks[1] - ranks[0] if len(ranks) > 1 else 1
        if distance > 0:
            even = GroupAttr.of_mesh(label, len(ranks), distance)
            if even.ranks_with(rank) == tuple(ranks):
                return even
        return GroupAttr.listing(label, ranks)

    def relabelled(self, label: str) -> GroupAttr:
        """The same group with another label."""
        return GroupAttr(StringAttr(label), self.size, self.distance, self.listed)

    def ranks_with(self, rank: int) -> tuple[int, ...]:
        """The ranks of the group that contains `rank`, in their order in the group."""
        if self.listed.data:
            return tuple(each.data for each in self.listed)
        size, distance = self.size.data, self.distance.data
        first = rank - rank // distance % size * distance
        return tuple(range(first, first + size * distance, distance))

    def verify(self) -> None:
        if self.size.data < 1 or (self.distance.data < 1 and not self.listed.data):
            raise VerifyException("a group has at least one rank, and a distance of at least one between two")
        if self.listed.data and len(set(self.listed.data)) != self.size.data:
            raise VerifyException("a group lists each of its ranks once")

    @classmethod
    def parse_parameters(cls, parser: AttrParser) -> Sequence[Attribute]:
        with parser.in_angle_brackets():
            label = StringAttr(parser.parse_str_literal())
            parser.parse_punctuation(",")
            listed = parser.parse_optional_comma_separated_list(parser.Delimiter.SQUARE, parser.parse_integer)
            if listed is not None:
                return GroupAttr.listing(label.data, listed).parameters
            size = parser.parse_integer()
            parser.parse_punctuation(",")
            return GroupAttr.of_mesh(label.data, size, parser.parse_integer()).parameters

    def print_parameters(self, printer: Printer) -> None:
        with printer.in_angle_brackets():
            printer.print_string_literal(self.label.data)
            if self.listed.data:
                printer.print_string(f", [{', '.join(str(each.data) for each in self.listed)}]")
            else:
                printer.print_string(f", {self.size.data}, {self.distance.data}")
