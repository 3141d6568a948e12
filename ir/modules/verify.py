"""The verifier: the rules of every operation, and SSA form, which xDSL does not check.

A definition must precede the uses of its value: earlier in the block, in a dominating block, or in an enclosing
region without an isolated operation in between.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from xdsl.dialects.builtin import StringAttr
from xdsl.ir import Block, Operation, OpResult, Region, SSAValue
from xdsl.ir.post_order import PostOrderIterator
from xdsl.traits import IsolatedFromAbove, SymbolTable
from xdsl.utils.exceptions import VerifyException

from ..errors import VerificationError
from .module_verifier import module_errors

_REACHES_OUT = "defined out of its IsolatedFromAbove parent"
_NO_TERMINATOR = re.compile(r"Operation \S+ terminates block in single-block region but is not a terminator")


def verify_module(module: Operation) -> None:
    """Raise the first VerificationError of a module."""
    for error in verification_errors(module):
        raise error


def verification_errors(module: Operation) -> Iterator[VerificationError]:
    """All violations in a module, in textual order."""
    sound = True
    for op in module.walk():
        if (twice := _defined_twice(op)) is not None:
            sound = False
            yield twice
        elif (what := _broken_rule(op)) is not None:
            sound = False
            yield VerificationError.at(op, what)
    if sound:  # these rules rely on the rules of each operation
        yield from module_errors(module)
    yield from dominance_errors(module)


def dominance_errors(module: Operation) -> Iterator[VerificationError]:
    """The uses that are not dominated by the definition of their value."""
    visible: set[SSAValue] = set()
    for region in module.regions:
        yield from _region_errors(region, visible)


def _defined_twice(op: Operation) -> VerificationError | None:
    """The error for duplicate symbols in a symbol table."""
    table = op.get_trait(SymbolTable)
    seen: set[str] = set()
    for symbol in op.regions[0].block.ops if table is not None else ():
        name = symbol.get_attr_or_prop("sym_name")
        if isinstance(name, StringAttr) and name.data in seen:
            return VerificationError.at(symbol, f"@{name.data} is defined already", hint="give it another name")
        if isinstance(name, StringAttr):
            seen.add(name.data)
    return None


def _broken_rule(op: Operation) -> str | None:
    for region in op.regions:
        for block in region.blocks:
            if block.parent is not region or any(nested.parent is not block for nested in block.ops):
                return f"'{op.name}' holds an operation or block whose parent is another"
    try:
        op.verify(verify_nested_ops=False)
        for region in op.regions:
            for block in region.blocks:
                if block.is_empty:
                    block.verify()  # checks that an empty block needs no terminator
    except VerifyException as error:
        what = " ".join(str(error).split())
        if _REACHES_OUT in what:
            return None  # dominance_errors reports this in more detail
        if _NO_TERMINATOR.fullmatch(what):
            what = "the block ends here, and not in a terminator such as func.return"
        return what if what.startswith(op.name) else f"'{op.name}': {what}"
    return None


def _region_errors(region: Region, visible: set[SSAValue]) -> Iterator[VerificationError]:
    """Check a region given the values visible around it; `visible` is restored afterwards."""
    if not region.blocks:
        return
    if len(region.blocks) == 1:
        yield from _block_errors(region.blocks[0], visible, [])
        return
    entry = region.blocks[0]
    order = list(PostOrderIterator(entry))[::-1]
    dominators = _immediate_dominators(order)
    defined_in: dict[Block, list[SSAValue]] = {}
    for block in order:
        path = [block]
        while path[-1] is not entry:
            path.append(dominators[path[-1]])
        inherited = [value for other in path[1:] for value in defined_in[other]]
        visible.update(inherited)
        defined_in[block] = []
        yield from _block_errors(block, visible, defined_in[block])
        visible.difference_update(inherited)


def _block_errors(
    block: Block, visible: set[SSAValue], defined: list[SSAValue]
) -> Iterator[VerificationError]:
    defined.extend(block.args)
    visible.update(block.args)
    for op in block.ops:
        for index, operand in enumerate(op.operands):
            if operand not in visible:
                yield _undominated(op, index, operand)
        isolated = op.has_trait(IsolatedFromAbove, value_if_unregistered=False)
        for region in op.regions:
            yield from _region_errors(region, set() if isolated else visible)
        defined.extend(op.results)
        visible.update(op.results)
    visible.difference_update(defined)


def _immediate_dominators(order: list[Block]) -> dict[Block, Block]:
    """The immediate dominator of each block of `order`, the reverse post-order of the reachable blocks.

    The algorithm is that of Cooper, Harvey and Kennedy, "A simple, fast dominance algorithm" (2001).
    """
    number = {block: position for position, block in enumerate(order)}
    predecessors: dict[Block, list[Block]] = {block: [] for block in order}
    for block in order:
        for successor in block.last_op.successors if block.last_op is not None else ():
            predecessors[successor].append(block)
    dominators = {order[0]: order[0]}
    changed = True
    while changed:
        changed = False
        for block in order[1:]:
            known = [each for each in predecessors[block] if each in dominators]
            best = known[0]
            for other in known[1:]:
                while best is not other:
                    if number[best] > number[other]:
                        best = dominators[best]
                    else:
                        other = dominators[other]
            if dominators.get(block) is not best:
                dominators[block] = best
                changed = True
    return dominators


def _undominated(op: Operation, index: int, operand: SSAValue) -> VerificationError:
    name = f"%{operand.name_hint}" if operand.name_hint else "a value"
    use = f"operand {index} of '{op.name}' is {name}"
    owner = operand.owner
    definition = owner if isinstance(owner, Operation) else owner.parent_op()
    if definition is None or definition.get_toplevel_object() is not op.get_toplevel_object():
        return VerificationError.at(op, f"{use}, which is not defined in this module")
    if isinstance(operand, OpResult) and definition is op:
        return VerificationError.at(op, f"{use}, its own result")
    home = operand.owner.parent_region() if isinstance(owner, Operation) else owner.parent
    around: Operation | None = op
    while around is not None:
        if around is not op and around.has_trait(IsolatedFromAbove, value_if_unregistered=False):
            return VerificationError.at(
                op, f"{use}, which is defined outside of '{around.name}', an operation isolated from above"
            )
        if around.parent_region() is home:
            break
        around = around.parent_op()
    if around is None:
        return VerificationError.at(op, f"{use}, which is defined in a region that does not hold this use")
    if around.parent_block() is not (owner.parent_block() if isinstance(owner, Operation) else owner):
        return VerificationError.at(op, f"{use}, which is defined in a block that does not dominate this one")
    return VerificationError.at(op, f"{use}, which is defined later")
