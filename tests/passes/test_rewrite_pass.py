"""Passes that return the replacement of one operation."""

from __future__ import annotations

import pytest
from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.func import FuncOp
from xdsl.ir import Operation

from stepwell.ir.context import make_context
from stepwell.ir.dialects import prim
from stepwell.ir.errors import PassError
from stepwell.ir.text import parse_module
from stepwell.passes.management.pass_manager import Instrument, PassManager
from stepwell.passes.management.pass_options import build, pass_text
from stepwell.passes.pipeline_syntax import Value
from stepwell.passes.rewriting.rewrite_pass import Replacement, RewritePass

TEXT = """
func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = prim.neg %x : tensor<4xf32>
  %1 = prim.neg %0 : tensor<4xf32>
  %2 = prim.neg %1 : tensor<4xf32>
  func.return %2 : tensor<4xf32>
}
"""


class DropDoubleNegation(RewritePass):
    """Use a value instead of the negation of its negation."""

    name = "drop-double-negation"

    def rewrite(self, op: prim.NegOp) -> Replacement:
        if isinstance(inner := op.input.owner, prim.NegOp):
            return inner.input


class ReplaceNegation(RewritePass):
    """Compute something else."""

    name = "replace-negation"
    kind: str = "exp"

    def rewrite(self, op: prim.NegOp | prim.SinOp) -> Replacement:
        if self.kind == "wrong":
            return prim.CompareOp("lt", op.input, op.input)
        if self.kind == "raises":
            return self.name[99]  # type: ignore[return-value]
        return [] if self.kind == "nothing" else prim.ExpOp(op.input)


class Clear(RewritePass):
    """Take out functions, and with them what they hold."""

    name = "clear"

    def rewrite(self, op: Operation) -> Replacement:
        assert op.parent is not None or isinstance(op, ModuleOp)
        return [] if isinstance(op, FuncOp) else None


class Watch(Instrument):
    """Allows a number of rewrites and takes down the remarks."""

    def __init__(self, limit: int = 99):
        self.limit = limit
        self.remarks: list[str] = []

    def allows_rewrite(self, module_pass: object, rewrite: str, op: Operation) -> bool:
        self.limit -= 1
        return self.limit >= 0

    def remark(self, module_pass: object, remark) -> None:
        self.remarks.append(f"{remark.rewrite}: {remark.message}")


def run(module_pass: RewritePass, watch: Watch | None = None) -> list[str]:
    context = make_context()
    module = parse_module(context, TEXT, "input.mlir", locate=True)
    PassManager([module_pass], [watch] if watch else []).run(context, module)
    module.verify()
    for op in module.body.walk():
        assert "input.mlir" in str(op.location)
    return [op.name.removeprefix("prim.") for op in module.walk() if op.name.startswith("prim.")]


def test_values_and_operations_take_the_place_of_an_operation() -> None:
    assert run(DropDoubleNegation()) == ["neg"]  # the first is gone, too: nothing uses it
    assert run(ReplaceNegation()) == ["exp", "exp", "exp"]
    assert run(Clear()) == []


def test_the_pass_manager_may_forbid_a_rewrite() -> None:
    watch = Watch(limit=2)
    assert run(ReplaceNegation(), watch) == ["exp", "exp", "neg"]
    assert watch.remarks == ["replace-negation: prim.neg became prim.exp"] * 2
    assert run(DropDoubleNegation(), watch := Watch(limit=0)) == ["neg", "neg", "neg"] and not watch.remarks


def test_options() -> None:
    made = build("pass", ReplaceNegation, {"kind": (Value("sin"),)})
    assert made == ReplaceNegation(kind="sin") and pass_text(made) == "replace-negation{kind=sin}"


@pytest.mark.parametrize(
    "kind, message",
    [
        ("wrong", "replace-negation puts tensor<4xi1> in the place of tensor<4xf32>"),
        ("nothing", "replace-negation takes out an operation whose result is used"),
    ],
)
def test_a_wrong_replacement_is_refused(kind: str, message: str) -> None:
    with pytest.raises(PassError) as error:
        run(ReplaceNegation(kind=kind))
    assert error.value.what == message and error.value.where is not None


def test_an_exception_in_a_rewrite_names_the_operation_and_the_place() -> None:
    with pytest.raises(PassError, match="the rewrite 'replace-negation' raises IndexError: string index") as caught:
        module = parse_module(make_context(), TEXT, "a.mlir", locate=True)
        PassManager([ReplaceNegation("raises")]).run(make_context(), module)
    assert str(caught.value.where) == "a.mlir:3:8" and caught.value.pass_name == "replace-negation{kind=raises}"
    assert "raised at " in (caught.value.hint or "") and "return self.name[99]" in (caught.value.hint or "")
