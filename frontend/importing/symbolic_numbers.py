"""Floats computed from symbolic sizes, such as `1 / math.sqrt(q.shape[-1])`, as zero-dimensional float64 tensors.

AOTAutograd turns many of them into tensor operations; this module handles the remaining ones.
"""

from __future__ import annotations

import math
import operator
from dataclasses import dataclass
from typing import Any

import torch
from torch import SymFloat, SymInt, Tensor
from torch.fx import Node
from xdsl.dialects.builtin import TensorType, f64
from xdsl.ir import Operation, SSAValue

from ...ir.dialects.aten import call
from ...ir.dtypes import element_type
from ...ir.errors import UnsupportedError
from ...ir.shapes import dims, tensor
from ..graphs.symbols import size
from .function_builder import FunctionBuilder

__all__ = ["WrappedNumber", "as_tensor", "symbolic_number"]

OPERATORS = {
    operator.add: "aten.add.Tensor",
    operator.sub: "aten.sub.Tensor",
    operator.mul: "aten.mul.Tensor",
    operator.truediv: "aten.div.Tensor",
    operator.pow: "aten.pow.Tensor_Tensor",
    torch.sym_max: "aten.maximum",
    torch.sym_min: "aten.minimum",
}
NAMES = ("sqrt", "cos", "cosh", "sin", "sinh", "tan", "tanh", "asin", "acos", "atan", "exp", "log", "log2")
FUNCTIONS = {
    operator.neg: "aten.neg",
    abs: "aten.abs",
    math.floor: "aten.floor",
    math.ceil: "aten.ceil",
    math.trunc: "aten.trunc",
    round: "aten.round",
    # torch creates some of these functions at import.
    **{function: f"aten.{name}" for name in NAMES
       for function in (getattr(math, name), getattr(torch, f"_sym_{name}", None)) if function is not None},
}
NUMBER = tensor([], f64)


@dataclass(frozen=True)
class WrappedNumber:
    """A number that is a Python float in eager mode: a float64 tensor that does not take part in type promotion."""

    value: SSAValue


def symbolic_number(builder: FunctionBuilder, node: Any, user: Node) -> SSAValue:
    """Append the ops that compute a number, given as a node or a Python number, for the node `user`."""
    value = node.meta["val"] if isinstance(node, Node) else node
    if isinstance(value, SymInt | int | float):
        number = size(value) if isinstance(value, SymInt) else value
        op = call("aten.scalar_tensor", {"s": number, "dtype": f64, "device": str(builder.device)}, [NUMBER])
    elif isinstance(value, SymFloat) and (read := builder.late.get(str(value.node.expr))) is not None:
        return _read_number(builder, read, user)
    elif node.target is torch.sym_float:
        return symbolic_number(builder, node.args[0], user)
    elif node.target in FUNCTIONS and len(node.args) == 1:
        op = call(FUNCTIONS[node.target], {"self": symbolic_number(builder, node.args[0], user)}, [NUMBER])
    elif node.target in OPERATORS:
        left, right = (symbolic_number(builder, each, user) for each in node.args)
        second = "exponent" if node.target is operator.pow else "other"
        op = call(OPERATORS[node.target], {"self": left, second: right}, [NUMBER])
    else:
        raise UnsupportedError(f"{value} is computed from symbolic sizes in a way that is not known",
                               hint="compile with dynamic=False, or mark the dimension static")
    return builder.add(op, user).results[0]


def _read_number(builder: FunctionBuilder, number: SSAValue, user: Node) -> SSAValue:
    """Convert a number that the host would read from a tensor, without synchronization."""
    assert isinstance(number.owner, Operation)
    (source,) = number.owner.operands
    assert isinstance(source.type, TensorType)
    if dims(source.type):
        view = call("aten.view", {"self": source, "size": []}, [tensor([], source.type.element_type)])
        source = builder.add(view, user).results[0]
    return builder.add(call("aten._to_copy", {"self": source, "dtype": f64}, [NUMBER]), user).results[0]


def as_tensor(builder: FunctionBuilder, node: Node, number: WrappedNumber, beside: list[Tensor]) -> SSAValue:
    """Convert the number to an operand of `node`, with a type that promotes like a Python number beside these
    tensors.
    """
    if any(value.dim() and value.is_floating_point() for value in beside):
        return number.value
    dtype = torch.result_type(beside[0], 1.0) if beside else torch.get_default_dtype()
    return converted(builder, node, number, dtype)


def converted(builder: FunctionBuilder, node: Node, number: WrappedNumber, dtype: torch.dtype) -> SSAValue:
    """Convert the number to a zero-dimensional tensor of `dtype`."""
    element = element_type(dtype)
    if element == f64:
        return number.value
    op = call("aten._to_copy", {"self": number.value, "dtype": element}, [tensor([], element)])
    return builder.add(op, node).results[0]
