"""Textual descriptions of a function's inputs, and the tensors that they describe.

    index 5
    tensor<4x8xf32> strides [1, 4] seed 3
    tensor<16xi64> from 0 to 9 seed 4
    tensor<2xf32> values [1.0, -0.5]

Floats are normally distributed, or their magnitudes with the word `positive`. With the word `hard` they include
magnitudes up to a hundred over many decades, zeros of both signs, ties of roundings, and arguments near the overflow
of exponentials. Booleans are fair; integers are uniform between two inclusive bounds, by default 0 and 1, which are
valid indices of any dimension of size two or more.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, TypeAlias

from xdsl.context import Context
from xdsl.dialects.builtin import IndexType, IntegerType, MemRefType, TensorType
from xdsl.dialects.func import FuncOp
from xdsl.ir import Attribute
from xdsl.parser import Parser
from xdsl.utils.exceptions import ParseError

from ..dialects.host import BufferType
from ..dialects.loop import KernelOp
from ..dtypes import element_type, torch_dtype
from ..errors import InputError, OptionError, UnsupportedError
from ..expressions import Expression
from ..modules.symbols import argument_facts, argument_symbol, symbol_ranges
from ..shapes import DimsAttr, dims, tensor

if TYPE_CHECKING:
    import torch
    from torch import Tensor

__all__ = ["Input", "NumberInput", "TensorInput", "describe_inputs", "describe_values", "make_inputs", "parse_input",
           "random_tensor"]

MAX_SIZE = 5
DECADES = (-4.0, 2.0)
"""The powers of ten between which the magnitudes of hard floats are log-uniform."""
SPECIAL = (0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -3.5, 2.0, -2.0, 10.0, -10.0, 88.0, -88.0, 88.7, -103.5, 1e-30)
"""Hard floats: zeros, ties of roundings, and arguments where exponentials of f32 overflow or underflow."""
SEEDS_OF_ARGUMENTS = 1000
"""The arguments of seed 2 are drawn with the seeds 2000, 2001, ..."""


@dataclass(frozen=True)
class NumberInput:
    """A size or another integer."""

    value: int

    def __str__(self) -> str:
        return f"index {self.value}"

    def make(self) -> int:
        return self.value


@dataclass(frozen=True)
class TensorInput:
    """A tensor of random or given elements."""

    sizes: tuple[int, ...]
    element: Attribute
    strides: tuple[int, ...] | None = None
    """None if row-major."""
    bounds: tuple[int, int] = (0, 1)
    """Inclusive bounds of integers."""
    positive: bool = False
    hard: bool = False
    seed: int = 0
    values: tuple[float | int, ...] | None = None
    """In row-major order."""

    def __str__(self) -> str:
        words = [str(tensor(self.sizes, self.element))]
        if self.strides is not None:
            words.append(f"strides [{', '.join(map(str, self.strides))}]")
        if self.bounds != (0, 1) and isinstance(self.element, IntegerType) and self.element.width.data > 1:
            words.append(f"from {self.bounds[0]} to {self.bounds[1]}")
        words += ["hard"] * self.hard + ["positive"] * self.positive
        words.append(f"seed {self.seed}" if self.values is None else f"values [{', '.join(map(repr, self.values))}]")
        return " ".join(words)

    def make(self) -> Tensor:
        import torch

        dtype = torch_dtype(self.element)
        if self.values is not None:
            content = torch.tensor(self.values, dtype=dtype).reshape(self.sizes)
        else:
            generator = torch.Generator().manual_seed(self.seed)
            content = random_tensor(self.sizes, dtype, generator, bounds=self.bounds)
            content = _harder(content, generator) if self.hard and dtype.is_floating_point else content
            content = content.abs() if self.positive and dtype.is_signed else content
        return content if self.strides is None else _laid_out(content, self.strides)


Input: TypeAlias = NumberInput | TensorInput


def describe_inputs(
    entry: FuncOp | KernelOp, seed: int = 0, *, largest_size: int = MAX_SIZE, bounds: tuple[int, int] = (0, 1),
    hard: bool = False,
) -> tuple[Input, ...]:
    """Inputs for a function of any level or a kernel: symbols in their ranges, and tensors with the required strides.
    """
    arguments = entry.body.block.args
    symbols = _choose_symbols(entry, seed, largest_size) if isinstance(entry, FuncOp) else {}
    described: list[Input] = []
    for at, argument in enumerate(arguments):
        type = argument.type
        if isinstance(type, IndexType):
            name = argument_symbol(entry, argument) if isinstance(entry, FuncOp) else None
            described.append(NumberInput(symbols.get(name or "", 2)))
            continue
        strides: Sequence[Expression] | None = None
        if isinstance(type, TensorType):
            sizes = dims(type)
            given = argument_facts(entry, argument).get("stepwell.strides") if isinstance(entry, FuncOp) else None
            strides = given.data if isinstance(given, DimsAttr) else None
        elif isinstance(type, BufferType):
            sizes, strides = type.sizes.data, None if type.is_contiguous else type.strides.data
        elif isinstance(type, MemRefType) and min(type.get_shape(), default=0) >= 0:
            sizes = tuple(map(Expression.of, type.get_shape()))
        else:
            raise UnsupportedError(f"there is no random input of type {type}", hint="say what to give for it")
        described.append(TensorInput(
            _evaluate(sizes, symbols), type.element_type,  # type: ignore[union-attr]
            None if strides is None else _evaluate(strides, symbols), bounds, hard=hard,
            seed=seed * SEEDS_OF_ARGUMENTS + at))
    return tuple(described)


def describe_values(values: Sequence[Tensor | int], seed: int = 0, *, exactly: bool = False) -> tuple[Input, ...]:
    """Random inputs with the sizes, strides and bounds of the given ones; with `exactly`, with their elements."""
    described: list[Input] = []
    for at, value in enumerate(values):
        if isinstance(value, int):
            described.append(NumberInput(value))
            continue
        element, sizes = element_type(value.dtype), tuple(value.shape)
        strides = None if value.is_contiguous() else tuple(value.stride())
        spec = TensorInput(sizes, element, strides, seed=seed * SEEDS_OF_ARGUMENTS + at)
        if exactly:
            spec = replace(spec, values=tuple(value.detach().flatten().tolist()))
        elif value.dtype.is_floating_point:
            spec = replace(spec, positive=bool(value.numel() and (value.detach() >= 0).all()))
        elif value.numel() and str(value.dtype) != "torch.bool" and not value.is_complex():
            wide = value.long()  # torch lacks comparisons of unsigned types
            spec = replace(spec, bounds=(int(wide.min()), int(wide.max())))
        described.append(spec)
    return tuple(described)


def make_inputs(described: Iterable[Input]) -> list[Tensor | int]:
    """The described tensors and numbers; deterministic."""
    return [each.make() for each in described]


def parse_input(text: str) -> Input:
    """Parse the description of an input; raises OptionError."""
    if match := re.fullmatch(r"\s*index\s+(-?\d+)\s*", text):
        return NumberInput(int(match[1]))
    from ..context import make_context

    try:
        return _parse_tensor(make_context(), text)
    except (ParseError, UnsupportedError, ValueError) as error:
        what = error.msg.strip() if isinstance(error, ParseError) else str(error)
        raise OptionError(f"'{text.strip()}' describes no input: {what}", hint=(
            "write `index 5`, or a type of static sizes and what its elements are: "
            "`tensor<4x8xf32> strides [1, 4] seed 3`, `tensor<16xi64> from 0 to 9 seed 4`")) from error


def random_tensor(
    sizes: Sequence[int], dtype: torch.dtype, generator: torch.Generator, *, bounds: tuple[int, int] = (0, 1)
) -> Tensor:
    """Normally distributed numbers, fair booleans, or integers between inclusive `bounds`."""
    import torch

    if dtype.is_floating_point or dtype.is_complex:
        real = torch.randn(list(sizes), generator=generator, dtype=torch.float64)
        if not dtype.is_complex:
            return real.to(dtype)
        return torch.complex(real, torch.randn(list(sizes), generator=generator, dtype=torch.float64)).to(dtype)
    low, high = (0, 1) if dtype is torch.bool else bounds
    return torch.randint(low, high + 1, list(sizes), generator=generator).to(dtype)


def _harder(content: Tensor, generator: torch.Generator) -> Tensor:
    """Replace two thirds of random floats by numbers at which functions are harder to compute."""
    import torch

    special = torch.tensor(SPECIAL, dtype=torch.float64)
    uniform = torch.rand(content.shape, generator=generator, dtype=torch.float64)
    powers = 10.0 ** (uniform * (DECADES[1] - DECADES[0]) + DECADES[0])
    kinds = torch.randint(0, 3, content.shape, generator=generator)
    chosen = special[torch.randint(0, len(SPECIAL), content.shape, generator=generator)]
    harder = torch.where(kinds == 1, powers.copysign(content.double()), chosen).to(content.dtype)
    return torch.where(kinds == 0, content, harder)


def _parse_tensor(context: Context, text: str) -> TensorInput:
    parser = Parser(context, text, "<input>")
    type = parser.parse_type()
    if not isinstance(type, TensorType) or min(type.get_shape(), default=0) < 0:
        raise ValueError("expected a tensor type of static sizes")
    torch_dtype(type.element_type)  # raises if there is none
    spec = TensorInput(tuple(type.get_shape()), type.element_type)
    count = math.prod(spec.sizes)
    while True:
        if parser.parse_optional_keyword("strides"):
            strides = tuple(parser.parse_comma_separated_list(parser.Delimiter.SQUARE, parser.parse_integer))
            if len(strides) != len(spec.sizes) or min(strides, default=0) < 0:
                raise ValueError(f"expected {len(spec.sizes)} strides")
            spec = replace(spec, strides=strides)
        elif parser.parse_optional_keyword("from"):
            low = parser.parse_integer()
            parser.parse_characters("to")
            high = parser.parse_integer()
            if low > high:
                raise ValueError(f"there is no integer from {low} to {high}")
            spec = replace(spec, bounds=(low, high))
        elif parser.parse_optional_keyword("hard"):
            spec = replace(spec, hard=True)
        elif parser.parse_optional_keyword("positive"):
            spec = replace(spec, positive=True)
        elif parser.parse_optional_keyword("seed"):
            spec = replace(spec, seed=parser.parse_integer(allow_negative=False))
        elif parser.parse_optional_keyword("values"):
            values = tuple(parser.parse_comma_separated_list(parser.Delimiter.SQUARE, lambda: _parse_number(parser)))
            if len(values) != count:
                raise ValueError(f"expected {count} values, not {len(values)}")
            spec = replace(spec, values=values)
        else:
            break
    if (rest := text[parser.pos:].strip()):
        raise ValueError(f"'{rest}' is not understood")
    return spec


def _parse_number(parser: Parser) -> float | int:
    sign = -1 if parser.parse_optional_punctuation("-") else 1
    for word in ("nan", "inf"):
        if parser.parse_optional_keyword(word):
            return sign * float(word)
    for word, value in (("True", True), ("False", False)):
        if parser.parse_optional_keyword(word):
            return value
    return sign * parser.parse_number()


def _choose_symbols(function: FuncOp, seed: int, largest_size: int) -> dict[str, int]:
    """A value for each symbol in its range, preferably small and at least two."""
    import torch

    generator = torch.Generator().manual_seed(seed)
    symbols: dict[str, int] = {}
    for name, known in symbol_ranges(function).items():
        low = max(2, known.lower or 0)
        high = max(low, largest_size)
        if isinstance(known.upper, int):
            high = min(high, known.upper - 1)
            low = min(low, high)
        symbols[name] = int(torch.randint(low, high + 1, (), generator=generator))
    return symbols


def _evaluate(expressions: Iterable[Expression], symbols: dict[str, int]) -> tuple[int, ...]:
    expressions = tuple(expressions)
    if unknown := set().union(*(each.symbols() for each in expressions)) - symbols.keys():
        raise InputError(f"no argument says what the size {min(unknown)} is",
                         hint=f'declare it: %{min(unknown)}: index {{shape.symbol = "{min(unknown)}"}}')
    return tuple(each.evaluate(symbols) for each in expressions)


def _laid_out(content: Tensor, strides: Sequence[int]) -> Tensor:
    """A tensor with these strides; a dimension of stride 0 is expanded from one element."""
    import torch

    once = content[tuple(slice(None if stride else 1) for stride in strides)]
    return torch.empty_strided(once.shape, strides, dtype=content.dtype).copy_(once).as_strided(content.shape, strides)
