"""The pass `lay-out-saved`."""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects.builtin import ArrayAttr, DictionaryAttr, ModuleOp
from xdsl.dialects.func import FuncOp, ReturnOp
from xdsl.ir import BlockArgument, SSAValue
from xdsl.passes import ModulePass

from ...ir.context import watcher_of
from ...ir.modules.module_verifier import SAVED, STRIDES
from ...ir.modules.symbols import result_facts
from ...ir.shapes import DimsAttr
from ...ir.watching import Watcher
from .operators.images import channels_last, convolutions, images, why_not_channels_last


@dataclass(frozen=True)
class LayOutSaved(ModulePass):
    """Give images that a training step saves for its backward graph the strides that convolutions need.

        func.func @forward(...) -> (tensor<4x32x8x8xf32>, tensor<4x64x8x8xf32> {stepwell.saved}) {...}
    becomes, if a convolution reads or makes the second result,
        func.func @forward(...) -> (tensor<4x32x8x8xf32>,
            tensor<4x64x8x8xf32> {stepwell.saved, stepwell.strides = #shape.dims<4096, 1, 512, 64>}) {...}
    Results with the attribute `stepwell.saved` are not visible to the user, so their layout may differ from eager's.
    The frontend sets the attribute, and runs this pass before all others, since AOTAutograd traces the backward graph
    with inputs of these strides.
    """

    name = "lay-out-saved"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        for function in op.ops:
            if isinstance(function, FuncOp) and any(SAVED in facts for facts in result_facts(function)):
                _lay_out(function, watcher_of(ctx))


def _lay_out(function: FuncOp, watcher: Watcher) -> None:
    returned = function.body.block.last_op
    assert isinstance(returned, ReturnOp)
    facts = [dict(each) for each in result_facts(function)]
    numbers: dict[SSAValue, list[int]] = {}
    for number, value in enumerate(returned.operands):
        numbers.setdefault(value, []).append(number)
    for convolution in convolutions(function):
        seen = [value for value in images(convolution) if value in numbers and not isinstance(value, BlockArgument)]
        if why_not_channels_last(convolution) is not None or not all(
                SAVED in facts[number] for value in seen for number in numbers[value]):
            continue
        for value in seen:
            # AOTAutograd takes no symbols.
            if _is_static(strides := channels_last(value)) and watcher.allows(convolution):
                watcher.done(convolution, "an image that is kept has its channels together")
                for number in numbers[value]:
                    facts[number][STRIDES] = strides
    function.res_attrs = ArrayAttr(map(DictionaryAttr, facts))


def _is_static(strides: DimsAttr) -> bool:
    return all(stride.as_int is not None for stride in strides.data)
