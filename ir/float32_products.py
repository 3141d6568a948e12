"""The precision of f32 matrix products: a module attribute, set by `torch.set_float32_matmul_precision`."""

from __future__ import annotations

from xdsl.dialects.builtin import ModuleOp, StringAttr

__all__ = ["FLOAT32_PRODUCTS", "allow_tf32", "allows_tf32"]

FLOAT32_PRODUCTS = "stepwell.float32_products"
"""The name of the attribute; its value is `tf32`, and it is absent if operands keep full precision."""

TF32 = StringAttr("tf32")


def allows_tf32(module: ModuleOp) -> bool:
    """Whether operands of matrix products may be rounded to tf32, with ten fraction bits."""
    return module.attributes.get(FLOAT32_PRODUCTS) == TF32


def allow_tf32(module: ModuleOp) -> None:
    """Allow rounding operands of the module's matrix products to tf32."""
    module.attributes[FLOAT32_PRODUCTS] = TF32
