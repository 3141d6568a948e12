"""Random programs of matrix products, attentions and softmaxes that read each other's values several times.

Sizes coincide often, one value may be several operands of one product, and values are stored that later products read:
what is packed, copied or computed by blocks for one operand must not be taken for another.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import NamedTuple

import torch
import torch.nn.functional as F
from torch import Tensor


class Value(NamedTuple):
    """A batch of matrices, or one matrix."""

    name: str
    rows: int
    columns: int
    is_batch: bool = True


class BlockProgram:
    """The text of a function `program(x, y, z, w)`, its inputs' sizes, and how it is called."""

    def __init__(self, seed: int) -> None:
        self.random = random = Random(seed)
        self.batch = random.choice([1, 2, 3])
        rows = random.choice([1, 4, 8, 16, 17, 33, 64])
        width = random.choice([rows, 8, 16, 24, 40])
        others = random.choice([rows, rows, rows, 1, 5, 8, 32, 70])
        self.values = [Value("x", rows, width), Value("y", others, width), Value("z", rows, rows),
                       Value("w", width, width, False)]
        self.shapes = [(*[self.batch] * each.is_batch, each.rows, each.columns) for each in self.values]
        self.lines: list[str] = []
        for _ in range(random.choice([3, 5, 8, 12])):
            random.choice(STATEMENTS)(self, random.choice(self.values))
        computed = self.values[len(self.shapes):]
        self.results = [*computed[-1:], *random.sample(computed, min(len(computed), random.choice([0, 1, 2])))]
        self.trains = random.random() < 0.5
        self.dtype = random.choice([torch.float32, torch.float32, torch.float32, torch.bfloat16, torch.float64])
        self.dynamic = random.choice([False, False, None, True])
        self.is_transposed = random.random() < 0.3
        torch.manual_seed(seed)
        self.inputs = [torch.randn(shape).to(self.dtype) for shape in self.shapes]
        if self.is_transposed:
            self.inputs = [each.mT.contiguous().mT for each in self.inputs]

    def __str__(self) -> str:
        body = "\n".join(f"    {line}" for line in self.lines)
        results = ", ".join(each.name for each in self.results)
        return f"def program(x, y, z, w):\n{body}\n    return [{results}]\n"

    def function(self) -> Callable[..., list[Tensor]]:
        names: dict[str, object] = {"torch": torch, "F": F}
        exec(compile(str(self), "<random blocks>", "exec"), names)
        return names["program"]  # type: ignore[return-value]

    def add(self, text: str, rows: int, columns: int, *operands: Value) -> None:
        value = Value(f"t{len(self.lines)}", rows, columns, any(each.is_batch for each in operands))
        self.lines.append(f"{value.name} = {text}")
        self.values.append(value)

    def fitting(self, *, rows: int | None = None, columns: int | None = None) -> Value | None:
        """A value of such sizes, more often a late one."""
        found = [each for each in self.values if rows in (None, each.rows) and columns in (None, each.columns)]
        return self.random.choice([*found[-6:], *found]) if found else None

    def heads(self, value: Value) -> str:
        """A value as a batch of one head."""
        whole = value.name if value.is_batch else f"{value.name}.expand({self.batch}, -1, -1)"
        return f"{whole}.unsqueeze(1)"


def _product(program: BlockProgram, x: Value) -> None:
    if (y := program.fitting(rows=x.columns)) is not None:
        program.add(f"{x.name} @ {y.name} * 0.2", x.rows, y.columns, x, y)


def _product_with_transposed(program: BlockProgram, x: Value) -> None:
    if (y := program.fitting(columns=x.columns)) is not None:
        program.add(f"{x.name} @ {y.name}.mT * 0.2", x.rows, y.rows, x, y)


def _product_of_transposed(program: BlockProgram, x: Value) -> None:
    if (y := program.fitting(rows=x.rows)) is not None:
        program.add(f"{x.name}.mT @ {y.name} * 0.2", x.columns, y.columns, x, y)


def _attention(program: BlockProgram, query: Value) -> None:
    key = program.fitting(columns=query.columns)
    value = None if key is None else program.fitting(rows=key.rows)
    if key is not None and value is not None:
        operands = ", ".join(map(program.heads, (query, key, value)))
        is_causal = program.random.random() < 0.5
        program.add(f"F.scaled_dot_product_attention({operands}, is_causal={is_causal}).squeeze(1)",
                    query.rows, value.columns, Value("", 0, 0))


SCORES = (
    "{s}", "torch.tanh({s})", "{s} + {q}[..., :1]", "({s}).masked_fill({q}[..., :1] > 0.7, -1e4)", "({s}).abs() + {s}",
    "{s} + torch.arange({n}, device={q}.device) * 0.1",
)


def _attention_by_hand(program: BlockProgram, query: Value) -> None:
    key = program.fitting(columns=query.columns)
    value = None if key is None else program.fitting(rows=key.rows)
    if key is not None and value is not None:
        scores = program.random.choice(SCORES).format(
            s=f"({query.name} @ {key.name}.mT * 0.3)", q=query.name, n=key.rows)
        program.add(f"torch.softmax({scores}, -1) @ {value.name}", query.rows, value.columns, query, key, value)


def _elementwise(program: BlockProgram, x: Value) -> None:
    function = program.random.choice(["torch.tanh", "torch.sigmoid", "torch.sin", "F.silu", "F.gelu", "torch.relu"])
    program.add(f"{function}({x.name})", x.rows, x.columns, x)


def _combined(program: BlockProgram, x: Value) -> None:
    if (y := program.fitting(rows=x.rows, columns=x.columns)) is not None:
        program.add(f"{x.name} {program.random.choice('+-*')} {y.name}", x.rows, x.columns, x, y)


def _of_rows(program: BlockProgram, x: Value) -> None:
    text = program.random.choice([
        "torch.softmax({x}, -1)", "torch.softmax({x}, -2)", "{x} - {x}.mean(-1, keepdim=True)", "torch.tril({x})",
        "{x} - {x}.amax(-2, keepdim=True) * 0.1", "{x} + {x}[..., :1, :]", "{x}.cumsum(-1) * 0.1",
        "{x} / {x}.norm(dim=-1, keepdim=True).clamp(min=0.5)", "({x} * {x}).sum(-1, keepdim=True) * {x} * 0.1"])
    program.add(text.format(x=x.name), x.rows, x.columns, x)


def _moved(program: BlockProgram, x: Value) -> None:
    if program.random.random() < 0.5 or x.rows < 2:
        program.add(f"{x.name}.mT", x.columns, x.rows, x)
    else:
        program.add(f"{x.name}[..., 1:, :]", x.rows - 1, x.columns, x)


def _joined(program: BlockProgram, x: Value) -> None:
    y = program.fitting(columns=x.columns)
    if y is not None and x.is_batch == y.is_batch and x.rows + y.rows < 200:
        program.add(f"torch.cat([{x.name}, {y.name}], -2)", x.rows + y.rows, x.columns, x, y)


STATEMENTS = (
    _product, _product_with_transposed, _product_of_transposed, _attention, _attention, _attention_by_hand,
    _attention_by_hand, _elementwise, _combined, _of_rows, _of_rows, _moved, _joined,
)
