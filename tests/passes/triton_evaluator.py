"""Runs kernels of the triton dialect on tensors, operation by operation. An access outside of its buffer, a pointer
into another buffer or an undefined value, which a GPU would not report, is an error here.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product
from typing import Any, NamedTuple

import numpy as np
import torch
from xdsl.dialects import math, scf
from xdsl.dialects.builtin import FloatAttr, IntegerAttr
from xdsl.ir import Attribute, Block, Operation, SSAValue

from stepwell.ir.dialects import arith, triton

_DTYPES = {"f64": torch.float64, "f32": torch.float32, "f16": torch.float16, "bf16": torch.bfloat16,
           "i64": torch.int64, "i32": torch.int32, "i16": torch.int16, "i8": torch.int8, "i1": torch.bool}


class Pointer(NamedTuple):
    """Places in a buffer, in elements."""

    buffer: torch.Tensor
    place: torch.Tensor


class OutOfRange(Exception):
    """A condition that a kernel asserts does not hold."""


def dtype_of(type: Attribute) -> torch.dtype:
    return _DTYPES[str(triton.element_of(type))]


def launch(func: triton.FuncOp, *arguments: torch.Tensor | int) -> None:
    """Run all programs of a kernel, one after the other. Buffers are tensors of one dimension, booleans as bytes."""
    integers = {f"d{k}": a for k, a in enumerate(a for a in arguments if isinstance(a, int))}
    grid = [size.evaluate(integers) for size in func.grid_sizes]  # type: ignore[arg-type]
    for program in product(*(range(size) for size in grid)):
        values: dict[SSAValue, Any] = {}
        for block_argument, argument in zip(func.body.block.args, arguments, strict=True):
            values[block_argument] = torch.tensor(argument, dtype=torch.int64) if isinstance(argument, int) else \
                Pointer(argument, torch.tensor(0))
        _Program(program, grid).run(func.body.block, values)


class _Program:
    def __init__(self, program: Sequence[int], grid: Sequence[int]):
        self.program, self.grid = [*program, 0, 0], [*grid, 1, 1]

    def run(self, block: Block, values: dict[SSAValue, Any]) -> list[Any]:
        """Run a block; gives the operands of its terminator. Combinations run for all pairs at once."""
        is_combination = isinstance(block.parent_op(), triton.ReduceOp | triton.ScanOp)
        for op in block.ops:
            operands = [values[operand] for operand in op.operands]
            if op is block.last_op:
                return operands
            results = self.execute(op, operands, values)
            for result, value in zip(op.results, results, strict=True):
                if isinstance(value, torch.Tensor):
                    assert value.dtype == dtype_of(result.type), (op, value.dtype)
                    assert is_combination or tuple(value.shape) == triton.shape_of(result.type), (op, value.shape)
                values[result] = value
        return []

    def execute(self, op: Operation, xs: list[Any], values: dict[SSAValue, Any]) -> list[Any]:
        match op:
            case triton.GetProgramIdOp():
                return [torch.tensor(self.program[op.axis.data.number], dtype=torch.int32)]
            case scf.ForOp():
                lower, upper, step, *carried = xs
                for index in range(int(lower), int(upper), int(step)):
                    entry = [torch.tensor(index, dtype=dtype_of(op.lb.type)), *carried]
                    carried = self.run(op.body.block, values | dict(zip(op.body.block.args, entry, strict=True)))
                return carried
            case scf.IfOp():
                region = op.true_region if bool(xs[0]) else op.false_region
                return self.run(region.block, dict(values)) if region.blocks else []
            case triton.ReduceOp() | triton.ScanOp():
                return self.combine(op, xs)
            case triton.AssertOp():
                if not bool(xs[0].all()):
                    raise OutOfRange(op.message.data)
                return []
            case triton.BarrierOp():
                return []
            case triton.LoadOp():
                return [_load(op, *xs)]
            case triton.StoreOp():
                _store(*xs)
                return []
            case triton.AtomicRMWOp():
                return [_atomic(op, *xs)]
            case triton.AddPtrOp():
                return [Pointer(xs[0].buffer, xs[0].place + xs[1])]
        return [_ELEMENTWISE[type(op)](op, *xs)]

    def combine(self, op: triton.ReduceOp | triton.ScanOp, xs: list[torch.Tensor]) -> list[torch.Tensor]:
        columns = [x.unbind(op.dimension) for x in xs]
        running = [column[0] for column in columns]
        steps = [running]
        for place in range(1, len(columns[0])):
            entry = [*running, *(column[place] for column in columns)]
            running = self.run(op.combine.block, dict(zip(op.combine.block.args, entry, strict=True)))
            steps.append(running)
        if isinstance(op, triton.ReduceOp):
            return running
        return [torch.stack(list(each), op.dimension) for each in zip(*steps, strict=True)]


def _inside(pointer: Pointer, mask: torch.Tensor | None) -> torch.Tensor:
    """The places, those that are masked out replaced by 0."""
    place = pointer.place if mask is None else torch.where(mask, pointer.place, 0)
    wanted = torch.ones_like(place, dtype=torch.bool) if mask is None else mask
    outside = wanted & ((place < 0) | (place >= pointer.buffer.numel()))
    assert not bool(outside.any()), f"places {place[outside]} of a buffer of {pointer.buffer.numel()}"
    return place


def _load(op: triton.LoadOp, pointer: Pointer, mask=None, other=None) -> torch.Tensor:
    place = _inside(pointer, mask)
    if pointer.buffer.numel() == 0:
        return torch.zeros(place.shape, dtype=pointer.buffer.dtype)
    value = pointer.buffer[place]
    assert value.dtype == dtype_of(op.result.type)
    if mask is None:
        return value
    garbage = torch.full_like(value, float("nan") if value.is_floating_point() else 77)
    return torch.where(mask, value, garbage if other is None else other)


def _store(pointer: Pointer, value: torch.Tensor, mask=None) -> None:
    place = _inside(pointer, mask)
    wanted = torch.ones_like(place, dtype=torch.bool) if mask is None else mask
    assert value.dtype == pointer.buffer.dtype
    pointer.buffer[place[wanted]] = value[wanted]


_ATOMIC: dict[str, Callable] = {"add": torch.add, "fadd": torch.add, "max": torch.maximum, "min": torch.minimum,
                                "and": torch.bitwise_and, "or": torch.bitwise_or, "xor": torch.bitwise_xor}


def _atomic(op: triton.AtomicRMWOp, pointer: Pointer, value: torch.Tensor, mask=None) -> torch.Tensor:
    place = _inside(pointer, mask)
    wanted = torch.ones_like(place, dtype=torch.bool) if mask is None else mask
    for where, number in zip(place[wanted].tolist(), value[wanted], strict=True):
        pointer.buffer[where] = _ATOMIC[op.kind.data](pointer.buffer[where], number)
    return torch.zeros_like(value)


def _constant(op: arith.ConstantOp) -> torch.Tensor:
    assert isinstance(op.value, FloatAttr | IntegerAttr)
    return torch.tensor(op.value.value.data, dtype=dtype_of(op.result.type))


def _reshaped(change: Callable[[Operation, torch.Tensor], torch.Tensor]) -> Callable:
    def apply(op: Operation, x: Any) -> Any:
        if isinstance(x, Pointer):
            return Pointer(x.buffer, change(op, x.place))
        return change(op, x)

    return apply


def _splat(op: Operation, x: torch.Tensor) -> torch.Tensor:
    return x.expand(triton.shape_of(op.results[0].type))


def _converted(op: Operation, x: torch.Tensor) -> torch.Tensor:
    return x.to(dtype_of(op.results[0].type))


def _unsigned(x: torch.Tensor) -> torch.Tensor:
    """The number without a sign; those of 64 bits that have one are too large for the tests."""
    if x.dtype in (torch.bool, torch.int64):
        return x
    return x.to(torch.int64) & ((1 << (8 * x.element_size())) - 1)


def _wrapped(compute: Callable[[torch.Tensor, torch.Tensor], torch.Tensor]) -> Callable:
    return lambda op, a, b: compute(a, b).to(a.dtype)


def _unsigned_division(compute: Callable[[torch.Tensor, torch.Tensor], torch.Tensor]) -> Callable:
    return lambda op, a, b: compute(_unsigned(a), torch.where(b == 0, 1, _unsigned(b))).to(a.dtype)


def _division(rounding: str) -> Callable:
    return lambda op, a, b: torch.div(a, torch.where(b == 0, 1, b), rounding_mode=rounding).to(a.dtype)


_COMPARE: dict[str, Callable] = {"lt": torch.lt, "le": torch.le, "gt": torch.gt, "ge": torch.ge, "eq": torch.eq,
                                 "ne": torch.ne}


def _compare_integers(op: arith.CmpiOp, a: torch.Tensor, b: torch.Tensor) -> torch.Tensor:
    name = op.predicate_name
    if name in ("eq", "ne"):
        return _COMPARE[name](a, b)
    if name[0] == "u" and a.dtype == torch.int64:
        a, b = a ^ -(2**63), b ^ -(2**63)
    elif name[0] == "u":
        a, b = _unsigned(a), _unsigned(b)
    return _COMPARE[name[1:]](a, b)


def _compare_floats(op: arith.CmpfOp, a: torch.Tensor, b: torch.Tensor) -> torch.Tensor:
    name = op.predicate_name
    unordered = a.isnan() | b.isnan()
    if name in ("ord", "uno"):
        return unordered if name == "uno" else ~unordered
    holds = _COMPARE[name[1:]](a, b)
    return holds & ~unordered if name[0] == "o" else holds | unordered


def _square_root(op: Operation, a: torch.Tensor) -> torch.Tensor:
    """As IEEE 754 rounds it, which torch.sqrt on some processors does not."""
    with np.errstate(invalid="ignore"):
        return torch.as_tensor(np.sqrt(np.asarray(a)))


def _library(op: triton.ExternElementwiseOp, *xs: torch.Tensor) -> torch.Tensor:
    name = {"rint": "round", "fast_dividef": "div", "fast_expf": "exp"}.get(op.function, op.function)
    function = getattr(torch, name, None) or getattr(torch.special, name)
    return function(*xs)


_ELEMENTWISE: dict[type[Operation], Callable] = {
    arith.ConstantOp: _constant,
    triton.MakeRangeOp: lambda op: torch.arange(op.start.value.data, op.end.value.data, dtype=torch.int32),
    triton.SplatOp: _reshaped(_splat),
    triton.ExpandDimsOp: _reshaped(lambda op, x: x.unsqueeze(op.axis.value.data)),  # type: ignore[attr-defined]
    triton.BroadcastOp: _reshaped(_splat),
    triton.PreciseDivFOp: lambda op, a, b: a / b,
    triton.PreciseSqrtOp: _square_root,
    triton.ExternElementwiseOp: _library,
    triton.BitcastOp: lambda op, x: x.view(dtype_of(op.results[0].type)),
    arith.AddfOp: lambda op, a, b: a + b,
    arith.SubfOp: lambda op, a, b: a - b,
    arith.MulfOp: lambda op, a, b: a * b,
    arith.DivfOp: lambda op, a, b: a / b,
    math.ExpOp: lambda op, a: torch.exp(a),
    arith.NegfOp: lambda op, a: -a,
    arith.MaximumfOp: lambda op, a, b: torch.maximum(a, b),
    arith.MinimumfOp: lambda op, a, b: torch.minimum(a, b),
    arith.AddiOp: lambda op, a, b: a ^ b if a.dtype == torch.bool else a + b,
    arith.SubiOp: lambda op, a, b: a ^ b if a.dtype == torch.bool else a - b,
    arith.MuliOp: lambda op, a, b: a * b,
    arith.AndIOp: lambda op, a, b: a & b,
    arith.OrIOp: lambda op, a, b: a | b,
    arith.XOrIOp: lambda op, a, b: a ^ b,
    arith.ShLIOp: lambda op, a, b: a << b,
    arith.ShRSIOp: lambda op, a, b: a >> b,
    arith.ShRUIOp: lambda op, a, b: (_unsigned(a) >> b.to(torch.int64)).to(a.dtype),
    arith.DivSIOp: _division("trunc"),
    arith.DivUIOp: _unsigned_division(lambda a, b: a // b),
    arith.RemSIOp: _wrapped(lambda a, b: torch.fmod(a, torch.where(b == 0, 1, b))),
    arith.RemUIOp: _unsigned_division(lambda a, b: a % b),
    arith.MaxSIOp: lambda op, a, b: torch.maximum(a, b),
    arith.MinSIOp: lambda op, a, b: torch.minimum(a, b),
    arith.MaxUIOp: _wrapped(lambda a, b: torch.maximum(_unsigned(a), _unsigned(b))),
    arith.MinUIOp: _wrapped(lambda a, b: torch.minimum(_unsigned(a), _unsigned(b))),
    arith.CmpiOp: _compare_integers,
    arith.CmpfOp: _compare_floats,
    arith.SelectOp: lambda op, c, a, b: torch.where(c, a, b),
    arith.ExtFOp: _converted,
    arith.TruncFOp: _converted,
    arith.SIToFPOp: _converted,
    arith.FPToSIOp: _converted,
    arith.ExtSIOp: _converted,
    arith.TruncIOp: _converted,
    arith.ExtUIOp: lambda op, x: _unsigned(x).to(dtype_of(op.results[0].type)),
    arith.UIToFPOp: lambda op, x: _unsigned(x).to(dtype_of(op.results[0].type)),
    math.AbsFOp: lambda op, a: a.abs(),
    math.CeilOp: lambda op, a: a.ceil(),
    math.FloorOp: lambda op, a: a.floor(),
    math.SqrtOp: _square_root,
    math.FmaOp: lambda op, a, b, c: a * b + c,
}
