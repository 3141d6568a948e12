"""Elementwise operations on blocks, with their meaning: for each a formula of IR and a function of torch."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import NamedTuple

import numpy as np
import torch

LANES = 64

TORCH = {
    "i1": torch.bool, "i8": torch.int8, "i16": torch.int16, "i32": torch.int32, "i64": torch.int64,
    "f16": torch.float16, "bf16": torch.bfloat16, "f32": torch.float32, "f64": torch.float64,
}  # fmt: skip


class Case(NamedTuple):
    """`%r` computed from `%a`, `%b`, `%c`, blocks of `operands`; `@` in the formula stands for the first type."""

    name: str
    operands: tuple[str, ...]
    formula: str
    result: str
    meaning: Callable[..., torch.Tensor]


def values(element: str, number: int) -> torch.Tensor:
    """A block of numbers, special ones among them; another for each operand."""
    generator = torch.Generator().manual_seed(number)
    if element == "i1":
        return torch.randint(0, 2, (LANES,), generator=generator).bool()
    if element.startswith("i"):
        limits = torch.iinfo(TORCH[element])
        special = torch.tensor([0, 1, -1, 2, -7, 7, limits.min, limits.max], dtype=TORCH[element])
        drawn = torch.randint(max(limits.min, -1000), min(limits.max, 1000), (LANES,), generator=generator)
    else:
        special = torch.tensor([0.0, -0.0, 1.0, -1.0, 0.5, -2.5, math.inf, -math.inf, math.nan, 1e-3, 100.0])
        drawn = torch.randn(LANES, generator=generator, dtype=torch.float64) * 4
    drawn = drawn.to(TORCH[element])
    places = torch.randperm(LANES, generator=generator)[:len(special)] if number else torch.arange(len(special))
    drawn[places] = special.to(TORCH[element])
    return drawn


def unsigned(block: torch.Tensor) -> torch.Tensor:
    """The integers that the bits are when they are read as unsigned."""
    bits = torch.iinfo(block.dtype).bits
    return block.to(torch.int64) & ((1 << bits) - 1)


def truncating(divide: Callable[..., torch.Tensor]) -> Callable[[torch.Tensor, torch.Tensor], torch.Tensor]:
    """Of what divides, the lanes in which it is defined; 0 elsewhere."""

    def meaning(a: torch.Tensor, b: torch.Tensor) -> torch.Tensor:
        return divide(a, nonzero(b)).to(a.dtype)

    return meaning


def nonzero(block: torch.Tensor) -> torch.Tensor:
    """Divisors that are neither 0 nor -1, of which the quotient may overflow."""
    return torch.where((block == 0) | (block == -1), torch.full_like(block, 3), block)


def fma(a: torch.Tensor, b: torch.Tensor, c: torch.Tensor) -> torch.Tensor:
    return (a.double() * b.double() + c.double()).to(a.dtype)


def root(a: torch.Tensor) -> torch.Tensor:
    """The square root as IEEE 754 rounds it. torch.sqrt is a vector library's, which on some processors is not."""
    with np.errstate(invalid="ignore"):
        return torch.from_numpy(np.sqrt(a.numpy()))


def in_double(function: Callable[..., torch.Tensor]) -> Callable[..., torch.Tensor]:
    """What a function of real numbers gives in float64, rounded to the type of its operands."""
    return lambda *operands: function(*(each.double() for each in operands)).to(operands[0].dtype)


T = "tensor<64x@>"
M = "tensor<64xi1>"


def _floats() -> list[Case]:
    cases = []
    for element in ("f32", "f64"):
        one, two = (element,), (element, element)
        constant = f"%k = arith.constant dense<{{}}> : {T}\n"
        cases += [
            Case("addf", two, f"%r = arith.addf %a, %b : {T}", element, torch.add),
            Case("subf", two, f"%r = arith.subf %a, %b : {T}", element, torch.sub),
            Case("mulf", two, f"%r = arith.mulf %a, %b : {T}", element, torch.mul),
            Case("negf", one, f"%r = arith.negf %a : {T}", element, torch.neg),
            Case("maximumf", two, f"%r = arith.maximumf %a, %b : {T}", element, torch.maximum),
            Case("minimumf", two, f"%r = arith.minimumf %a, %b : {T}", element, torch.minimum),
            Case("maxnumf", two, f"%r = arith.maxnumf %a, %b : {T}", element, torch.fmax),
            Case("minnumf", two, f"%r = arith.minnumf %a, %b : {T}", element, torch.fmin),
            Case("absf", one, f"%r = math.absf %a : {T}", element, torch.abs),
            Case("floor", one, f"%r = math.floor %a : {T}", element, torch.floor),
            Case("ceil", one, f"%r = math.ceil %a : {T}", element, torch.ceil),
            Case("fma", (element,) * 3, f"%r = math.fma %a, %b, %c : {T}", element, fma),
            Case("exp", one, f"%r = math.exp %a : {T}", element, in_double(torch.exp)),
            Case("add_constant", one, constant.format(0.1) + f"%r = arith.addf %a, %k : {T}", element,
                 lambda a: a + torch.tensor(0.1, dtype=a.dtype)),
            Case("constant_minus", one, constant.format(1.5) + f"%r = arith.subf %k, %a : {T}", element,
                 lambda a: 1.5 - a),
            Case("add_negative_zero", one, constant.format("-0.0") + f"%r = arith.addf %a, %k : {T}", element,
                 lambda a: a + torch.tensor(-0.0, dtype=a.dtype)),
            Case("select_constants", (element, "i1"), f"%k = arith.constant dense<0.1> : {T}\n"
                 f"%r = arith.select %b, %a, %k : {M}, {T}", element,
                 lambda a, b: torch.where(b, a, torch.tensor(0.1, dtype=a.dtype))),
            Case("select_tiny", (element, "i1"), f"%k = arith.constant dense<1.0e-40> : {T}\n"
                 f"%r = arith.select %b, %a, %k : {M}, {T}", element,
                 lambda a, b: torch.where(b, a, torch.tensor(1e-40, dtype=a.dtype))),
            Case("maximum_of_constant", one, constant.format("-0.0") + f"%r = arith.maximumf %a, %k : {T}", element,
                 lambda a: torch.maximum(a, torch.tensor(-0.0, dtype=a.dtype))),
            Case("clampf", one, f"%k = arith.constant dense<0.1> : {T}\n%l = arith.constant dense<2.0> : {T}\n"
                 f"%r = triton.clampf %a, %k, %l, propagateNan = all : {T}", element,
                 lambda a: torch.clamp(a, torch.tensor(0.1, dtype=a.dtype), torch.tensor(2.0, dtype=a.dtype))),
        ]
        for predicate, meaning in FLOAT_PREDICATES.items():
            cases.append(Case(predicate, two, f"%r = arith.cmpf {predicate}, %a, %b : {T}", "i1", meaning))
    cases += [
        Case("divf", ("f64", "f64"), f"%r = arith.divf %a, %b : {T}", "f64", torch.div),
        Case("precise_divf", ("f32", "f32"), f"%r = triton.precise_divf %a, %b : {T}", "f32", torch.div),
        Case("precise_sqrt", ("f32",), f"%r = triton.precise_sqrt %a : {T}", "f32", root),
        Case("sqrt", ("f64",), f"%r = math.sqrt %a : {T}", "f64", root),
        Case("add_halves", ("f16", "f16"), f"%r = arith.addf %a, %b : {T}", "f16", torch.add),
        Case("add_bf16", ("bf16", "bf16"), f"%r = arith.addf %a, %b : {T}", "bf16", torch.add),
        Case("maximum_bf16", ("bf16", "bf16"), f"%r = arith.maximumf %a, %b : {T}", "bf16", torch.maximum),
        Case("maximum_half_constant", ("f16",), f"%k = arith.constant dense<0.5> : {T}\n"
             f"%r = arith.maximumf %a, %k : {T}", "f16", lambda a: torch.maximum(a, torch.tensor(0.5, dtype=a.dtype))),
        Case("compare_bf16", ("bf16", "bf16"), f"%r = arith.cmpf olt, %a, %b : {T}", "i1", torch.lt),
        Case("__nv_expf", ("f32",),
             f'%r = triton.extern_elementwise "__nv_expf" %a : ({T}) -> {T}', "f32", in_double(torch.exp)),
        Case("__nv_atan2f", ("f32", "f32"),
             f'%r = triton.extern_elementwise "__nv_atan2f" %a, %b : ({T}, {T}) -> {T}', "f32", in_double(torch.atan2)),
        Case("__nv_erf", ("f64",),
             f'%r = triton.extern_elementwise "__nv_erf" %a : ({T}) -> {T}', "f64", in_double(torch.erf)),
    ]
    return cases


FLOAT_PREDICATES: dict[str, Callable[[torch.Tensor, torch.Tensor], torch.Tensor]] = {
    "oeq": torch.eq,
    "ogt": torch.gt,
    "oge": torch.ge,
    "olt": torch.lt,
    "ole": torch.le,
    "one": lambda a, b: (a < b) | (a > b),
    "ord": lambda a, b: ~(a.isnan() | b.isnan()),
    "ueq": lambda a, b: ~((a < b) | (a > b)),
    "ugt": lambda a, b: ~(a <= b),
    "uge": lambda a, b: ~(a < b),
    "ult": lambda a, b: ~(a >= b),
    "ule": lambda a, b: ~(a > b),
    "une": torch.ne,
    "uno": lambda a, b: a.isnan() | b.isnan(),
}
INTEGER_PREDICATES: dict[str, Callable[[torch.Tensor, torch.Tensor], torch.Tensor]] = {
    "eq": torch.eq, "ne": torch.ne, "slt": torch.lt, "sle": torch.le, "sgt": torch.gt, "sge": torch.ge,
}  # fmt: skip


def _integers() -> list[Case]:
    cases = []
    for element in ("i8", "i16", "i32", "i64"):
        one, two = (element,), (element, element)
        guard = f"""%zero = arith.constant dense<0> : {T}
            %ones = arith.constant dense<-1> : {T}
            %three = arith.constant dense<3> : {T}
            %is_zero = arith.cmpi eq, %b, %zero : {T}
            %is_one = arith.cmpi eq, %b, %ones : {T}
            %bad = arith.ori %is_zero, %is_one : {M}
            %d = arith.select %bad, %three, %b : {M}, {T}
            """
        count = f"%seven = arith.constant dense<7> : {T}\n%n = arith.andi %b, %seven : {T}\n"
        cases += [
            Case("addi", two, f"%r = arith.addi %a, %b : {T}", element, torch.add),
            Case("subi", two, f"%r = arith.subi %a, %b : {T}", element, torch.sub),
            Case("muli", two, f"%r = arith.muli %a, %b : {T}", element, torch.mul),
            Case("andi", two, f"%r = arith.andi %a, %b : {T}", element, torch.bitwise_and),
            Case("ori", two, f"%r = arith.ori %a, %b : {T}", element, torch.bitwise_or),
            Case("xori", two, f"%r = arith.xori %a, %b : {T}", element, torch.bitwise_xor),
            Case("not", one, f"%k = arith.constant dense<-1> : {T}\n%r = arith.xori %a, %k : {T}", element,
                 torch.bitwise_not),
            Case("absi", one, f"%r = math.absi %a : {T}", element, torch.abs),
            Case("maxsi", two, f"%r = arith.maxsi %a, %b : {T}", element, torch.maximum),
            Case("minsi", two, f"%r = arith.minsi %a, %b : {T}", element, torch.minimum),
            Case("divsi", two, guard + f"%r = arith.divsi %a, %d : {T}", element,
                 truncating(lambda a, b: torch.div(a, b, rounding_mode="trunc"))),
            Case("remsi", two, guard + f"%r = arith.remsi %a, %d : {T}", element, truncating(torch.fmod)),
            Case("shli", two, count + f"%r = arith.shli %a, %n : {T}", element, lambda a, b: a << (b & 7)),
            Case("shrsi", two, count + f"%r = arith.shrsi %a, %n : {T}", element, lambda a, b: a >> (b & 7)),
            Case("divide_by_constant", one, f"%k = arith.constant dense<7> : {T}\n%r = arith.divsi %a, %k : {T}",
                 element, lambda a: torch.div(a, 7, rounding_mode="trunc")),
            Case("constant_minus", one, f"%k = arith.constant dense<-5> : {T}\n%r = arith.subi %k, %a : {T}", element,
                 lambda a: -5 - a),
            Case("select_constant", (element, "i1"), f"%k = arith.constant dense<-5> : {T}\n"
                 f"%r = arith.select %b, %k, %a : {M}, {T}", element,
                 lambda a, b: torch.where(b, torch.tensor(-5, dtype=a.dtype), a)),
            Case("extsi", ("i1", element), f"%r = arith.extsi %a : {M} to tensor<64x{element}>", element,
                 lambda a, b: -a.to(b.dtype)),
            Case("extui", ("i1", element), f"%r = arith.extui %a : {M} to tensor<64x{element}>", element,
                 lambda a, b: a.to(b.dtype)),
            Case("to_bool", one, f"%r = arith.trunci %a : {T} to {M}", "i1", lambda a: (a & 1).bool()),
            Case("sitofp", one, f"%r = arith.sitofp %a : {T} to tensor<64xf64>", "f64", lambda a: a.double()),
        ]
        for predicate, meaning in INTEGER_PREDICATES.items():
            cases.append(Case(predicate, two, f"%r = arith.cmpi {predicate}, %a, %b : {T}", "i1", meaning))
        if element == "i64":
            continue
        cases += [
            Case("divui", two, guard + f"%r = arith.divui %a, %d : {T}", element,
                 truncating(lambda a, b: unsigned(a) // unsigned(b))),
            Case("remui", two, guard + f"%r = arith.remui %a, %d : {T}", element,
                 truncating(lambda a, b: unsigned(a) % unsigned(b))),
            Case("divide_unsigned_by_constant", one, f"%k = arith.constant dense<-2> : {T}\n"
                 f"%r = arith.divui %a, %k : {T}", element,
                 lambda a: (unsigned(a) // unsigned(torch.full_like(a, -2))).to(a.dtype)),
            Case("shrui", two, count + f"%r = arith.shrui %a, %n : {T}", element,
                 lambda a, b: (unsigned(a) >> (b & 7).long()).to(a.dtype)),
            Case("maxui", two, f"%r = arith.maxui %a, %b : {T}", element,
                 lambda a, b: torch.maximum(unsigned(a), unsigned(b)).to(a.dtype)),
            Case("minui", two, f"%r = arith.minui %a, %b : {T}", element,
                 lambda a, b: torch.minimum(unsigned(a), unsigned(b)).to(a.dtype)),
            Case("ult", two, f"%r = arith.cmpi ult, %a, %b : {T}", "i1", lambda a, b: unsigned(a) < unsigned(b)),
            Case("uge_constant", one, f"%k = arith.constant dense<-2> : {T}\n%r = arith.cmpi uge, %a, %k : {T}", "i1",
                 lambda a: unsigned(a) >= unsigned(torch.full_like(a, -2))),
            Case("extsi_wide", one, f"%r = arith.extsi %a : {T} to tensor<64xi64>", "i64", lambda a: a.long()),
            Case("extui_wide", one, f"%r = arith.extui %a : {T} to tensor<64xi64>", "i64", unsigned),
            Case("uitofp", one, f"%r = arith.uitofp %a : {T} to tensor<64xf64>", "f64",
                 lambda a: unsigned(a).double()),
        ]
    wide = 1 << 40
    cases += [
        Case("wide_constant", ("i64",), f"%k = arith.constant dense<{wide}> : {T}\n%r = arith.addi %a, %k : {T}",
             "i64", lambda a: a + wide),
        Case("wide_select", ("i64", "i1"), f"%k = arith.constant dense<{3 << 30}> : {T}\n"
             f"%r = arith.select %b, %k, %a : {M}, {T}", "i64", lambda a, b: torch.where(b, 3 << 30, a)),
        Case("trunci", ("i64",), f"%r = arith.trunci %a : {T} to tensor<64xi16>", "i16", lambda a: a.to(torch.int16)),
        Case("mulhiui", ("i32", "i32"), f"%r = triton.mulhiui %a, %b : {T}", "i32",
             lambda a, b: torch.tensor([(x * y) >> 32 for x, y in zip(unsigned(a).tolist(), unsigned(b).tolist(),
                                                                      strict=True)]).to(torch.int32)),
    ]
    return cases


def _booleans() -> list[Case]:
    two = ("i1", "i1")
    logic: dict[str, Callable[..., torch.Tensor]] = {
        "addi": torch.logical_xor, "subi": torch.logical_xor, "muli": torch.logical_and,
        "andi": torch.logical_and, "ori": torch.logical_or, "xori": torch.logical_xor,
        "maxui": torch.logical_or, "minui": torch.logical_and,
        "maxsi": torch.logical_and, "minsi": torch.logical_or,
    }  # fmt: skip
    less = {"ult": lambda a, b: ~a & b, "slt": lambda a, b: a & ~b, "uge": lambda a, b: a | ~b,
            "eq": torch.eq, "ne": torch.ne}
    return [
        *(Case(name, two, f"%r = arith.{name} %a, %b : {M}", "i1", meaning) for name, meaning in logic.items()),
        *(Case(name, two, f"%r = arith.cmpi {name}, %a, %b : {M}", "i1", meaning) for name, meaning in less.items()),
        Case("not", ("i1",), f"%k = arith.constant dense<true> : {M}\n%r = arith.xori %a, %k : {M}", "i1",
             torch.logical_not),
        Case("or_true", ("i1",), f"%k = arith.constant dense<false> : {M}\n%r = arith.ori %k, %a : {M}", "i1",
             lambda a: a),
        Case("select", ("i1",) * 3, f"%r = arith.select %a, %b, %c : {M}, {M}", "i1", torch.where),
        Case("sitofp", ("i1",), f"%r = arith.sitofp %a : {M} to tensor<64xf32>", "f32", lambda a: (-a.int()).float()),
        Case("uitofp", ("i1",), f"%r = arith.uitofp %a : {M} to tensor<64xf32>", "f32", lambda a: a.float()),
    ]


def _conversions() -> list[Case]:
    cases = []
    for source, target in (("f16", "f32"), ("bf16", "f32"), ("bf16", "f64"), ("f32", "f64")):
        cases.append(Case(f"to_{target}", (source,), f"%r = arith.extf %a : {T} to tensor<64x{target}>", target,
                          lambda a, target=target: a.to(TORCH[target])))
        cases.append(Case(f"to_{source}", (target,), f"%r = arith.truncf %a : {T} to tensor<64x{source}>", source,
                          lambda a, source=source: a.to(TORCH[source])))
    bounded = f"""%low = arith.constant dense<-100.0> : {T}
        %high = arith.constant dense<100.0> : {T}
        %c1 = arith.maxnumf %a, %low : {T}
        %c2 = arith.minnumf %c1, %high : {T}
        """
    for source in ("f32", "f64"):
        for target in ("i8", "i32", "i64"):
            cases.append(Case(f"fptosi_{target}", (source,), bounded + f"%r = arith.fptosi %c2 : {T} to "
                              f"tensor<64x{target}>", target,
                              lambda a, target=target: torch.fmin(torch.fmax(a, torch.tensor(-100.0).to(a.dtype)),
                                                                  torch.tensor(100.0).to(a.dtype)).to(TORCH[target])))
    cases += [
        Case("fptoui", ("f32",), f"%p = math.absf %a : {T}\n%high = arith.constant dense<200.0> : {T}\n"
             f"%q = arith.minnumf %p, %high : {T}\n%r = arith.fptoui %q : {T} to tensor<64xi8>", "i8",
             lambda a: torch.fmin(a.abs(), torch.tensor(200.0)).to(torch.int64).to(torch.int8)),
        Case("bits", ("f32",), f"%r = triton.bitcast %a : {T} -> tensor<64xi32>", "i32",
             lambda a: a.view(torch.int32)),
        Case("bits_of_arith", ("i32",), f"%r = arith.bitcast %a : {T} to tensor<64xf32>", "f32",
             lambda a: a.view(torch.float32)),
    ]
    return cases


CASES = [*_floats(), *_integers(), *_booleans(), *_conversions()]
