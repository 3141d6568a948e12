"""Elementwise operations, each with its expected result from numpy or torch."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import numpy as np
import torch

from .cpp_operands import (
    FLOATS,
    INTEGERS,
    Case,
    divisors,
    numbers,
    positive,
    quotient,
    shifts,
    unsigned,
)
from .kernels import COUNT, NUMPY, float_bits, float_values


def integer_cases() -> Iterator[Case]:
    for t in INTEGERS:
        bits, two = int(t[1:]), (t, t)
        for name, f in {
            "addi": lambda x, y: x + y,
            "subi": lambda x, y: x - y,
            "muli": lambda x, y: x * y,
            "andi": lambda x, y: x & y,
            "ori": lambda x, y: x | y,
            "xori": lambda x, y: x ^ y,
            "maxsi": np.maximum,
            "minsi": np.minimum,
            "maxui": lambda x, y: np.maximum(unsigned(x), unsigned(y)),
            "minui": lambda x, y: np.minimum(unsigned(x), unsigned(y)),
        }.items():
            yield Case(f"arith.{name} {{0}}, {{1}} : {{{t}}}", two, t, f)
        for name, f in {
            "divsi": quotient,
            "remsi": lambda x, y: x - quotient(x, y) * y,
            "floordivsi": lambda x, y: x // y,
            "ceildivsi": lambda x, y: -(-(x.astype(object)) // y),
            "divui": lambda x, y: unsigned(x) // unsigned(y),
            "remui": lambda x, y: unsigned(x) % unsigned(y),
            "ceildivui": lambda x, y: -(-(unsigned(x).astype(object)) // unsigned(y)),
        }.items():
            yield Case(f"arith.{name} {{0}}, {{1}} : {{{t}}}", two, t, f, divisors)
        for name, f in {
            "shli": lambda x, y: x << y,
            "shrsi": lambda x, y: x >> y,
            "shrui": lambda x, y: unsigned(x) >> unsigned(y),
        }.items():
            yield Case(f"arith.{name} {{0}}, {{1}} : {{{t}}}", two, t, f, shifts)
        for predicate, f in {
            "eq": np.equal,
            "ne": np.not_equal,
            "slt": np.less,
            "sle": np.less_equal,
            "sgt": np.greater,
            "sge": np.greater_equal,
        }.items():
            yield Case(f"arith.cmpi {predicate}, {{0}}, {{1}} : {{{t}}}", two, "i1", f)
            if predicate[0] == "s":
                yield Case(
                    f"arith.cmpi u{predicate[1:]}, {{0}}, {{1}} : {{{t}}}",
                    two,
                    "i1",
                    lambda x, y, f=f: f(unsigned(x), unsigned(y)),
                )
        yield Case(f"math.absi {{0}} : {{{t}}}", (t,), t, np.abs)
        yield Case(
            f"math.ctpop {{0}} : {{{t}}}", (t,), t, lambda x: [int(v).bit_count() for v in unsigned(x)]
        )
        yield Case(
            f"math.ctlz {{0}} : {{{t}}}",
            (t,),
            t,
            lambda x, bits=bits: [bits - int(v).bit_length() for v in unsigned(x)],
        )
        yield Case(
            f"math.cttz {{0}} : {{{t}}}",
            (t,),
            t,
            lambda x, bits=bits: [(int(v) & -int(v)).bit_length() - 1 if v else bits for v in unsigned(x)],
        )
    for name, f in {
        "andi": np.bitwise_and,
        "ori": np.bitwise_or,
        "xori": np.bitwise_xor,
        "addi": np.bitwise_xor,
        "subi": np.bitwise_xor,
        "muli": np.bitwise_and,
        "maxui": np.bitwise_or,
        "minui": np.bitwise_and,
        "maxsi": np.bitwise_and,
        "minsi": np.bitwise_or,
    }.items():
        yield Case(f"arith.{name} {{0}}, {{1}} : {{i1}}", ("i1", "i1"), "i1", f)
    for predicate, f in {
        "eq": np.equal,
        "ne": np.not_equal,
        "ult": np.less,
        "ule": np.less_equal,
        "ugt": np.greater,
        "uge": np.greater_equal,
        "slt": np.greater,
        "sle": np.greater_equal,
        "sgt": np.less,
        "sge": np.less_equal,
    }.items():
        yield Case(f"arith.cmpi {predicate}, {{0}}, {{1}} : {{i1}}", ("i1", "i1"), "i1", f)


def ordered(f: Callable) -> Callable:
    return lambda x, y: f(x, y) & ~np.isnan(x) & ~np.isnan(y)


def unordered(f: Callable) -> Callable:
    return lambda x, y: f(x, y) | np.isnan(x) | np.isnan(y)


def float_cases() -> Iterator[Case]:
    for t in FLOATS:
        two = (t, t)
        for name, f in {
            "addf": np.add,
            "subf": np.subtract,
            "mulf": np.multiply,
            "divf": np.divide,
            "maximumf": np.maximum,
            "minimumf": np.minimum,
            "maxnumf": np.fmax,
            "minnumf": np.fmin,
        }.items():
            yield Case(f"arith.{name} {{0}}, {{1}} : {{{t}}}", two, t, f)
        yield Case(f"arith.negf {{0}} : {{{t}}}", (t,), t, np.negative)
        for letter, f in {
            "eq": np.equal,
            "gt": np.greater,
            "ge": np.greater_equal,
            "lt": np.less,
            "le": np.less_equal,
            "ne": np.not_equal,
        }.items():
            yield Case(f"arith.cmpf o{letter}, {{0}}, {{1}} : {{{t}}}", two, "i1", ordered(f))
            yield Case(f"arith.cmpf u{letter}, {{0}}, {{1}} : {{{t}}}", two, "i1", unordered(f))
        yield Case(f"arith.cmpf ord, {{0}}, {{1}} : {{{t}}}", two, "i1", ordered(lambda x, y: x == x))
        yield Case(f"arith.cmpf uno, {{0}}, {{1}} : {{{t}}}", two, "i1", unordered(lambda x, y: x != x))
        yield Case(f"arith.cmpf true, {{0}}, {{1}} : {{{t}}}", two, "i1", lambda x, y: np.full(x.shape, 1))
        for name, f in {
            "absf": np.abs,
            "ceil": np.ceil,
            "floor": np.floor,
            "trunc": np.trunc,
            "roundeven": np.rint,
            "sqrt": np.sqrt,
        }.items():
            yield Case(f"math.{name} {{0}} : {{{t}}}", (t,), t, f)
        yield Case(f"math.copysign {{0}}, {{1}} : {{{t}}}", two, t, np.copysign)
    for t in ("f32", "f64"):
        yield Case(
            f"math.fma {{0}}, {{1}}, {{0}} : {{{t}}}",
            (t, t),
            t,
            lambda x, y: (x.astype(np.longdouble) * y + x).astype(x.dtype),
        )
        yield Case(
            f"math.round {{0}} : {{{t}}}",
            (t,),
            t,
            lambda x: np.copysign(np.floor(np.abs(x) + 0.5), x),
            numbers,
        )
        yield Case(f"math.rsqrt {{0}} : {{{t}}}", (t,), t, lambda x: 1 / np.sqrt(x))
        for name in (
            "acos",
            "asin",
            "asinh",
            "atan",
            "atanh",
            "cos",
            "cosh",
            "erf",
            "exp",
            "exp2",
            "expm1",
            "log",
            "log10",
            "log1p",
            "log2",
            "sin",
            "sinh",
            "tan",
            "tanh",
        ):
            yield Case(
                f"math.{name} {{0}} : {{{t}}}", (t,), t, by_torch(getattr(torch, name)), positive, 1e-6
            )
        yield Case(f"math.acosh {{0}} : {{{t}}}", (t,), t, np.arccosh, tolerance=1e-6)
        yield Case(f"math.cbrt {{0}} : {{{t}}}", (t,), t, np.cbrt, tolerance=1e-6)
        yield Case(f"math.atan2 {{0}}, {{1}} : {{{t}}}", (t, t), t, np.arctan2, tolerance=1e-6)
        yield Case(f"math.powf {{0}}, {{1}} : {{{t}}}", (t, t), t, np.power, positive, 1e-6)
        yield Case(f'loop.libm "fmod" {{0}}, {{1}} : {{{t}}}', (t, t), t, np.fmod)
        yield Case(f'loop.libm "erfc" {{0}} : {{{t}}}', (t,), t, by_torch(torch.erfc), positive, 1e-5)
        yield Case(
            f"loop.scale {{0}} by {{1}} : {{{t}}}",
            (t, t),
            t,
            lambda x, n: np.ldexp(x, n.astype(np.int32)),
            lambda rng, t, k: rng.integers(-160, 140, COUNT).astype(NUMPY[t]) if k else positive(rng, t, k) / 4 + 0.25,
        )
        yield Case(
            f"math.fpowi {{0}}, {{1}} : {{{t}}}, {{i32}}",
            (t, "i32"),
            t,
            lambda x, y: x.astype(np.float64) ** y,
            lambda rng, t, k: rng.integers(-3, 4, COUNT, np.int32) if k else positive(rng, t, k),
            1e-6,
        )


def by_torch(f: Callable) -> Callable:
    """In float64, as eager's own functions of f32 depend on the processor."""
    return lambda x: f(torch.from_numpy(x).double()).numpy()


def conversion_cases() -> Iterator[Case]:
    widths = (*INTEGERS,)
    for i, small in enumerate(widths):
        for large in widths[i + 1 :]:
            yield Case(f"arith.extsi {{0}} : {{{small}}} to {{{large}}}", (small,), large, lambda x: x)
            yield Case(f"arith.extui {{0}} : {{{small}}} to {{{large}}}", (small,), large, unsigned)
            yield Case(f"arith.trunci {{0}} : {{{large}}} to {{{small}}}", (large,), small, lambda x: x)
        yield Case(f"arith.extsi {{0}} : {{i1}} to {{{small}}}", ("i1",), small, lambda x: -x.astype(np.int8))
        yield Case(f"arith.extui {{0}} : {{i1}} to {{{small}}}", ("i1",), small, lambda x: x)
        yield Case(f"arith.trunci {{0}} : {{{small}}} to {{i1}}", (small,), "i1", lambda x: x & 1)
        for t in FLOATS:
            yield Case(
                f"arith.sitofp {{0}} : {{{small}}} to {{{t}}}", (small,), t, lambda x: x.astype(np.float64)
            )
            yield Case(
                f"arith.uitofp {{0}} : {{{small}}} to {{{t}}}",
                (small,),
                t,
                lambda x: unsigned(x).astype(np.float64),
            )
            yield Case(f"arith.fptosi {{0}} : {{{t}}} to {{{small}}}", (t,), small, np.trunc, numbers)
            yield Case(f"arith.fptoui {{0}} : {{{t}}} to {{{small}}}", (t,), small, np.trunc, positive)
    for t in FLOATS:
        yield Case(f"arith.uitofp {{0}} : {{i1}} to {{{t}}}", ("i1",), t, lambda x: x.astype(np.float64))
        yield Case(f"arith.sitofp {{0}} : {{i1}} to {{{t}}}", ("i1",), t, lambda x: -x.astype(np.float64))
        yield Case(
            f"arith.select {{1}}, {{0}}, {{2}} : {{i1}}, {{{t}}}",
            (t, "i1", t),
            t,
            lambda x, c, y: np.where(c, x, y),
        )
    for t in (*INTEGERS, "i1"):
        yield Case(
            f"arith.select {{1}}, {{0}}, {{2}} : {{i1}}, {{{t}}}",
            (t, "i1", t),
            t,
            lambda x, c, y: np.where(c, x, y),
        )
    for small, large in (("f32", "f64"), ("f16", "f32"), ("bf16", "f32"), ("f16", "f64"), ("bf16", "f64")):
        yield Case(f"arith.extf {{0}} : {{{small}}} to {{{large}}}", (small,), large, lambda x: x)
        yield Case(f"arith.truncf {{0}} : {{{large}}} to {{{small}}}", (large,), small, lambda x: x)
    for a, b in (("f32", "i32"), ("f64", "i64"), ("f16", "i16"), ("bf16", "i16")):
        yield Case(
            f"arith.bitcast {{0}} : {{{a}}} to {{{b}}}",
            (a,),
            b,
            lambda x, a=a, b=b: float_bits(x, a).view(NUMPY[b]),
        )
        yield Case(
            f"arith.bitcast {{0}} : {{{b}}} to {{{a}}}",
            (b,),
            a,
            lambda x, a=a, b=b: float_values(x.view(NUMPY[a]), a),
        )


FAMILIES = {"integers": integer_cases, "floats": float_cases, "conversions": conversion_cases}
