"""The speed of matrix products, by generated kernels and by the vendor's library."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields

from .quantities import Kind

__all__ = ["PRODUCT_KINDS", "ProductSpeeds"]


@dataclass(frozen=True)
class ProductSpeeds:
    """Multiply-adds per second in products of large square matrices, and overheads: seconds per call of the library,
    and seconds per element of the second matrix for packing it in the generated kernel, or for transposing it in the
    library if it is column-major (`transpose`). `attention` is the rate of multiply-adds in both products of attention
    on a single core, including the softmax between them. `library_convolution` and `call_convolution` are those of
    oneDNN's convolutions, without rearranging images and windows.

    A name consists of the implementation, `generated` or `library`, the element type, and `single_core` if only one
    core works instead of all. `stepwell calibrate` measures these on this machine.
    """

    generated_f32: int
    generated_f32_single_core: int
    generated_f64: int
    generated_f64_single_core: int
    generated_bf16: int
    generated_bf16_single_core: int
    library_f32: int
    library_f32_single_core: int
    library_f64: int
    library_f64_single_core: int
    library_bf16: int
    library_bf16_single_core: int
    library_convolution_f32: int
    library_convolution_f32_single_core: int
    attention_generated_f32: int
    attention_generated_f64: int
    attention_generated_bf16: int
    attention_library_f32: int
    attention_library_f64: int
    attention_library_bf16: int
    call_f32: float
    call_f64: float
    call_bf16: float
    call_convolution_f32: float
    pack_f32: float
    pack_f64: float
    pack_bf16: float
    transpose_f32: float
    transpose_f64: float
    transpose_bf16: float


PRODUCT_KINDS: Mapping[str, Kind] = {
    field.name: Kind.RATE if field.name.startswith(("generated", "library", "attention")) else Kind.TIME
    for field in fields(ProductSpeeds)}
