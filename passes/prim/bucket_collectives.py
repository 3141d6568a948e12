"""The pass `bucket-collectives`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TypeAlias

from xdsl.dialects.builtin import TensorType
from xdsl.dialects.func import FuncOp
from xdsl.ir import Attribute, Block, Operation

from ...ir.dialects.comm import Collective, GroupAttr, StartOp
from ...ir.locations import add_location
from ...ir.watching import Watcher
from ..analysis.communication import may_pass, operand_bytes
from ..rewriting.edits import erase, insert_before, move_before, replace_values
from ..rewriting.kernel_pass import KernelPass
from ..rewriting.machine_options import from_machine

Key: TypeAlias = tuple[Collective, GroupAttr, Attribute]
"""What collectives that become one have in common: the kind, the ranks, and the type of elements."""


@dataclass
class Bucket:
    """Collectives with one key, which later ones join until an operation that cannot be moved needs one of them."""

    starts: list[StartOp] = field(default_factory=list)
    size: int = 0


class BucketCollectives(KernelPass):
    """Merge small collectives of one kind and one process group into one collective of several tensors, which costs
    the latency once.

        %p = comm.start #comm.all_reduce<"sum"> in <"dp", 2, 1> order 0 (%x) : ...
        %y = comm.wait %p : tensor<4xf32>
        %q = comm.start #comm.all_reduce<"sum"> in <"dp", 2, 1> order 1 (%w) : ...
    becomes
        %p, %q = comm.start #comm.all_reduce<"sum"> in <"dp", 2, 1> order 1 (%x, %w) : ...
        %y = comm.wait %p : tensor<4xf32>

    It starts where the last of them started, and what uses the results of the others follows. A bucket has at most
    `bytes`: beyond the bytes that the network transfers during its latency, copying into one message costs more than a
    message. It ends before a collective of any kind that depends on one of its own.

    Buckets are determined by the order, kinds, sizes and dependences of collectives alone, on which ranks agree even if
    they pad parameters of different sizes before they gather them. Ranks with other dependences form other buckets, as
    for activations that DTensor distributes unevenly, where an empty part depends on nothing. The ranks compare what
    they have made when they compile, which takes a pass that all of them run: this one is in no pipeline by default.
    """

    name = "bucket-collectives"
    changes_collectives = True

    bytes: int = from_machine("message_bytes")

    def visit(self, function: FuncOp, watcher: Watcher) -> None:
        for block in function.body.blocks:
            for bucket in self._buckets(block):
                last = bucket.starts[-1]
                if len(bucket.starts) > 1 and watcher.allows(last):
                    watcher.done(last, "{count} collectives of together {bytes} bytes are one",
                                 count=len(bucket.starts), bytes=bucket.size)
                    _merge(bucket.starts)

    def _buckets(self, block: Block) -> list[Bucket]:
        found: list[Bucket] = []
        open_buckets: dict[Key, Bucket] = {}
        needs = _needs(block)
        for op in block.ops:
            if isinstance(op, StartOp) or not may_pass(op):
                open_buckets = {key: each for key, each in open_buckets.items() if needs[op].isdisjoint(each.starts)}
            if not isinstance(op, StartOp) or op.collective.SEVERAL is None or not op.collective.UNIFORM:
                continue
            size = operand_bytes(op)
            if size is None or size > self.bytes:
                continue
            type = op.inputs[0].type
            assert isinstance(type, TensorType)
            key = op.collective, op.group, type.element_type
            bucket = open_buckets.get(key)
            if bucket is None or bucket.size + size > self.bytes:
                bucket = open_buckets[key] = Bucket()
                found.append(bucket)
            bucket.starts.append(op)
            bucket.size += size
        return found


def _needs(block: Block) -> dict[Operation, frozenset[StartOp]]:
    """The collectives that each operation depends on, through any number of others."""
    needs: dict[Operation, frozenset[StartOp]] = {}
    for op in block.ops:
        owners = [each for each in _owners(op) if each in needs]
        started = frozenset(each for each in owners if isinstance(each, StartOp))
        needs[op] = started.union(*(needs[each] for each in owners))
    return needs


def _owners(op: Operation) -> Iterator[Operation]:
    """The operations that give the operands of an operation and its regions."""
    return (value.owner for each in op.walk() for value in each.operands if isinstance(value.owner, Operation))


def _merge(starts: list[StartOp]) -> None:
    """Replace several collectives by one in the place of the last, before what uses their results."""
    last = starts[-1]
    merged = StartOp(last.collective, last.group, last.number, [value for start in starts for value in start.inputs])
    insert_before(last, merged)
    move_before(last, *_users_between(starts, merged))
    replace_values([output for start in starts for output in start.outputs], merged.outputs)
    for start in starts:
        add_location(merged, start)
    erase(*starts)


def _users_between(starts: list[StartOp], end: Operation) -> list[Operation]:
    """What depends on the results of collectives, between the first of them and `end`."""
    found: list[Operation] = []
    known: set[Operation] = set(starts)
    op = starts[0].next_op
    while op is not None and op is not end:
        if op not in starts and not known.isdisjoint(_owners(op)):
            found.append(op)
            known.add(op)
        op = op.next_op
    return found
