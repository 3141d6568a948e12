"""How operations that the emitters have no table entry for are printed: those of other packages say it themselves."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from string import Formatter

from xdsl.ir import Operation
from xdsl.traits import OpTrait

__all__ = ["CppText", "LegalOn", "LibdeviceFunction", "cpp_text_of", "is_legal_on", "libdevice_function_of"]


@dataclass(frozen=True)
class CppText(OpTrait):
    """The operation in C++: an expression of its only result, or a statement if it has none.

        traits = traits_def(Pure(), CppText("{x} / (1 + std::abs({x}))"))

    Names in braces are those of operands; operands that are f16 or bf16 are given, and the result is taken, as f32. In
    the text of an access to memory, `{place}` is the element that is accessed.
    """

    text: str

    @property
    def names(self) -> list[str]:
        """The names in braces, each once."""
        return list(dict.fromkeys(name for _, name, _, _ in Formatter().parse(self.text) if name is not None))


@dataclass(frozen=True)
class LibdeviceFunction(OpTrait):
    """In a GPU's kernel the operation is a function of CUDA's libdevice, as Triton names it: `rsqrt`, `erfinv`."""

    function: str


@dataclass(frozen=True)
class LegalOn(OpTrait):
    """The operation may stand in modules of some levels, whatever its dialect is."""

    levels: frozenset[str]


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
