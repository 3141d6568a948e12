"""Replacing groups by `prim.fusion` operations, each after the definitions of its operands."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from xdsl.ir import Block, Operation, Region, SSAValue

from ....ir.dialects import prim
from ....ir.locations import inherit_location
from ....ir.machines.costs import Costs
from ....ir.machines.targets import machine_of
from .dataflow import Dataflow, find, has_effects
from .groups import Group
from .labels import label_of
from .structure import operands_first

__all__ = ["fusion_of", "rewrite_block"]


def rewrite_block(block: Block, groups: Sequence[Group], flow: Dataflow) -> None:
    """Replace the operations of a block by those outside of groups and one fusion for each group."""
    ops, outside, function = list(block.ops), flow.outside, block.parent_op()
    assert function is not None
    costs = machine_of(function).cost
    position = {op: k for k, op in enumerate(ops)}
    nodes: list[Operation | Group] = [op for op in ops if op in outside]
    nodes.extend(groups)
    # What stays outside keeps its place; a group comes where its last op was, or where it is first needed.
    nodes.sort(key=lambda node: (max(position[op] for op in node.members), 1) if isinstance(node, Group)
               else (position[node], 0))
    values: dict[SSAValue, SSAValue] = {argument: argument for argument in block.args}
    effects = [op for op in ops if op in outside and has_effects(op)]
    order = list(_in_order(nodes, flow.home, dict(zip(effects[1:], effects, strict=False))))
    for op in ops:
        op.detach()
    for node in order:
        if isinstance(node, Group):
            stored = (*node.outputs, *node.single_outputs)
            block.add_op(_fusion(node, sorted(stored, key=lambda v: position[v.owner]), values, costs))  # type: ignore[index]
        else:
            values.update(zip(node.results, node.results, strict=True))
            block.add_op(node)
    # A rearranging op may stand outside and in groups too: now that groups have copied it, it can change.
    for op in ops:
        if op not in outside:
            op.drop_all_references()
        elif any(values[operand] is not operand for operand in op.operands):
            op.operands = [values[operand] for operand in op.operands]


def _in_order(
    nodes: Sequence[Operation | Group], home: dict[SSAValue, Group], before: dict[Operation, Operation]
) -> Iterator[Operation | Group]:
    """The nodes in an order in which each comes after its dependences and after the one `before` it, and otherwise in
    the original order."""
    done: set[Operation | Group] = set()
    for first in nodes:
        stack: list[tuple[Operation | Group, Iterator[Operation | Group]]] = []
        if first not in done:
            done.add(first)
            stack.append((first, iter(_needed(first, home, before))))
        while stack:
            node, needed = stack[-1]
            following = next((each for each in needed if each not in done), None)
            if following is not None:
                done.add(following)
                stack.append((following, iter(_needed(following, home, before))))
            else:
                stack.pop()
                yield node


def _needed(
    node: Operation | Group, home: dict[SSAValue, Group], before: dict[Operation, Operation]
) -> list[Operation | Group]:
    """The nodes that define the operands of a node, and those whose effects come before it."""
    result: list[Operation | Group] = []
    if isinstance(node, Group):
        read = [value for op in node.members for value in op.operands if value.owner not in node.members]
    else:
        read = list(node.operands)
        if node in before:
            result.append(before[node])
    for value in read:
        if value in home:
            result.append(find(home[value]))
        elif isinstance(value.owner, Operation):
            result.append(value.owner)
    return result


def _fusion(group: Group, outputs: Sequence[SSAValue], values: dict[SSAValue, SSAValue],
            costs: Costs) -> prim.FusionOp:
    fusion = fusion_of(group.members, outputs, costs)
    fusion.operands = [values[value] for value in fusion.operands]
    values.update(zip(outputs, fusion.results, strict=True))
    return fusion


def fusion_of(ops: Collection[Operation], outputs: Sequence[SSAValue], costs: Costs) -> prim.FusionOp:
    """A fusion with copies of the operations that compute `outputs`, which it returns; it takes what they read and do
    not compute."""
    made = (value.owner for value in outputs)
    ops = dict.fromkeys(operands_first(ops, (op for op in made if isinstance(op, Operation))))
    inputs = list(dict.fromkeys(operand for op in ops for operand in op.operands if operand.owner not in ops))
    block = Block(arg_types=[value.type for value in inputs])
    inside: dict[SSAValue, SSAValue] = dict(zip(inputs, block.args, strict=True))
    for op in ops:
        copy = type(op).create(operands=[inside[operand] for operand in op.operands],
                               result_types=[result.type for result in op.results],
                               properties=dict(op.properties), attributes=dict(op.attributes))
        copy.location = op.location
        inside.update(zip(op.results, copy.results, strict=True))
        block.add_op(copy)
    for value, new in inside.items():
        new.name_hint = value.name_hint
    block.add_op(prim.YieldOp([inside[value] for value in outputs]))
    fusion = prim.FusionOp(label_of(list(ops), costs), inputs, [value.type for value in outputs], Region(block))
    inherit_location(fusion, *ops)
    for value, result in zip(outputs, fusion.results, strict=True):
        result.name_hint = value.name_hint
    return fusion
