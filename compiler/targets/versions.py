"""Collects the versions of the software that a compilation uses, for reports of failures."""

from __future__ import annotations

import platform
from importlib.metadata import version

from ...codegen.runtime.toolchain import Toolchain
from ...version import __version__

__all__ = ["versions"]


def versions(toolchain: Toolchain | None = None) -> dict[str, str]:
    """Return the versions of everything that takes part in a compilation, by name."""
    found = {"stepwell": __version__, "xdsl": version("xdsl"), "torch": version("torch"),
             "python": platform.python_version()}
    if toolchain is not None:
        found["C++ compiler"] = toolchain.version
    return found
