"""A builder with which lowering rules write prim ops as readable math."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import NoReturn

from xdsl.dialects.builtin import IntegerType, ModuleOp, Signedness, TensorType
from xdsl.dialects.func import FuncOp
from xdsl.ir import Attribute, BlockArgument, Operation, SSAValue

from ....ir.determinism import is_deterministic
from ....ir.dialects import prim
from ....ir.dialects.loop import AtomicOp
from ....ir.dialects.prim.types import BOOL, INDEX_ELEMENT, tensor_of
from ....ir.dialects.shape import AssertOp
from ....ir.expressions import Expression, constant, maximum, minimum, product
from ....ir.machines.machine import Machine
from ....ir.machines.targets import CUDA, machine_of, target_of
from ....ir.modules.symbols import argument_facts, symbol_ranges
from ....ir.numerics import Numerics, numerics_of
from ....ir.ranges import Range, bounds
from ....ir.shapes import dims, tensor
from ..operators.operands import Extern, Number, Operand, Size, Sizes, axis, element, rank, sizes
from ..operators.promotion import compute_type, is_float, is_low_precision, result_type

__all__ = ["Builder", "Extern", "Number", "Operand", "Size", "Sizes", "axis", "element", "rank", "sizes"]


def _unary(kind: Callable[[SSAValue], Operation]) -> Callable[[Builder, SSAValue], SSAValue]:
    return lambda self, x: self.emit(kind(x))


def _binary(
    kind: Callable[[SSAValue, SSAValue], Operation],
) -> Callable[[Builder, Operand, Operand], SSAValue]:
    return lambda self, x, y: self.emit(kind(*self.match(x, y)))


def _comparison(kind: str) -> Callable[[Builder, Operand, Operand], SSAValue]:
    return lambda self, x, y: self.emit(prim.CompareOp(kind, *self.match(x, y)))


class Builder:
    """Makes the ops that replace one aten op; they carry its location.

    The elementwise methods take tensors of different shapes and types, and numbers: they emit the broadcasts,
    conversions and constants that prim asks for.
    """

    def __init__(self, source: Operation):
        self.source = source
        self.ops: list[Operation] = []

    def emit(self, op: Operation) -> SSAValue:
        """Append an op; returns its first result."""
        op.location = self.source.location
        self.ops.append(op)
        return op.results[0]

    def extern(self, reason: str) -> NoReturn:
        """Leave the op to ATen."""
        raise Extern(reason)

    # What the aten op gives

    @property
    def result(self) -> TensorType:
        """The type of the aten op's first result."""
        return tensor_of(self.source.results[0])

    @property
    def result_sizes(self) -> tuple[Expression, ...]:
        return dims(self.result)

    @property
    def result_element(self) -> Attribute:
        return self.result.element_type

    @property
    def is_on_gpu(self) -> bool:
        """Whether the program runs on a GPU."""
        module = self.source.get_toplevel_object()
        return isinstance(module, ModuleOp) and target_of(module) == CUDA

    @property
    def machine(self) -> Machine:
        """The machine that the program is compiled for."""
        return machine_of(self.source)

    @property
    def is_strict(self) -> bool:
        """Whether results have the bits that ATen gives on the CPU."""
        return numerics_of(self.source) is Numerics.STRICT and not self.is_on_gpu

    @property
    def is_strict_on_gpu(self) -> bool:
        """Whether results have the bits that ATen gives on a GPU, where it adds products by fused multiply-adds."""
        return numerics_of(self.source) is Numerics.STRICT and self.is_on_gpu

    def leave_if_strict(self, *, on_gpus: bool = False) -> None:
        """Leave the op to ATen if only ATen's own approximation gives its bits in 16 bits; on GPUs, too, if said."""
        strict = self.is_strict or (on_gpus and self.is_strict_on_gpu)
        if strict and is_low_precision(self.result_element):
            raise Extern("strict numerics")

    def add_product(self, addend: Operand, x: Operand, y: Operand) -> SSAValue:
        """`addend + x * y`, rounded once where ATen does."""
        if not self.is_strict_on_gpu:
            return self.add(addend, self.mul(x, y))
        shape = self.common_sizes(*(each for each in (addend, x, y) if isinstance(each, SSAValue)))
        kind = next(element(each) for each in (addend, x, y) if isinstance(each, SSAValue))
        return self.emit(prim.FmaOp(*(self.fit(each, shape, kind) for each in (x, y, addend))))

    @property
    def is_deterministic(self) -> bool:
        """Whether deterministic algorithms are asked for."""
        module = self.source.get_toplevel_object()
        return isinstance(module, ModuleOp) and is_deterministic(module)

    def _needs_aten(self, kind: str, kind_of_element: Attribute) -> str | None:
        """Why a scatter is left to ATen: on a GPU updates run side by side, and their order is left open."""
        if not self.is_on_gpu:
            return None
        if self.is_deterministic:
            return "deterministic algorithms are asked for"
        if kind != "set" and not AtomicOp.combines(kind, kind_of_element):
            return f"no lowering: there is no atomic {kind} of {kind_of_element}"
        return None

    def is_nonnegative(self, number: Expression) -> bool:
        """Whether a number cannot be negative, for all that is known of the symbols in it."""
        low, _ = bounds(number, self._symbol_ranges)
        return low is not None and low >= 0

    def require(self, number: Expression, message: str) -> None:
        """Let the program check that a number is not negative, unless that is known."""
        if not self.is_nonnegative(number):
            self.ops.append(assertion := AssertOp(minimum(maximum(number + 1, 0), 1), message))
            assertion.location = self.source.location

    def is_known(self, number: Expression, x: SSAValue) -> bool:
        """Whether all symbols in a number are arguments of the function, or in the sizes of `x`. Others are told by
        what operations give."""
        return number.symbols() <= self._symbol_ranges.keys() | {name for size in sizes(x) for name in size.symbols()}

    @cached_property
    def _symbol_ranges(self) -> dict[str, Range]:
        function = self.source.parent_op()
        return symbol_ranges(function) if isinstance(function, FuncOp) else {}

    def is_contiguous_argument(self, x: SSAValue) -> bool:
        """Whether a value is an argument of the function that comes in row-major."""
        function = self.source.parent_op()
        return (isinstance(x, BlockArgument) and isinstance(function, FuncOp)
                and "stepwell.strides" not in argument_facts(function, x))

    def is_row_major_operand(self, x: SSAValue) -> bool:
        """Whether the op's first operand, here `x`, lies in memory as its shape says."""
        return self.is_contiguous_argument(x) or (
            not isinstance(x, BlockArgument) and "operand_strides" not in self.source.attributes)

    # Elementwise math

    # fmt: off
    neg, abs, sign = _unary(prim.NegOp), _unary(prim.AbsOp), _unary(prim.SignOp)
    exp, exp2, expm1 = _unary(prim.ExpOp), _unary(prim.Exp2Op), _unary(prim.Expm1Op)
    log, log1p, log2 = _unary(prim.LogOp), _unary(prim.Log1pOp), _unary(prim.Log2Op)
    sqrt, rsqrt, reciprocal = _unary(prim.SqrtOp), _unary(prim.RsqrtOp), _unary(prim.ReciprocalOp)
    sin, cos, tanh = _unary(prim.SinOp), _unary(prim.CosOp), _unary(prim.TanhOp)
    sigmoid = _unary(prim.SigmoidOp)
    erf, erfc = _unary(prim.ErfOp), _unary(prim.ErfcOp)
    floor, ceil, round, trunc = (_unary(prim.FloorOp), _unary(prim.CeilOp), _unary(prim.RoundOp),
                                 _unary(prim.TruncOp))
    logical_not = _unary(prim.NotOp)
    add, sub, mul, div = _binary(prim.AddOp), _binary(prim.SubOp), _binary(prim.MulOp), _binary(prim.DivOp)
    maximum, minimum = _binary(prim.MaximumOp), _binary(prim.MinimumOp)
    pow, rem, floor_div = _binary(prim.PowOp), _binary(prim.RemOp), _binary(prim.FloorDivOp)
    logical_and, logical_or, xor = _binary(prim.AndOp), _binary(prim.OrOp), _binary(prim.XorOp)
    copysign = _binary(prim.CopysignOp)
    eq, ne = _comparison("eq"), _comparison("ne")
    lt, le, gt, ge = _comparison("lt"), _comparison("le"), _comparison("gt"), _comparison("ge")
    # fmt: on

    def select(self, condition: SSAValue, on_true: Operand, on_false: Operand) -> SSAValue:
        """`on_true` where `condition` holds, else `on_false`."""
        kind = result_type((on_true, on_false))
        shape = self.common_sizes(condition, on_true, on_false)
        return self.emit(
            prim.SelectOp(
                self.fit(condition, shape, element(condition)),
                self.fit(on_true, shape, kind),
                self.fit(on_false, shape, kind),
            )
        )

    def is_nan(self, x: SSAValue) -> SSAValue:
        return self.ne(x, x)

    def convert(self, x: SSAValue, kind: Attribute) -> SSAValue:
        """`x` in another element type."""
        return x if element(x) == kind else self.emit(prim.ConvertOp(x, kind))

    def widen(self, x: SSAValue) -> SSAValue:
        """`x` in the type that eager computes in: f32 for bf16 and f16."""
        return self.convert(x, compute_type(element(x)))

    def truth(self, x: SSAValue) -> SSAValue:
        """Whether each element is not zero."""
        return self.convert(x, IntegerType(1))

    # Shapes and types that fit one another

    def match(self, *operands: Operand) -> list[SSAValue]:
        """The operands as tensors of one shape and one element type."""
        kind, shape = result_type(operands), self.common_sizes(*operands)
        return [self.fit(operand, shape, kind) for operand in operands]

    def fit(self, operand: Operand, shape: Sizes, kind: Attribute) -> SSAValue:
        """The operand converted to `kind` and broadcast to `shape`."""
        if not isinstance(operand, SSAValue):
            return self.constant(operand, tensor(shape, kind))
        return self.broadcast(self.convert(operand, kind), shape)

    def common_sizes(self, *operands: Operand) -> tuple[Expression, ...]:
        """The shape that the operands are broadcast to."""
        shapes = [sizes(operand) for operand in operands if isinstance(operand, SSAValue)]
        common: list[Expression] = [constant(1)] * max(map(len, shapes), default=0)
        for shape in shapes:
            for k, size in enumerate(shape, len(common) - len(shape)):
                if common[k] == 1:
                    common[k] = size
                elif size != 1 and size != common[k]:
                    self.extern(f"no lowering: the sizes {size} and {common[k]} are not known to be equal")
        return tuple(common)

    def constant(self, number: Number, type: TensorType) -> SSAValue:
        """A tensor filled with one number; integer types cut a float as C does, and integers wrap."""
        kind = type.element_type
        if isinstance(number, Expression):
            if (known := number.as_int) is None and kind == BOOL:
                return self.convert(self.constant(number, tensor(dims(type), INDEX_ELEMENT)), kind)
            if known is None:
                return self.emit(prim.SizeOp(number, type))
            number = known
        return self.emit(prim.ConstantOp(self._as_element(number, kind), type))

    def _as_element(self, number: bool | int | float, kind: Attribute) -> int | float:
        """The number of an element type that a number becomes."""
        if is_float(kind):
            return float(number)
        assert isinstance(kind, IntegerType)
        if kind.width.data == 1:
            return int(bool(number))
        if number in (float("inf"), float("-inf")) or number != number:
            self.extern(f"no lowering: {number} as an integer")
        low = 0 if kind.signedness.data == Signedness.UNSIGNED else -(1 << (kind.width.data - 1))
        return (int(number) - low) % (1 << kind.width.data) + low

    def zeros_like_result(self, number: int) -> SSAValue:
        """Zeros in place of the op's result `number`."""
        return self.constant(0, tensor_of(self.source.results[number]))

    # Rearrangements

    def broadcast(self, x: SSAValue, shape: Sizes) -> SSAValue:
        """`x` repeated to `shape`, dimensions aligned at the back as torch does it."""
        start = len(shape) - rank(x)
        return self.spread(x, range(start, len(shape)), shape)

    def spread(self, x: SSAValue, positions: Sequence[int], shape: Sizes) -> SSAValue:
        """`x` repeated to `shape`, its k-th dimension at `positions[k]`; a size of 1 stretches."""
        shape, own = tuple(map(Expression.of, shape)), sizes(x)
        if own == shape:
            return x
        for position, size in zip(positions, own, strict=True):
            if size != 1 and size != shape[position]:
                self.extern(f"no lowering: the sizes {size} and {shape[position]} are not known to be equal")
        kept = [k for k, position in enumerate(positions) if own[k] == shape[position]]
        x = self.reshape(x, [own[k] for k in kept])
        return x if sizes(x) == shape else self.emit(prim.BroadcastOp(x, [positions[k] for k in kept], shape))

    def reshape(self, x: SSAValue, shape: Sizes) -> SSAValue:
        return x if sizes(x) == tuple(map(Expression.of, shape)) else self.emit(prim.ReshapeOp(x, shape))

    def unsqueeze(self, x: SSAValue, *positions: int) -> SSAValue:
        """`x` with sizes of 1 at these positions of the result, which must rise."""
        shape = list(sizes(x))
        for position in positions:
            shape.insert(position, constant(1))
        return self.reshape(x, shape)

    def transpose(self, x: SSAValue, permutation: Sequence[int]) -> SSAValue:
        return x if list(permutation) == list(range(rank(x))) else self.emit(prim.TransposeOp(x, permutation))

    def slice(self, x: SSAValue, dim: int, start: Size, count: Size, step: int = 1) -> SSAValue:
        """`count` indices from `start` on, by `step`, along one dimension."""
        shape = list(sizes(x))
        if shape[dim] == count and start == 0 and step == 1:
            return x
        starts: list[Size] = [0] * len(shape)
        steps = [1] * len(shape)
        starts[dim], steps[dim], shape[dim] = start, step, Expression.of(count)
        return self.emit(prim.SliceOp(x, starts, steps, shape))

    def reverse(self, x: SSAValue, axes: Sequence[int]) -> SSAValue:
        return self.emit(prim.ReverseOp(x, sorted(axes))) if axes else x

    def pad(self, x: SSAValue, low: Sizes, high: Sizes, value: bool | int | float) -> SSAValue:
        """`x` with `low[k]` places before and `high[k]` places behind it, filled with `value`."""
        if all(amount == 0 for amount in (*low, *high)):
            return x
        shape = [before + size + after for before, size, after in zip(low, sizes(x), high, strict=True)]
        return self.emit(prim.PadOp(x, low, self._as_element(value, element(x)), shape))

    def concatenate(self, parts: Sequence[SSAValue], dim: int) -> SSAValue:
        return parts[0] if len(parts) == 1 else self.emit(prim.ConcatenateOp(parts, dim))

    # Reductions

    def reduce(self, kind: str, x: SSAValue, axes: Sequence[int], keepdim: bool = False) -> SSAValue:
        """The elements along `axes` combined."""
        result = self.emit(prim.ReduceOp(kind, x, axes)) if axes else x
        return self.unsqueeze(result, *sorted(axes)) if keepdim else result

    def along(self, x: SSAValue, axes: Sequence[int], shape: Sizes) -> SSAValue:
        """What a reduction over `axes` gave, repeated along them to `shape`."""
        return self.spread(x, [k for k in range(len(shape)) if k not in axes], shape)

    def argreduce(self, kind: str, x: SSAValue, dim: int) -> SSAValue:
        return self.emit(prim.ArgReduceOp(kind, x, dim))

    def scan(self, kind: str, x: SSAValue, dim: int) -> SSAValue:
        return self.emit(prim.ScanOp(kind, x, dim))

    def contract(self, x: SSAValue, x_index: Sequence[Expression], y: SSAValue, y_index: Sequence[Expression],
                 extents: Sizes, rank: int, kind: Attribute | None = None) -> SSAValue:
        """Sums of products: of elements of `x` and `y` at these indices over `prim.iteration(0)`, ..., the first `rank`
        of which the result keeps, in the type `kind`, by default that in which the op's result is computed: f32, not
        rounded yet, for bf16."""
        kind = compute_type(self.result_element) if kind is None else kind
        return self.emit(prim.ContractOp([x, y], [x_index, y_index], list(map(Expression.of, extents)), rank, kind))

    def count(self, x: SSAValue, axes: Sequence[int]) -> Expression:
        """How many elements a reduction over `axes` combines."""
        return product(sizes(x)[k] for k in axes)

    # Computed places

    def iota(self, shape: Sizes, dim: int) -> SSAValue:
        """Each element's index along one dimension."""
        return self.emit(prim.IotaOp(shape, dim))

    def gather(self, x: SSAValue, indices: Sequence[SSAValue], shape: Sizes) -> SSAValue:
        """Elements of `x` at computed places, in a tensor of `shape`."""
        self._require_places(x, indices, product(shape))
        return self.emit(prim.GatherOp(x, indices, tensor(shape, element(x))))

    def scatter(self, kind: str, base: SSAValue, indices: Sequence[SSAValue], updates: SSAValue) -> SSAValue:
        """`base` with `updates` combined in at computed places."""
        if (reason := self._needs_aten(kind, element(base))) is not None:
            self.extern(reason)
        self._require_places(base, indices, product(sizes(updates)))
        return self.emit(prim.ScatterOp(kind, base, indices, updates))

    def _require_places(self, x: SSAValue, indices: Sequence[SSAValue], count: Expression) -> None:
        """Let the program check that `x` has places if `count` elements are read or written: a kernel takes the first
        place for an index out of range, before it reports the error."""
        for dim, (index, size) in enumerate(zip(indices, sizes(x), strict=True)):
            if not isinstance(index.owner, prim.IotaOp):
                self.require(size - minimum(count, 1), f"index out of range: dimension {dim} has no elements")
