"""Names of kernels for torch's profiler.

A host program calls its kernels without telling anybody. While torch's profiler is at work, another copy of it runs, in
which each launch stands in a range with the kernel's name and the user's lines.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

__all__ = ["offer_named", "with_names"]

ATTRIBUTE = "with_kernel_names"

HostFunction = Callable[..., Any]


def offer_named(program: HostFunction, make: Callable[[Mapping[str, HostFunction]], HostFunction],
                kernels: Mapping[str, HostFunction], names: Mapping[str, str]) -> None:
    """Let `with_names` find how a host program is made of other kernels; `names` are what the profiler calls these."""
    named: list[HostFunction] = []

    def once() -> HostFunction:
        if not named:
            named.append(make({name: _named(kernel, names.get(name, name)) for name, kernel in kernels.items()}))
        return named[0]

    setattr(program, ATTRIBUTE, once)


def with_names(program: HostFunction) -> HostFunction:
    """The same program, which names its kernels to torch's profiler; a program that cannot is given back as it is."""
    make = getattr(program, ATTRIBUTE, None)
    return program if make is None else make()


def _named(kernel: HostFunction, name: str) -> HostFunction:
    from torch.autograd.profiler import record_function

    def launch(*arguments: Any) -> Any:
        with record_function(name):
            return kernel(*arguments)

    return launch
