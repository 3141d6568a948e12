"""arith operations as C++ expressions."""

from __future__ import annotations

from xdsl.ir import Operation

from ....ir.dialects import arith, prim
from ....ir.errors import UnsupportedError
from ....ir.vector_types import lanes_of
from .emitter import Formula, KernelEmitter
from .literals import constant_values, vector_literal
from .types import cast, cast_whole, is_bool, type_name, unsigned

# Floats: `o` predicates are false for NaN; a `u` predicate is the negation of the opposite `o` predicate.
_ORDERED = {
    "oeq": "{a} == {b}",
    "ogt": "{a} > {b}",
    "oge": "{a} >= {b}",
    "olt": "{a} < {b}",
    "ole": "{a} <= {b}",
    "one": "({a} < {b}) | ({a} > {b})",
    "ord": "({a} == {a}) & ({b} == {b})",
    "une": "{a} != {b}",
    "uno": "({a} != {a}) | ({b} != {b})",
}
_NEGATED = {"ueq": "one", "ugt": "ole", "uge": "olt", "ult": "oge", "ule": "ogt"}
_INTEGER = {"eq": "==", "ne": "!=", "lt": "<", "le": "<=", "gt": ">", "ge": ">="}
# Booleans: as unsigned numbers true is 1, as signed ones it is -1.
_BOOLEAN = {
    "eq": "{no}({a} ^ {b})",
    "ne": "{a} ^ {b}",
    "ult": "{no}{a} & {b}",
    "ule": "{no}{a} | {b}",
    "ugt": "{a} & {no}{b}",
    "uge": "{a} | {no}{b}",
    "slt": "{a} & {no}{b}",
    "sle": "{a} | {no}{b}",
    "sgt": "{no}{a} & {b}",
    "sge": "{no}{a} | {b}",
}


def _binary(template: str, on_bool: str | None = None) -> Formula:
    """A formula for two operands `{a}` and `{b}`, and another one for booleans, which are integers modulo 2."""

    def formula(e: KernelEmitter, op: Operation) -> str:
        if is_bool(op.results[0].type):
            if on_bool is None:
                raise UnsupportedError(f"'{op.name}' of booleans has no C++")
            a, b = (e.condition(op, each) for each in op.operands)
            return on_bool.format(a=a, b=b)
        a, b = map(e.number, op.operands)
        return e.rounded(template.format(a=a, b=b), op.results[0].type)

    return formula


def _shift(sign: str) -> Formula:
    """The formula of a shift, whose type in C++ is that of the left operand; a literal would be an int."""
    plain = _binary(f"{{a}} {sign} {{b}}")

    def formula(e: KernelEmitter, op: Operation) -> str:
        text = plain(e, op)
        return f"({type_name(op.results[0].type)}){text}" if text.lstrip("-")[0].isdigit() else text

    return formula


def _as_unsigned(template: str, on_bool: str | None = None) -> Formula:
    """A formula for two operands that are interpreted as unsigned."""
    of_booleans = _binary("", on_bool)

    def formula(e: KernelEmitter, op: Operation) -> str:
        if is_bool(op.results[0].type):
            return of_booleans(e, op)
        name = type_name(op.results[0].type)
        a, b = (cast(e.text(v), unsigned(name)) for v in op.operands)
        return cast_whole(template.format(a=a, b=b), name)

    return formula


def _division(function: str, plain: str, is_unsigned: bool = False) -> Formula:
    """A formula for a division; `plain` is the form for divisions that cannot fail."""
    unfailing = (_as_unsigned if is_unsigned else _binary)(plain)

    def formula(e: KernelEmitter, op: Operation) -> str:
        a, b = map(e.text, op.operands)
        name = type_name(op.results[0].type)
        lanes = lanes_of(op.results[0].type)
        if is_bool(op.results[0].type):
            raise UnsupportedError(f"'{op.name}' of booleans has no C++")
        is_checked = arith.UNCHECKED not in op.attributes
        if lanes and function == "floor_quotient" and not is_unsigned:
            return f"floor_quotients({a}, {b}{f', {e.status()}' if is_checked else ''})"
        if not is_checked and "(" not in plain:
            return unfailing(e, op)
        wanted = unsigned(name) if is_unsigned else name
        element = wanted.partition("x")[0]
        called = f"{function}({{a}}, {{b}}, {e.status()})" if is_checked else plain
        if not lanes:
            return f"({name}){called.replace('(', f'<{element}>(', 1).format(a=a, b=b)}"
        called = called if is_checked else called.replace("(", f"<{element}>(", 1)
        operands = ", ".join(cast(text, wanted) if is_unsigned else text for text in (a, b))
        body = called.format(a="a", b="b")
        text = f"lanewise([{'&' * is_checked}]({element} a, {element} b) {{ return {body}; }}, {operands})"
        return cast(text, name) if is_unsigned else text

    return formula


def _better(operator: str) -> Formula:
    """The operand that is not NaN, or else the greater (less) one."""

    def formula(e: KernelEmitter, op: Operation) -> str:
        a, b = map(e.number, op.operands)
        test = f"({a} {operator} {b}) | ({b} != {b})"
        chosen = f"select({test}, {a}, {b})" if lanes_of(op.results[0].type) else f"{test} ? {a} : {b}"
        return e.rounded(chosen, op.results[0].type)

    return formula


def _extremum(operator: str, is_unsigned: bool, on_bool: str) -> Formula:
    def formula(e: KernelEmitter, op: Operation) -> str:
        type = op.results[0].type
        if is_bool(type):
            return _binary("", on_bool)(e, op)
        a, b = map(e.text, op.operands)
        compared = (cast(each, unsigned(type_name(type))) if is_unsigned else each for each in (a, b))
        test = f" {operator} ".join(compared)
        return f"select({test}, {a}, {b})" if lanes_of(type) else f"{test} ? {a} : {b}"

    return formula


def _compare_floats(e: KernelEmitter, op: arith.CmpfOp) -> str:
    a, b = map(e.number, op.operands)
    lanes = lanes_of(op.lhs.type)
    predicate = op.predicate_name
    if predicate in ("true", "false"):
        holds = predicate == "true"
        return f"splat<{e.type(op.result)}>({-holds})" if lanes else predicate
    if predicate in _ORDERED:
        return _ORDERED[predicate].format(a=a, b=b)
    return f"{'~' if lanes else '!'}({_ORDERED[_NEGATED[predicate]].format(a=a, b=b)})"


def _compare_integers(e: KernelEmitter, op: arith.CmpiOp) -> str:
    predicate = op.predicate_name
    lanes = lanes_of(op.lhs.type)
    if is_bool(op.lhs.type):
        a, b = (e.condition(op, each) for each in op.operands)
        return _BOOLEAN[predicate].format(a=a, b=b, no="~" if lanes else "!")
    a, b = map(e.text, op.operands)
    if predicate[0] == "u":
        a, b = (cast(each, unsigned(type_name(op.lhs.type))) for each in (a, b))
    return f"{a} {_INTEGER[predicate[-2:]]} {b}"


def _select(e: KernelEmitter, op: arith.SelectOp) -> str:
    a, b = (e.condition(op, each) if is_bool(each.type) else e.text(each) for each in (op.lhs, op.rhs))
    if lanes_of(op.cond.type) is None:
        return f"{e.text(op.cond)} ? {a} : {b}"
    return f"select({e.condition(op, op.cond)}, {a}, {b})"


def _negate(e: KernelEmitter, op: arith.NegfOp) -> str:
    text = e.number(op.operand)
    return e.rounded(f"-({text})" if text.startswith("-") else f"-{text}", op.result.type)


FORMULAS: dict[type[Operation], Formula] = {
    arith.ConstantOp: lambda e, op: vector_literal(constant_values(op.value), op.result.type),
    arith.AddfOp: _binary("{a} + {b}"),
    arith.SubfOp: _binary("{a} - {b}"),
    arith.MulfOp: _binary("{a} * {b}"),
    arith.DivfOp: _binary("{a} / {b}"),
    arith.NegfOp: _negate,
    arith.MaximumfOp: _binary("maximum({a}, {b})"),
    arith.MinimumfOp: _binary("minimum({a}, {b})"),
    arith.MaxnumfOp: _better(">"),
    arith.MinnumfOp: _better("<"),
    arith.AddiOp: _binary("{a} + {b}", "{a} ^ {b}"),
    arith.SubiOp: _binary("{a} - {b}", "{a} ^ {b}"),
    arith.MuliOp: _binary("{a} * {b}", "{a} & {b}"),
    arith.AndIOp: _binary("{a} & {b}", "{a} & {b}"),
    arith.OrIOp: _binary("{a} | {b}", "{a} | {b}"),
    arith.XOrIOp: _binary("{a} ^ {b}", "{a} ^ {b}"),
    arith.ShLIOp: _shift("<<"),
    arith.ShRSIOp: _shift(">>"),
    arith.ShRUIOp: _as_unsigned("{a} >> {b}"),
    arith.DivSIOp: _division("quotient", "{a} / {b}"),
    arith.DivUIOp: _division("quotient", "{a} / {b}", is_unsigned=True),
    arith.RemSIOp: _division("remainder", "{a} % {b}"),
    arith.RemUIOp: _division("remainder", "{a} % {b}", is_unsigned=True),
    arith.FloorDivSIOp: _division("floor_quotient", "floordiv({a}, {b})"),
    arith.CeilDivSIOp: _division("ceil_quotient", "ceildiv({a}, {b})"),
    arith.CeilDivUIOp: _division("ceil_quotient", "ceildiv({a}, {b})", is_unsigned=True),
    arith.MaxSIOp: _extremum(">", False, "{a} & {b}"),
    arith.MinSIOp: _extremum("<", False, "{a} | {b}"),
    arith.MaxUIOp: _extremum(">", True, "{a} | {b}"),
    arith.MinUIOp: _extremum("<", True, "{a} & {b}"),
    arith.CmpfOp: _compare_floats,
    arith.CmpiOp: _compare_integers,
    arith.SelectOp: _select,
    prim.RandomBitsOp: _as_unsigned("random_bits({a}, {b})"),
}
