"""What operations of other packages say themselves, because no table of ours has them: on which levels they may stand,
and how they are printed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from string import Formatter
from typing import Any

from xdsl.ir import Operation
from xdsl.traits import OpTrait

__all__ = ["CppText", "ElementwiseMappable", "LegalOn", "LibdeviceFunction", "TritonForm", "cpp_text_of", "is_legal_on",
           "is_mappable", "libdevice_function_of", "triton_form_of"]


@dataclass(frozen=True)
class CppText(OpTrait):
    """The operation in C++: an expression of its only result, or a statement if it has none.

        traits = traits_def(Pure(), CppText("{x} / (1 + std::abs({x}))"))

    Names in braces are those of operands; operands that are f16 or bf16 are given, and the result is taken, as f32. In
    the text of an access to memory, `{place}` is the element that is accessed.
    """

    text: str
    declarations: str = ""
    """C++ that stands before the kernels which have the operation: a function, or the declaration of one that the C
    library has. Kernels include no headers."""

    @property
    def names(self) -> list[str]:
        """The names in braces, each once."""
        return list(dict.fromkeys(name for _, name, _, _ in Formatter().parse(self.text) if name is not None))


@dataclass(frozen=True)
class LibdeviceFunction(OpTrait):
    """In a GPU's kernel the operation is a function of CUDA's libdevice, as Triton names it: `rsqrt`, `erfinv`."""

    function: str


@dataclass(frozen=True)
class TritonForm(OpTrait):
    """In a GPU's kernel the operation is what a function writes with operations of triton, arith and math.

    The function is given `emit`, which puts an operation into the kernel and returns its first result, and the
    operands: numbers or blocks of one shape. Its result is that of the operation. For a write to `buffer[subscript]`
    they are the addresses, the other operands in their order, and the condition under which each lane writes, or None.
    """

    write: Callable[..., Any]


@dataclass(frozen=True)
class LegalOn(OpTrait):
    """The operation may stand in modules of some levels, whatever its dialect is."""

    levels: frozenset[str]


@dataclass(frozen=True)
class ElementwiseMappable(LegalOn):
    """The operation computes a number from numbers, and the same element by element from vectors and tensors of them.
    So it is one operation on tensors, in loops, and in the lanes of vectors."""

    levels: frozenset[str] = frozenset({"prim", "loop"})


@cache
def cpp_text_of(kind: type[Operation]) -> CppText | None:
    """How the operations of a class are printed in C++, if they say it."""
    return next(iter(kind.get_traits_of_type(CppText)), None)


@cache
def libdevice_function_of(kind: type[Operation]) -> str | None:
    """The function of libdevice that the operations of a class are, if they say it."""
    return next((trait.function for trait in kind.get_traits_of_type(LibdeviceFunction)), None)


@cache
def is_legal_on(kind: type[Operation], level: str) -> bool:
    """Whether the operations of a class say that they may stand on a level."""
    return any(level in trait.levels for trait in kind.get_traits_of_type(LegalOn))


@cache
def is_mappable(kind: type[Operation]) -> bool:
    """Whether the operations of a class take numbers as well as vectors and tensors of them."""
    return bool(kind.get_traits_of_type(ElementwiseMappable))


@cache
def triton_form_of(kind: type[Operation]) -> Callable[..., Any] | None:
    """What writes the operations of a class in Triton, if they say it."""
    return next((trait.write for trait in kind.get_traits_of_type(TritonForm)), None)
