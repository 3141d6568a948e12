"""Prints the table of a package's kernels for a GPU as C, behind the host program that launches them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from .expressions import c_array, c_string

__all__ = ["DeviceKernel", "kernels_in_c"]

_KINDS = {"i64": "l", "i32": "i"}


@dataclass(frozen=True)
class DeviceKernel:
    """A kernel in machine code, as its launches need it."""

    name: str
    symbol: str
    """The name of the function in its cubin."""
    parameters: tuple[str, ...]
    """The types of its arguments in Triton's notation."""
    divisibility: tuple[int, ...]
    """For each argument a number, a power of two, that its code assumes to divide it."""
    threads: int
    shared_bytes: int
    general: str | None
    """The name of the same kernel without such assumptions, if it has some."""
    cubin: bytes

    @property
    def file(self) -> str:
        """The name of the file with its cubin."""
        return f"{self.name}.cubin"

    @property
    def description(self) -> dict[str, Any]:
        """What the manifest says of it."""
        return {"sha256": sha256(self.cubin).hexdigest(), "bytes": len(self.cubin), "threads": self.threads,
                "shared_bytes": self.shared_bytes}


def kernels_in_c(kernels: Sequence[DeviceKernel]) -> str:
    """The definitions of kernels, whose cubins are files in the directory where this text is compiled."""
    lines = [f"static Kernel {each.name};" for each in kernels]
    for each in kernels:
        parameters = c_array("PARAMETERS", (f"{{'{'p' if type.startswith('*') else _KINDS[type]}', {divisor - 1}}}"
                                            for type, divisor in zip(each.parameters, each.divisibility, strict=True)))
        lines += [
            f"CUBIN({each.name}_code, {c_string(each.file)});",
            f"static Kernel {each.name} = {{{c_string(each.name)}, {c_string(each.symbol)}, {each.threads}, "
            f"{each.shared_bytes}, {len(each.parameters)}, {parameters}, {each.name}_code, "
            f"{'NULL' if each.general is None else f'&{each.general}'}, NULL}};",
        ]
    places = "".join(f"&{each.name}, " for each in kernels)
    return "\n".join([*lines, "", "static Kernel *const *all_kernels(void) {",
                      f"  static Kernel *const KERNELS[] = {{{places}NULL}};", "  return KERNELS;", "}", ""])
