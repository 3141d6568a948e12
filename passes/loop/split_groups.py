"""The pass `split-groups`."""

from __future__ import annotations

from xdsl.ir import Block, Operation, SSAValue

from ...ir.dialects.loop import KernelOp, LoopOp, ParallelOp, ReduceOp, has_expressions
from ...ir.expressions import Atom, Expression, FloorDiv, Symbol, of_atom, rebuild, symbol
from ...ir.interfaces.effects import can_be_repeated, effects_of
from ...ir.machines.targets import gpu_of
from ...ir.watching import Watcher
from ..rewriting.edits import move_before
from .analysis.index_expressions import Names
from .mapping.kernel_loops import expected_trips, short_row
from .scheduling.scheduling_pass import SchedulingPass
from .scheduling.splitting import split


class SplitGroups(SchedulingPass):
    """Split a parallel loop into a loop over groups and one over their members, where all members of a group need the
    same reduction.

        loop.parallel %i = 0 to 96 {
          %s = loop.reduce <add> %r = 0 to 48 : f32 { ... loop.load %x[(%i floordiv 24) * 48 + %r] ... }
          loop.parallel %j = 0 to 4096 { ... }
        }
    becomes
        loop.parallel %io = 0 to 4 {
          %s = loop.reduce <add> %r = 0 to 48 : f32 { ... loop.load %x[%io * 48 + %r] ... }
          loop.parallel %ii = 0 to 24 {
            loop.parallel %j = 0 to 4096 { ... }
          }
        }
    A program that processes the members of one group, such as the channels of a group normalization, then reduces once
    instead of once for each member. Loops with small groups, or with little work besides the reduction, are left
    unchanged.
    """

    name = "split-groups"

    def visit(self, kernel: KernelOp, watcher: Watcher) -> None:
        for loop in [each for each in kernel.walk() if isinstance(each, ParallelOp)]:
            names = Names()
            members = _members(loop, names)
            if members is not None and watcher.allows(loop):
                extent = expected_trips(loop, names)
                watcher.done(loop, "{trips} iterations become {groups} groups of {members}",
                             trips=extent, groups=extent // members, members=members)
                _, inner = split(loop, by=members, watcher=watcher)
                _hoist(inner)


def _members(loop: ParallelOp, names: Names) -> int | None:
    """How many iterations in a row of `loop` reduce the same, and have much else to do."""
    extent = loop.upper_bound.as_int
    reductions = [op for op in loop.body.block.ops if isinstance(op, ReduceOp)]
    work = max((_trips(op, names) for op in loop.body.block.ops if isinstance(op, ParallelOp)), default=0)
    if extent is None or loop.lower_bound != 0 or loop.step_size != 1 or not reductions or not work:
        return None
    written = effects_of(loop).writes
    reductions = [op for op in reductions if not effects_of(op).reads & written]
    variable = names.of(loop.induction_variable)
    divisors: set[int] = set()
    gpu = gpu_of(loop)
    fewest = gpu.neighbours  # members of a group are neighbours in memory, which one access brings
    for reduction in reductions:
        for op in reduction.walk():
            for expression in names.expressions(op).values() if has_expressions(op) else ():
                _in_terms_of_groups(expression, variable, divisors)
    return next((divisor for divisor in sorted(divisors, reverse=True)
                 if fewest <= divisor < extent and extent % divisor == 0 and divisor * work > short_row(gpu)
                 and any(_needs_group(op, loop.induction_variable, divisor, names) for op in reductions)), None)


def _trips(loop: LoopOp, names: Names) -> int:
    """How many iterations a loop and the loops in it have."""
    inside = [op for op in loop.body.block.ops if isinstance(op, LoopOp)]
    return expected_trips(loop, names) * max((_trips(op, names) for op in inside), default=1)


def _in_terms_of_groups(expression: Expression, variable: Expression, divisors: set[int]) -> Expression:
    """The expression with another symbol for each quotient of `variable`; the divisors are added to `divisors`."""
    def replace(atom: Atom) -> Expression:
        if isinstance(atom, Symbol):
            return of_atom(atom)
        divisor = atom.operands[-1].as_int
        if isinstance(atom, FloorDiv) and atom.operands[0] == variable and divisor is not None:
            divisors.add(divisor)
            return symbol(f"group of {divisor}")
        return rebuild(atom, [operand.map_atoms(replace) for operand in atom.operands])

    return expression.map_atoms(replace)


def _needs_group(op: Operation, variable: SSAValue, members: int, names: Names) -> bool:
    """Whether what `op` computes depends on `variable` by the number of its group only."""
    block, name = op.parent, names.of(variable)
    assert isinstance(block, Block)
    for inner in op.walk():
        if has_expressions(inner):
            divisors: set[int] = set()
            for expression in names.expressions(inner).values():
                if _in_terms_of_groups(expression, name, divisors).symbols() & name.symbols():
                    return False
            if divisors - {members}:
                return False
        elif variable in inner.operands:
            return False
        for operand in inner.operands:
            owner = operand.owner
            if isinstance(owner, Operation) and owner.parent is block and \
                    not _needs_group(owner, variable, members, names):
                return False
    return True


def _hoist(loop: LoopOp) -> None:
    """Move what does not depend on the iteration of a loop before it."""
    block = loop.body.block
    parent = loop.parent
    assert parent is not None
    effects = effects_of(loop)
    for op in list(block.ops):
        if op is block.last_op or any(_is_inside(operand, block) for inner in op.walk() for operand in inner.operands):
            continue
        if can_be_repeated(op, effects.writes) or \
                (isinstance(op, ReduceOp) and not effects_of(op).reads & effects.writes):
            move_before(loop, op)


def _is_inside(value: SSAValue, block: Block) -> bool:
    return value.owner is block or (isinstance(value.owner, Operation) and value.owner.parent is block)
