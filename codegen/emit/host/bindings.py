"""How a host program calls torch's operators."""

from __future__ import annotations

__all__ = ["BINDINGS", "binding"]

BINDINGS = {
    "aten.addmm.out": "torch.addmm",
    "aten.baddbmm.out": "torch.baddbmm",
    "aten.bmm.out": "torch.bmm",
    "aten.mm.out": "torch.mm",
    "aten.addmm.default": "torch.addmm",
    "aten.addmv.default": "torch.addmv",
    "aten.baddbmm.default": "torch.baddbmm",
    "aten.bmm.default": "torch.bmm",
    "aten.convolution.default": "torch.convolution",
    "aten.dot.default": "torch.dot",
    "aten.mm.default": "torch.mm",
    "aten.mv.default": "torch.mv",
    "aten.scaled_dot_product_attention.default": "torch._C._nn.scaled_dot_product_attention",
    "aten._scaled_dot_product_efficient_attention.default": "torch._scaled_dot_product_efficient_attention",
}
"""Operators with a function of torch that takes the same arguments. An entry of `torch.ops` reads its arguments by the
operator's schema, which takes twice as long for a product, and 5 us longer for a convolution."""


def binding(path: str) -> str | None:
    """The function of torch that calls an operator directly, given by its path below `torch.ops`."""
    return BINDINGS.get(path)
