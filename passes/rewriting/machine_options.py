"""Options of passes whose defaults come from the machine that a module is compiled for.

    class Vectorize(KernelPass):
        bits: int = from_machine("vector_bits")
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import Field, field, fields, replace
from functools import wraps
from operator import attrgetter
from typing import Any, TypeVar, cast

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Operation
from xdsl.passes import ModulePass

from ...ir.errors import PassError
from ...ir.machines.targets import gpu_of, machine_of

__all__ = ["from_gpu", "from_machine", "property_of_machine", "settle", "settled"]

_PROPERTY, _MACHINE = "property", "machine"

Pass = TypeVar("Pass", bound=ModulePass)
Apply = TypeVar("Apply", bound=Callable[..., None])


def from_machine(name: str) -> Any:
    """An option whose default is the property `name` of the machine. It is None until `settle` puts that in its
    place."""
    return field(default=None, metadata={_PROPERTY: name, _MACHINE: machine_of})


def from_gpu(name: str) -> Any:
    """The same for a pass that is for GPUs only (`gpu_of`)."""
    return field(default=None, metadata={_PROPERTY: name, _MACHINE: gpu_of})


def property_of_machine(option: Field[Any]) -> str | None:
    """The property that is the default of an option; None where the default is another."""
    return option.metadata.get(_PROPERTY)


def settle(module_pass: Pass, op: Operation) -> Pass:
    """The pass with the options that were not given taken from the machine that a module, or a kernel of it, is
    compiled for; raises PassError for one that the machine has nothing for."""
    found: dict[str, Any] = {}
    for option in fields(module_pass):  # type: ignore[arg-type]
        name = property_of_machine(option)
        if name is None or getattr(module_pass, option.name) is not None:
            continue
        machine = option.metadata[_MACHINE](op)
        try:
            found[option.name] = attrgetter(name)(machine)
        except AttributeError as error:
            spelled = option.name.replace("_", "-")
            raise PassError(f"{module_pass.name} takes '{spelled}' from '{name}', and the machine '{machine.name}' has"
                            " no such field", hint="give the option, or name a machine of another target") from error
    return replace(module_pass, **found) if found else module_pass  # type: ignore[type-var]


def settled(apply: Apply) -> Apply:
    """The method `apply` of a pass, called on the pass as `settle` gives it."""

    @wraps(apply)
    def of_settled(module_pass: ModulePass, ctx: Context, op: ModuleOp) -> None:
        apply(settle(module_pass, op), ctx, op)

    return cast(Apply, of_settled)
