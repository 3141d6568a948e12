"""prim's rearranging ops: each element of the result is an element of the operand; nothing is computed."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence

from xdsl.dialects.builtin import DenseArrayBase, TensorType, i64
from xdsl.ir import Attribute, SSAValue
from xdsl.irdl import BaseAttr, irdl_op_definition, operand_def, prop_def, result_def, traits_def
from xdsl.traits import Pure
from xdsl.utils.exceptions import VerifyException

from ...expressions import Expression, Symbol, constant
from ...inference import InfersResultTypes
from ...machines.operation_classes import BelongsTo, OperationClass
from ...ranges import Ranges
from ...rewriting.patterns import CanonicalizedBy
from ...shapes import DimsAttr, dims, element_count, tensor
from ..number_lists import Numbers, Sizes
from .assembly import integers
from .index_maps import Index, reshape_index
from .operation import PrimOp
from .types import print_conversion, tensor_of

TENSOR = BaseAttr(TensorType)


class RearrangementOp(PrimOp, ABC):
    """A rearrangement of one operand, which keeps the element type."""

    input = operand_def(TENSOR)
    result = result_def(TENSOR)
    traits = traits_def(Pure(), CanonicalizedBy(f"{__package__}.canonicalization.constants"))

    @property
    def source(self) -> tuple[Expression, ...]:
        """The operand's sizes."""
        return dims(tensor_of(self.input))

    @property
    def target(self) -> tuple[Expression, ...]:
        """The result's sizes."""
        return dims(self.result.type)

    def verify_(self) -> None:
        if tensor_of(self.input).element_type != self.result.type.element_type:
            raise VerifyException(f"{self.name} keeps the element type: {print_conversion(self)}")
        if problem := self.shape_problem():
            raise VerifyException(f"{self.name}: {problem}: {print_conversion(self)}")

    def shape_problem(self) -> str | None:
        """The reason why the shapes are invalid, or None."""
        raise NotImplementedError

    @abstractmethod
    def operand_index(self, index: Index, ranges: Ranges) -> Index:
        """The operand's index for the result's element at `index`."""


class ViewOp(RearrangementOp, ABC):
    """A rearrangement without elements from outside the operand."""


@irdl_op_definition
class BroadcastOp(ViewOp):
    """Repeat the operand along new dimensions; `dims[k]` is the result's dimension for the operand's k-th dimension.

    %b = prim.broadcast %a dims [1] : tensor<8xf32> -> tensor<4x8xf32>      // b[i, j] = a[j]
    """

    name = "prim.broadcast"
    traits = traits_def(BelongsTo(OperationClass.FREE), CanonicalizedBy(f"{__package__}.canonicalization.broadcasts"))
    dims = prop_def(DenseArrayBase.constr(i64))
    custom_directives = (Numbers,)
    assembly_format = "$input `dims` custom<Numbers>($dims) attr-dict `:` type($input) `->` type($result)"

    def __init__(self, input: SSAValue, positions: Sequence[int], sizes: Sequence[int | Expression]):
        super().__init__(operands=[input], properties={"dims": integers(positions)},
                         result_types=[tensor(sizes, tensor_of(input).element_type)])

    @property
    def positions(self) -> tuple[int, ...]:
        return tuple(self.dims.get_values())

    def shape_problem(self) -> str | None:
        positions, target = self.positions, self.target
        if len(positions) != len(self.source) or list(positions) != sorted(set(positions)):
            return "dims must name one result dimension for each of the operand's, in rising order"
        if positions and not (0 <= positions[0] and positions[-1] < len(target)):
            return f"dims {list(positions)} leave the result's {len(target)} dimensions"
        if any(target[p] != size for p, size in zip(positions, self.source, strict=True)):
            return "a dimension of the operand keeps its size"
        return None

    def operand_index(self, index: Index, ranges: Ranges) -> Index:
        return tuple(constant(0) if size == 1 else index[p]
                     for p, size in zip(self.positions, self.source, strict=True))


@irdl_op_definition
class ReshapeOp(ViewOp):
    """Change the sizes; the elements keep their row-major order.

    %b = prim.reshape %a : tensor<4x6xf32> -> tensor<2x12xf32>
    """

    name = "prim.reshape"
    traits = traits_def(BelongsTo(OperationClass.FREE), CanonicalizedBy(f"{__package__}.canonicalization.reshapes"))
    assembly_format = "$input attr-dict `:` type($input) `->` type($result)"

    def __init__(self, input: SSAValue, sizes: Sequence[int | Expression]):
        super().__init__(operands=[input], result_types=[tensor(sizes, tensor_of(input).element_type)])

    def shape_problem(self) -> str | None:
        before, after = element_count(self.source), element_count(self.target)
        # Equal quotients of sizes may have different canonical forms; equal polynomials do not.
        if before != after and all(isinstance(atom, Symbol) for atom in (before - after).atoms()):
            return f"{before} elements become {after}"
        return None

    def operand_index(self, index: Index, ranges: Ranges) -> Index:
        return reshape_index(index, self.source, self.target, ranges)


@irdl_op_definition
class TransposeOp(ViewOp, InfersResultTypes):
    """Permute the dimensions: result dimension k is the operand's dimension `permutation[k]`.

    %b = prim.transpose %a permutation [1, 0] : tensor<4x8xf32> -> tensor<8x4xf32>
    """

    name = "prim.transpose"
    traits = traits_def(BelongsTo(OperationClass.FREE), CanonicalizedBy(f"{__package__}.canonicalization.transposes"))
    permutation = prop_def(DenseArrayBase.constr(i64))
    custom_directives = (Numbers,)
    assembly_format = "$input `permutation` custom<Numbers>($permutation) attr-dict `:` type($input) `->` type($result)"

    def __init__(self, input: SSAValue, permutation: Sequence[int]):
        type = tensor_of(input)
        sizes = dims(type)
        super().__init__(operands=[input], properties={"permutation": integers(permutation)},
                         result_types=[tensor([sizes[p] for p in permutation], type.element_type)])

    @classmethod
    def infer_result_types(
        cls, operand_types: Sequence[Attribute], properties: Mapping[str, Attribute]
    ) -> list[Attribute]:
        type, permutation = operand_types[0], properties["permutation"]
        assert isinstance(type, TensorType) and isinstance(permutation, DenseArrayBase)
        sizes = dims(type)
        return [tensor([sizes[p] for p in permutation.get_values()], type.element_type)]

    @property
    def order(self) -> tuple[int, ...]:
        return tuple(self.permutation.get_values())

    def shape_problem(self) -> str | None:
        if sorted(self.order) != list(range(len(self.source))):
            return f"{list(self.order)} is no permutation of the operand's dimensions"
        if tuple(self.source[p] for p in self.order) != self.target:
            return "the result's sizes are the operand's, permuted"
        return None

    def operand_index(self, index: Index, ranges: Ranges) -> Index:
        return tuple(index[self.order.index(axis)] for axis in range(len(index)))


@irdl_op_definition
class SliceOp(ViewOp):
    """Slice each dimension: start at `offsets[k]` with step `strides[k]`; the result's sizes are the numbers of
    indices.

    %b = prim.slice %a offsets [0, 2] strides [1, 3] : tensor<4x8xf32> -> tensor<4x2xf32>   // b[i, j] = a[i, 2 + 3 j]
    """

    name = "prim.slice"
    traits = traits_def(BelongsTo(OperationClass.FREE), CanonicalizedBy(f"{__package__}.canonicalization.slices"))
    offsets = prop_def(DimsAttr)
    strides = prop_def(DenseArrayBase.constr(i64))
    custom_directives = (Numbers, Sizes)
    assembly_format = ("$input `offsets` custom<Sizes>($offsets) `strides` custom<Numbers>($strides) "
                       "attr-dict `:` type($input) `->` type($result)")

    def __init__(self, input: SSAValue, offsets: Sequence[int | Expression], strides: Sequence[int],
                 sizes: Sequence[int | Expression]):
        super().__init__(operands=[input],
                         properties={"offsets": DimsAttr.of(offsets), "strides": integers(strides)},
                         result_types=[tensor(sizes, tensor_of(input).element_type)])

    @property
    def steps(self) -> tuple[int, ...]:
        return tuple(self.strides.get_values())

    def shape_problem(self) -> str | None:
        lists = (self.offsets.data, self.steps, self.source, self.target)
        if len({len(part) for part in lists}) != 1:
            return "offsets, strides and both shapes have one entry a dimension"
        for offset, step, size, count in zip(*lists, strict=True):
            if step < 1:
                return f"stride {step} is not positive"
            last = offset + (count - 1) * step
            beyond = (last - size).as_int
            if (offset.as_int or 0) < 0 or (count != 0 and beyond is not None and beyond >= 0):
                return f"indices {offset} to {last} leave the {size} that are there"
        return None

    def operand_index(self, index: Index, ranges: Ranges) -> Index:
        return tuple(offset + position * step
                     for offset, position, step in zip(self.offsets.data, index, self.steps, strict=True))


@irdl_op_definition
class ReverseOp(ViewOp, InfersResultTypes):
    """Reverse the order of elements along some dimensions.

    %b = prim.reverse %a dims [0] : tensor<4x8xf32> -> tensor<4x8xf32>
    """

    name = "prim.reverse"
    traits = traits_def(BelongsTo(OperationClass.FREE), CanonicalizedBy(f"{__package__}.canonicalization.transposes"))
    dims = prop_def(DenseArrayBase.constr(i64))
    custom_directives = (Numbers,)
    assembly_format = "$input `dims` custom<Numbers>($dims) attr-dict `:` type($input) `->` type($result)"

    def __init__(self, input: SSAValue, axes: Sequence[int]):
        super().__init__(operands=[input], properties={"dims": integers(axes)}, result_types=[input.type])

    @classmethod
    def infer_result_types(
        cls, operand_types: Sequence[Attribute], properties: Mapping[str, Attribute]
    ) -> list[Attribute]:
        return [operand_types[0]]

    @property
    def axes(self) -> tuple[int, ...]:
        return tuple(self.dims.get_values())

    def shape_problem(self) -> str | None:
        if self.source != self.target:
            return "the sizes stay"
        if any(not 0 <= axis < len(self.source) for axis in self.axes):
            return f"dims {list(self.axes)} leave the operand's dimensions"
        return None

    def operand_index(self, index: Index, ranges: Ranges) -> Index:
        return tuple(size - 1 - position if axis in self.axes else position
                     for axis, (position, size) in enumerate(zip(index, self.source, strict=True)))
