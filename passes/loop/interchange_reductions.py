"""The pass `interchange-reductions`."""

from __future__ import annotations

from math import prod

from ...ir.dialects.loop import KernelOp, LoopOp, ReduceOp, has_expressions
from ...ir.expressions import Expression, FloorDiv, Modulo, constant, symbol
from ...ir.numerics import Numerics, numerics_of
from ...ir.ranges import Range, simplify
from ...ir.watching import Watcher
from .analysis.index_expressions import Names
from .mapping.accesses import NEAR, Access, Accesses, Step, step_of
from .scheduling.reordering import coalesce, interchange
from .scheduling.scheduling_pass import SchedulingPass
from .scheduling.splitting import split


class InterchangeReductions(SchedulingPass):
    """Reorder a reduction to follow the order of memory, where its variable is divided into several indices.

        %s = loop.reduce <add> %r = 0 to 8192 : f32 {
          %v = loop.load %x[(%r mod 4096) * 32 + %r floordiv 4096] : memref<131072xf32> -> f32
          loop.yield %v : f32
        }
    becomes
        %s = loop.reduce <add> %r = 0 to 8192 : f32 {
          %v = loop.load %x[(%r floordiv 2) * 32 + %r mod 2] : memref<131072xf32> -> f32
          loop.yield %v : f32
        }
    The lanes of a group of channels of an image are then contiguous in either layout. The rounding of sums changes, so
    the pass does not reorder sums under strict numerics. It does not reorder searches either, which find the first of
    several equal elements.
    """

    name = "interchange-reductions"

    def visit(self, kernel: KernelOp, watcher: Watcher) -> None:
        if numerics_of(kernel) == Numerics.STRICT:
            return
        for loop in [each for each in kernel.walk() if isinstance(each, ReduceOp)]:
            if any(kind.arity > 1 for kind in loop.reductions):
                continue
            self._interchange(kernel, loop, watcher)

    def _interchange(self, kernel: KernelOp, loop: ReduceOp, watcher: Watcher) -> None:
        names = Names()
        sizes = _digits(loop, names)
        if len(sizes) < 2:
            return
        accesses = Accesses(kernel, names).inside(loop)
        steps = {access: _steps(access, loop, sizes, names) for access in accesses}
        scores = [sum(access.traffic / abs(step) for access in accesses if (step := steps[access][digit]) is not None
                      and 0 < abs(step) <= NEAR) for digit in range(len(sizes))]
        if max(scores) <= 2 * scores[0]:
            watcher.missed(loop, "its order stays: no other one has more neighbours in memory; {order} of "
                           "its accesses have one in this order, {best} in the best", order=round(scores[0], 2),
                           best=round(max(scores), 2))
            return
        fast = scores.index(max(scores))
        main = max((access for access in accesses if steps[access][fast]), key=lambda access: access.traffic)
        order = sorted(range(len(sizes)), key=lambda digit: (digit != fast, abs(steps[main][digit] or 0)))
        if watcher.allows(loop):
            watcher.done(loop, "it goes along memory: {best} of its accesses have a neighbour there "
                         "instead of {order}", best=round(max(scores), 2), order=round(scores[0], 2))
            _reorder(loop, sizes, order, watcher)


def _digits(loop: ReduceOp, names: Names) -> list[int]:
    """The sizes of the indices that a loop's variable is divided into, the fastest first; empty if it is not known how
    they form the variable."""
    extent = loop.upper_bound.as_int
    if extent is None or loop.lower_bound != 0 or loop.step_size != 1 or \
            any(isinstance(op, LoopOp) for op in loop.body.walk()):
        return []
    name = names.of(loop.induction_variable).as_symbol
    assert name is not None
    cuts = {extent}
    for op in loop.body.walk():
        if has_expressions(op):
            for expression in names.expressions(op).values():
                _collect(expression, name, cuts)
    sizes: list[int] = []
    for cut in sorted(cut for cut in cuts if cut > 1):
        size, rest = divmod(cut, prod(sizes))
        if rest:
            return []
        sizes.append(size)
    return sizes if prod(sizes) == extent else []


def _collect(expression: Expression, name: str, cuts: set[int]) -> None:
    """Collect the weights of the indices that an expression divides a variable into."""
    for atom in expression.atoms():
        if isinstance(atom, FloorDiv | Modulo) and (divisor := atom.operands[1].as_int) is not None:
            inner = next(iter(atom.operands[0].atoms()), None)
            if atom.operands[0].coefficient(name) == 1:
                cuts.add(divisor)
            elif isinstance(inner, FloorDiv) and inner.operands[0].as_symbol == name and \
                    (weight := inner.operands[1].as_int) is not None:
                cuts.add(weight * divisor)
        for operand in atom.operands:
            _collect(operand, name, cuts)


def _steps(access: Access, loop: ReduceOp, sizes: list[int], names: Names) -> list[Step]:
    """The distance in memory that an access moves with each of the indices."""
    name = names.of(loop.induction_variable).as_symbol
    assert name is not None
    digits = [f"digit{position}" for position in range(len(sizes))]
    ranges = dict(names.ranges) | {digit: Range(0, size) for digit, size in zip(digits, sizes, strict=True)}
    whole = sum((symbol(digit) * prod(sizes[:position]) for position, digit in enumerate(digits)), constant(0))
    subscript = simplify(names.expressions(access.op)["subscript"].substitute({name: whole}), ranges)
    return [step_of(subscript, digit) for digit in digits]


def _reorder(loop: ReduceOp, sizes: list[int], order: list[int], watcher: Watcher) -> None:
    """Reorder a loop such that the first index of `order` changes fastest, and so on."""
    loops: list[LoopOp] = [loop]
    for size in sizes[:-1]:
        loops[:1] = split(loops[0], by=size, watcher=watcher)
    digits = list(reversed(range(len(sizes))))
    wanted = list(reversed(order))
    for end in range(len(digits) - 1, 0, -1):
        for at in range(end):
            if wanted.index(digits[at]) > wanted.index(digits[at + 1]):
                loops[at:at + 2] = interchange(loops[at], loops[at + 1], watcher=watcher)
                digits[at:at + 2] = digits[at + 1], digits[at]
    while len(loops) > 1:
        loops[-2:] = coalesce(loops[-2], loops[-1], watcher=watcher)
