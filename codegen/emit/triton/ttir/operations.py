"""The text of every operation in Triton's IR."""

from __future__ import annotations

from collections.abc import Callable

from xdsl.dialects import math, scf
from xdsl.dialects.builtin import i1
from xdsl.ir import Operation

from .....ir.dialects import arith
from .....ir.dialects import triton as tt
from .....ir.dialects.triton import shape_of
from ..types import refuse_halves, width
from .emitter import Statement, TtirEmitter, attribute_text, type_text, types

__all__ = ["STATEMENTS"]

ELEMENTWISE = (
    arith.AddfOp, arith.SubfOp, arith.MulfOp,
    arith.AddiOp, arith.SubiOp, arith.MuliOp, arith.DivSIOp, arith.DivUIOp, arith.RemSIOp, arith.RemUIOp,
    arith.AndIOp, arith.OrIOp, arith.XOrIOp, arith.ShLIOp, arith.ShRSIOp, arith.ShRUIOp,
    arith.MaximumfOp, arith.MinimumfOp, arith.MaxnumfOp, arith.MinnumfOp,
    arith.MaxSIOp, arith.MinSIOp, arith.MaxUIOp, arith.MinUIOp,
    math.AbsFOp, math.AbsIOp, math.CeilOp, math.CosOp, math.ErfOp, math.Exp2Op, math.ExpOp, math.FloorOp, math.FmaOp,
    math.Log2Op, math.LogOp, math.RsqrtOp, math.SinOp, math.SqrtOp,
    tt.PreciseDivFOp, tt.PreciseSqrtOp, tt.MulhiUIOp,
)  # fmt: skip
"""Operations whose operands and result have the same type."""

CONVERSIONS = (
    arith.ExtFOp, arith.TruncFOp, arith.ExtSIOp, arith.ExtUIOp, arith.TruncIOp,
    arith.FPToSIOp, arith.FPToUIOp, arith.SIToFPOp, arith.UIToFPOp,
)  # fmt: skip


def _own_name(op: Operation) -> str:
    """The name of an operation in Triton."""
    dialect, _, name = op.name.partition(".")
    return f"tt.{name}" if dialect == "triton" else op.name


def _elementwise(e: TtirEmitter, op: Operation) -> None:
    e.line(f"{_own_name(op)} {e.list(op.operands)} : {type_text(op.results[0].type)}", op.results)


def _conversion(e: TtirEmitter, op: Operation) -> None:
    source, target = op.operands[0], op.results[0]
    e.line(f"{op.name} {e.name(source)} : {type_text(source.type)} to {type_text(target.type)}", op.results)


def _reshaping(attributes: Callable[..., str] = lambda op: "") -> Statement:
    """A statement of the form `name operands {attributes} : type -> type`."""

    def statement(e: TtirEmitter, op: Operation) -> None:
        e.line(f"{_own_name(op)} {e.list(op.operands)}{attributes(op)} : {type_text(op.operands[0].type)} -> "
               f"{type_text(op.results[0].type)}", op.results)

    return statement


def _bitcast(e: TtirEmitter, op: arith.BitcastOp | tt.BitcastOp) -> None:
    e.line(f"tt.bitcast {e.name(op.input)} : {type_text(op.input.type)} -> {type_text(op.result.type)}", op.results)


def _fp_to_fp(e: TtirEmitter, op: tt.FpToFpOp) -> None:
    rounding = ", rounding = rtne" if width(op.result.type) < width(op.input.type) else ""
    e.line(f"tt.fp_to_fp {e.name(op.input)}{rounding} : {type_text(op.input.type)} -> {type_text(op.result.type)}",
           op.results)


def _constant(e: TtirEmitter, op: arith.ConstantOp) -> None:
    e.line(f"arith.constant {attribute_text(op.value)}", op.results)


def _divide(e: TtirEmitter, op: arith.DivfOp) -> None:
    refuse_halves(op)
    _elementwise(e, op)


def _negate(e: TtirEmitter, op: arith.NegfOp) -> None:
    # Triton 3.6 does not compile arith.negf.
    type = op.result.type
    number = "dense<-1.0>" if shape_of(type) else "-1.0"
    factor = e.fresh("minus_one")
    e.line(f"{factor} = arith.constant {number} : {type_text(type)}")
    e.line(f"arith.mulf {e.name(op.operand)}, {factor} : {type_text(type)}", op.results)


def _comparison(e: TtirEmitter, op: arith.CmpfOp | arith.CmpiOp) -> None:
    e.line(f"{op.name} {op.predicate_name}, {e.list(op.operands)} : {type_text(op.lhs.type)}", op.results)


def _select(e: TtirEmitter, op: arith.SelectOp) -> None:
    condition = "" if op.cond.type == i1 else f"{type_text(op.cond.type)}, "
    e.line(f"arith.select {e.list(op.operands)} : {condition}{type_text(op.result.type)}", op.results)


def _program(e: TtirEmitter, op: tt.GetProgramIdOp | tt.GetNumProgramsOp) -> None:
    e.line(f"{_own_name(op)} {op.axis.data} : i32", op.results)


def _range(e: TtirEmitter, op: tt.MakeRangeOp) -> None:
    bounds = f"end = {op.end.value.data} : i32, start = {op.start.value.data} : i32"
    e.line(f"tt.make_range {{{bounds}}} : {type_text(op.result.type)}", op.results)


def _split(e: TtirEmitter, op: tt.SplitOp) -> None:
    names = e.list(op.results)
    e.line(f"{names} = tt.split {e.name(op.source)} : {type_text(op.source.type)} -> {type_text(op.lhs.type)}")


def _gather(e: TtirEmitter, op: tt.GatherOp) -> None:
    e.line(f"tt.gather {e.name(op.source)}[{e.name(op.indices)}] {{axis = {op.axis.value.data} : i32}} : "
           f"({types(op.operands)}) -> {type_text(op.result.type)}", op.results)


def _add_pointer(e: TtirEmitter, op: tt.AddPtrOp) -> None:
    e.line(f"tt.addptr {e.list(op.operands)} : {types(op.operands)}", op.results)


def _access(e: TtirEmitter, op: tt.LoadOp | tt.StoreOp) -> None:
    e.line(f"{_own_name(op)} {e.list(op.operands)} : {type_text(op.pointers.type)}", op.results)


def _atomic_rmw(e: TtirEmitter, op: tt.AtomicRMWOp) -> None:
    e.line(f"tt.atomic_rmw {op.kind.data}, {op.order.data}, {op.scope.data}, {e.list(op.operands)} : "
           f"({types(op.operands)}) -> {type_text(op.result.type)}", op.results)


def _atomic_cas(e: TtirEmitter, op: tt.AtomicCASOp) -> None:
    e.line(f"tt.atomic_cas {op.order.data}, {op.scope.data}, {e.list(op.operands)} : "
           f"({types(op.operands)}) -> {type_text(op.result.type)}", op.results)


def _extern(e: TtirEmitter, op: tt.ExternElementwiseOp) -> None:
    symbol = f'libname = "", libpath = "", pure = true, symbol = "{op.symbol.data}"'
    e.line(f"tt.extern_elementwise {e.list(op.inputs)} {{{symbol}}} : ({types(op.inputs)}) -> "
           f"{type_text(op.result.type)}", op.results)


def _clamp(e: TtirEmitter, op: tt.ClampFOp) -> None:
    e.line(f"tt.clampf {e.list(op.operands)}, propagateNan = {op.propagate_nan.data} : {type_text(op.result.type)}",
           op.results)


def _dot(e: TtirEmitter, op: tt.DotOp) -> None:
    imprecise = "" if (terms := op.max_num_imprecise_acc) is None else \
        f" {{maxNumImpreciseAcc = {attribute_text(terms)}}}"
    e.line(f"tt.dot {e.list(op.operands)}, inputPrecision = {op.input_precision.data}{imprecise} : "
           f"{type_text(op.lhs.type)} * {type_text(op.rhs.type)} -> {type_text(op.result.type)}", op.results)


def _assert(e: TtirEmitter, op: tt.AssertOp) -> None:
    e.line(f"tt.assert {e.name(op.condition)}, {attribute_text(op.message)} : {type_text(op.condition.type)}")


def _barrier(e: TtirEmitter, op: tt.BarrierOp) -> None:
    e.line("gpu.barrier")


def _combination(e: TtirEmitter, op: tt.CombineOperation) -> None:
    reverse = f", reverse = {str(op.reverse is not None).lower()}" if isinstance(op, tt.ScanOp) else ""
    e.line(f'"{_own_name(op)}"({e.list(op.inputs)}) <{{axis = {op.dimension} : i32{reverse}}}> ({{', op.outputs)
    block = op.combine.block
    e.close("^bb0(" + ", ".join(f"{e.name(a)}: {type_text(a.type)}" for a in block.args) + "):")
    with e.nested():
        e.block(block)
    results = types(op.outputs)
    e.close(f"}}) : ({types(op.inputs)}) -> {results if len(op.outputs) == 1 else f'({results})'}")


def _for(e: TtirEmitter, op: scf.ForOp) -> None:
    variable, *carried = op.body.block.args
    text = f"scf.for {e.name(variable)} = {e.name(op.lb)} to {e.name(op.ub)} step {e.name(op.step)}"
    if carried:
        pairs = zip(carried, op.iter_args, strict=True)
        text += f" iter_args({', '.join(f'{e.name(a)} = {e.name(start)}' for a, start in pairs)}) -> ({types(carried)})"
    e.line(f"{text} : {type_text(variable.type)} {{", op.results)
    with e.nested():
        e.block(op.body.block)
    e.close("}")


def _if(e: TtirEmitter, op: scf.IfOp) -> None:
    results = f" -> ({types(op.results)})" if op.results else ""
    e.line(f"scf.if {e.name(op.cond)}{results} {{", op.results)
    with e.nested():
        e.block(op.true_region.block)
    if op.false_region.blocks:
        e.close("} else {")
        with e.nested():
            e.block(op.false_region.block)
    e.close("}")


def _terminator(e: TtirEmitter, op: Operation) -> None:
    values = f" {e.list(op.operands)} : {types(op.operands)}" if op.operands else ""
    e.line(f"{_own_name(op)}{values}")


STATEMENTS: dict[type[Operation], Statement] = {
    **dict.fromkeys(ELEMENTWISE, _elementwise),
    **dict.fromkeys(CONVERSIONS, _conversion),
    arith.BitcastOp: _bitcast,
    arith.CmpfOp: _comparison,
    arith.CmpiOp: _comparison,
    arith.ConstantOp: _constant,
    arith.DivfOp: _divide,
    arith.NegfOp: _negate,
    arith.SelectOp: _select,
    scf.ForOp: _for,
    scf.IfOp: _if,
    scf.YieldOp: _terminator,
    tt.AddPtrOp: _add_pointer,
    tt.AssertOp: _assert,
    tt.BarrierOp: _barrier,
    tt.AtomicCASOp: _atomic_cas,
    tt.AtomicRMWOp: _atomic_rmw,
    tt.BitcastOp: _bitcast,
    tt.BroadcastOp: _reshaping(),
    tt.ClampFOp: _clamp,
    tt.DotOp: _dot,
    tt.ExpandDimsOp: _reshaping(lambda op: f" {{axis = {op.axis.value.data} : i32}}"),
    tt.ExternElementwiseOp: _extern,
    tt.FpToFpOp: _fp_to_fp,
    tt.GatherOp: _gather,
    tt.GetNumProgramsOp: _program,
    tt.GetProgramIdOp: _program,
    tt.HistogramOp: _reshaping(),
    tt.JoinOp: _reshaping(),
    tt.LoadOp: _access,
    tt.MakeRangeOp: _range,
    tt.ReduceOp: _combination,
    tt.ReduceReturnOp: _terminator,
    tt.ReshapeOp: _reshaping(),
    tt.ReturnOp: _terminator,
    tt.ScanOp: _combination,
    tt.ScanReturnOp: _terminator,
    tt.SplatOp: _reshaping(),
    tt.SplitOp: _split,
    tt.StoreOp: _access,
    tt.TransOp: _reshaping(lambda op: f" {{order = array<i32: {', '.join(map(str, op.permutation))}>}}"),
}
