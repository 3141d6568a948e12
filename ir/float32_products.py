"""How products of f32 may be multiplied: an attribute of the module, as `torch.set_float32_matmul_precision` asks."""

from __future__ import annotations

from xdsl.dialects.builtin import ModuleOp, StringAttr

__all__ = ["FLOAT32_PRODUCTS", "allow_tf32", "allows_tf32"]

FLOAT32_PRODUCTS = "stepwell.float32_products"
"""The attribute of a module: `tf32`, or absent where the operands keep all their bits."""

TF32 = StringAttr("tf32")


def allows_tf32(module: ModuleOp) -> bool:
    """Whether the operands of matrix products may be rounded to the ten bits of tf32."""
    return module.attributes.get(FLOAT32_PRODUCTS) == TF32


def allow_tf32(module: ModuleOp) -> None:
    """Say in the module that the operands of matrix products may be rounded to tf32."""
    module.attributes[FLOAT32_PRODUCTS] = TF32
