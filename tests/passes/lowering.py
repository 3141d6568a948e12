"""Builds calls of aten operators as modules, lowers them to prim and runs them there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import torch
from xdsl.dialects.builtin import ModuleOp, NoneType
from xdsl.dialects.func import FuncOp, ReturnOp
from xdsl.ir import Block, Region

from stepwell.ir.context import make_context
from stepwell.ir.dialects.aten import call
from stepwell.ir.dialects.aten.table import schema_of_name
from stepwell.ir.dtypes import element_type
from stepwell.ir.semantics.interpreter import run_module
from stepwell.ir.shapes import tensor
from stepwell.passes.aten.aten_to_prim import AtenToPrim

CONTEXT = make_context()


def eager(name: str, arguments: Sequence[Any]) -> list[Any]:
    """The results of an operator, None where it computes none."""
    schema = schema_of_name(name)
    packet = getattr(getattr(torch.ops, schema.namespace), schema.name)
    positional, keyword = [], {}
    for argument, value in zip(schema.arguments, arguments, strict=False):
        if argument.keyword_only:
            keyword[argument.name] = value
        else:
            positional.append(value)
    result = getattr(packet, schema.overload or "default")(*positional, **keyword)
    return list(result) if isinstance(result, tuple | list) else [result]


def module_of(
    name: str, arguments: Sequence[Any], results: Sequence[Any]
) -> tuple[ModuleOp, list[torch.Tensor]]:
    """A module that calls one operator, and the tensors among `arguments`, which are its inputs."""
    inputs: list[torch.Tensor] = []
    block = Block()

    def value_of(value: Any) -> Any:
        if isinstance(value, torch.Tensor):
            inputs.append(value)
            return block.insert_arg(type_of(value), len(block.args))
        if isinstance(value, torch.dtype):
            return element_type(value)
        if isinstance(value, list | tuple):
            return [value_of(one) for one in value]
        return value

    schema = schema_of_name(name)
    named = {a.name: value_of(value) for a, value in zip(schema.arguments, arguments, strict=False)}
    types = [NoneType() if one is None else type_of(one) for one in results]
    op = call(name, named, types)
    returned = [r for r in op.results if not isinstance(r.type, NoneType)]
    block.add_ops([op, ReturnOp(*returned)])
    inner = [argument.type for argument in block.args]
    return ModuleOp([FuncOp("forward", (inner, [r.type for r in returned]), Region(block))]), inputs


def type_of(value: torch.Tensor) -> Any:
    return tensor(value.shape, element_type(value.dtype))


def lowered(
    name: str, arguments: Sequence[Any], results: Sequence[Any]
) -> tuple[ModuleOp, list[torch.Tensor]]:
    """`module_of`, lowered to prim and verified."""
    module, inputs = module_of(name, arguments, results)
    module.verify()
    AtenToPrim().apply(CONTEXT, module)
    module.verify()
    return module, inputs


def externs(module: ModuleOp) -> list[str]:
    """The reasons of the calls that stayed."""
    return [op.attributes["extern"].data for op in module.walk() if "extern" in op.attributes]


def run_lowered(name: str, arguments: Sequence[Any], results: Sequence[Any]) -> list[torch.Tensor]:
    """The results of the lowered operator; raises AssertionError if it was left to ATen."""
    module, inputs = lowered(name, arguments, results)
    assert not externs(module), f"{name} stays: {externs(module)}"
    return run_module(module, inputs)
