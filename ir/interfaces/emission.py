"""Traits by which operations of other packages declare their levels and their printed form, which Stepwell's tables
lack.
"""

from __future__ import annotations

import re
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
    """The C++ form of an operation: an expression for its single result, or a statement if it has none.

        traits = traits_def(Pure(), CppText("{x} / (1 + std::abs({x}))"))

    Names in braces are operands; f16 and bf16 operands and results are represented as f32. In the text of a memory
    access, `{place}` is the accessed element.
    """

    text: str
    declarations: str = ""
    """C++ declarations for kernels that contain the operation: a function definition, or the declaration of a
    function in the C library. Kernels include no headers.
    """

    @property
    def names(self) -> list[str]:
        """The names in braces, without duplicates."""
        return list(dict.fromkeys(name for _, name, _, _ in Formatter().parse(self.text) if name is not None))

    @property
    def identifiers(self) -> frozenset[str]:
        """The identifiers outside of braces, such as those of functions, which no value of the kernel may have."""
        return frozenset(re.findall(r"[A-Za-z_]\w*", " ".join(text for text, _, _, _ in Formatter().parse(self.text))))


@dataclass(frozen=True)
class LibdeviceFunction(OpTrait):
    """The function of CUDA's libdevice that implements the operation in GPU kernels, by Triton's name: `rsqrt`,
    `erfinv`.
    """

    function: str


@dataclass(frozen=True)
class TritonForm(OpTrait):
    """A function that lowers the operation in GPU kernels to operations of triton, arith and math.

    The function receives `emit`, which inserts an operation into the kernel and returns its first result, and the
    operands: scalars or blocks of one shape. It returns the operation's result. For a store to `buffer[subscript]`
    the arguments are the addresses, the other operands in order, and the mask or None.
    """

    write: Callable[..., Any]


@dataclass(frozen=True)
class LegalOn(OpTrait):
    """The levels on which the operation is legal, independent of its dialect."""

    levels: frozenset[str]


@dataclass(frozen=True)
class ElementwiseMappable(LegalOn):
    """The operation computes a scalar from scalars, and maps elementwise over vectors and tensors. Therefore the same
    operation is used on tensors, in loops, and on vectors.
    """

    levels: frozenset[str] = frozenset({"prim", "loop"})


@cache
def cpp_text_of(kind: type[Operation]) -> CppText | None:
    """The C++ form of a class of operations, or None."""
    return next(iter(kind.get_traits_of_type(CppText)), None)


@cache
def libdevice_function_of(kind: type[Operation]) -> str | None:
    """The libdevice function of a class of operations, or None."""
    return next((trait.function for trait in kind.get_traits_of_type(LibdeviceFunction)), None)


@cache
def is_legal_on(kind: type[Operation], level: str) -> bool:
    """Whether a class of operations declares that it is legal on a level."""
    return any(level in trait.levels for trait in kind.get_traits_of_type(LegalOn))


@cache
def is_mappable(kind: type[Operation]) -> bool:
    """Whether a class of operations accepts scalars as well as vectors and tensors."""
    return bool(kind.get_traits_of_type(ElementwiseMappable))


@cache
def triton_form_of(kind: type[Operation]) -> Callable[..., Any] | None:
    """The function that lowers a class of operations to Triton, or None."""
    return next((trait.write for trait in kind.get_traits_of_type(TritonForm)), None)
