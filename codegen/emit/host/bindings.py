"""Direct bindings of torch's operators for host programs."""

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
    "aten._fft_c2c.default": "torch._fft_c2c",
    "aten._fft_c2r.default": "torch._fft_c2r",
    "aten._fft_r2c.default": "torch._fft_r2c",
    "aten._linalg_eigh.default": "torch._linalg_eigh",
    "aten._linalg_solve_ex.default": "torch._linalg_solve_ex",
    "aten._linalg_svd.default": "torch._linalg_svd",
    "aten.linalg_cholesky_ex.default": "torch._C._linalg.linalg_cholesky_ex",
    "aten.linalg_inv_ex.default": "torch._C._linalg.linalg_inv_ex",
    "aten.linalg_qr.default": "torch._C._linalg.linalg_qr",
    "aten.multinomial.default": "torch.multinomial",
    "aten.searchsorted.Tensor": "torch.searchsorted",
    "aten.sort.default": "torch.sort",
    "aten.sort.stable": "torch.sort",
    "aten.topk.default": "torch.topk",
}
"""Operators with an equivalent torch function that takes the same arguments. Operators in `torch.ops` parse their
arguments by the schema, which doubles the overhead of a product call, costs a convolution call 5 us, and a call of
`topk` or of a Fourier transform 1 to 2 us.
"""


def binding(path: str) -> str | None:
    """The torch function for an operator, given by its path below `torch.ops`; None if there is none."""
    return BINDINGS.get(path)
