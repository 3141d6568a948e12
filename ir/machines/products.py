"""How fast matrix products are: those of our kernels, and those of the vendor's library."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields

from .quantities import Kind

__all__ = ["PRODUCT_KINDS", "ProductSpeeds"]


@dataclass(frozen=True)
class ProductSpeeds:
    """Multiply-adds a second in products of square matrices so large that nothing else counts, and what products take
    beside that: seconds of a call of the library, and seconds for each element of the second matrix, which our kernel
    packs before it multiplies, and the library where its columns lie one behind the other (`transpose`).

    A name says whose kernel it is, the type of the elements, and whether one core computes alone or all of them do.
    `stepwell calibrate` measures these on the machine at hand.
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
    field.name: Kind.RATE if field.name.startswith(("own", "library")) else Kind.TIME
    for field in fields(ProductSpeeds)}
