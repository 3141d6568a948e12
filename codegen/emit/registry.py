"""The table of targets, the formats in which modules are emitted, with the location of each emitter."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

from xdsl.utils.target import Target

from ...ir.errors import OptionError, did_you_mean
from ...ir.plugins import find_in_packages, names_in_packages

TARGETS = {
    "cpp": "cpp.target:CppTarget",
    "host": "host.target:HostTarget",
    "host-c": "host.c.target:HostCTarget",
    "host-tensors": "host.c.tensor_program:TensorProgramTarget",
    "triton-python": "triton.python.target:TritonPythonTarget",
    "ttir": "triton.ttir.target:TtirTarget",
}


def find_target(name: str) -> type[Target]:
    """The class of the target `name`: from Stepwell, an installed package, or xDSL, in this order."""
    if name in TARGETS:
        module, _, attribute = TARGETS[name].partition(":")
        return getattr(import_module(f".{module}", __package__), attribute)
    if (found := find_in_packages("targets", name)) is not None:
        return found
    others = [name for package, names in names_in_packages("targets").items() if package != "xdsl" for name in names]
    raise OptionError(f"unknown target '{name}'; {did_you_mean(name, ['mlir', *TARGETS, *others])}")


def target_factories() -> dict[str, Callable[[], type[Target]]]:
    """Stepwell's targets by name, as functions that import them."""
    return {name: lambda name=name: find_target(name) for name in TARGETS}
