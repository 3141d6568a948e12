"""Variances of more elements than a kernel keeps, chunk by chunk."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from math import gcd, prod

from xdsl.context import Context
from xdsl.dialects.builtin import AnyFloat, Float64Type, ModuleOp
from xdsl.ir import Operation, SSAValue
from xdsl.passes import ModulePass

from ...ir.context import watcher_of
from ...ir.dialects import prim
from ...ir.dialects.prim.folding import Combiner
from ...ir.dialects.prim.types import tensor_of
from ...ir.expressions import Expression, constant, product
from ...ir.modules.symbols import programs_of
from ...ir.numerics import Numerics, numerics_of
from ...ir.rewriting.driver import rewrite_once
from ...ir.rewriting.rewriter import Rewriter
from ...ir.shapes import dims, element_count
from ...ir.traversal import backward_slice, operands_in
from ...ir.watching import describe
from ..rewriting.machine_options import from_gpu, settled
from .analysis.memory_orders import memory_orders
from .analysis.row_sharing import sources


@dataclass(frozen=True)
class SplitVariances(ModulePass):
    """Compute a sum of squared distances from a mean in chunks with means of their own, so that each chunk is read
    once.

        %s = prim.reduce <add> %x dims [0] : tensor<1048576xf32> -> tensor<f32>
        %m = prim.div %s, %n : tensor<f32>
        %d = prim.sub %x, %m_everywhere : tensor<1048576xf32>
        %q = prim.mul %d, %d : tensor<1048576xf32>
        %v = prim.reduce <add> %q dims [0] : tensor<1048576xf32> -> tensor<f32>
    becomes
        %c = prim.reshape %x : tensor<1048576xf32> -> tensor<64x16384xf32>
        %sums = prim.reduce <add> %c dims [1] : tensor<64x16384xf32> -> tensor<64xf32>
        ... the mean of each chunk, and %squares : tensor<64xf32>, the sum of its squared distances from that mean ...
        %s = prim.reduce <add> %sums dims [0] : tensor<64xf32> -> tensor<f32>
        %m = prim.div %s, %n : tensor<f32>
        ... %e : tensor<64xf32>, the distances of the chunks' means from %m ...
        %0 = prim.add %squares, %e_squared_times_16384 : tensor<64xf32>
        %v = prim.reduce <add> %0 dims [0] : tensor<64xf32> -> tensor<f32>

    The mean is needed before the first difference from it, so values that do not stay in registers would be read
    twice. Instead, the differences of a chunk are from its own mean, and `sum((x - m)^2) = sum((x - mc)^2) + n (mc -
    m)^2` combines the chunks (Chan, Golub and LeVeque, 1979), about as accurately as two passes. Where the sum of the
    distances themselves is computed, too, by which a mean is corrected for its rounding error, so is that of each
    chunk. Contiguous rows of up to `row` elements, and sizes that cannot be split evenly, are left unchanged. The pass
    does nothing under strict numerics.
    """

    name = "split-variances"

    row: int = from_gpu("phase_elements")
    """Elements along memory that a kernel keeps from one phase to the next."""
    held: int = from_gpu("registers_in_parts")
    """Elements along memory, of all tensors that they are computed from, that one of `programs` programs holds in
    registers."""
    column: int = from_gpu("column_elements")
    """Elements across memory that it keeps, for each of the columns that are read side by side. Chunks have at least
    half of it, so that there are few sums of chunks."""
    programs: int = from_gpu("rounded_programs")
    """Chunks along memory to make, if they have `shortest` elements then: about two a multiprocessor."""
    shortest: int = from_gpu("wide_elements")
    """Elements of a chunk along memory, at least: as many as one program has under way."""
    least: int = 1 << 18
    """Elements of the tensor below which the second reading costs less than another kernel."""

    @settled
    def apply(self, ctx: Context, op: ModuleOp) -> None:
        if numerics_of(op) == Numerics.STRICT:
            return
        watcher = watcher_of(ctx)
        in_pieces = {value for function in programs_of(op) for value in memory_orders(function)}
        variances: dict[Operation, _Variance] = {each.distances: each for each in _variances(op)}
        of_sum: dict[Operation, _Variance] = {}
        for each in variances.values():
            if each.are_squared:
                of_sum.setdefault(each.sum, each)
        corrected = {each.sum for each in variances.values() if not each.are_squared}
        chunked: dict[Operation, _Chunks] = {}

        def rewrite(reduce: prim.ReduceOp, rewriter: Rewriter) -> SSAValue | None:
            rewriter.explain(f"{describe(reduce)} is taken of chunks first")
            if (found := of_sum.get(reduce)) is not None:
                cut = self._cut(found.sum, in_pieces)
                if cut is None:
                    watcher.missed(reduce, "not cut: it stays in registers, or its size has no fitting part")
                    return None
                chunks = chunked[reduce] = _Chunks(rewriter, found.sum, *cut, are_corrected=found.sum in corrected)
                return rewriter.add(prim.ReduceOp(Combiner.ADD, chunks.sums, chunks.outer, second_stage=True))
            if (found := variances.get(reduce)) is not None and (chunks := chunked.get(found.sum)) is not None \
                    and chunks.sums.owner.parent is not None:
                about = chunks.squares_about if found.are_squared else chunks.distances_from
                return about(rewriter, found.mean.results[0])
            return None

        rewrite_once(self.name, op, prim.ReduceOp, rewrite, Rewriter(op, watcher))

    def _cut(self, sum: prim.ReduceOp, in_pieces: Collection[SSAValue]) -> tuple[int, int] | None:
        """The first of the dimensions that chunks are cut from, and how many elements a chunk has; None for a sum
        that stays whole."""
        sizes = dims(tensor_of(sum.input))
        total = product(sizes).as_int
        start = end = sum.axes[-1] + 1
        while start - 1 in sum.axes:
            start -= 1
        length = product(sizes[start:end]).as_int
        if length is None or length < 2 or (total is not None and total < self.least):
            return None
        along = end == len(sizes)
        most = self.row if along else self.column
        others = product(sizes[:start]).as_int
        if along and others is not None and others >= self.programs and self._is_held(sum, length, in_pieces):
            return None
        if length <= most:
            return None if start == sum.axes[0] else (start, length)
        wanted = -(-length // most)
        if along and others:
            wanted = max(wanted, min(-(-self.programs // others), length // self.shortest))
        counts = [count for count in range(wanted, (8 if along else 2) * wanted) if length % count == 0]
        digits = _digits(sum.input, start, end)
        whole = (count for count in counts if any(size % count == 0 for size in digits))
        return (start, length // next(whole, counts[0])) if counts else None

    def _is_held(self, sum: prim.ReduceOp, length: int, in_pieces: Collection[SSAValue]) -> bool:
        """Whether a program for each sum, of `length` elements along memory, keeps what it reads.

        [M] H200, group norm with SiLU of bf16 images stored channels last, 8x320x64x64: 76 us by programs that hold the
        pieces of a group; 4x320x64x64, which is cut into chunks, 17.6.
        """
        value = tensor_of(sum.input)
        return product(dims(value)[axis] for axis in sum.axes).as_int == length and \
            length * len(set(sources(sum))) <= self.held and not isinstance(value.element_type, Float64Type) and \
            not _lies_in_pieces(sum.input, in_pieces)


def _lies_in_pieces(value: SSAValue, in_pieces: Collection[SSAValue]) -> bool:
    """Whether a value is computed of a tensor of as many elements whose dimensions lie in another order, as
    `in_pieces` do."""
    count = element_count(dims(tensor_of(value)))

    def is_as_large(each: SSAValue) -> bool:
        return element_count(dims(tensor_of(each))) == count

    made = backward_slice([value], lambda op: isinstance(op, prim.ElementwiseOp | prim.ReshapeOp | prim.TransposeOp)
                          and is_as_large(op.results[0]))
    return any(isinstance(op, prim.TransposeOp) for op in made) or any(
        each in in_pieces and is_as_large(each) for each in (value, *operands_in(made)))


@dataclass(frozen=True)
class _Variance:
    """A sum of distances or of their squares, the mean that they are from, and the sum that this is a quotient of."""

    distances: prim.ReduceOp
    are_squared: bool
    mean: Operation
    sum: prim.ReduceOp


def _variances(op: ModuleOp) -> Iterator[_Variance]:
    """All sums of distances, and of squared ones, from a mean of the same elements."""
    for distances in op.walk():
        if not isinstance(distances, prim.ReduceOp) or distances.kind != Combiner.ADD or not distances.axes:
            continue
        distance, are_squared = distances.input.owner, False
        if isinstance(distance, prim.MulOp) and distance.lhs is distance.rhs:
            distance, are_squared = distance.lhs.owner, True
        if not isinstance(distance, prim.SubOp) or not isinstance(spread := distance.rhs.owner, prim.BroadcastOp):
            continue
        kept = tuple(axis for axis in range(len(dims(tensor_of(distance.lhs)))) if axis not in distances.axes)
        mean = spread.input.owner
        if spread.positions != kept or not isinstance(mean, prim.DivOp | prim.MulOp):
            continue
        sum, divisor = mean.lhs.owner, mean.rhs.owner
        if isinstance(sum, prim.ReduceOp) and sum.kind == Combiner.ADD and isinstance(divisor, prim.ConstantOp) \
                and sum.axes == distances.axes and sum.input is distance.lhs \
                and isinstance(tensor_of(sum.input).element_type, AnyFloat):
            yield _Variance(distances, are_squared, mean, sum)


class _Chunks:
    """The sums of chunks, their means, and the sums of squared distances from these."""

    def __init__(self, rewriter: Rewriter, sum: prim.ReduceOp, start: int, length: int, *, are_corrected: bool):
        """Chunks of `length` elements of the dimensions from `start` to the last one that is summed; with the sum of
        distances in each, which is the rounding error of its mean, if `are_corrected`."""
        value, end = sum.input, sum.axes[-1] + 1
        sizes = dims(tensor_of(value))
        rest = product(sizes[start:end]) // length
        outer = [axis for axis in sum.axes if axis < start]
        if rest.as_int == 1:
            inner = list(range(start, end))
        else:
            digits = _digits(value, start, end)
            at = next((at for at, size in enumerate(digits) if rest.as_int and size % rest.as_int == 0), 0)
            if at > 0:
                # Not in the midst of a channel, which are far from each other in some layouts, but from all channels.
                parts = (rest, Expression.of(digits[at]) // rest)
                cut = [*sizes[:start], *map(constant, digits[:at]), *parts, *map(constant, digits[at + 1:])]
                value = rewriter.add(prim.ReshapeOp(value, cut))
                order = [*range(start), start + at, *range(start, start + at), *range(start + at + 1, len(cut))]
                value = rewriter.add(prim.TransposeOp(value, order))
            value = rewriter.add(prim.ReshapeOp(value, [*sizes[:start], rest, Expression.of(length), *sizes[end:]]))
            outer, inner = [*outer, start], [start + 1]
        self.length = length
        self.outer = outer
        """The dimensions of `sums` that count the chunks of one sum."""
        self.sums = rewriter.add(prim.ReduceOp(Combiner.ADD, value, inner))
        self.means = rewriter.add(self._quotient(rewriter, self.sums))
        distances = rewriter.add(prim.SubOp(value, _spread(rewriter, self.means, value, inner)))
        squares = rewriter.add(prim.MulOp(distances, distances))
        self.squares = rewriter.add(prim.ReduceOp(Combiner.ADD, squares, inner))
        self.distances = rewriter.add(prim.ReduceOp(Combiner.ADD, distances, inner)) if are_corrected else None

    def distances_from(self, rewriter: Rewriter, mean: SSAValue) -> SSAValue:
        """The sum of all distances from the mean of all chunks."""
        assert self.distances is not None
        distances = self._between(rewriter, mean)
        total = rewriter.add(prim.MulOp(distances, self._count(rewriter, distances)))
        return rewriter.add(prim.ReduceOp(Combiner.ADD, rewriter.add(prim.AddOp(self.distances, total)), self.outer))

    def squares_about(self, rewriter: Rewriter, mean: SSAValue) -> SSAValue:
        """The sum of all squared distances from the mean of all chunks."""
        distances = self._between(rewriter, mean)
        squares = rewriter.add(prim.MulOp(distances, distances))
        between = rewriter.add(prim.MulOp(squares, self._count(rewriter, squares)))
        total = rewriter.add(prim.AddOp(self.squares, between))
        if self.distances is not None:  # the mixed term of the binomial, which is zero for exact means
            mixed = rewriter.add(prim.MulOp(distances, self.distances))
            total = rewriter.add(prim.AddOp(total, rewriter.add(prim.AddOp(mixed, mixed))))
        return rewriter.add(prim.ReduceOp(Combiner.ADD, total, self.outer))

    def _between(self, rewriter: Rewriter, mean: SSAValue) -> SSAValue:
        """The distances of the chunks' means from another one."""
        return rewriter.add(prim.SubOp(self.means, _spread(rewriter, mean, self.means, self.outer)))

    def _quotient(self, rewriter: Rewriter, sums: SSAValue) -> Operation:
        """A quotient by the length of a chunk; the reciprocal of a power of two is exact."""
        if self.length & (self.length - 1):
            return prim.DivOp(sums, self._count(rewriter, sums))
        return prim.MulOp(sums, rewriter.add(prim.ConstantOp(1.0 / self.length, tensor_of(sums))))

    def _count(self, rewriter: Rewriter, like: SSAValue) -> SSAValue:
        return rewriter.add(prim.ConstantOp(float(self.length), tensor_of(like)))


def _digits(value: SSAValue, start: int, end: int) -> list[int]:
    """The sizes of the dimensions that those from `start` to `end`, the last ones, are taken together of, such as
    channels of a group and pixels of an image; without any if they are not others taken together."""
    total, source, digits = product(dims(tensor_of(value))[start:]).as_int, value.owner, list[int]()
    while isinstance(source, prim.ConvertOp):
        source = source.input.owner
    if total is None or not isinstance(source, prim.ReshapeOp) or source.target[end:]:
        return []
    for size in reversed(source.source):
        if prod(digits) < total and size.as_int is not None:
            digits.insert(0, gcd(size.as_int, total // prod(digits)))
    return digits if prod(digits) == total else []


def _spread(rewriter: Rewriter, value: SSAValue, like: SSAValue, axes: list[int]) -> SSAValue:
    """A value for each of the others along `axes`."""
    sizes = dims(tensor_of(like))
    return rewriter.add(prim.BroadcastOp(value, [axis for axis in range(len(sizes)) if axis not in axes], sizes))
