"""The target of a module: attributes of the module that passes and emitters read."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from xdsl.dialects.builtin import ModuleOp, StringAttr
from xdsl.ir import Attribute, Operation

from ..errors import OptionError, did_you_mean
from .attribute import MachineAttr
from .gpu import Gpu
from .machine import CPU, CUDA, Machine
from .presets import GENERIC
from .text import changed_by

__all__ = ["CPU", "CUDA", "DEVICE", "MACHINE", "MACHINE_FIELDS", "TARGET", "device_of", "gpu_of", "machine_of",
           "set_machine", "set_target", "target_of"]

TARGET = "stepwell.target"
"""The attribute of a module: `cpu` or `cuda`. By default it is the target of the machine, or `cpu`."""

MACHINE = "stepwell.machine"
"""The attribute of a module that describes the machine it is compiled for."""

MACHINE_FIELDS = "stepwell.machine_fields"
"""The attribute of a kernel with overridden fields of the machine, such as `registers=16`, for scheduling this
kernel.
"""

DEVICE = "stepwell.device"
"""The attribute of a module with the device of its tensors, such as `cuda:0`, and of an argument on another device."""


def target_of(module: ModuleOp) -> str:
    """The target of a module; raises OptionError for an unknown one."""
    machine = module.attributes.get(MACHINE)
    named = module.attributes.get(TARGET, StringAttr(machine.data.target if isinstance(machine, MachineAttr) else CPU))
    target = named.data if isinstance(named, StringAttr) else str(named)
    if target not in (CPU, CUDA):
        raise OptionError(f"unknown target '{target}' of a module; {did_you_mean(target, (CPU, CUDA))}")
    return target


def set_target(module: ModuleOp, target: str) -> None:
    """Set the target of a module."""
    if target == CPU:
        module.attributes.pop(TARGET, None)
    else:
        module.attributes[TARGET] = StringAttr(target)


def machine_of(op: Operation) -> Machine:
    """The machine for which a module, or the module around an operation, is compiled: that of its attribute, or else
    the generic one of its target. An enclosing kernel may override fields.
    """
    fields: Attribute | None = None
    while not isinstance(op, ModuleOp):
        fields = op.attributes.get(MACHINE_FIELDS, fields)
        around = op.parent_op()
        op = ModuleOp([]) if around is None else around
    named = op.attributes.get(MACHINE)
    machine = named.data if isinstance(named, MachineAttr) else GENERIC[target_of(op)]
    return _changed(machine, fields.data) if isinstance(fields, StringAttr) else machine


def gpu_of(op: Operation) -> Gpu:
    """The GPU for passes on programs and blocks: the machine of the module. If that is not a GPU, it is the generic
    one, and `map-to-blocks` says so in a remark.
    """
    machine = machine_of(op)
    if isinstance(machine, Gpu):
        return machine
    generic = GENERIC[CUDA]
    assert isinstance(generic, Gpu)
    return generic


@cache
def _changed(machine: Machine, fields: str) -> Machine:
    return changed_by(machine, fields)


def set_machine(module: ModuleOp, machine: Machine) -> None:
    """Set the machine of a module."""
    module.attributes[MACHINE] = MachineAttr(machine)


def device_of(attributes: Mapping[str, Attribute]) -> str | None:
    """The device in the attributes of a module or an argument."""
    device = attributes.get(DEVICE)
    return device.data if isinstance(device, StringAttr) else None
