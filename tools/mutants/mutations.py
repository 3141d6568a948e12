"""Generates the mutations of a source: each replaces one piece of its text."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from xdsl.traits import Commutative

from ...ir.context import make_context
from .mutation import Mutation, changed_float
from .text_mutations import mutations_of_c, mutations_of_rules

__all__ = ["SUFFIXES", "mutations_of"]

SUFFIXES = (".py", ".rules", ".c", ".cpp", ".h")
"""The kinds of sources that have mutations."""

_TURNED: dict[type[ast.cmpop], str] = {
    ast.Lt: "<=", ast.LtE: "<", ast.Gt: ">=", ast.GtE: ">", ast.Eq: "!=", ast.NotEq: "==", ast.In: "not in",
    ast.NotIn: "in", ast.Is: "is not", ast.IsNot: "is",
}
_SPELLED: dict[type[ast.cmpop], str] = {
    ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=", ast.Eq: "==", ast.NotEq: "!=", ast.In: "in",
    ast.NotIn: "not in", ast.Is: "is", ast.IsNot: "is not",
}
_ORDERED = (ast.Sub, ast.Div, ast.FloorDiv, ast.Mod, ast.LShift, ast.RShift, ast.Pow)
"""Non-commutative operators."""
_NOT_RUN = ("annotation", "returns", "type_comment", "decorator_list")
"""Fields of a node that describe types, or how a class protects its fields, and compute nothing."""
_COMMUTATIVE = frozenset({"max", "min", "maximum", "minimum", "gcd", "lcm", "hypot", "add", "mul", "bit_and", "bit_or"})
"""Functions, and methods of builders, whose two arguments can be swapped."""
_COMMUTATIVE_OPERATIONS = frozenset({
    "AddfOp", "MulfOp", "MaximumfOp", "MinimumfOp", "MaxnumfOp", "MinnumfOp", "MaxSIOp", "MaxUIOp", "MinSIOp",
    "MinUIOp"})
"""Those whose operands can be swapped, besides operations with the trait Commutative."""


def mutations_of(path: Path, source: str) -> list[Mutation]:
    """Return all changes to a source, in the order of its text.

    Operands are swapped, comparisons negated or shifted, numbers and truth values changed, masks and conditions
    dropped, and branches, cases and entries of tables removed. Docstrings, annotations and messages are unchanged.
    """
    if path.suffix == ".rules":
        return mutations_of_rules(path, source)
    if path.suffix != ".py":
        return mutations_of_c(path, source)
    found = list(_Finder(path, source).visit(ast.parse(source)))
    return sorted(found, key=lambda each: (each.start, each.end, each.text))


class _Finder:
    """Walks a syntax tree, in which positions are byte offsets in lines."""

    def __init__(self, path: Path, source: str):
        self.path = path
        self.source = source
        lines = source.splitlines(keepends=True)
        self.begins = [0]
        for line in lines:
            self.begins.append(self.begins[-1] + len(line))
        self.lines = [line.encode() for line in lines]

    def visit(self, node: ast.AST) -> Iterator[Mutation]:
        yield from getattr(self, f"_{type(node).__name__}", self._nothing)(node)
        if isinstance(node, ast.Raise | ast.JoinedStr | ast.Assert) or _is_docstring_or_list(node):
            return
        for name, value in ast.iter_fields(node):
            if name not in _NOT_RUN and not (isinstance(node, ast.keyword) and node.arg == "strict"):
                for child in value if isinstance(value, list) else [value]:
                    if isinstance(child, ast.AST):
                        yield from self.visit(child)

    def _nothing(self, node: ast.AST) -> Iterator[Mutation]:
        return iter(())

    def _BinOp(self, node: ast.BinOp) -> Iterator[Mutation]:
        if isinstance(node.op, _ORDERED) and self._text(node.left) != self._text(node.right):
            yield self._swap("operands swapped", node.left, node.right)

    def _Compare(self, node: ast.Compare) -> Iterator[Mutation]:
        between = [node.left, *node.comparators]
        for op, left, right in zip(node.ops, between, between[1:], strict=False):
            start, end = self._end(left), self._start(right)
            text = self.source[start:end]
            yield self._change("comparison turned", node, start, end,
                               text.replace(_SPELLED[type(op)], _TURNED[type(op)], 1))

    def _BoolOp(self, node: ast.BoolOp) -> Iterator[Mutation]:
        for at, value in enumerate(node.values):
            rest = [self._text(other) for other in (*node.values[:at], *node.values[at + 1 :])]
            word = " and " if isinstance(node.op, ast.And) else " or "
            yield self._replace("condition dropped", node, f"({word.join(f'({each})' for each in rest)})", value)

    def _UnaryOp(self, node: ast.UnaryOp) -> Iterator[Mutation]:
        if isinstance(node.op, ast.Not | ast.USub):
            yield self._replace("negation dropped", node, f"({self._text(node.operand)})")

    def _Constant(self, node: ast.Constant) -> Iterator[Mutation]:
        if isinstance(node.value, bool):
            yield self._replace("constant changed", node, str(not node.value))
        elif isinstance(node.value, int):
            yield self._replace("constant off by one", node, f"({node.value + 1})")
        elif isinstance(node.value, float):
            yield self._replace("constant changed", node, f"({changed_float(node.value)!r})")

    def _Call(self, node: ast.Call) -> Iterator[Mutation]:
        plain = (ast.Name, ast.Attribute, ast.Subscript, ast.Call)
        if len(node.args) == 2 and not node.keywords and all(isinstance(each, plain) for each in node.args) \
                and not (isinstance(node.func, ast.Name) and node.func.id in ("isinstance", "zip")) \
                and self._text(node.args[0]) != self._text(node.args[1]) and not self._commutes(node.func):
            yield self._swap("arguments swapped", *node.args)
        for each in node.keywords:
            if each.arg == "mask" and not isinstance(each.value, ast.Constant):
                yield self._replace("mask dropped", each.value, "None")

    def _commutes(self, function: ast.expr) -> bool:
        name = self._text(function).rpartition(".")[2]
        return name in _COMMUTATIVE or name in commutative_operations()

    def _If(self, node: ast.If) -> Iterator[Mutation]:
        yield self._replace("branch removed", node.test, f"(False and ({self._text(node.test)}))")

    def _IfExp(self, node: ast.IfExp) -> Iterator[Mutation]:
        yield self._replace("branch removed", node, f"({self._text(node.orelse)})")

    def _match_case(self, node: ast.match_case) -> Iterator[Mutation]:
        if not (isinstance(node.pattern, ast.MatchAs) and node.pattern.pattern is None and node.guard is None):
            start = self._end(node.pattern if node.guard is None else node.guard)
            yield self._change("case removed", node.pattern, start, start, " if False" if node.guard is None
                               else " and False")

    def _Dict(self, node: ast.Dict) -> Iterator[Mutation]:
        for at, key in enumerate(node.keys):
            if key is not None and at > 0:  # with the comma before it
                start, end = self._end(node.values[at - 1]), self._end(node.values[at])
                yield self._change("entry removed", key, start, end, "")

    # Text

    def _swap(self, kind: str, left: ast.expr, right: ast.expr) -> Mutation:
        start, end = self._start(left), self._end(right)
        between = self.source[self._end(left) : self._start(right)]
        swapped = f"({self._text(right)}){between}({self._text(left)})"
        # The text between the operands contains the parentheses around an operand.
        if between.count("(") != between.count(")"):
            swapped = self.source[start:end]
        return self._change(kind, left, start, end, swapped)

    def _replace(self, kind: str, node: ast.AST, text: str, at: ast.AST | None = None) -> Mutation:
        return self._change(kind, at or node, self._start(node), self._end(node), text)

    def _change(self, kind: str, node: ast.AST, start: int, end: int, text: str) -> Mutation:
        return Mutation(self.path, kind, node.lineno, start, end, text)  # type: ignore[attr-defined]

    def _text(self, node: ast.AST) -> str:
        return self.source[self._start(node) : self._end(node)]

    def _start(self, node: ast.AST) -> int:
        return self._place(node.lineno, node.col_offset)  # type: ignore[attr-defined]

    def _end(self, node: ast.AST) -> int:
        return self._place(node.end_lineno, node.end_col_offset)  # type: ignore[attr-defined]

    def _place(self, line: int, column: int) -> int:
        return self.begins[line - 1] + len(self.lines[line - 1][:column].decode())


@cache
def commutative_operations() -> frozenset[str]:
    """The names of the classes of operations whose operands can be swapped."""
    context = make_context()
    return _COMMUTATIVE_OPERATIONS | {
        each.__name__ for name in ("arith", "prim") if (dialect := context.get_dialect(name)) is not None
        for each in dialect.operations if each.has_trait(Commutative)}


def _is_docstring_or_list(node: ast.AST) -> bool:
    """Return whether a statement is only a string, or defines the exports of a module."""
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
    return isinstance(node, ast.Assign) and any(isinstance(each, ast.Name) and each.id == "__all__"
                                                for each in node.targets)
