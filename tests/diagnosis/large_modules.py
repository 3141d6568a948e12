"""Modules of some hundred operations, most of which are irrelevant; equal seeds give equal modules."""

from __future__ import annotations

import random
from collections.abc import Iterator

UNARY = ("tanh", "abs", "neg")
BINARY = ("add", "sub", "maximum")
TYPE = "tensor<64x32xf32>"


def prim_module(count: int, seed: int = 0) -> str:
    """A function of elementwise operations and pairs of transposes, each on some of the last twenty values."""
    generator = random.Random(seed)
    values, lines = ["%x", "%y"], []
    for number in range(count):
        a, b = (generator.choice(values[-20:]) for _ in range(2))
        kind = generator.choice((*UNARY, *BINARY, "transpose"))
        if kind == "transpose":
            lines.append(f"%t{number} = prim.transpose {a} permutation [1, 0] : {TYPE} -> tensor<32x64xf32>")
            lines.append(f"%v{number} = prim.transpose %t{number} permutation [1, 0] : tensor<32x64xf32> -> {TYPE}")
        else:
            lines.append(f"%v{number} = prim.{kind} {a if kind in UNARY else f'{a}, {b}'} : {TYPE}")
        values.append(f"%v{number}")
    body = "\n  ".join([*lines, f"func.return {values[-1]} : {TYPE}"])
    return f"func.func @forward(%x: {TYPE}, %y: {TYPE}) -> {TYPE} {{\n  {body}\n}}\n"


def loop_module(kernels: int, operations: int, seed: int = 0) -> str:
    """Kernels of two loops around a chain of arithmetic; in the middle one an addition uses a square."""
    return "\n".join(_kernels(kernels, operations, random.Random(seed)))


def _kernels(kernels: int, operations: int, generator: random.Random) -> Iterator[str]:
    for kernel in range(kernels):
        values, lines = ["%v"], []
        for number in range(operations):
            a, b = (generator.choice(values) for _ in range(2))
            kind = generator.choice(("addf", "subf", "maximumf"))
            lines.append(f"%a{number} = arith.{kind} {a}, {b} : f32")
            values.append(f"%a{number}")
            if kernel == kernels // 2 and number == operations // 2:
                lines += [f"%square = arith.mulf {a}, {a} : f32", "%sum = arith.addf %square, %v : f32"]
                values.append("%sum")
        body = "\n      ".join(lines)
        yield f"""loop.kernel @kernel{kernel}(%x: memref<4096xf32>, %y: memref<64xf32>) {{
  %zero = arith.constant 0.0 : f32
  loop.parallel %i = 0 to 64 {{
    %m = loop.for %j = 0 to 64 carry (%acc = %zero : f32) {{
      %v = loop.load %x[%i * 64 + %j] : memref<4096xf32> -> f32
      {body}
      %next = arith.addf %acc, {values[-1]} : f32
      loop.yield %next : f32
    }}
    loop.store %m, %y[%i] : f32, memref<64xf32>
  }}
}}
"""


def mystery_module(count: int, seed: int = 0) -> str:
    """Functions of a dialect that nobody knows, with regions, and types and attributes of its own."""
    generator = random.Random(seed)
    lines, values = [], ["%p"]
    for number in range(count):
        a, b = (generator.choice(values[-9:]) for _ in range(2))
        if number == count // 3:
            lines.append(f'%left = "mystery.left"({a}) {{depth = 3 : i64}} : (!mystery.thing) -> !mystery.thing')
            values += ["%left"] * 9
        elif number == count // 3 + 1:
            lines.append(f'''%q = "mystery.nest"({b}) ({{
    ^bb0(%inner: !mystery.thing):
      %z = "mystery.right"(%inner, %left) : (!mystery.thing, !mystery.thing) -> !mystery.other
      "mystery.yield"(%z) : (!mystery.other) -> ()
    }}) : (!mystery.thing) -> !mystery.thing''')
        else:
            lines.append(f'%v{number} = "mystery.op{number % 5}"({a}, {b}) {{note = "n{number}"}} : '
                         "(!mystery.thing, !mystery.thing) -> !mystery.thing")
            values.append(f"%v{number}")
    body = "\n    ".join(lines)
    return f'''"mystery.function"() ({{
  ^bb0(%p: !mystery.thing):
    {body}
    "mystery.return"({values[-1]}) : (!mystery.thing) -> ()
}}) {{sym_name = "first"}} : () -> ()
"mystery.function"() ({{
  ^bb0(%p: !mystery.thing):
    %r = "mystery.call"(%p) {{callee = @first}} : (!mystery.thing) -> !mystery.thing
    "mystery.return"(%r) : (!mystery.thing) -> ()
}}) {{sym_name = "second"}} : () -> ()
'''
