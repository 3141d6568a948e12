"""The pass `collapse-loops`."""

from __future__ import annotations

from xdsl.ir import SSAValue

from ...ir.dialects.loop import KernelOp, LoopOp, ParallelOp, ReduceOp, YieldOp
from ...ir.expressions import Expression, constant
from ...ir.watching import Watcher
from ..rewriting.kernel_pass import KernelPass
from .analysis.index_expressions import Names, has_expressions, loops_in


class CollapseLoops(KernelPass):
    """Make one loop of two nested ones that together walk straight through memory.

        loop.parallel %i = 0 to 4 {
          loop.parallel %j = 0 to 8 {
            %v = loop.load %x[%i * 8 + %j] : memref<32xf32> -> f32
            ...
          }
        }
    becomes
        loop.parallel %k = 0 to 32 {
          %v = loop.load %x[%k] : memref<32xf32> -> f32
          ...
        }
    Both loops are `loop.parallel`, or both `loop.reduce` of the same kinds; the outer one contains nothing but the
    inner one, and every expression uses the variables as `%i * 8 + %j` only.
    """

    name = "collapse-loops"

    def visit(self, kernel: KernelOp, watcher: Watcher) -> None:
        for inner in reversed(list(loops_in(kernel))):
            outer = inner.parent_op()
            if isinstance(outer, LoopOp) and _is_perfect(outer, inner):
                _collapse(outer, inner, watcher)


def _is_perfect(outer: LoopOp, inner: LoopOp) -> bool:
    """Whether the outer loop only repeats the inner one, and both start at 0 in steps of 1."""
    body = outer.body.block  # type: ignore[attr-defined]
    if body.first_op is not inner or not isinstance(last := inner.next_op, YieldOp) or type(outer) is not type(inner):
        return False
    if isinstance(outer, ReduceOp) and isinstance(inner, ReduceOp):
        if outer.kinds != inner.kinds or any(kind.arity > 1 for kind in outer.reductions):
            return False
        if list(last.values) != list(inner.outputs):
            return False
    elif not isinstance(outer, ParallelOp):
        return False
    return all(loop.lower_bound == 0 and loop.step_size == 1 for loop in (outer, inner)) and \
        outer.induction_variable not in inner.bounds  # type: ignore[attr-defined]


def _collapse(outer: LoopOp, inner: LoopOp, watcher: Watcher) -> None:
    names = Names()
    i, j = names.of(outer.induction_variable), names.of(inner.induction_variable)
    width = names.read(inner, inner.upper_bound)
    merged = _merged(inner, names, i, j, width)
    if merged is None:
        watcher.missed("collapse-loops", outer, "not collapsed: an index does not walk straight through both loops")
        return
    if not watcher.allows("collapse-loops", outer):
        return
    watcher.done("collapse-loops", outer, "one loop with the loop inside")
    total = names.simplify(names.read(outer, outer.upper_bound) * width)
    for op, expressions in merged:
        names.write(op, expressions)
    names.write(inner, {"lower": constant(0), "upper": total})
    for old, new in zip(outer.results, inner.results, strict=True):
        old.replace_all_uses_with(new)
    inner.induction_variable.name_hint = outer.induction_variable.name_hint
    parent = outer.parent
    assert parent is not None
    inner.detach()
    parent.insert_op_before(inner, outer)
    outer.detach()
    outer.erase()


def _merged(inner: LoopOp, names: Names, i: Expression, j: Expression, width: Expression):
    """Each op inside with its expressions over `j` alone, which stands for `i * width + j`; None if that is not all
    that they use."""
    name_i, name_j = i.as_symbol, j.as_symbol
    assert name_i is not None and name_j is not None
    variables: set[SSAValue] = {names.values[name_i], names.values[name_j]}
    result = []
    for op in inner.body.walk():  # type: ignore[attr-defined]
        if not has_expressions(op):
            if any(operand in variables for operand in op.operands):
                return None
            continue
        changed: dict[str, Expression] = {}
        for key, expression in names.expressions(op).items():
            if not {name_i, name_j} & expression.symbols():
                changed[key] = expression
                continue
            by_i, by_j = expression.coefficient(name_i), expression.coefficient(name_j)
            if by_i is None or by_j is None or by_i != by_j * width:
                return None
            changed[key] = expression - by_i * i
        result.append((op, changed))
    return result

