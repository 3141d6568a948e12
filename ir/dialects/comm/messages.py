"""Messages from one rank of a group to another."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects.builtin import ArrayAttr, IntAttr
from xdsl.ir import Attribute, ParametrizedAttribute
from xdsl.irdl import irdl_attr_definition, param_def
from xdsl.parser import AttrParser
from xdsl.printer import Printer
from xdsl.utils.exceptions import VerifyException

from ...expressions import Expression, constant
from .collectives import Collective, Sizes


class _Message(ParametrizedAttribute):
    further: IntAttr
    tag: IntAttr

    @classmethod
    def parse_parameters(cls, parser: AttrParser) -> Sequence[IntAttr]:
        with parser.in_angle_brackets():
            further = IntAttr(parser.parse_integer())
            parser.parse_punctuation(",")
            return [further, IntAttr(parser.parse_integer())]

    def print_parameters(self, printer: Printer) -> None:
        with printer.in_angle_brackets():
            printer.print_string(f"{self.further.data}, {self.tag.data}")

    @property
    def is_sent(self) -> bool:
        """Whether this rank is the sender."""
        return isinstance(self, SendAttr)


@irdl_attr_definition
class SendAttr(_Message):
    """A message to another rank, and its tag. The rank is given by its distance: 1 is the next rank in the group; the
    first one follows the last.

    #comm.send<1, 0>
    """

    name = "comm.send"
    further: IntAttr = param_def()
    tag: IntAttr = param_def()


@irdl_attr_definition
class ReceiveAttr(_Message):
    """A message from another rank, given by its distance as in `comm.send`, and its tag.

    #comm.receive<1, 0>
    """

    name = "comm.receive"
    further: IntAttr = param_def()
    tag: IntAttr = param_def()


@irdl_attr_definition
class MessagesAttr(Collective):
    """Messages that start together, one for each operand. The operand of a send is the tensor that is sent; its result
    is an empty tensor, for which a program waits. The operand of a receive has the type of the result; its values are
    not used. Ranks are given by distances, so that the text is the same on all ranks of a ring.

    #comm.messages<[#comm.send<1, 0>, #comm.receive<3, 0>]>         of 4 ranks: to the next, from the one before
    """

    name = "comm.messages"
    OPERATOR = "messages"
    SEVERAL = "messages"
    UNIFORM = False
    messages: ArrayAttr[Attribute] = param_def()

    @staticmethod
    def of(messages: Sequence[SendAttr | ReceiveAttr]) -> MessagesAttr:
        return MessagesAttr(ArrayAttr(messages))

    @property
    def listed(self) -> list[SendAttr | ReceiveAttr]:
        """The messages, one for each operand."""
        return [each for each in self.messages if isinstance(each, SendAttr | ReceiveAttr)]

    def verify(self) -> None:
        if len(self.listed) != len(self.messages):
            raise VerifyException("messages are sent or received")

    def verify_count(self, tensors: int) -> None:
        if tensors != len(self.messages):
            raise VerifyException(f"there is one tensor for each of {len(self.messages)} messages, not {tensors}")

    def result_sizes(self, sizes: Sizes, count: int, number: int) -> Sizes:
        message = self.listed[number]
        if not 0 < message.further.data < count:
            raise VerifyException(f"a group of {count} ranks has no rank {message.further.data} ranks further")
        return (constant(0),) if message.is_sent else sizes

    def arguments(self, count: int) -> list[str | int | tuple[Expression, ...]]:
        return [each for message in self.listed
                for each in ("send" if message.is_sent else "receive", message.further.data, message.tag.data)]

    def sent(self, moved: int, count: int) -> float:
        return moved
