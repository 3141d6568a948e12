"""The form of every operation in Triton's IR. Most have the one that they have in ours."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from xdsl.dialects import math, scf
from xdsl.ir import Operation

from .....ir.dialects import arith
from .....ir.dialects import triton as tt
from ..types import refuse_halves, width
from .printer import Form, TtirPrinter

__all__ = ["FORMS"]

SAME = (
    arith.AddfOp, arith.SubfOp, arith.MulfOp,
    arith.AddiOp, arith.SubiOp, arith.MuliOp, arith.DivSIOp, arith.DivUIOp, arith.RemSIOp, arith.RemUIOp,
    arith.AndIOp, arith.OrIOp, arith.XOrIOp, arith.ShLIOp, arith.ShRSIOp, arith.ShRUIOp,
    arith.MaximumfOp, arith.MinimumfOp, arith.MaxnumfOp, arith.MinnumfOp,
    arith.MaxSIOp, arith.MinSIOp, arith.MaxUIOp, arith.MinUIOp,
    arith.ExtFOp, arith.TruncFOp, arith.ExtSIOp, arith.ExtUIOp, arith.TruncIOp,
    arith.FPToSIOp, arith.FPToUIOp, arith.SIToFPOp, arith.UIToFPOp,
    arith.CmpfOp, arith.CmpiOp, arith.ConstantOp, arith.SelectOp,
    math.AbsFOp, math.AbsIOp, math.CeilOp, math.CosOp, math.ErfOp, math.Exp2Op, math.ExpOp, math.FloorOp, math.FmaOp,
    math.Log2Op, math.LogOp, math.RsqrtOp, math.SinOp, math.SqrtOp,
    scf.ForOp, scf.IfOp, scf.YieldOp,
    tt.AddPtrOp, tt.AssertOp, tt.BitcastOp, tt.BroadcastOp, tt.ClampFOp, tt.GetNumProgramsOp, tt.GetProgramIdOp,
    tt.HistogramOp, tt.JoinOp, tt.LoadOp, tt.MulhiUIOp, tt.PreciseDivFOp, tt.PreciseSqrtOp, tt.ReduceReturnOp,
    tt.ReshapeOp, tt.ReturnOp, tt.ScanReturnOp, tt.SplatOp, tt.SplitOp, tt.StoreOp,
)  # fmt: skip


def _name(op: Operation) -> str:
    """The name of an operation in Triton."""
    dialect, _, name = op.name.partition(".")
    return f"tt.{name}" if dialect == "triton" else op.name


def _same(p: TtirPrinter, op: Operation) -> None:
    p.print_string(_name(op))
    op.print(p)


def _function(p: TtirPrinter, op: tt.FuncOp) -> None:
    p.print_string(f"tt.func public @{op.sym_name.data}(")
    for number, argument in enumerate(op.body.block.args):
        p.print_string(", " if number else "")
        p.print_block_argument(argument)
        if (divisor := op.divisibility(number)) > 1:
            p.print_string(f" {{tt.divisibility = {divisor} : i32}}")
    p.print_string(") attributes {noinline = false} ")
    p.print_region(op.body, print_entry_block_args=False)


def _arrow(p: TtirPrinter, op: Operation, name: str, attributes: str = "") -> None:
    """`name %x attributes : type -> type`."""
    p.print_string(f"{name} ")
    p.print_operand(op.operands[0])
    p.print_string(f"{attributes} : ")
    p.print_attribute(op.operands[0].type)
    p.print_string(" -> ")
    p.print_attribute(op.results[0].type)


def _generic(properties: Callable[[Any], str]) -> Form:
    """MLIR's form of any operation, with these properties."""

    def form(p: TtirPrinter, op: Operation) -> None:
        p.print_string(f'"{_name(op)}"')
        p.print_operands(op.operands)
        p.print_string(f" <{{{properties(op)}}}>")
        p.print_regions(op.regions)
        p.print_string(" : ")
        p.print_operation_type(op)

    return form


def _divide(p: TtirPrinter, op: arith.DivfOp) -> None:
    refuse_halves(op)
    _same(p, op)


def _negate(p: TtirPrinter, op: arith.NegfOp) -> None:
    p.print_string("arith.mulf ")
    p.print_operand(op.operand)
    p.print_string(", ")
    p.print_operand(p.minus_one)
    p.print_string(" : ")
    p.print_attribute(op.result.type)


def _bitcast(p: TtirPrinter, op: arith.BitcastOp) -> None:
    _arrow(p, op, "tt.bitcast")


def _fp_to_fp(p: TtirPrinter, op: tt.FpToFpOp) -> None:
    _arrow(p, op, "tt.fp_to_fp", ", rounding = rtne" * (width(op.result.type) < width(op.input.type)))


def _range(p: TtirPrinter, op: tt.MakeRangeOp) -> None:
    p.print_string(f"tt.make_range {{end = {op.end.value.data} : i32, start = {op.start.value.data} : i32}} : ")
    p.print_attribute(op.result.type)


def _expand_dims(p: TtirPrinter, op: tt.ExpandDimsOp) -> None:
    _arrow(p, op, "tt.expand_dims", f" {{axis = {op.axis.value.data} : i32}}")


def _transpose(p: TtirPrinter, op: tt.TransOp) -> None:
    _arrow(p, op, "tt.trans", f" {{order = array<i32: {', '.join(map(str, op.permutation))}>}}")


def _functional(before: Callable[[Any], str] = lambda op: "", after: Callable[[Any], str] = lambda op: "") -> Form:
    """`name before %x, %y after : (type, type) -> type`."""

    def form(p: TtirPrinter, op: Operation) -> None:
        p.print_string(f"{_name(op)} {before(op)}")
        p.print_list(op.operands, p.print_operand)
        p.print_string(f"{after(op)} : ")
        p.print_operation_type(op)

    return form


def _dot(p: TtirPrinter, op: tt.DotOp) -> None:
    p.print_string("tt.dot ")
    p.print_list(op.operands, p.print_operand)
    p.print_string(f", inputPrecision = {op.input_precision.data}")
    if (terms := op.max_num_imprecise_acc) is not None:
        p.print_string(f" {{maxNumImpreciseAcc = {terms.value.data} : i32}}")
    for sign, value in zip((" : ", " * ", " -> "), (op.lhs, op.rhs, op.result), strict=True):
        p.print_string(sign)
        p.print_attribute(value.type)


def _barrier(p: TtirPrinter, op: tt.BarrierOp) -> None:
    p.print_string("gpu.barrier")


FORMS: dict[type[Operation], Form] = {
    **dict.fromkeys(SAME, _same),
    arith.BitcastOp: _bitcast,
    arith.DivfOp: _divide,
    arith.NegfOp: _negate,
    tt.AtomicCASOp: _functional(lambda op: f"{op.order.data}, {op.scope.data}, "),
    tt.AtomicRMWOp: _functional(lambda op: f"{op.kind.data}, {op.order.data}, {op.scope.data}, "),
    tt.BarrierOp: _barrier,
    tt.DotOp: _dot,
    tt.ExpandDimsOp: _expand_dims,
    tt.ExternElementwiseOp: _functional(
        after=lambda op: f' {{libname = "", libpath = "", pure = true, symbol = "{op.symbol.data}"}}'),
    tt.FpToFpOp: _fp_to_fp,
    tt.FuncOp: _function,
    tt.GatherOp: _generic(lambda op: f"axis = {op.axis.value.data} : i32"),
    tt.MakeRangeOp: _range,
    tt.ReduceOp: _generic(lambda op: f"axis = {op.dimension} : i32"),
    tt.ScanOp: _generic(lambda op: f"axis = {op.dimension} : i32, reverse = {str(op.reverse is not None).lower()}"),
    tt.TransOp: _transpose,
}
