"""The masks of hand-written attention, as arguments of the library's operator."""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.dialects.builtin import BFloat16Type, Float16Type, Float32Type, IntegerType
from xdsl.ir import Attribute, SSAValue

from ....ir.dialects.prim.types import BOOL
from ....ir.numerics import Numerics
from ....ir.shapes import tensor
from ..operators.operands import element, sizes
from ..operators.operator_builder import OperatorBuilder
from ..operators.promotion import promote
from .diagonals import CAUSAL
from .pattern import Attention, Mask, NotAttention

HIDES = -1e30
"""A number so low that a score added to it is lost."""

MINUS_INFINITY = float("-inf")

LOWEST = {Float16Type: -65504.0, BFloat16Type: -3.3895313892515355e38, Float32Type: -3.4028234663852886e38}
"""The lowest numbers of types narrower than that in which a program may have masked its scores."""


@dataclass
class Masking:
    """How to mask: by the operator's own causal mask, or by a mask that is built."""

    masks: list[Mask]
    element: Attribute
    causal: bool
    may_hide_rows: bool

    def build(self, builder: OperatorBuilder) -> SSAValue | None:
        """The mask for scores of four dimensions: a boolean mask, or an additive one."""
        if self.causal or not self.masks:
            return None
        boolean = all(mask.condition is not None and mask.fill == MINUS_INFINITY for mask in self.masks)
        result = self._kept(builder) if boolean else builder.convert(self._added(builder), self.element)
        missing = 4 - len(sizes(result))
        return builder.reshape(result, [*[1] * missing, *sizes(result)]) if missing > 0 else result

    def _kept(self, builder: OperatorBuilder) -> SSAValue:
        kept: SSAValue | None = None
        for mask in self.masks:
            assert mask.condition is not None
            one = mask.condition if mask.kept else builder.logical_not(mask.condition)
            kept = one if kept is None else builder.logical_and(kept, one)
        assert kept is not None
        return kept

    def _added(self, builder: OperatorBuilder) -> SSAValue:
        """The result of applying the masks to scores of zero."""
        added: SSAValue | None = None
        for mask in self.masks:
            if mask.addend is not None:
                added = mask.addend if added is None else builder.add(added, mask.addend)
                continue
            assert mask.condition is not None
            hidden = builder.logical_not(mask.condition) if mask.kept else mask.condition
            if added is None:
                added = builder.zeros(sizes(hidden), self.element)
            lowest = LOWEST.get(type(self.element), MINUS_INFINITY)
            fill = mask.fill if mask.fill == MINUS_INFINITY else max(mask.fill, lowest)
            added = builder.fill_where(hidden, added, fill)
        assert added is not None
        return added


def masking(attention: Attention, numerics: Numerics) -> Masking:
    """The masking of an attention; raises NotAttention if the operator's mask has another meaning."""
    kind = element(attention.query)
    masks = attention.masks
    causal = len(masks) == 1 and masks[0].filled == CAUSAL.complement()
    for mask in masks:
        _check(mask, kind, causal, numerics)
    finite = all(mask.addend is None and mask.fill != MINUS_INFINITY for mask in masks)
    safe = causal or finite or attention.softmax.name == "aten._safe_softmax"
    return Masking(masks, kind, causal, not safe)


def _check(mask: Mask, kind: Attribute, causal: bool, numerics: Numerics) -> None:
    if mask.condition is not None and element(mask.condition) != BOOL:
        raise NotAttention(f"its mask is of {element(mask.condition)}")
    if mask.addend is not None and not causal:
        added = element(mask.addend)
        if isinstance(added, IntegerType) or promote(added, kind) != kind:
            raise NotAttention(f"what is added to the scores is {added}, beside a query of {kind}")
        return
    if mask.fill == MINUS_INFINITY or (mask.fill <= HIDES and not isinstance(kind, Float16Type)):
        return
    if mask.fill <= -1e4 and (numerics >= Numerics.FAST or (causal and isinstance(kind, Float16Type))):
        return
    raise NotAttention(f"{mask.fill:g} in the place of scores does not hide them for certain")


def nothing_kept(builder: OperatorBuilder, mask: SSAValue) -> SSAValue:
    """For each row, whether a mask hides all of it; the last size is 1."""
    shape = (*sizes(mask)[:-1], 1)
    if element(mask) == BOOL:
        given = {"self": mask, "dim": -1, "keepdim": True}
        return builder.logical_not(builder.call("aten.any.dim", given, tensor(shape, BOOL)))
    highest = builder.call("aten.amax", {"self": mask, "dim": [-1], "keepdim": True}, tensor(shape, element(mask)))
    return builder.call("aten.eq.Scalar", {"self": highest, "other": MINUS_INFINITY}, tensor(shape, BOOL))
