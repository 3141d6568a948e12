"""Calls that ATen refuses because of element types or of a number. They remain calls of ATen, which raises eager's
error, because tracing does not check all of these conditions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from xdsl.dialects.builtin import IntegerType, Signedness, TensorType, i1
from xdsl.ir import Attribute, Operation

from ....ir.dialects.aten.arguments import schema_of
from ....ir.shapes import dims
from ..operators.promotion import is_float

__all__ = ["is_refused"]

OF_ONE_TYPE = frozenset({
    "aten.mm", "aten.bmm", "aten.addmm", "aten.baddbmm", "aten.addbmm", "aten.mv", "aten.addmv", "aten.dot",
    "aten.vdot", "aten.heaviside",
})
"""Operators whose tensors all have one element type."""
OF_FLOATS = frozenset({
    "aten._softmax", "aten._log_softmax", "aten.gelu", "aten.silu", "aten._adaptive_avg_pool2d",
    "aten._adaptive_avg_pool3d", "aten.mish", "aten.softplus", "aten.native_batch_norm",
    "aten._native_batch_norm_legit.no_stats", "aten._native_batch_norm_legit_no_training",
    "aten._native_batch_norm_legit_functional", "aten.native_layer_norm", "aten.native_group_norm",
    *(f"aten.{name}{overload}" for name in ("var", "std", "var_mean", "std_mean")
      for overload in ("", ".correction", ".dim")),
    "aten.lerp.Scalar", "aten.lerp.Tensor", "aten.hardswish", "aten.huber_loss", "aten.frac", "aten.logaddexp",
    "aten.logaddexp2", "aten.upsample_nearest1d", "aten.upsample_nearest1d.vec", "aten.hypot", "aten.nextafter",
    "aten.hardsigmoid", "aten.hardshrink", "aten.round.decimals",
})
"""Operators whose tensors hold floats."""
NOT_OF_BOOLEANS = OF_ONE_TYPE | {
    "aten.sub.Tensor", "aten.sub.Scalar", "aten.rsub.Scalar", "aten.rsub.Tensor", "aten.argmax", "aten.argmin",
    "aten.relu", "aten.abs", "aten.floor", "aten.ceil", "aten.round", "aten.trunc", "aten.addcmul", "aten.threshold",
}
"""Operators whose first tensor does not hold booleans."""
NOT_TO_BOOLEANS = frozenset({
    f"aten.{name}{overload}" for name in ("clamp", "clamp_min", "clamp_max") for overload in ("", ".Tensor")
})
"""Operators whose result does not hold booleans."""
OF_TWO_NUMBERS = frozenset({"aten.sub.Tensor", "aten.sub.Scalar", "aten.rsub.Scalar", "aten.rsub.Tensor"})
"""Operators none of whose operands is a boolean."""
OF_A_NUMBER = frozenset({"aten.pow.Tensor_Tensor", "aten.pow.Scalar"})
"""Operators of which one operand at least is not a boolean."""
OF_BITS = frozenset({"aten.bitwise_not", *(f"aten.bitwise_{side}_shift.{kinds}" for side in ("left", "right")
                                           for kinds in ("Tensor", "Tensor_Scalar", "Scalar_Tensor"))})
"""Operators whose result holds integers; `bitwise_not` also takes booleans."""
OF_SOMETHING = frozenset({"aten.max", "aten.min"})
"""Operators whose first tensor has elements."""
OF_NONEMPTY_ROWS = frozenset({"aten.max.dim", "aten.min.dim"})
"""Operators whose first tensor has elements along the dimension `dim`."""
OF_MATCHING_VALUES = frozenset({"aten.index_put", "aten._unsafe_index_put"})
"""Operators whose last tensor has the element type of the first."""
MASKED = {"aten.masked_scatter": 1}
"""Operators with a mask of booleans, by its place among their tensors."""
ANY_INTEGERS = frozenset({
    "aten._to_copy", "prims.convert_element_type", "aten.clone", "aten.copy",
    "aten._unsafe_view", "aten.reshape", "aten.cat", "aten.stack", "aten.repeat", "aten.select_scatter",
    "aten.slice_scatter", "aten.eq.Scalar", "aten.eq.Tensor", "aten.ne.Scalar", "aten.ne.Tensor",
    "aten.index.Tensor", "aten.index_select", "aten.full", "aten.full_like", "aten.zeros", "aten.zeros_like",
    "aten.ones", "aten.ones_like", "aten.empty.memory_format", "aten.empty_like", "aten.empty_strided",
    "aten.new_empty", "aten.new_empty_strided", "aten.new_full", "aten.new_ones", "aten.new_zeros", "aten.fill.Scalar",
    "aten.scalar_tensor", "aten.arange.start_step",
})
"""Operators, besides those that give views, that take unsigned integers of more than eight bits as any others. Of these
ATen has few operators, not the same ones in each version and on each device."""
CONVERTED = frozenset({
    "value", "fill_value", "min", "max", "min_val", "max_val", "alpha", "beta", "exponent", "threshold", "s",
})
"""The names of numbers that operators convert to the type of their result, which must be able to hold them. Other
numbers, as the operand of an addition or a comparison, wrap around."""
BOUNDS = frozenset({"min", "max", "min_val", "max_val"})
"""Those of them that PyTorch, depending on its version, wraps, refuses, or takes as they are."""


def is_refused(op: Operation, given: Mapping[str, Any]) -> bool:
    """Whether ATen refuses, or may refuse, to call an operator on tensors of these element types and sizes, or with
    these numbers; `given` are its arguments by name."""
    name, types = op.name, [type for type in op.operand_types if isinstance(type, TensorType)]
    elements = [type.element_type for type in types]
    return (name in MASKED and elements[MASKED[name]] != i1) \
        or (name in OF_ONE_TYPE and len(set(elements)) > 1) \
        or (name in OF_MATCHING_VALUES and elements[0] != elements[-1]) \
        or (name in OF_FLOATS and not all(map(is_float, elements))) \
        or (name in NOT_OF_BOOLEANS and elements[0] == i1) \
        or (name in NOT_TO_BOOLEANS and _result_element(op) == i1) \
        or (name in OF_TWO_NUMBERS and (i1 in elements or isinstance(given.get("other"), bool))) \
        or (name in OF_A_NUMBER and set(elements) == {i1} and not _is_number(given.get("self"))) \
        or (name in OF_BITS and (is_float(elements[0]) or (name != "aten.bitwise_not" and _result_element(op) == i1))) \
        or (isinstance(given.get("alpha"), bool) and _result_element(op) != i1) \
        or (name in OF_SOMETHING and any(size == 0 for size in dims(types[0]))) \
        or (name in OF_NONEMPTY_ROWS and bool(dims(types[0])) and dims(types[0])[given["dim"]] == 0) \
        or (name == "aten.index_select" and not dims(types[0]) and dims(types[1]) not in ((), (1,))) \
        or (any(map(_is_wide_unsigned, [*elements, _result_element(op)])) and not _takes_any_integers(op)) \
        or _overflows(op, given) or _is_negative_power(op, given)


def _overflows(op: Operation, given: Mapping[str, Any]) -> bool:
    """Whether a number does not fit into the integers of the result."""
    element = _result_element(op)
    if not isinstance(element, IntegerType) or element == i1:
        return False
    is_signed = element.signedness.data != Signedness.UNSIGNED
    most = (1 << (element.width.data - is_signed)) - 1
    by_name = schema_of(op).by_name
    for name, value in given.items():
        if name in CONVERTED and by_name[name].type.base == "Scalar" and _is_number(value):
            # A negative number wraps around in unsigned integers, as a bound in older versions of PyTorch only.
            least = -most - 1 if is_signed else 0 if name in BOUNDS else -most
            if not least <= value <= most:
                return True
    return False


def _is_wide_unsigned(element: Attribute | None) -> bool:
    return isinstance(element, IntegerType) and element.signedness.data == Signedness.UNSIGNED \
        and element.width.data > 8


def _takes_any_integers(op: Operation) -> bool:
    return op.name in ANY_INTEGERS or any(returned.alias for returned in schema_of(op).returns)


def _is_negative_power(op: Operation, given: Mapping[str, Any]) -> bool:
    """Whether an integer is to be raised to a negative integer."""
    exponent = given["exponent"] if op.name == "aten.pow.Tensor_Scalar" else 0
    return isinstance(exponent, int) and exponent < 0 and isinstance(_result_element(op), IntegerType)


def _result_element(op: Operation) -> Attribute | None:
    """The element type of the first result, if that is a tensor."""
    type = op.result_types[0] if op.result_types else None
    return type.element_type if isinstance(type, TensorType) else None


def _is_number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)
