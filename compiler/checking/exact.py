"""Runs a program in float64, to measure the effect of rounding."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects.builtin import (
    BFloat16Type,
    ComplexType,
    DenseIntOrFPElementsAttr,
    Float16Type,
    Float32Type,
    Float64Type,
    ModuleOp,
)
from xdsl.ir import Attribute, Operation
from xdsl.pattern_rewriter import PatternRewriteWalker, TypeConversionPattern, attr_type_rewrite_pattern

from ...ir.dialects import prim
from ...ir.dialects.aten import has_schema, schema_of
from ...ir.errors import StepwellError
from ...ir.modules.levels import level_of
from ...ir.semantics.interpreter import Value
from ..execution import Executor, Observation

__all__ = ["CANNOT_RUN", "observe_in_float64"]

CANNOT_RUN = (StepwellError, RuntimeError, ValueError, TypeError, IndexError, KeyError, ArithmeticError, SyntaxError)
"""The exceptions of a failed run: torch raises RuntimeError, TypeError and IndexError; a SyntaxError stems from the
emitter.
"""


def observe_in_float64(module: ModuleOp, inputs: Sequence[Value], executor: Executor) -> Observation | None:
    """A run of an aten or prim module with all floats as float64; None if it is meaningless or fails.

    It is meaningless if the program reads bits of floats or draws random numbers.
    """
    import torch

    if level_of(module) == "loop" or any(_depends_on_bits(op) for op in module.walk()):
        return None
    wide = module.clone()
    PatternRewriteWalker(_Widen(recursive=True), apply_recursively=False).rewrite_module(wide)
    upcast = [value.to(_wide_dtype(value)) if isinstance(value, torch.Tensor) else value for value in inputs]
    try:
        return executor.observe(wide, upcast)
    except CANNOT_RUN:
        return None


class _Widen(TypeConversionPattern):
    @attr_type_rewrite_pattern
    def convert_type(self, typ: Float32Type | Float16Type | BFloat16Type, /) -> Attribute | None:
        return Float64Type()


def _depends_on_bits(op: Operation) -> bool:
    if isinstance(op, prim.BitcastOp | prim.NextafterOp):
        return True
    if any(isinstance(each, DenseIntOrFPElementsAttr | ComplexType) for each in op.properties.values()):
        return True
    if not has_schema(op):
        return False
    schema = schema_of(op)
    return "nondeterministic_seeded" in schema.tags or "nextafter" in schema.name or schema.name == "view.dtype"


def _wide_dtype(value: object):
    import torch

    assert isinstance(value, torch.Tensor)
    if value.is_complex():
        return torch.complex128
    return torch.float64 if value.is_floating_point() else value.dtype
