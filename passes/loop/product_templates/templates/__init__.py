"""Kernels written as text in the IR, with names in braces for what differs and holes for what is put in."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from string import Template
from typing import TypeVar

from xdsl.context import Context
from xdsl.ir import Operation

from .....ir.text import parse_module

HOLE = "hole"
"""The attribute of an operation of a template that is replaced, or taken out, when it is instantiated."""

Kernel = TypeVar("Kernel", bound=Operation)


def instantiate(context: Context, name: str, kind: type[Kernel], parameters: Mapping[str, object]) -> Kernel:
    """The kernel of the template `name`, with parameters for all that is in braces; it stands in no module."""
    text = files(__name__).joinpath(f"{name}.mlir").read_text()
    module = parse_module(context, Template(text).substitute(parameters), f"{name}.mlir")
    kernel = next(op for op in module.ops if isinstance(op, kind))
    kernel.detach()
    return kernel


def holes(kernel: Operation) -> dict[str, Operation]:
    """The operations of a kernel that are holes, by their names; they lose the attribute."""
    found: dict[str, Operation] = {}
    for op in kernel.walk():
        if (attribute := op.attributes.pop(HOLE, None)) is not None:
            found[str(attribute).strip('"')] = op
    return found
