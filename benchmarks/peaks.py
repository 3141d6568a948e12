"""Measures the peak rates of this machine: multiply-adds of floats, and the bytes that loops copy and read."""

from __future__ import annotations

import ctypes
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import torch

from ..codegen.runtime.cache import DiskCache
from ..codegen.runtime.toolchain import Toolchain

SOURCE = Path(__file__).with_suffix(".cpp")
ELEMENTS = 1 << 24
"""The number of floats that are copied and read: that of a matrix of 4096 by 4096."""
COUNT = 100_000
SECONDS = 0.3


@dataclass(frozen=True)
class Peaks:
    """The total rates of all torch threads; that of multiply-adds is that of one thread times their number."""

    flops: float
    copied: float
    """Bytes per second that are read, and as many are written."""
    read: float
    """Bytes per second."""


def measure_peaks() -> Peaks:
    """Compile the loops and run each for a short time."""
    toolchain = Toolchain.detect(DiskCache.default())
    with tempfile.TemporaryDirectory() as folder:
        library = Path(folder, "peaks.so")
        width = toolchain.vector_bits // 8
        built = toolchain.driver.run(
            *toolchain.compile_flags(), "-ffp-contract=fast", f"-DVECTOR_BYTES={width}", SOURCE, "-o", library,
            *toolchain.link_flags())
        assert built.returncode == 0, built.stderr
        loops = ctypes.CDLL(str(library))
        to, source = torch.zeros(ELEMENTS), torch.ones(ELEMENTS)
        one = 2 * loops.multiply_adds_of_one()
        size, addresses = ctypes.c_long(ELEMENTS), [ctypes.c_void_p(each.data_ptr()) for each in (to, source)]
        return Peaks(
            torch.get_num_threads() * COUNT * one / _least(lambda: loops.multiply_adds(ctypes.c_long(COUNT))),
            4 * ELEMENTS / _least(lambda: loops.copy(*addresses, size)),
            4 * ELEMENTS / _least(lambda: loops.read(addresses[1], size)),
        )


def _least(run: Callable[[], object]) -> float:
    """Return the minimum time of a call, because disturbances only make it slower."""
    best, end = float("inf"), time.perf_counter() + SECONDS
    while time.perf_counter() < end:
        start = time.perf_counter()
        run()
        best = min(best, time.perf_counter() - start)
    return best
