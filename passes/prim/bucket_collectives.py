"""The pass `bucket-collectives`."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias

from xdsl.dialects.builtin import TensorType
from xdsl.dialects.func import FuncOp
from xdsl.ir import Attribute, Block

from ...ir.dialects.comm import Collective, GroupAttr, StartOp, WaitOp
from ...ir.locations import add_location
from ...ir.watching import Watcher
from ..analysis.communication import operand_bytes
from ..rewriting.edits import erase, insert_before, replace_values
from ..rewriting.kernel_pass import KernelPass
from ..rewriting.machine_options import from_machine

Key: TypeAlias = tuple[Collective, GroupAttr, Attribute]
"""What collectives that become one have in common: the kind, the ranks, and the type of elements."""


@dataclass
class Bucket:
    """Collectives with one key, which later ones join until one of them is waited for."""

    starts: list[StartOp]
    size: int
    pending: set[WaitOp] = field(default_factory=set)

    def add(self, start: StartOp, size: int) -> None:
        self.starts.append(start)
        self.size += size
        self.pending.update(_waits(start))


class BucketCollectives(KernelPass):
    """Merge small collectives of one kind and one process group into one collective of several tensors, which costs
    the latency once.

        %p = comm.start #comm.all_reduce<"sum"> in <"dp", 2, 1> order 0 (%x) : ...
        %q = comm.start #comm.all_reduce<"sum"> in <"dp", 2, 1> order 1 (%y) : ...
    becomes
        %p, %q = comm.start #comm.all_reduce<"sum"> in <"dp", 2, 1> order 1 (%x, %y) : ...

    It starts where the last of them started; a collective that is waited for before that is not merged. A bucket has
    at most `bytes`: beyond the bytes that the network transfers during its latency, copying into one message costs
    more than a message. Ranks that run different programs could create different buckets, and would wait for each
    other forever, so this pass is for programs that are the same on all ranks, and in no pipeline by default.
    """

    name = "bucket-collectives"

    bytes: int = from_machine("message_bytes")

    def visit(self, function: FuncOp, watcher: Watcher) -> None:
        for block in function.body.blocks:
            for bucket in self._buckets(block):
                last = bucket.starts[-1]
                if len(bucket.starts) > 1 and watcher.allows(self.name, last):
                    watcher.done(self.name, last, "{count} collectives of together {bytes} bytes are one",
                                 count=len(bucket.starts), bytes=bucket.size)
                    _merge(bucket.starts)

    def _buckets(self, block: Block) -> list[Bucket]:
        found: list[Bucket] = []
        open_buckets: dict[Key, Bucket] = {}
        for op in block.ops:
            if isinstance(op, WaitOp):
                open_buckets = {key: each for key, each in open_buckets.items() if op not in each.pending}
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
                bucket = open_buckets[key] = Bucket([], 0)
                found.append(bucket)
            bucket.add(op, size)
        return found


def _waits(start: StartOp) -> set[WaitOp]:
    return {use.operation for output in start.outputs for use in output.uses if isinstance(use.operation, WaitOp)}


def _merge(starts: list[StartOp]) -> None:
    """Replace several collectives by one in the place of the last."""
    last = starts[-1]
    inputs = [value for start in starts for value in start.inputs]
    merged = StartOp(last.collective, last.group, last.number, inputs)
    insert_before(last, merged)
    replace_values([output for start in starts for output in start.outputs], merged.outputs)
    for start in starts:
        add_location(merged, start)
    erase(*starts)
