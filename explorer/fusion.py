"""Builds the graph of kernels and calls after fusion, with the reasons for each border between them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from xdsl.dialects.builtin import ModuleOp, StringAttr
from xdsl.dialects.func import CallOp, FuncOp
from xdsl.ir import Operation, SSAValue

from ..ir.dialects.aten import has_schema, schema_of
from ..ir.dialects.control import ControlOp
from ..ir.dialects.prim.fusion import FusionOp
from ..ir.modules.levels import EXTERN
from ..ir.modules.symbols import programs_of
from ..ir.provenance import origins_in
from ..ir.watching import RemarkKind
from .kernels import origins_within
from .remarks import Remarked
from .report import Border, Fusion, FusionNode
from .tables import Tables

__all__ = ["fusion_of"]

_DRAWING_BORDERS = ("fuse", "split-reductions")
"""The passes whose remarks say why a value is stored between two kernels."""


def fusion_of(module: ModuleOp, remarked: Remarked, tables: Tables) -> Fusion | None:
    """Return the kernels and calls of the first tensor function of a module, if fusions are outlined into functions
    or grouped; None before that.
    """
    programs = programs_of(module)
    bodies = {op.sym_name.data: op for op in module.ops if isinstance(op, FuncOp) and op not in programs}
    if not programs or not (bodies or any(isinstance(op, FusionOp) for op in programs[0].walk())):
        return None
    ops = [op for op in programs[0].body.block.ops if _kind(op) is not None]
    number = {op: at for at, op in enumerate(ops)}
    returned = {op for value in _returned(programs[0]) for op in _made_by(value, number)}
    nodes = tuple(_node(op, op in returned, tables) for op in ops)
    borders: dict[Border, None] = {}
    for op in ops:
        for operand in op.operands:
            for source, value in _sources(operand, number):
                why = remarked.about(_inner(value, bodies), _DRAWING_BORDERS, RemarkKind.MISSED)
                borders[Border(number[source], number[op], str(value.type), why)] = None
    return Fusion(programs[0].sym_name.data, nodes, tuple(borders))


def _kind(op: Operation) -> str | None:
    """Return the kind of a node; None if the operation, such as a view, is not a node."""
    if isinstance(op, CallOp | FusionOp):
        return "kernel"
    if isinstance(op, ControlOp):
        return "control"
    return "library" if has_schema(op) else None


def _node(op: Operation, returned: bool, tables: Tables) -> FusionNode:
    kind = _kind(op) or ""
    reason = ""
    origins = tables.set_of(origins_in(op.location))
    if isinstance(op, CallOp):
        name = op.callee.string_value()
    elif isinstance(op, FusionOp):
        name = op.label.data
        origins = tables.set_of(origins_within(op))
    elif has_schema(op):
        name = schema_of(op).qualified_name
        why = op.attributes.get(EXTERN)
        reason = why.data if isinstance(why, StringAttr) else ""
    else:
        name = op.name
    return FusionNode(name, kind, origins, tuple(str(each.type) for each in op.results), reason, returned)


def _sources(value: SSAValue, number: dict[Operation, int]) -> Iterator[tuple[Operation, SSAValue]]:
    """Yield the nodes that a value comes from through views only, with the values that leave them."""
    pending, seen = [value], {value}
    while pending:
        current = pending.pop()
        op = current.owner
        if not isinstance(op, Operation):
            continue
        if op in number:
            yield op, current
            continue
        new = [operand for operand in op.operands if operand not in seen]
        seen.update(new)
        pending += new


def _made_by(value: SSAValue, number: dict[Operation, int]) -> list[Operation]:
    return [op for op, _ in _sources(value, number)]


def _returned(function: FuncOp | Operation) -> Sequence[SSAValue]:
    last = function.regions[0].block.last_op
    return () if last is None else last.operands


def _inner(value: SSAValue, bodies: dict[str, FuncOp]) -> Operation:
    """Return the operation that computes a value; for a result of a kernel, the one inside the kernel."""
    op = value.owner
    assert isinstance(op, Operation)
    at = op.results.index(value)  # type: ignore[arg-type]
    body = bodies.get(op.callee.string_value()) if isinstance(op, CallOp) else op if isinstance(op, FusionOp) else None
    if body is None:
        return op
    inner = _returned(body)[at].owner
    return inner if isinstance(inner, Operation) else op
