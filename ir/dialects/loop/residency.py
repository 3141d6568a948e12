"""Where the elements of a row are between the loops over it: the attribute `residency` of a loop."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects.builtin import ArrayAttr, IntAttr, StringAttr
from xdsl.ir import Attribute, Operation, ParametrizedAttribute
from xdsl.irdl import irdl_attr_definition
from xdsl.parser import AttrParser
from xdsl.printer import Printer
from xdsl.utils.exceptions import VerifyException
from xdsl.utils.str_enum import StrEnum

from ...errors import did_you_mean

ATTRIBUTE = "residency"


class Residency(StrEnum):
    """Where a program has the elements of a row while its loops go over it, one loop after the other."""

    HELD = "held"
    """In registers, as one block."""
    IN_PARTS = "in_parts"
    """In registers, as several blocks, each of which has loops of its own."""
    STREAMED = "streamed"
    """In memory: each loop reads the row anew, block by block."""


@irdl_attr_definition
class ResidencyAttr(ParametrizedAttribute):
    """Where the elements of a row are between the loops of a program over it. `choose-residency` decides; the passes
    behind it read the decision. A loop without the attribute streams its row, which is always right.

    #loop.residency<held>             all iterations are lanes of one block, whose values stay in registers
    #loop.residency<in_parts, 32768>  the same for blocks of their own from each of these iterations on, once the loop
                                      is peeled there; until then the row is streamed
    #loop.residency<in_parts>         the loop is one of these parts
    #loop.residency<streamed>         the loop reads memory block by block
    """

    name = "loop.residency"
    kind: StringAttr
    places: ArrayAttr[IntAttr]

    @staticmethod
    def of(kind: Residency, places: Sequence[int] = ()) -> ResidencyAttr:
        return ResidencyAttr(StringAttr(kind), ArrayAttr(map(IntAttr, places)))

    @property
    def residency(self) -> Residency:
        """Where the row is; `streamed` as long as it has still to be cut into parts."""
        return Residency.STREAMED if self.places.data else Residency(self.kind.data)

    @property
    def cuts(self) -> list[int]:
        """The iterations at which parts begin that have no loops of their own yet, but for the first part."""
        return [place.data for place in self.places.data]

    def verify(self) -> None:
        if self.kind.data not in list(Residency):
            raise VerifyException(f"#loop.residency: a row is held, in_parts or streamed, not '{self.kind.data}'; "
                                  f"{did_you_mean(self.kind.data, list(Residency))}")
        if self.cuts and self.kind.data != Residency.IN_PARTS:
            raise VerifyException(f"#loop.residency: a row that is {self.kind.data} is not cut into parts")
        if self.cuts != sorted(set(self.cuts)):
            raise VerifyException(f"#loop.residency: the places {self.cuts} do not rise")

    @classmethod
    def parse_parameters(cls, parser: AttrParser) -> list[Attribute]:
        places: list[IntAttr] = []
        with parser.in_angle_brackets():
            kind = parser.parse_identifier()
            while parser.parse_optional_punctuation(","):
                places.append(IntAttr(parser.parse_integer(allow_boolean=False)))
        return [StringAttr(kind), ArrayAttr(places)]

    def print_parameters(self, printer: Printer) -> None:
        with printer.in_angle_brackets():
            printer.print_string(", ".join([self.kind.data, *map(str, self.cuts)]))


def residency_of(loop: Operation) -> Residency:
    """Where the row is that a loop goes over."""
    attribute = loop.attributes.get(ATTRIBUTE)
    return attribute.residency if isinstance(attribute, ResidencyAttr) else Residency.STREAMED


def verify_residency(loop: Operation, lower: int | None, upper: int | None) -> None:
    """Refuse a loop from `lower` to `upper`, where these are known, whose attribute `residency` does not fit it."""
    if (attribute := loop.attributes.get(ATTRIBUTE)) is None:
        return
    if not isinstance(attribute, ResidencyAttr):
        raise VerifyException(f"{loop.name}: the attribute residency is a #loop.residency, not {attribute}")
    if attribute.cuts and (lower is None or upper is None):
        raise VerifyException(f"{loop.name}: a row of unknown length is not cut into parts")
    if any(not lower < place < upper for place in attribute.cuts):  # type: ignore[operator]
        raise VerifyException(f"{loop.name}: parts of a row begin between {lower} and {upper}, not at "
                              f"{', '.join(map(str, attribute.cuts))}")
