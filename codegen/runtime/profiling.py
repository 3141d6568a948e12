"""Copies of a host program that call its kernels in another way.

A host program calls its kernels without telling anybody. While torch's profiler is at work, another copy of it runs, in
which each launch stands in a range with the kernel's name and the user's lines; and another one measures kernels.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

__all__ = ["offer_other_kernels", "with_kernels", "with_names"]

WITH_NAMES, WITH_KERNELS = "with_kernel_names", "with_other_kernels"

HostFunction = Callable[..., Any]
Wrap = Callable[[str, HostFunction], HostFunction]


def offer_other_kernels(program: HostFunction, make: Callable[[Mapping[str, HostFunction]], HostFunction],
                        kernels: Mapping[str, HostFunction], names: Mapping[str, str]) -> None:
    """Let `with_names` and `with_kernels` find how a host program is made of kernels; `names` are what the profiler
    calls these."""
    named: list[HostFunction] = []

    def wrapped(wrap: Wrap) -> HostFunction:
        return make({name: wrap(name, kernel) for name, kernel in kernels.items()})

    def once() -> HostFunction:
        if not named:
            named.append(wrapped(lambda name, kernel: _named(kernel, names.get(name, name))))
        return named[0]

    setattr(program, WITH_NAMES, once)
    setattr(program, WITH_KERNELS, wrapped)


def with_names(program: HostFunction) -> HostFunction:
    """The same program, which names its kernels to torch's profiler; a program that cannot is given back as it is."""
    make = getattr(program, WITH_NAMES, None)
    return program if make is None else make()


def with_kernels(program: HostFunction, wrap: Wrap) -> HostFunction:
    """The same program, with what `wrap` makes of each kernel, given its name and the kernel, in the place of it; a
    program that has no kernels, or hides them, is given back as it is."""
    make = getattr(program, WITH_KERNELS, None)
    return program if make is None else make(wrap)


def _named(kernel: HostFunction, name: str) -> HostFunction:
    from torch.autograd.profiler import record_function

    def launch(*arguments: Any) -> Any:
        with record_function(name):
            return kernel(*arguments)

    return launch
