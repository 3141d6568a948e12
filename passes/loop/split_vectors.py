"""The pass `split-vectors`."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects import scf, vector
from xdsl.dialects.builtin import DenseIntOrFPElementsAttr, IntegerType, VectorType
from xdsl.ir import Attribute, Block, BlockArgument, Operation, SSAValue
from xdsl.traits import IsTerminator

from ...ir.dialects import arith
from ...ir.dialects.loop import AccessOp, ForOp, KernelOp, ReduceLanesOp, ReduceOp
from ...ir.dialects.loop.masks import DEFAULT_MASK_BITS, is_mask, wanted_mask_bits
from ...ir.dialects.shape import ExprAttr
from ...ir.interfaces.lanes import is_lane_wise, moves_lanes
from ...ir.vector_types import computed_bits, lanes_of, stored_bits, with_lanes
from ...ir.watching import Watcher
from ..rewriting.edits import erase, insert_before
from ..rewriting.kernel_pass import KernelPass
from ..rewriting.machine_options import from_machine
from .analysis.reductions import parts_of
from .scheduling.combination import carried_through, combined
from .vectorization.register_parts import RegisterParts

__all__ = ["SplitVectors"]


class SplitVectors(KernelPass):
    """Split vectors that do not fit a register into ones that do, and give conditions the width of what they select.

        %w = arith.extsi %v : vector<16xi32> to vector<16xi64>
        loop.store %w, %y[%i] : vector<16xi64>, memref<?xi64>
    becomes, for registers of 512 bits,
        %a = vector.shuffle %v, %v [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xi32>, vector<16xi32>
        %b = vector.shuffle %v, %v [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xi32>, vector<16xi32>
        %c = arith.extsi %a : vector<8xi32> to vector<8xi64>
        %d = arith.extsi %b : vector<8xi32> to vector<8xi64>
        loop.store %c, %y[%i] : vector<8xi64>, memref<?xi64>
        loop.store %d, %y[%i + 8] : vector<8xi64>, memref<?xi64>
    An operation is executed on as many lanes as fit into a register for the widest of its types. The lanes of a
    comparison's result are as wide as its operands; where they are used with values of another width,
    `loop.resize_mask` converts them. An operation that does not say that it treats each lane by itself stays whole.
    """

    name = "split-vectors"

    bits: int = from_machine("vector_bits")
    """The width of a vector register."""

    def visit(self, kernel: KernelOp, watcher: Watcher) -> None:
        has_vectors = any(lanes_of(result.type) for op in kernel.walk() for result in op.results)
        if not has_vectors or not watcher.allows(kernel):
            return
        splitter = _Splitter(RegisterParts(self.bits), watcher)
        splitter.block(kernel.body.block)
        erase(*reversed(splitter.replaced))


class _Splitter:
    def __init__(self, parts: RegisterParts, watcher: Watcher):
        self.parts, self.watcher = parts, watcher
        self.replaced: list[Operation] = []

    def block(self, block: Block) -> None:
        for op in list(block.ops):
            self.visit(op)

    def visit(self, op: Operation) -> None:
        """Split an operation, and what is nested in it."""
        if op.regions:
            self._nested(op)
        elif op.has_trait(IsTerminator) or not any(lanes_of(value.type) for value in (*op.operands, *op.results)):
            return  # what a loop or a branch yields is split together with it
        elif isinstance(op, arith.ConstantOp):
            self._constant(op)
        elif isinstance(op, vector.BroadcastOp):
            self._broadcast(op)
        elif isinstance(op, ReduceLanesOp):
            self._reduce_lanes(op)
        elif isinstance(op, vector.InsertOp | vector.ExtractOp) and not op.dynamic_position:
            self._one_lane(op)
        else:
            self._lanewise(op)

    # Operations that treat each lane by itself, and those that move lanes: these stay whole

    def _lanewise(self, op: Operation) -> None:
        counts = {lanes for value in (*op.operands, *op.results) if (lanes := lanes_of(value.type)) is not None}
        lanes = counts.pop()
        fitting = lanes if counts else min(lanes, max(self.parts.bits // self._width(op), 1))
        if fitting < lanes and not is_lane_wise(type(op)):
            self.watcher.missed(op, f"{op.name} does not say that it treats each lane by itself")
            fitting = lanes
        width = _mask_bits(op)
        if fitting == lanes:
            for place, operand in enumerate(op.operands):
                if (whole := self.parts.whole(operand, width)) is not operand:
                    op.operands[place] = whole
            return
        if (middle := self._halfway(op)) is not None:
            self.visit(middle)
            op.operands[0] = middle.results[0]
            width = _mask_bits(op)
        operands = [self.parts.split(value, fitting, width) if lanes_of(value.type) else [value] * (lanes // fitting)
                    for value in op.operands]
        self._replace(op, [self._part(op, place * fitting, list(each), fitting)
                           for place, each in enumerate(zip(*operands, strict=True))])

    def _width(self, op: Operation) -> int:
        """The width of the widest lanes of an operation."""
        width = stored_bits if moves_lanes(type(op)) else computed_bits
        types = [value.type for value in (*op.operands, *op.results)]
        numbers = [width(type) for type in types if isinstance(type, VectorType) and not is_mask(type)]
        return max(numbers) if numbers else wanted_mask_bits(op)

    def _halfway(self, op: Operation) -> Operation | None:
        """The first of two conversions that replace a conversion between integers whose widths differ by more than a
        factor of two; the intermediate type needs fewer registers."""
        if not isinstance(op, arith.WidthChangeOperation) or is_mask(op.operands[0].type) or \
                is_mask(op.results[0].type):
            return None
        source, target = stored_bits(op.operands[0].type), stored_bits(op.results[0].type)
        if max(source, target) <= 2 * min(source, target):
            return None
        middle = type(op)(op.operands[0], VectorType(IntegerType(max(source, target) // 2),
                                                     [lanes_of(op.results[0].type) or 1]))
        self._before(op, middle)
        return middle

    def _part(self, op: Operation, first: int, operands: list[SSAValue], lanes: int) -> Operation:
        """The operation on `lanes` lanes from the lane `first` on."""
        new = type(op).create(operands=operands, result_types=[with_lanes(each.type, lanes) for each in op.results],
                              properties=dict(op.properties), attributes=dict(op.attributes))
        if isinstance(op, AccessOp):
            new.properties["subscript"] = ExprAttr(op.subscript_expression + first * op.lane_distance)
        return new

    # Others

    def _constant(self, op: arith.ConstantOp) -> None:
        type, value = op.result.type, op.value
        assert isinstance(type, VectorType) and isinstance(value, DenseIntOrFPElementsAttr)
        lanes, count = self.parts.lanes(type), type.element_count()
        if lanes == count:
            return
        numbers, part = list(value.get_values()), VectorType(type.element_type, [lanes])
        parts = [numbers[:1] * lanes] if value.is_splat() else [numbers[k:k + lanes] for k in range(0, count, lanes)]
        made = [arith.ConstantOp(DenseIntOrFPElementsAttr.from_list(part, each))  # type: ignore[arg-type]
                for each in parts]
        self._replace(op, made * (count // lanes // len(made)))

    def _broadcast(self, op: vector.BroadcastOp) -> None:
        type = op.vector.type
        assert isinstance(type, VectorType)
        lanes = self.parts.lanes(type)
        if lanes < type.element_count():
            self._replace(op, [self._part(op, 0, list(op.operands), lanes)] * (type.element_count() // lanes))

    def _reduce_lanes(self, op: ReduceLanesOp) -> None:
        """Combine the first half of the parts with the second half, lane by lane, until one part is left."""
        lanes = min(lanes_of(self.parts.of(value)[0].type) or 1 for value in op.inputs)
        width = wanted_mask_bits(op)
        parts = list(zip(*(self.parts.split(value, lanes, width) for value in op.inputs), strict=True))
        while len(parts) > 1:
            half = len(parts) // 2
            parts = [self._combined(op, *pair) for pair in zip(parts[:half], parts[half:], strict=True)]
        op.operands = parts[0]

    def _combined(self, op: ReduceLanesOp, left: Sequence[SSAValue], right: Sequence[SSAValue]) -> tuple[SSAValue, ...]:
        new = combined(op.kind.data, left, right)
        for each in new:
            self._before(op, each)
            self.visit(each)
        return tuple(self.parts.whole(each.results[0], wanted_mask_bits(op)) for each in new[-len(left):])

    def _one_lane(self, op: vector.InsertOp | vector.ExtractOp) -> None:
        """Insert or extract a lane of one part."""
        of = op.operands[-1] if isinstance(op, vector.InsertOp) else op.operands[0]
        lanes = self.parts.lanes(of.type)  # type: ignore[arg-type]
        parts = list(self.parts.split(of, lanes, DEFAULT_MASK_BITS))
        part, position = divmod(op.static_position.get_values()[0], lanes)
        if isinstance(op, vector.InsertOp):
            new: Operation = vector.InsertOp(op.source, parts[part], [position])
            self._before(op, new)
            parts[part] = new.results[0]
            self.parts.set(op.results[0], parts)
            self.replaced.append(op)
        else:
            new = vector.ExtractOp(parts[part], [position], op.results[0].type)
            self._before(op, new)
            op.results[0].replace_all_uses_with(new.results[0])
            self.replaced.append(op)

    # Loops and branches

    def _nested(self, op: Operation) -> None:
        """Split the operations inside, and each vector among the results of a loop or a branch."""
        blocks = [block for region in op.regions for block in region.blocks]
        if not isinstance(op, ReduceOp | ForOp | scf.IfOp) or not any(lanes_of(each.type) for each in op.results):
            for block in blocks:
                self.block(block)
            return
        if isinstance(op, ReduceOp) and any(
                len({self.parts.lanes(each.type) for each in op.outputs[part] if isinstance(each.type, VectorType)}) > 1
                for part in parts_of(op)):
            op = carried_through(op)
            for constant in op.initial:
                assert isinstance(constant.owner, arith.ConstantOp)
                self._constant(constant.owner)
        shares = self._shares(op)
        types = [with_lanes(op.results[at].type, lanes) for group, lanes, count in shares for _ in range(count)
                 for at in group]
        initial: list[SSAValue] = []
        old: list[BlockArgument] = []
        if isinstance(op, ForOp):
            initial = self._spread(op.initial, shares)
            block, old = op.body.block, list(op.body.block.args[1:])
            new = [block.insert_arg(type, len(block.args)) for type in types]
            self._stand_for(old, new, shares)
        for block in blocks:
            self.block(block)
            last = block.last_op
            assert last is not None
            last.operands = self._spread(last.operands, shares)
        for argument in old:
            argument.replace_all_uses_with(self.parts.of(argument)[0])
            argument.owner.erase_arg(argument)
        rebuilt = _rebuilt(op, types, initial, [count for _, _, count in shares])
        self._before(op, rebuilt)
        self._stand_for(op.results, rebuilt.results, shares)
        self.replaced.append(op)

    def _shares(self, op: ReduceOp | ForOp | scf.IfOp) -> list[tuple[list[int], int, int]]:
        """The numbers of the results that are split in the same way, the lanes of their parts, and the number of
        parts."""
        places = range(len(op.results))
        parts = parts_of(op) if isinstance(op, ReduceOp) else [slice(at, at + 1) for at in places]
        shares = []
        for group in (list(places[part]) for part in parts):
            vectors = [each for at in group if isinstance(each := op.results[at].type, VectorType)]
            most = max((each.element_count() for each in vectors), default=1)
            lanes = min((self.parts.lanes(each) for each in vectors), default=1)
            shares.append((group, lanes, most // lanes))
        return shares

    def _spread(self, values: Sequence[SSAValue], shares: list[tuple[list[int], int, int]]) -> list[SSAValue]:
        """The parts of the operands or of the yielded values of a loop or a branch."""
        cut = {at: self.parts.split(values[at], lanes, DEFAULT_MASK_BITS) if lanes_of(values[at].type) else [values[at]]
               for group, lanes, _ in shares for at in group}
        return [cut[at][part] for group, _, count in shares for part in range(count) for at in group]

    def _stand_for(self, old: Sequence[SSAValue], new: Sequence[SSAValue],
                   shares: list[tuple[list[int], int, int]]) -> None:
        """Record new values, in the order of `_spread`, as the parts of vectors, and replace scalars by them."""
        values = iter(new)
        for group, _, count in shares:
            parts = [[next(values) for _ in group] for _ in range(count)]
            for place, at in enumerate(group):
                self.parts.set(old[at], [part[place] for part in parts])
                if lanes_of(old[at].type) is None:
                    old[at].replace_all_uses_with(parts[0][place])

    # New operations

    def _before(self, op: Operation, new: Operation) -> None:
        insert_before(op, new)

    def _replace(self, op: Operation, parts: Sequence[Operation]) -> None:
        """Insert operations, of which one may compute several parts, before the operation that they replace."""
        for each in dict.fromkeys(parts):
            self._before(op, each)
        for place, result in enumerate(op.results):
            self.parts.set(result, [each.results[place] for each in parts])
        self.replaced.append(op)


def _mask_bits(op: Operation) -> int | None:
    """The lane width of the conditions that an operation takes; None if it takes none."""
    return wanted_mask_bits(op) if any(is_mask(operand.type) for operand in op.operands) else None


def _rebuilt(op: ReduceOp | ForOp | scf.IfOp, types: Sequence[Attribute], initial: Sequence[SSAValue],
             counts: Sequence[int]) -> Operation:
    """A loop or a branch with other results and the body of the old one."""
    body, *otherwise = [op.detach_region(0) for _ in list(op.regions)]
    if isinstance(op, scf.IfOp):
        new: Operation = scf.IfOp(op.cond, types, body, otherwise[0])
    elif isinstance(op, ForOp):
        new = ForOp(op.upper_bound, body, op.bounds, initial=initial, lower=op.lower_bound, step=op.step_size)
    else:
        kinds = [kind for kind, count in zip(op.reductions, counts, strict=True) for _ in range(count)]
        new = ReduceOp(kinds, types, op.upper_bound, body, op.bounds, lower=op.lower_bound, step=op.step_size)
    new.attributes.update(op.attributes)
    return new
