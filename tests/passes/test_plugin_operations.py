"""Operations of another package that say what they do: passes and emitters treat them as Stepwell's own."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import ClassVar

import numpy as np
import pytest
from xdsl.dialects.builtin import IntegerAttr, MemRefType
from xdsl.ir import Dialect
from xdsl.irdl import (
    AnyAttr,
    BaseAttr,
    IRDLOperation,
    VarConstraint,
    irdl_op_definition,
    operand_def,
    opt_prop_def,
    result_def,
    traits_def,
    var_operand_def,
)
from xdsl.traits import Pure

from stepwell.codegen.emit.cpp.target import emit_cpp
from stepwell.codegen.runtime.toolchain import Toolchain
from stepwell.ir import plugins
from stepwell.ir.context import make_context
from stepwell.ir.dialects.loop import AccessOp
from stepwell.ir.dialects.loop.index_operands import INDEX
from stepwell.ir.interfaces.effects import OperandEffects
from stepwell.ir.interfaces.emission import CppText, LegalOn, LibdeviceFunction
from stepwell.ir.levels import find_level
from stepwell.ir.plugins import Plugin
from stepwell.ir.text import parse_module

from .loop_kernels import SCHEDULE, compiled, transformed

LEVELS = LegalOn(frozenset({"loop", "host"}))


@irdl_op_definition
class ReciprocalRootOp(IRDLOperation):
    """`1 / cbrt(x)`, which is a function of libdevice."""

    name = "mine.rcbrt"
    T: ClassVar = VarConstraint("T", AnyAttr())
    x = operand_def(T)
    result = result_def(T)
    traits = traits_def(Pure(), CppText("1 / __builtin_cbrtf({x})"), LibdeviceFunction("rcbrt"), LEVELS)


@irdl_op_definition
class AccumulateOp(AccessOp):
    """Add a value to an element of memory."""

    name = "mine.accumulate"
    value = operand_def(AnyAttr())
    buffer = operand_def(BaseAttr(MemRefType))
    indices = var_operand_def(INDEX)
    stride = opt_prop_def(IntegerAttr)
    traits = traits_def(OperandEffects(reads=("buffer",), writes=("buffer",)), CppText("{place} += {value}"), LEVELS)


MINE = Dialect("mine", [ReciprocalRootOp, AccumulateOp], [])
PLUGIN = Plugin(__name__, dialects={"mine": ":MINE"})

SCALAR = """
loop.kernel @roots(%x: memref<1003xf32>, %y: memref<1003xf32>) {
  loop.parallel %i = 0 to 1003 {
    %v = loop.load %x[%i] : memref<1003xf32> -> f32
    %a = "mine.rcbrt"(%v) : (f32) -> f32
    %b = "mine.rcbrt"(%v) : (f32) -> f32
    %s = arith.addf %a, %b : f32
    loop.store %s, %y[%i] : f32, memref<1003xf32>
  }
}"""
BUFFER = """
loop.kernel @sums(%x: memref<64xf32>, %y: memref<16xf32>) {
  loop.for %j = 0 to 4 {
    loop.parallel %i = 0 to 16 {
      %v = loop.load %x[%j * 16 + %i] : memref<64xf32> -> f32
      %k = loop.apply 15 - %i : index
      "mine.accumulate"(%v, %y, %k) <{subscript = #shape.expr<d0>, operandSegmentSizes = array<i32: 1, 1, 1, 0>}>
        : (f32, memref<16xf32>, index) -> ()
    }
  }
}"""


@pytest.fixture(autouse=True)
def installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    points = [EntryPoint("mine", "its_operations:PLUGIN", plugins.GROUP)]
    monkeypatch.setattr(plugins, "entry_points", lambda group: points)
    monkeypatch.setitem(sys.modules, "its_operations", sys.modules[__name__])
    plugins.universes.cache_clear()
    yield
    plugins.universes.cache_clear()


def test_a_scalar_operation_is_merged_vectorized_and_run(toolchain: Toolchain, tmp_path: Path) -> None:
    optimized = transformed(SCALAR, SCHEDULE)
    assert '(vector<16xf32>) -> vector<16xf32>' in optimized or '(vector<8xf32>) -> vector<8xf32>' in optimized
    vectors = [line for line in optimized.splitlines() if "mine.rcbrt" in line and "vector" in line]
    assert len(vectors) == optimized.count("step")  # one in each loop: equal operations are one
    x = np.random.default_rng(0).uniform(0.5, 2, 1003).astype(np.float32)
    for text in (SCALAR, optimized):
        y = compiled(text, "roots", toolchain, tmp_path)([x, np.zeros_like(x)])[1]
        np.testing.assert_allclose(y, 2 / np.cbrt(x), rtol=1e-5)


def test_an_access_keeps_its_order_and_its_subscript_is_rewritten(toolchain: Toolchain, tmp_path: Path) -> None:
    optimized = transformed(BUFFER, SCHEDULE)
    assert "loop.apply" not in optimized  # it is part of the subscript
    x = np.random.default_rng(0).normal(size=64).astype(np.float32)
    for text in (BUFFER, optimized):
        y = compiled(text, "sums", toolchain, tmp_path)([x, np.zeros(16, np.float32)])[1]
        np.testing.assert_allclose(y, x.reshape(4, 16).sum(0)[::-1], rtol=1e-5)


def test_what_an_operation_writes_is_no_constant() -> None:
    text = emit_cpp(parse_module(make_context(), BUFFER))
    assert "const float* x" in text or "const f32* x" in text
    assert "const float* y" not in text and "const f32* y" not in text


def test_a_scalar_operation_is_a_function_of_libdevice() -> None:
    text = SCALAR.replace("1003 {", "1003 attributes {block = #loop.block<128, x>} {")
    assert transformed(text, "loop-to-triton,cse").count('triton.extern_elementwise "__nv_rcbrtf"') == 1


@pytest.mark.parametrize("text", [SCALAR, BUFFER])
def test_it_is_legal_where_it_says(text: str) -> None:
    ops = [op for op in parse_module(make_context(), text).walk() if op.name.startswith("mine.")]
    assert ops
    for op in ops:
        assert find_level("loop").illegal_because(op) is None
        assert "not legal" in (find_level("prim").illegal_because(op) or "")
