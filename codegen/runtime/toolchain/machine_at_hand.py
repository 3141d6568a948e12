"""The description of the present processor: a preset, updated with properties that the system reports."""

from __future__ import annotations

import os
import platform
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

from ....ir.machines.cpu import Cpu
from ....ir.machines.presets import PRESETS
from .toolchain import Toolchain

CACHES = Path("/sys/devices/system/cpu/cpu0/cache")
ZEN5_FAMILY = 26
"""AMD's family number of Zen 5 and later; among processors of family 25, Zen 4 is the first with AVX-512."""
TILES = {"amx-tile", "amx-bf16", "amx-int8"}
"""The instructions that multiply tile registers."""
_SCALE = {"K": 1 << 10, "M": 1 << 20, "G": 1 << 30}


def machine_at_hand(toolchain: Toolchain) -> Cpu:
    """The description of this machine, with the vector instructions that the toolchain has tested."""
    families = toolchain.instruction_set.families
    found = describe_machine(platform.machine(), toolchain.vector_bits, len(os.sched_getaffinity(0)), CACHES,
                             toolchain.processor, has_tiles=TILES <= {*families})
    # [M] Intel Xeon (Sapphire Rapids): vdpbf16ps takes four times as long as a multiply-add of f32; 1024 x 1024 x 1024
    # has 72 GFLOP/s by it, 113 in f32, and 350 in the library, by AMX.
    has_fast_dots = "avx512bf16" in families and "AuthenticAMD" in toolchain.processor
    return replace(found, bf16_terms=2 if has_fast_dots else 1,
                   i8_terms=4 if (found.vector_bits == 512 and "avx512vnni" in families)
                   or (found.vector_bits == 256 and "avxvnni" in families) else 1)


def describe_machine(architecture: str, vector_bits: int, cores: int, caches: Path, processor: str = "", *,
                     has_tiles: bool = False) -> Cpu:
    """The description of a processor with the given cores and vector width, whose caches the system lists in a
    directory, and whose features are in the text of `describe_processor`.
    """
    family = re.search(r"^cpu family: (\d+)$", processor, re.MULTILINE)
    is_zen5 = family is not None and int(family[1]) >= ZEN5_FAMILY
    avx512 = "x86-avx512" if "AuthenticAMD" not in processor else "zen5-avx512" if is_zen5 else "zen-avx512"
    avx512 = "x86-amx" if has_tiles else avx512
    name = "arm-neon" if architecture == "aarch64" else avx512 if vector_bits == 512 else "x86-avx2"
    preset = PRESETS[name]
    assert isinstance(preset, Cpu)
    return replace(preset, cores=cores, vector_bits=vector_bits, **_caches(caches))


def _caches(folder: Path) -> dict[str, Any]:
    """The sizes of the first core's data caches and of a cache line, as far as the system reports them."""
    found: dict[str, Any] = {}
    for cache in sorted(folder.glob("index*")):
        said = {name: (cache / name).read_text().strip() for name in ("level", "type", "size", "coherency_line_size")
                if (cache / name).exists()}
        level, size = said.get("level", ""), said.get("size", "")
        if said.get("type") in ("Data", "Unified") and level in ("1", "2") and size[:-1].isdigit():
            found[f"l{level}"] = int(size[:-1]) * _SCALE.get(size[-1], 1)
            if (line := said.get("coherency_line_size", "")).isdigit() and int(line).bit_count() == 1:
                found["line"] = int(line)
    return found
