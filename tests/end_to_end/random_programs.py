"""Random programs: straight-line Python functions over random tensors, each statement checked to run in eager."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import torch
import torch.nn.functional as F
from torch import Tensor

from .random_inputs import copied, random_input
from .statements import DIFFERENTIABLE, EXACT, ONE_VALUE, ROUNDING, ROUNDING_INDEXING, WRITES

LARGEST = 6000
"""Elements of the largest value of a program."""

FACTORIES = {"arange", "eye", "hann_window", "linspace", "logspace", "tensor", "tril_indices", "zeros"}
"""What makes tensors on the CPU unless told otherwise."""

FAILURES = (RuntimeError, ValueError, IndexError, TypeError, NotImplementedError)
"""What eager raises for operands that a statement does not fit."""


@dataclass
class Value:
    """A value of a program, as eager computes it."""

    tensor: Tensor
    precision: float
    """The coarsest rounding that it went through; 0 if it is exact."""

    @property
    def exact(self) -> bool:
        return self.precision == 0


@dataclass
class RandomProgram:
    """The text of a function `program(x0, x1, ...)` and inputs for it."""

    seed: int
    source: str
    wide_source: str
    """The function with float64 in place of narrower types; a result that would be rounded goes through `rounded`, with
    the precision of its type."""
    inputs: list[Tensor]
    outputs: list[str]
    """The names of what is returned."""
    precisions: dict[str, float]
    """The coarsest rounding that each output went through."""
    gradients: bool

    def function(
        self, *, wide: bool = False, device: str = "cpu", rounded: Callable[[Tensor, float], Tensor] = lambda x, _: x
    ) -> Callable[..., Any]:
        """The function itself, or in float64, where `rounded` may round; the tensors that it makes are on a device."""
        scope: dict[str, Any] = {"torch": torch, "F": F, "rounded": rounded}
        name = f"<program {self.seed}{' in float64' if wide else ''}>"
        tree = ast.parse(self.wide_source if wide else self.source)
        if device != "cpu":
            for node in ast.walk(tree):
                _make_on(node, device)
        exec(compile(ast.fix_missing_locations(tree), name, "exec"), scope)
        return scope["program"]

    def noise(self, name: str) -> float:
        """The relative error that chance alone explains where eager happens to have none, as it does in float64, which
        it is compared with: that of some 256 roundings."""
        precision = self.precisions.get(name, max(self.precisions.values(), default=0))
        return 16 * max(precision, 2.0**-46 if precision else 0)

    def __str__(self) -> str:
        lines = [f"x{k}: {tuple(x.shape)} {x.dtype} strides {x.stride()}" for k, x in enumerate(self.inputs)]
        return "\n".join((f"seed {self.seed}", *lines, self.source))


class ProgramGenerator:
    """Makes one program: `writes` into its values, with `special` numbers among the inputs, or for `gradients`.

    Without `in_order`, it asks for nothing that depends on which of several writes to one element is the last.
    """

    def __init__(
        self, seed: int, *, length: int = 12, writes: bool = False, special: bool = False, gradients: bool = False,
        in_order: bool = True,
    ):
        self.seed, self.length, self.in_order = seed, length, in_order
        self.writes, self.special, self.gradients = writes, special, gradients
        self.random = random.Random(seed)
        self.values: dict[str, Value] = {}
        self.inputs: list[Tensor] = []
        self.lines: list[str] = []
        self.wide_lines: list[str] = []
        generator = torch.Generator().manual_seed(seed)
        for k in range(self.random.randint(2, 4)):
            tensor = random_input(self.random, generator, special=special)
            self.inputs.append(tensor)
            self.values[f"x{k}"] = Value(copied(tensor), 0)

    def generate(self) -> RandomProgram:
        """The program."""
        families = [ROUNDING, EXACT, ROUNDING_INDEXING] + [WRITES] * self.writes
        weights = [10, 14, 1] + [12] * self.writes
        if self.gradients:
            families, weights = [DIFFERENTIABLE, EXACT], [2, 1]
        attempts = 0
        while len(self.lines) < self.length and attempts < 40 * self.length:
            attempts += 1
            (family,) = self.random.choices(families, weights)
            template = self.random.choice(family)
            if not self.in_order:
                template = ONE_VALUE.get(template, template)
            if not (special_only_in_eager(template) and self.special):
                self._add(template, family)
        names = [name for name in self.values if not name.startswith("x") or self.random.random() < 0.3]
        return RandomProgram(
            self.seed, self._function(self.lines, names), self._function(self.wide_lines, names), self.inputs, names,
            {name: self.values[name].precision for name in names}, self.gradients)

    def _function(self, lines: Sequence[str], names: Sequence[str]) -> str:
        parameters = ", ".join(f"x{k}" for k in range(len(self.inputs)))
        body = "\n".join(f"    {line}" for line in lines)
        return f"def program({parameters}):\n{body}\n    return {', '.join(names)},\n"

    def _add(self, template: str, family: object) -> None:
        """Add a statement if it is one that runs."""
        operands: list[str] = []
        text = self._filled(template, operands)
        if text is None:
            return
        scope = {"torch": torch, "F": F} | {name: value.tensor for name, value in self.values.items()}
        if family is WRITES:
            self._write(text, scope)
            return
        try:
            result = eval(text, scope)
        except FAILURES:
            return
        if not isinstance(result, Tensor) or result.numel() > LARGEST or result.is_complex():
            return
        if not self.special and family is not EXACT and not _is_finite(result):
            return  # where eager overflows in float16, a kernel that computes in float32 need not
        if not result.is_floating_point() and not all(_is_finite(self.values[each].tensor) for each in operands):
            if result.dtype != torch.bool and ".to(" in text:
                return  # what a NaN is as an integer is up to the processor
        name = f"v{len(self.lines)}"
        self.lines.append(f"{name} = {text}")
        wide = _widened(text)
        if not self._is_view(result):
            wide = f"({wide}).clone()"
        if family is not EXACT and result.is_floating_point():
            wide = f"rounded({wide}, {torch.finfo(result.dtype).eps})"
        self.wide_lines.append(f"{name} = {wide}")
        self.values[name] = Value(result, self._precision(result, operands, family))

    def _is_view(self, result: Tensor) -> bool:
        memory = result.untyped_storage().data_ptr()
        return any(value.tensor.untyped_storage().data_ptr() == memory for value in self.values.values())

    def _precision(self, result: Tensor, operands: Sequence[str], family: object) -> float:
        if not result.is_floating_point():
            return 0
        inherited = max((self.values[each].precision for each in operands), default=0)
        return inherited if family is EXACT else max(inherited, torch.finfo(result.dtype).eps)

    def _write(self, text: str, scope: dict[str, Any]) -> None:
        before = [value.tensor.clone() for value in self.values.values()]
        try:
            exec(text, scope)
        except FAILURES:
            for value, old in zip(self.values.values(), before, strict=True):
                if value.tensor.shape == old.shape and not _equal(value.tensor, old):
                    value.tensor.copy_(old)
            return
        self.lines.append(text)
        self.wide_lines.append(_widened(text))
        floating = [value for value in self.values.values() if value.tensor.is_floating_point()]
        for value in floating:
            value.precision = max(torch.finfo(each.tensor.dtype).eps for each in floating)

    def _filled(self, template: str, operands: list[str]) -> str | None:
        """The template with operands in place; None if there are none."""
        failed = False

        def fill(match: re.Match[str]) -> str:
            nonlocal failed
            text = self._pick(match[1], operands)
            failed = failed or text is None
            return text or ""

        text = re.sub(r"\{(\w)\}", fill, template)
        return None if failed else text

    def _pick(self, kind: str, operands: list[str]) -> str | None:
        """What fills a placeholder; a value is added to the `operands`."""
        first = self.values[operands[0]].tensor if operands else None
        rank = first.dim() if first is not None else 0
        match kind:
            case "1":
                return operands[0] if operands else None
            case "d":
                return str(self.random.randrange(-rank, rank)) if rank else "0"
            case "D":
                return str(tuple(self.random.sample(range(rank), self.random.randint(1, rank)) if rank else [0]))
            case "s":
                return str(self.random.choice([0.5, 1.0, -0.75, 2.0, 3.14, -1.5, 0.1]))
            case "k":
                return str(self.random.randint(1, 3))
            case "t":
                return f"torch.{self.random.choice(['float32', 'float64', 'float32', 'bfloat16', 'float16'])}"
        fitting = [name for name, value in self.values.items() if _fits(kind, value)]
        if kind == "o" and first is not None:
            fitting = [name for name in fitting if _broadcast(first, self.values[name].tensor)]
        elif first is not None and kind in "fibnaerx" and self.random.random() < 0.8:
            same = [name for name in fitting if self.values[name].tensor.shape == first.shape]
            near = [name for name in fitting if _broadcast(first, self.values[name].tensor)]
            fitting = same if self.random.random() < 0.6 and same else near or fitting
        if not fitting:
            return None
        name = self.random.choice(fitting[-6:] if self.random.random() < 0.6 else fitting)
        operands.append(name)
        return name


def special_only_in_eager(template: str) -> bool:
    """Whether what eager makes of infinities is an accident: its gelu of infinity is NaN, so is `std_mean`'s mean, and
    the sign of a NaN is up to the processor."""
    return any(name in template for name in (
        "gelu", "signbit", "copysign", "linear'", "_mean", "grid_sample", "nan_to_num({f})"))


def _make_on(node: ast.AST, device: str) -> None:
    """Name the device in a call of a factory. It is no default: Dynamo knows of that for some factories only."""
    match node:
        case ast.Call(func=ast.Attribute(value=ast.Name(id="torch"), attr=name)) if name in FACTORIES:
            node.keywords.append(ast.keyword("device", ast.Constant(device)))


def _widened(text: str) -> str:
    return re.sub(r"torch\.(float32|float16|bfloat16)", "torch.float64", text).replace(".float()", ".double()")


def _is_finite(tensor: Tensor) -> bool:
    return not tensor.is_floating_point() or bool(tensor.isfinite().all())


def _fits(kind: str, value: Value) -> bool:
    tensor = value.tensor
    floating, boolean = tensor.is_floating_point(), tensor.dtype == torch.bool
    return {
        "f": floating, "i": not floating and not boolean, "b": boolean, "a": True, "n": not boolean, "o": not boolean,
        "e": value.exact and not boolean, "r": not boolean and tensor.dim() > 0,
        "x": value.exact and not boolean and tensor.dim() > 0,
    }[kind]


def _broadcast(first: Tensor, second: Tensor) -> bool:
    pairs = zip(reversed(first.shape), reversed(second.shape), strict=False)
    return all(a == b or a == 1 or b == 1 for a, b in pairs)


def _equal(first: Tensor, second: Tensor) -> bool:
    return bool(torch.equal(first.nan_to_num(), second.nan_to_num()))
