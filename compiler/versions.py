"""What a compilation was made with, for reports of failures."""

from __future__ import annotations

import platform
from importlib.metadata import version

from ..codegen.runtime.toolchain import Toolchain
from ..version import __version__

__all__ = ["versions"]


def versions(toolchain: Toolchain | None = None) -> dict[str, str]:
    """The versions of all that has a part in a compilation, by name."""
    found = {"stepwell": __version__, "xdsl": version("xdsl"), "torch": version("torch"),
             "python": platform.python_version()}
    if toolchain is not None:
        found["C++ compiler"] = toolchain.version
    return found
