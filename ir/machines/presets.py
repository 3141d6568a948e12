"""Machines by name: all numbers on which decisions of the compiler rest, with their sources.

Sources: [M] measured on the machines of docs/performance.md: two cores of an AVX-512 server processor, and one
H100 SXM5 80GB; [D] a document, named beside it; [E] estimated, as said beside it.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from .cpu_presets import AMX, AVX2, AVX512, NEON, ZEN, ZEN5
from .gpu_presets import GENERIC_GPU, H100
from .machine import CPU, CUDA, Machine

__all__ = ["GENERIC", "PRESETS"]

PRESETS: Mapping[str, Machine] = MappingProxyType({
    machine.name: machine for machine in (AVX512, AMX, ZEN, ZEN5, AVX2, NEON, GENERIC_GPU, H100)})

GENERIC: Mapping[str, Machine] = MappingProxyType({CPU: AVX512, CUDA: GENERIC_GPU})
"""The default machine of each target, for modules without a machine attribute."""
