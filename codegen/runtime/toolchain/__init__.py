"""The C++ compiler of this machine, and the instruction set that it may use."""

from .toolchain import Toolchain

__all__ = ["Toolchain"]
