"""Variants of a host program that wrap its kernels.

While torch's profiler is active, a variant of the host program runs in which each launch is in a range labelled with
the kernel's name and the user's source lines; another variant measures kernels.
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
    """Register the constructor of a host program for `with_names` and `with_kernels`; `names` are the profiler's
    names of kernels.
    """
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
    """The program with kernels named for torch's profiler; a program that does not support this is returned
    unchanged.
    """
    make = getattr(program, WITH_NAMES, None)
    return program if make is None else make()


def with_kernels(program: HostFunction, wrap: Wrap) -> HostFunction:
    """The program with each kernel replaced by the result of `wrap`, which takes its name and the kernel; a program
    without accessible kernels is returned unchanged.
    """
    make = getattr(program, WITH_KERNELS, None)
    return program if make is None else make(wrap)


def _named(kernel: HostFunction, name: str) -> HostFunction:
    from torch.autograd.profiler import record_function

    def launch(*arguments: Any) -> Any:
        with record_function(name):
            return kernel(*arguments)

    return launch
