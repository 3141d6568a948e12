"""Converts TorchScript, scripted or traced, to a program of torch.export by torch's converter, and checks the result.
"""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence
from typing import Any

import torch
from torch.export import ExportedProgram
from torch.utils._pytree import tree_map_only

from ...ir.errors import InputError, OptionError, UnsupportedError

__all__ = ["ScriptProgram", "export_torchscript"]

ScriptProgram = torch.jit.ScriptModule | torch.jit.ScriptFunction
"""The classes that torch.jit.script, torch.jit.trace and torch.jit.load return."""


def export_torchscript(program: Any, args: Sequence[Any], kwargs: Mapping[str, Any], dynamic_shapes: Any
                       ) -> ExportedProgram:
    """Convert a program for the given inputs; `dynamic_shapes` names the dynamic sizes.

    The converter translates some programs wrongly, so both are run on the inputs and compared. Raises
    UnsupportedError if the converter rejects the program, or if the results differ.
    """
    names, given = _positional(program, args, kwargs)
    _expect_only_tensors_are_set(program)
    try:
        from torch._export.converter import TS2EPConverter
    except ImportError as error:
        raise UnsupportedError("this version of torch converts no TorchScript") from error
    try:
        module: Any = TS2EPConverter(program, given).convert().module()
        _name_arguments(module, names)
        exported = torch.export.export(module, given, dynamic_shapes=_by_place(dynamic_shapes, names))
    except Exception as error:  # the converter raises various exceptions
        raise UnsupportedError(f"torch's converter rejects this TorchScript: {_first_line(error)}",
                               hint="export the module that it was made of") from error
    _compare(program, exported, given)
    return exported


def _positional(program: Any, args: Sequence[Any], kwargs: Mapping[str, Any]) -> tuple[list[str], tuple[Any, ...]]:
    """The names of all arguments, and their values in order."""
    method: Any = program if isinstance(program, torch.jit.ScriptFunction) else getattr(program, "forward", None)
    if method is None:
        raise UnsupportedError("this TorchScript has no method 'forward', or several of that name",
                               hint="script a module whose forward calls the one that is meant")
    schema = method.schema
    known = [each for each in schema.arguments if each.name != "self"]
    names = [each.name for each in known]
    if len(args) > len(names) or not {*kwargs} <= {*names[len(args):]}:
        raise InputError(f"the TorchScript takes {', '.join(names)}, each once")
    values = list(args)
    for each in known[len(args):]:
        if each.name not in kwargs and not each.has_default_value():
            raise OptionError(f"TorchScript is converted for inputs, and none is given for '{each.name}'",
                              hint="give `args`, or --input on the command line")
        values.append(kwargs[each.name] if each.name in kwargs else each.default_value)
    return names, tuple(values)


def _expect_only_tensors_are_set(program: Any) -> None:
    """Refuse TorchScript that changes a number or another attribute: the converter takes its value as a constant."""
    graph: Any = (program if isinstance(program, torch.jit.ScriptFunction) else program.forward).inlined_graph
    for node in graph.findAllNodes("prim::SetAttr", recurse=True):
        if not isinstance([*node.inputs()][1].type(), torch.TensorType):
            raise UnsupportedError(f"this TorchScript changes its attribute '{node.s('name')}', which is no tensor",
                                   hint="keep it in a buffer")


def _name_arguments(module: Any, names: list[str]) -> None:
    """Set the argument names of an exported module to those of the TorchScript."""
    code = module.graph._codegen
    code.pytree_info = code.pytree_info._replace(orig_args=names)
    module.recompile()


def _by_place(dynamic_shapes: Any, names: list[str]) -> Any:
    """The dynamic shapes of all arguments, in order."""
    if dynamic_shapes is None:
        return None
    if isinstance(dynamic_shapes, Mapping):
        return tuple(dynamic_shapes.get(name) for name in names)
    return (*dynamic_shapes, *[None] * (len(names) - len(dynamic_shapes)))


def _compare(program: Any, exported: ExportedProgram, inputs: tuple[Any, ...]) -> None:
    """Raise UnsupportedError if results, arguments or the shared buffers differ between the exported program and the
    TorchScript.
    """
    buffers = {} if isinstance(program, torch.jit.ScriptFunction) else dict(program.named_buffers())
    before = {name: buffer.detach().clone() for name, buffer in buffers.items()}
    found = []
    for run in (program, exported.module()):
        own = copy.deepcopy(inputs)
        with torch.no_grad(), torch.random.fork_rng(devices=[]):
            torch.manual_seed(0)
            results = run(*own)
            found.append(copy.deepcopy(tree_map_only(torch.Tensor, torch.Tensor.detach,
                                                 (results, own, buffers))))
            for name, buffer in buffers.items():
                buffer.copy_(before[name])
    try:
        torch.testing.assert_close(*map(_comparable, found), equal_nan=True)
    except (AssertionError, TypeError) as error:
        raise UnsupportedError(f"torch's converter changes what this TorchScript computes: {_first_line(error)}",
                               hint="export the module that it was made of") from error


def _comparable(value: Any) -> Any:
    """The value with numbers in place of texts, which torch does not compare."""
    return tree_map_only(str, lambda text: list(text.encode()), value)


def _first_line(error: BaseException) -> str:
    """The first line of the root cause."""
    while error.__cause__ is not None:
        error = error.__cause__
    return str(error).strip().partition("\n")[0] or type(error).__name__
