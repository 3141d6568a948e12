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
    on a single core, including the softmax between them.

    A name consists of the implementation, `own` for the generated kernel, the element type, and `alone` for a single
    core instead of all. `stepwell calibrate` measures these on this machine.
    """

    own_f32: int
    own_f32_alone: int
    own_f64: int
    own_f64_alone: int
    own_bf16: int
    own_bf16_alone: int
    library_f32: int
    library_f32_alone: int
    library_f64: int
    library_f64_alone: int
    library_bf16: int
    library_bf16_alone: int
    attention_own_f32: int
    attention_own_f64: int
    attention_own_bf16: int
    attention_library_f32: int
    attention_library_f64: int
    attention_library_bf16: int
    call_f32: float
    call_f64: float
    call_bf16: float
    pack_f32: float
    pack_f64: float
    pack_bf16: float
    transpose_f32: float
    transpose_f64: float
    transpose_bf16: float


PRODUCT_KINDS: Mapping[str, Kind] = {
    field.name: Kind.RATE if field.name.startswith(("own", "library", "attention")) else Kind.TIME
    for field in fields(ProductSpeeds)}
