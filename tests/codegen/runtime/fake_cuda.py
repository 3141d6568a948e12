"""A fake CUDA driver that records its calls."""

from __future__ import annotations

import ctypes
import subprocess
from pathlib import Path

from stepwell.codegen.runtime.toolchain import Toolchain

__all__ = ["FakeDriver"]


class Call(ctypes.Structure):
    _fields_ = (("function", ctypes.c_char * 64), ("grid", ctypes.c_uint * 3), ("threads", ctypes.c_uint),
                ("shared_bytes", ctypes.c_uint), ("stream", ctypes.c_uint64), ("values", ctypes.c_uint64 * 16))


class FakeDriver:
    """The driver's side."""

    def __init__(self, path: Path):
        self.path = path
        self._library = ctypes.CDLL(str(path))

    @classmethod
    def compiled(cls, toolchain: Toolchain, directory: Path) -> FakeDriver:
        """A driver of its own in a directory."""
        source, output = Path(__file__).with_suffix(".c"), directory / "libcuda.so.1"
        subprocess.run([*toolchain.driver.command, "-x", "c", "-shared", "-fPIC", source, "-o", output], check=True)
        return cls(output)

    @property
    def call(self) -> Call:
        return Call.in_dll(self._library, "last_call")

    def number(self, name: str) -> int:
        return ctypes.c_int.in_dll(self._library, name).value

    def expect_values(self, count: int) -> None:
        ctypes.c_int.in_dll(self._library, "value_count").value = count
