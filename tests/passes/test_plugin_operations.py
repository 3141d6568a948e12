"""Operations of another package that implement the interfaces: passes and emitters treat them as Stepwell's own."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import ClassVar

import numpy as np
import pytest
import torch
from torch import Tensor
from xdsl.dialects.builtin import AnyFloat, IntegerAttr, MemRefType, container_of
from xdsl.ir import Dialect, SSAValue
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

import stepwell
from stepwell.codegen.emit.cpp.target import emit_kernels
from stepwell.codegen.runtime.toolchain import Toolchain
from stepwell.ir import plugins
from stepwell.ir.context import make_context
from stepwell.ir.dialects import arith, prim, triton
from stepwell.ir.dialects.loop import AccessOp
from stepwell.ir.dialects.loop.index_operands import INDEX
from stepwell.ir.errors import UnsupportedError
from stepwell.ir.interfaces.effects import OperandEffects
from stepwell.ir.interfaces.emission import CppText, ElementwiseMappable, LegalOn, LibdeviceFunction, TritonForm
from stepwell.ir.machines.operation_classes import BelongsTo, OperationClass
from stepwell.ir.modules.levels import find_level
from stepwell.ir.plugins import Plugin
from stepwell.ir.semantics.blocks import run_triton_kernel
from stepwell.ir.text import parse_module
from stepwell.passes.aten.lowerings.builder import Builder

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
class BesselOp(prim.ElementwiseOp):
    """The Bessel function of the first kind, of order 0: on tensors, on numbers and in vectors."""

    name = "mine.j0"
    T: ClassVar = VarConstraint("T", container_of(AnyFloat))
    x = operand_def(T)
    result = result_def(T)
    traits = traits_def(Pure(), ElementwiseMappable(), BelongsTo(OperationClass.LIBRARY), LibdeviceFunction("j0"),
                        CppText("j0({x})", 'extern "C" double j0(double);'))
    assembly_format = "$x attr-dict `:` type($result)"

    def __init__(self, x: SSAValue):
        super().__init__(operands=[x], result_types=[x.type])


@torch.library.custom_op("mine::j0", mutates_args=())
def j0(x: Tensor) -> Tensor:
    """The operator of torch that the operation is."""
    return torch.special.bessel_j0(x.double()).to(x.dtype)


@j0.register_fake
def _(x: Tensor) -> Tensor:
    return torch.empty_like(x)


j0.register_autograd(lambda context, gradient: -gradient * torch.special.bessel_j1(context.saved_tensors[0]),
                     setup_context=lambda ctx, inputs, output: ctx.save_for_backward(*inputs))


def lower_j0(b: Builder, x: SSAValue) -> SSAValue:
    return b.emit(BesselOp(x))


def compute_j0(op: BesselOp, x: Tensor) -> Tensor:
    return torch.special.bessel_j0(x.double()).to(x.dtype)


@irdl_op_definition
class RotateOp(IRDLOperation):
    """Each lane is the one before it: nothing says that lanes are computed one by one."""

    name = "mine.rotate"
    T: ClassVar = VarConstraint("T", AnyAttr())
    x = operand_def(T)
    result = result_def(T)
    traits = traits_def(Pure(), LEVELS)


def _accumulate(emit, places: SSAValue, value: SSAValue, mask: SSAValue | None) -> None:
    total = emit(arith.AddfOp(emit(triton.LoadOp(places, mask)), value))
    emit(triton.StoreOp(places, total, mask))


@irdl_op_definition
class AccumulateOp(AccessOp):
    """Add a value to an element of memory."""

    name = "mine.accumulate"
    value = operand_def(AnyAttr())
    buffer = operand_def(BaseAttr(MemRefType))
    indices = var_operand_def(INDEX)
    stride = opt_prop_def(IntegerAttr)
    traits = traits_def(OperandEffects(reads=("buffer",), writes=("buffer",)), CppText("{place} += {value}"),
                        TritonForm(_accumulate), LEVELS)


MINE = Dialect("mine", [ReciprocalRootOp, BesselOp, RotateOp, AccumulateOp], [])
PLUGIN = Plugin(__name__, dialects={"mine": ":MINE"}, semantics={"mine.j0": ":compute_j0"},
                lowerings={"mine::j0": ":lower_j0"})

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


def test_no_value_hides_the_function_that_its_operation_calls(toolchain: Toolchain, tmp_path: Path) -> None:
    text = """loop.kernel @waves(%x: memref<5xf32>, %j0: memref<5xf32>) {
      loop.parallel %i = 0 to 5 {
        %v = loop.load %x[%i] : memref<5xf32> -> f32
        %double = mine.j0 %v : f32
        loop.store %double, %j0[%i] : f32, memref<5xf32>
      }
    }"""
    x = np.linspace(0.5, 3, 5, dtype=np.float32)
    y = compiled(text, "waves", toolchain, tmp_path)([x, np.zeros_like(x)])[1]
    np.testing.assert_allclose(y, torch.special.bessel_j0(torch.from_numpy(x)), rtol=1e-5)
    with pytest.raises(UnsupportedError, match="'j0' means something else"):
        emit_kernels(parse_module(make_context(), text.replace("@waves", "@j0")))


def test_an_access_keeps_its_order_and_its_subscript_is_rewritten(toolchain: Toolchain, tmp_path: Path) -> None:
    optimized = transformed(BUFFER, SCHEDULE)
    assert "loop.apply" not in optimized  # it is part of the subscript
    x = np.random.default_rng(0).normal(size=64).astype(np.float32)
    for text in (BUFFER, optimized):
        y = compiled(text, "sums", toolchain, tmp_path)([x, np.zeros(16, np.float32)])[1]
        np.testing.assert_allclose(y, x.reshape(4, 16).sum(0)[::-1], rtol=1e-5)


def test_only_an_operation_on_single_lanes_is_split() -> None:
    text = """loop.kernel @vectors(%x: memref<16xf32>, %y: memref<16xf32>) {
      %v = loop.load %x[0] : memref<16xf32> -> vector<16xf32>
      %a = "mine.rcbrt"(%v) : (vector<16xf32>) -> vector<16xf32>
      %b = "mine.rotate"(%a) : (vector<16xf32>) -> vector<16xf32>
      loop.store %b, %y[0] : vector<16xf32>, memref<16xf32>
    }"""
    split = transformed(text, "split-vectors{bits=128}")
    assert split.count('"mine.rcbrt"') == 4 and split.count('"mine.rotate"') == 1


def test_what_an_operation_writes_is_no_constant() -> None:
    text = emit_kernels(parse_module(make_context(), BUFFER)).annotated
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


def test_a_write_is_what_it_says_in_triton() -> None:
    text = BUFFER.replace("0 to 16 {", "0 to 16 attributes {block = #loop.block<16, x>} {")
    lowered = transformed(text, "loop-to-triton,cse,drop-masks,dce")
    assert lowered.count("triton.load") == 2 and lowered.count("triton.store") == 1


@pytest.mark.parametrize("target", ["cpu", "triton-interpreter"])
@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16])
def test_an_operator_of_torch_down_to_kernels(target: str, dtype: torch.dtype, tmp_path: Path) -> None:
    """Through prim, where it joins what is around it, to loops, vectors and the code of both targets."""
    options = {"target": target, "remarks": True, "check_semantics": target == "cpu", "cache_dir": str(tmp_path)}

    def program(x: Tensor) -> Tensor:
        return (j0(x.exp()) + 1).sum(1)

    torch.compiler.reset()
    compiled = torch.compile(program, backend="stepwell", options=options)
    x = torch.randn(32, 100, dtype=torch.float64).to(dtype)
    tolerance = 1e-5 if dtype == torch.float32 else 2e-2
    torch.testing.assert_close(compiled(x).double(), program(x.double()), rtol=tolerance, atol=tolerance)
    (graph,) = stepwell.report().graphs
    assert graph.kernels == 1 and not graph.externs
    if target == "cpu":
        assert any("lanes are computed one after the other" in each.message for each in stepwell.report().remarks)


@pytest.mark.parametrize("element", ["f32", "bf16"])
def test_its_semantics_hold_for_blocks(element: str) -> None:
    """A pass on the triton dialect may make it."""
    text = f"""
    triton.func @f(%x: !triton.ptr<{element}>, %y: !triton.ptr<{element}>) attributes {{
        grid = [#shape.expr<1>], num_warps = 1 : i32, num_stages = 1 : i32}} {{
      %0 = triton.load %x : !triton.ptr<{element}>
      %1 = mine.j0 %0 : {element}
      %2 = triton.splat %1 : {element} -> tensor<4x{element}>
      %3 = mine.j0 %2 : tensor<4x{element}>
      %4 = triton.make_range 0 to 4 : tensor<4xi32>
      %5 = triton.splat %y : !triton.ptr<{element}> -> tensor<4x!triton.ptr<{element}>>
      %6 = triton.addptr %5, %4 : tensor<4x!triton.ptr<{element}>>, tensor<4xi32>
      triton.store %6, %3 : tensor<4x!triton.ptr<{element}>>
      triton.return
    }}"""
    (kernel,) = parse_module(make_context(), text).ops
    assert isinstance(kernel, triton.FuncOp)
    x, y = (torch.ones(4, dtype=torch.float32 if element == "f32" else torch.bfloat16) for _ in range(2))
    run_triton_kernel(kernel, [x, y])
    assert torch.equal(y, j0(j0(x)))


def test_its_derivative_is_that_of_torch() -> None:
    torch.compiler.reset()
    compiled = torch.compile(lambda x: j0(x * 2).sum(), backend="stepwell")
    x, y = (torch.linspace(-3, 3, 50, dtype=torch.float64).requires_grad_() for _ in range(2))
    compiled(x).backward()
    j0(y * 2).sum().backward()
    torch.testing.assert_close(x.grad, y.grad)
