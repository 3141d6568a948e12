"""The attribute `residency` of a loop: where the elements of a row are kept between the loops over it."""

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
    """Where a program keeps the elements of a row between consecutive loops over it."""

    HELD = "held"
    """In registers, as one block."""
    IN_PARTS = "in_parts"
    """In registers, as several blocks, each with separate loops."""
    STREAMED = "streamed"
    """In memory: each loop loads the row again, block by block."""


@irdl_attr_definition
class ResidencyAttr(ParametrizedAttribute):
    """Where the elements of a row are kept between a program's loops over it. `choose-residency` sets it and later
    passes use it. A loop without the attribute streams its row, which is always correct.

    #loop.residency<held>             all iterations are lanes of one block, whose values stay in registers
    #loop.residency<in_parts, 32768>  the loop has to be peeled at these iterations into parts, each of which becomes
                                      a block whose values stay in registers; until then the row is streamed
    #loop.residency<in_parts>         the loop is one of these parts
    #loop.residency<streamed>         the loop loads from memory block by block
    """

    name = "loop.residency"
    kind: StringAttr
    places: ArrayAttr[IntAttr]

    @staticmethod
    def of(kind: Residency, places: Sequence[int] = ()) -> ResidencyAttr:
        return ResidencyAttr(StringAttr(kind), ArrayAttr(map(IntAttr, places)))

    @property
    def residency(self) -> Residency:
        """The residency of the row; `streamed` as long as the loop still has to be peeled."""
        return Residency.STREAMED if self.places.data else Residency(self.kind.data)

    @property
    def cuts(self) -> list[int]:
        """The iterations at which the loop still has to be peeled."""
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
    """The residency of the row that a loop processes."""
    attribute = loop.attributes.get(ATTRIBUTE)
    return attribute.residency if isinstance(attribute, ResidencyAttr) else Residency.STREAMED


def keep_cuts_within(loop: Operation, lower: int | None, upper: int | None) -> None:
    """Adapt the residency of a loop whose bounds have changed: it is still peeled at the places within them. A loop of
    which the bounds are not known is not peeled, so that its row is streamed.
    """
    if isinstance(attribute := loop.attributes.get(ATTRIBUTE), ResidencyAttr) and attribute.cuts:
        if lower is None or upper is None:
            del loop.attributes[ATTRIBUTE]
        else:
            kept = [place for place in attribute.cuts if lower < place < upper]
            loop.attributes[ATTRIBUTE] = ResidencyAttr.of(Residency.IN_PARTS, kept)


def verify_residency(loop: Operation, lower: int | None, upper: int | None) -> None:
    """Reject an attribute `residency` that does not fit a loop from `lower` to `upper`, if these are known."""
    if (attribute := loop.attributes.get(ATTRIBUTE)) is None:
        return
    if not isinstance(attribute, ResidencyAttr):
        raise VerifyException(f"{loop.name}: the attribute residency is a #loop.residency, not {attribute}")
    if attribute.cuts and (lower is None or upper is None):
        raise VerifyException(f"{loop.name}: a row of unknown length is not cut into parts")
    if any(not lower < place < upper for place in attribute.cuts):  # type: ignore[operator]
        raise VerifyException(f"{loop.name}: parts of a row begin between {lower} and {upper}, not at "
                              f"{', '.join(map(str, attribute.cuts))}")
