"""Passes, each with a planted bug."""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects.arith import ConstantOp, MulfOp
from xdsl.dialects.builtin import FloatAttr, ModuleOp
from xdsl.passes import ModulePass

from stepwell.ir.dialects import prim
from stepwell.ir.dialects.loop import KernelOp, StoreOp
from stepwell.ir.semantics.interpreter import find_function


@dataclass(frozen=True)
class ChangeConstant(ModulePass):
    """Change the first constant tensor."""

    name = "change-constant"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        constant = next(each for each in op.walk() if isinstance(each, prim.ConstantOp))
        constant.properties["value"] = FloatAttr(constant.number + 1, 32)


@dataclass(frozen=True)
class SwapSubtraction(ModulePass):
    """Swap the operands of the first subtraction."""

    name = "swap-subtraction"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        sub = next(each for each in op.walk() if isinstance(each, prim.SubOp))
        sub.operands = list(reversed(sub.operands))


@dataclass(frozen=True)
class DropStore(ModulePass):
    """Drop the last store of the kernel with the most operations."""

    name = "drop-store"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        kernels = [each for each in op.ops if isinstance(each, KernelOp)]
        kernel = max(kernels, key=lambda kernel: sum(1 for _ in kernel.walk()))
        store = [each for each in kernel.walk() if isinstance(each, StoreOp)][-1]
        store.detach()
        store.erase()


@dataclass(frozen=True)
class ChangeScalar(ModulePass):
    """Change the constant factor of a product in a kernel."""

    name = "change-scalar"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        product = next(each for each in op.walk() if isinstance(each, MulfOp))
        constant = next(each.owner for each in product.operands if isinstance(each.owner, ConstantOp))
        assert isinstance(constant, ConstantOp) and isinstance(constant.value, FloatAttr)
        constant.properties["value"] = FloatAttr(constant.value.value.data + 1, constant.value.type)


@dataclass(frozen=True)
class Raise(ModulePass):
    """Raise an exception."""

    name = "raise"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        raise RuntimeError(f"planted in @{find_function(op, 'forward').sym_name.data}")
