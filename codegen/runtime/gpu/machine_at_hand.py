"""The description of the present GPU: a preset, updated with the properties that the driver reports."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ....ir.machines.gpu import Gpu
from ....ir.machines.presets import PRESETS


def detected_gpu(properties: Any) -> Gpu:
    """The GPU described by `torch.cuda.get_device_properties`. Speeds are those of the preset for its kind; total
    rates are scaled by the number of multiprocessors.
    """
    preset = PRESETS["h100" if (properties.major, properties.minor) == (9, 0) else "cuda"]
    assert isinstance(preset, Gpu)
    count = properties.multi_processor_count
    return replace(
        preset,
        multiprocessors=count,
        arithmetic=preset.arithmetic * count // preset.multiprocessors,
        warp=properties.warp_size,
        registers=properties.regs_per_multiprocessor,
        shared=getattr(properties, "shared_memory_per_block_optin", preset.shared),
        l2=properties.L2_cache_size,
    )
