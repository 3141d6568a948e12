"""Random prim programs, as text: every kind of op on small tensors of a few shapes."""

from __future__ import annotations

import random
from math import prod

UNARY = ("neg", "abs", "sin", "exp", "tanh", "sigmoid", "floor")
BINARY = ("add", "sub", "mul", "maximum", "minimum", "div")
INTEGER_SAFE = ("add", "sub", "mul", "maximum", "minimum", "neg", "abs")
SIZES = (1, 2, 3, 4, 6)

Shape = tuple[int, ...]


class ProgramWriter:
    """Writes a function of `length` random ops that returns some of their results."""

    def __init__(self, seed: int, length: int):
        self.random = random.Random(seed)
        self.lines: list[str] = []
        self.values: list[tuple[str, Shape, str]] = []
        self.arguments = [self._argument(k) for k in range(3)]
        while len(self.lines) < length:
            self._step()

    def text(self) -> str:
        """The module."""
        last = self.values[-3:] + self.random.sample(self.values, 2)
        returned = [value for value in dict.fromkeys(last) if not value[0].startswith("%x")] or last[:1]
        types = ", ".join(tensor(shape, element) for _, shape, element in returned)
        names = ", ".join(name for name, _, _ in returned)
        body = "\n".join(f"  {line}" for line in self.lines)
        return (f"func.func @forward({', '.join(self.arguments)}) -> ({types}) {{\n{body}\n"
                f"  func.return {names} : {types}\n}}\n")

    def _argument(self, number: int) -> str:
        shape = tuple(self.random.choice(SIZES) for _ in range(self.random.randint(1, 3)))
        self.values.append((f"%x{number}", shape, "f32"))
        return f"%x{number}: {tensor(shape, 'f32')}"

    def _define(self, text: str, shape: Shape, element: str) -> str:
        name = f"%v{len(self.lines)}"
        self.lines.append(f"{name} = {text}")
        self.values.append((name, shape, element))
        return name

    def _pick(self, element: str | None = None, rank: int = 0) -> tuple[str, Shape, str]:
        # Recent values are likelier, so that programs are deep.
        fitting = [v for v in self.values if element in (None, v[2]) and len(v[1]) >= rank]
        if not fitting:
            fitting = [(self._define(f"prim.constant 1.5 : {tensor((3, 4, 2), 'f32')}", (3, 4, 2), "f32"),
                        (3, 4, 2), "f32")]
        return self.random.choice(fitting[-6:] if self.random.random() < 0.7 else fitting)

    def _step(self) -> None:
        steps = [self._unary, self._binary, self._binary, self._binary, self._reduce, self._broadcast,
                 self._reshape, self._transpose, self._slice, self._reverse, self._pad, self._concatenate,
                 self._gather, self._scatter, self._scan, self._argreduce, self._compare, self._row_program,
                 self._row_program, self._extern]
        self.random.choice(steps)()

    def _unary(self) -> None:
        name, shape, element = self._pick()
        kind = self.random.choice(UNARY)
        if element != "f32" and kind not in INTEGER_SAFE:
            kind = "neg"
        if element == "i1":
            kind = "not"
        self._define(f"prim.{kind} {name} : {tensor(shape, element)}", shape, element)

    def _binary(self) -> None:
        name, shape, element = self._pick()
        kind = self.random.choice(BINARY)
        if element != "f32" and kind not in INTEGER_SAFE:
            kind = "add"
        if element == "i1":
            kind = self.random.choice(("and", "or", "xor"))
        other = self._like(shape, element)
        self._define(f"prim.{kind} {name}, {other} : {tensor(shape, element)}", shape, element)

    def _like(self, shape: Shape, element: str) -> str:
        """A value of this type: an existing one, a smaller one broadcast, or a constant."""
        same = [v for v in self.values if v[1:] == (shape, element)]
        if same and self.random.random() < 0.8:
            return self.random.choice(same)[0]
        for name, source, kind in reversed(self.values):
            if kind == element and len(source) < len(shape) and source == shape[:len(source)]:
                positions = list(range(len(source)))
                return self._define(f"prim.broadcast {name} dims {positions} : {tensor(source, element)} -> "
                                    f"{tensor(shape, element)}", shape, element)
        number = {"f32": "0.5", "i64": "2", "i1": "true"}[element]
        return self._define(f"prim.constant {number} : {tensor(shape, element)}", shape, element)

    def _reduce(self) -> None:
        name, shape, element = self._pick(rank=1)
        axes = sorted(self.random.sample(range(len(shape)), self.random.randint(1, len(shape))))
        kept = tuple(s for k, s in enumerate(shape) if k not in axes)
        kind = self.random.choice(("add", "maximum", "minimum")) if element != "i1" else "or"
        types = arrow(shape, kept, element)
        self._define(f"prim.reduce <{kind}> {name} dims {axes} : {types}", kept, element)

    def _row_program(self) -> None:
        """A reduction and its use at its own rows."""
        name, shape, element = self._pick("f32", rank=1)
        axis = self.random.randrange(len(shape))
        kept = tuple(s for k, s in enumerate(shape) if k != axis)
        reduced = self._define(f"prim.reduce <add> {name} dims [{axis}] : {arrow(shape, kept, element)}",
                               kept, element)
        positions = [k for k in range(len(shape)) if k != axis]
        repeated = self._define(f"prim.broadcast {reduced} dims {positions} : {arrow(kept, shape, element)}",
                                shape, element)
        self._define(f"prim.sub {name}, {repeated} : {tensor(shape, element)}", shape, element)

    def _argreduce(self) -> None:
        name, shape, element = self._pick("f32", rank=1)
        axis = self.random.randrange(len(shape))
        kept = tuple(s for k, s in enumerate(shape) if k != axis)
        self._define(f"prim.argreduce <maximum> {name} dim {axis} : {tensor(shape, element)} -> "
                     f"{tensor(kept, 'i64')}", kept, "i64")

    def _scan(self) -> None:
        name, shape, element = self._pick("f32", rank=1)
        axis = self.random.randrange(len(shape))
        self._define(f"prim.scan <add> {name} dim {axis} : {arrow(shape, shape, element)}", shape, element)

    def _compare(self) -> None:
        name, shape, element = self._pick("f32")
        other = self._like(shape, element)
        mask = self._define(f"prim.compare <lt> {name}, {other} : {tensor(shape, element)}", shape, "i1")
        self._define(f"prim.select {mask}, {name}, {other} : {tensor(shape, element)}", shape, element)

    def _broadcast(self) -> None:
        name, shape, element = self._pick()
        if prod(shape) > 200:
            return
        position = self.random.randint(0, len(shape))
        target = (*shape[:position], self.random.choice(SIZES), *shape[position:])
        positions = [k + (k >= position) for k in range(len(shape))]
        self._define(f"prim.broadcast {name} dims {positions} : {arrow(shape, target, element)}",
                     target, element)

    def _reshape(self) -> None:
        name, shape, element = self._pick(rank=1)
        total, sizes = prod(shape), []
        while total > 1 and self.random.random() < 0.7:
            factor = self.random.choice([f for f in range(1, total + 1) if total % f == 0])
            sizes.append(factor)
            total //= factor
        target = (*sizes, total)
        self._define(f"prim.reshape {name} : {arrow(shape, target, element)}", target, element)

    def _transpose(self) -> None:
        name, shape, element = self._pick(rank=2)
        order = self.random.sample(range(len(shape)), len(shape))
        target = tuple(shape[k] for k in order)
        self._define(f"prim.transpose {name} permutation {order} : {arrow(shape, target, element)}",
                     target, element)

    def _slice(self) -> None:
        name, shape, element = self._pick(rank=1)
        offsets = [self.random.randrange(size) for size in shape]
        steps = [self.random.choice((1, 1, 2)) for _ in shape]
        target = tuple(self.random.randint(1, (size - offset + step - 1) // step)
                       for size, offset, step in zip(shape, offsets, steps, strict=True))
        self._define(f"prim.slice {name} offsets {offsets} strides {steps} : {arrow(shape, target, element)}",
                     target, element)

    def _reverse(self) -> None:
        name, shape, element = self._pick(rank=1)
        axes = sorted(self.random.sample(range(len(shape)), 1))
        self._define(f"prim.reverse {name} dims {axes} : {arrow(shape, shape, element)}", shape, element)

    def _pad(self) -> None:
        name, shape, element = self._pick("f32", rank=1)
        low = [self.random.randint(0, 1) for _ in shape]
        target = tuple(size + before + self.random.randint(0, 1)
                       for size, before in zip(shape, low, strict=True))
        types = arrow(shape, target, element)
        self._define(f"prim.pad {name} low {low} with 0.25 : {types}", target, element)

    def _concatenate(self) -> None:
        name, shape, element = self._pick(rank=1)
        other = self._like(shape, element)
        axis = self.random.randrange(len(shape))
        target = tuple(size * 2 if k == axis else size for k, size in enumerate(shape))
        self._define(f"prim.concatenate {name}, {other} dim {axis} : {tensor(shape, element)}, "
                     f"{arrow(shape, target, element)}", target, element)

    def _gather(self) -> None:
        name, shape, element = self._pick("f32", rank=1)
        axis = self.random.randrange(len(shape))
        self._define(f"prim.gather {name}[{', '.join(self._indices(shape, shape, axis))}] : "
                     f"{arrow(shape, shape, element)}", shape, element)

    def _scatter(self) -> None:
        name, shape, element = self._pick("f32", rank=1)
        axis = self.random.randrange(len(shape))
        updates = self._like(shape, element)
        indices = ", ".join(self._indices(shape, shape, axis))
        self._define(f"prim.scatter <add> {name}[{indices}], {updates} : "
                     f"{tensor(shape, element)}, {arrow(shape, shape, element)}", shape, element)

    def _indices(self, source: Shape, target: Shape, axis: int) -> list[str]:
        """Index tensors that turn one dimension round and pass the others through."""
        names = []
        type = tensor(target, "i64")
        for k, size in enumerate(source):
            name = self._define(f"prim.iota dim {k} : {type}", target, "i64")
            self.values.pop()
            if k == axis:
                last = self._define(f"prim.constant {size - 1} : {type}", target, "i64")
                self.values.pop()
                name = self._define(f"prim.sub {last}, {name} : {type}", target, "i64")
                self.values.pop()
            names.append(name)
        return names

    def _extern(self) -> None:
        name, shape, element = self._pick("f32")
        type = tensor(shape, element)
        call = f'aten.atan {name} attributes {{extern = "library"}}'
        self._define(f"{call} : ({type}) -> {type}", shape, element)


def tensor(shape: Shape, element: str) -> str:
    """The text of a tensor type."""
    return f"tensor<{''.join(f'{size}x' for size in shape)}{element}>"


def arrow(source: Shape, target: Shape, element: str) -> str:
    """The types of an op with one operand."""
    return f"{tensor(source, element)} -> {tensor(target, element)}"
