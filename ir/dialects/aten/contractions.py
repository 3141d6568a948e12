"""The operators that multiply and add up, with what their schemas do not say: traits, which passes ask for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from xdsl.ir import Operation, SSAValue
from xdsl.traits import OpTrait

from .arguments import argument

__all__ = ["Attention", "Contraction", "Convolution", "MatrixProduct", "contraction_of"]


@dataclass(frozen=True)
class Contraction(OpTrait):
    """The operator adds up products of its operands, which it reads from memory."""


@dataclass(frozen=True)
class MatrixProduct(Contraction):
    """The product of a matrix, or of a batch of them, and of another or a vector. The names are those of arguments."""

    left: str = "self"
    right: str = "mat2"
    added: str | None = None
    """What is added to the product, times `beta`; the product counts `alpha` times then."""

    def factors(self, op: Operation) -> tuple[SSAValue, SSAValue]:
        """Both factors of a product."""
        return argument(op, self.left), argument(op, self.right)


@dataclass(frozen=True)
class Convolution(Contraction):
    """A convolution, or the gradients of one."""

    is_gradient: bool = False


@dataclass(frozen=True)
class Attention(Contraction):
    """Two matrix products with a softmax between them, or the gradients of that."""

    mask: str | None = "attn_mask"
    """The argument that is added to the scores."""
    is_gradient: bool = False
    for_cuda: bool = False
    """Whether torch, while it traces, chooses this kernel of a library for CUDA."""
    shares_heads: bool | None = None
    """Whether several heads of queries may share one of keys and values; None if that depends on the other
    arguments."""
    mask_alignment: int = 1
    """The rows of the mask start at multiples of so many elements; eager mode copies it before the call if not."""


_ADDED, _ADDED_BATCH = MatrixProduct("mat1", "mat2", "self"), MatrixProduct("batch1", "batch2", "self")

_CONTRACTIONS: Mapping[str, Contraction] = {
    **dict.fromkeys(("aten.mm", "aten.bmm", "aten._int_mm", "aten._scaled_mm", "aten._scaled_mm_v2", "aten.mm.dtype",
                     "aten.bmm.dtype"), MatrixProduct()),
    **dict.fromkeys(("aten.addmm", "aten.addmm.dtype"), _ADDED),
    **dict.fromkeys(("aten.baddbmm", "aten.baddbmm.dtype"), _ADDED_BATCH),
    "aten.mv": MatrixProduct("self", "vec"),
    "aten.addmv": MatrixProduct("mat", "vec", "self"),
    "aten.dot": MatrixProduct("self", "tensor"),
    "aten.vdot": MatrixProduct("self", "other"),
    "aten.convolution": Convolution(),
    "aten.convolution_backward": Convolution(is_gradient=True),
    "aten.scaled_dot_product_attention": Attention(),
    "aten._scaled_dot_product_flash_attention_for_cpu": Attention(shares_heads=True),
    "aten._scaled_dot_product_flash_attention_for_cpu_backward": Attention(is_gradient=True, shares_heads=True),
    "aten._scaled_dot_product_flash_attention": Attention(None, for_cuda=True, shares_heads=True),
    "aten._scaled_dot_product_flash_attention_backward": Attention(
        None, is_gradient=True, for_cuda=True, shares_heads=True),
    "aten._scaled_dot_product_efficient_attention": Attention(
        "attn_bias", for_cuda=True, shares_heads=False, mask_alignment=8),
    "aten._scaled_dot_product_efficient_attention_backward": Attention(
        "attn_bias", is_gradient=True, for_cuda=True, shares_heads=False, mask_alignment=8),
    "aten._scaled_dot_product_cudnn_attention": Attention("attn_bias", for_cuda=True),
    "aten._scaled_dot_product_cudnn_attention_backward": Attention("attn_bias", is_gradient=True, for_cuda=True),
}


def contraction_of(name: str) -> tuple[Contraction, ...]:
    """The trait of an operator that is a contraction, if it is one."""
    return (_CONTRACTIONS[name],) if name in _CONTRACTIONS else ()
