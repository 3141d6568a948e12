"""What a module is compiled for: an attribute of the module, so that passes and emitters read it there."""

from __future__ import annotations

from collections.abc import Mapping

from xdsl.dialects.builtin import ModuleOp, StringAttr
from xdsl.ir import Attribute

from .errors import OptionError, did_you_mean

__all__ = ["CPU", "CUDA", "DEVICE", "TARGET", "device_of", "set_target", "target_of"]

TARGET = "stepwell.target"
"""The attribute of a module: `cpu`, which is also what its absence means, or `cuda`."""

DEVICE = "stepwell.device"
"""The attribute of a module that says on which device its tensors are, as `cuda:0`, and of an argument that is
elsewhere."""

CPU = "cpu"
CUDA = "cuda"


def target_of(module: ModuleOp) -> str:
    """What a module is compiled for; raises OptionError if it names what we do not compile for."""
    named = module.attributes.get(TARGET, StringAttr(CPU))
    target = named.data if isinstance(named, StringAttr) else str(named)
    if target not in (CPU, CUDA):
        raise OptionError(f"unknown target '{target}' of a module; {did_you_mean(target, (CPU, CUDA))}")
    return target


def set_target(module: ModuleOp, target: str) -> None:
    """Say in the module what it is compiled for."""
    if target == CPU:
        module.attributes.pop(TARGET, None)
    else:
        module.attributes[TARGET] = StringAttr(target)


def device_of(attributes: Mapping[str, Attribute]) -> str | None:
    """The device that the attributes of a module or an argument name."""
    device = attributes.get(DEVICE)
    return device.data if isinstance(device, StringAttr) else None
